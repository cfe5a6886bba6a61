import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import { stringify } from 'yaml';
import type { Role } from '../../src/compose/foundation.ts';
import { compose, type Service } from '../../src/compose.ts';
import type { EngineRegistry } from '../../src/engines/engine-registry.ts';
import { migrateSqlite } from '../../src/platform/storage/sqlite/migrate-sqlite.ts';
import type { Tracing } from '../../src/platform/tracing/tracing.ts';
import { loadConfig } from '../../src/settings/config.ts';
import { CLIENTS_CLOSE } from './clients-close.ts';
import { type FakeEngines, fakeEngines } from './fake-engines.ts';
import { testPostgres } from './postgres.ts';
import { scratchFolder } from './scratch-folder.ts';
import { settingsFile } from './settings-file.ts';
import { use } from './use.ts';
import { watchAnswers } from './watch-answers.ts';

/** A whole service with fake engines on a free port of this machine. */
export interface TestService {
  readonly url: string;
  /** A pay-as-you-go key without limits. */
  readonly key: string;
  readonly adminKey: string;
  readonly engines: FakeEngines;
  readonly dataDirectory: string;
  readonly service: Service;
  /** A request with the key; `body` objects are sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** A multipart request with the key; `Blob` values are files. */
  form(
    path: string,
    fields: Record<string, string | Blob>,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** A request to the operator API. */
  admin(method: string, path: string, body?: unknown): Promise<Answer>;
  /** A new account with a key of its own. */
  newKey(key?: object, account?: object): Promise<{ key: string; id: string; account: string }>;
  /** The task once it is completed or failed. */
  finished(id: string, key?: string): Promise<Record<string, unknown>>;
  /** Writes the settings anew, also as text that is no YAML; a reload reads them. */
  writeSettings(settings: object | string): void;
  stop(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  readonly json: any;
}

export interface TestServiceOptions {
  /** What stands in its settings file. */
  readonly settings?: object;
  readonly environment?: Record<string, string>;
  readonly now?: () => number;
  /** False leaves every model without an engine. */
  readonly engines?: boolean;
  /** Where the videos are kept instead of in the data folder: a mount of its own. */
  readonly artifacts?: string;
  /** Engines in place of the fakes. */
  readonly registry?: EngineRegistry;
  /** Silent unless told. */
  readonly log?: Logger;
  readonly tracing?: Tracing;
  /** Everything in one process unless told. */
  readonly role?: Role;
}

export const TEST_KEY = 'sk-test00000000000000000000000000000000000000000000';
export const TEST_ADMIN_KEY = 'admin-key-of-the-tests';

/** `PHONOFILM_TEST_STORAGE=postgres` runs every test that starts a service on PostgreSQL instead of SQLite. */
async function storageUnderTest(): Promise<Record<string, string>> {
  if (process.env['PHONOFILM_TEST_STORAGE'] !== 'postgres') return {};
  return { DATABASE_URL: await (await testPostgres()).newServiceDatabase() };
}

let tables: string | undefined;

/** A database with its tables, made once: the disk takes longer to make them in each than many a test takes. */
function copyTables(file: string): void {
  if (tables === undefined) {
    tables = join(scratchFolder(), 'phonofilm.db');
    migrateSqlite(tables);
  }
  copyFileSync(tables, file);
}

/** A service for the tests of a file or suite: it starts before the first one and stops after the last. */
export function useService(
  options: () => TestServiceOptions | Promise<TestServiceOptions> = () => ({}),
): TestService {
  return use(
    async () => await startService(await options()),
    (service) => service.stop(),
  );
}

export async function startService(options: TestServiceOptions = {}): Promise<TestService> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'phonofilm-test-'));
  if (options.artifacts !== undefined) symlinkSync(options.artifacts, join(dataDirectory, 'artifacts'));
  const file = options.settings === undefined ? '' : settingsFile(options.settings);
  const config = loadConfig({
    DATA_DIR: dataDirectory,
    API_KEY: TEST_KEY,
    CONFIG: file,
    LOG_LEVEL: 'silent',
    ...(await storageUnderTest()),
    ...options.environment,
  });
  if (config.databaseUrl === null) copyTables(join(dataDirectory, 'phonofilm.db'));
  // News of a task travels through PostgreSQL: videos there take long enough for every step to be seen.
  const engines = await fakeEngines(onPostgres() ? { stepMs: 30 } : {});
  const service = await compose(config, {
    adminKey: TEST_ADMIN_KEY,
    log: options.log ?? pino({ level: config.logLevel }),
    ...(options.engines === false ? {} : { engines: options.registry ?? engines.registry }),
    ...(options.now && { now: options.now }),
    ...(options.tracing && { tracing: options.tracing }),
    ...(options.role && { role: options.role }),
  });
  const answers = watchAnswers(service.app);
  const connections = new Set<Socket>();
  service.app.server.on('connection', (socket: Socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  Object.assign(service.app.server, CLIENTS_CLOSE);
  await service.start();
  const url = await service.app.listen({ host: '127.0.0.1', port: 0 });

  const send = (method: string, path: string, body: unknown, headers: Record<string, string>) =>
    sendRequest(url + path, method, body, headers);
  const test: TestService = {
    url,
    key: TEST_KEY,
    adminKey: TEST_ADMIN_KEY,
    engines,
    dataDirectory,
    service,
    call: (method, path, body, headers = {}) =>
      send(method, path, body, { authorization: `Bearer ${TEST_KEY}`, ...headers }),
    form: (path, fields, headers = {}) =>
      send('POST', path, toForm(fields), { authorization: `Bearer ${TEST_KEY}`, ...headers }),
    admin: (method, path, body) =>
      send(method, `/admin/v1${path}`, body, { authorization: `Bearer ${TEST_ADMIN_KEY}` }),
    newKey: async (key = {}, account = {}) => {
      const made = await test.admin('POST', '/accounts', { name: 'test', balance: null, ...account });
      const created = await test.admin('POST', '/keys', { account: made.json.id, type: 'payg', ...key });
      if (created.status !== 200) throw new Error(created.text);
      return { key: created.json.key, id: created.json.id, account: made.json.id };
    },
    finished: async (id, key = TEST_KEY) => {
      for (;;) {
        const path = `/v1/video/query?wait=20&id=${encodeURIComponent(id)}`;
        const answer = await send('GET', path, undefined, { authorization: `Bearer ${key}` });
        if (answer.status !== 200) throw new Error(answer.text);
        if (answer.json.status === 'completed' || answer.json.status === 'failed') return answer.json;
      }
    },
    writeSettings: (settings) =>
      writeFileSync(file, typeof settings === 'string' ? settings : stringify(settings)),
    stop: async () => {
      // `fetch` connects ahead of requests after one was aborted. To a server such a connection is no idle one: it would
      // wait ten seconds for the request.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
      await service.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
      answers.assertDescribed();
    },
  };
  return test;
}

function onPostgres(): boolean {
  return process.env['PHONOFILM_TEST_STORAGE'] === 'postgres';
}

export function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function sendRequest(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Answer> {
  const raw = body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array;
  const response = await fetch(url, {
    method,
    headers: { ...(body !== undefined && !raw && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: raw ? (body as string) : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}

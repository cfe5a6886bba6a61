import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../src/platform/storage/database.ts';
import { PostgresDatabase } from '../../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../../src/platform/storage/postgres/postgres-server.ts';
import { SqliteDatabase } from '../../src/platform/storage/sqlite/sqlite-database.ts';
import { freePort } from '../../test/support/free-port.ts';
import { type ServiceProcess, START_FLAGS, startServiceProcess } from '../../test/support/service-process.ts';
import { memoryOf } from '../support/measurements.ts';
import { processTree, residentOfTree } from '../support/process-tree.ts';

export const ADMIN_KEY = 'admin-key-of-the-soak';

export interface Measured {
  /** Megabytes of the service's own process, and of it with its children. */
  readonly resident: number;
  readonly tree: number;
  readonly descriptors: number;
  readonly artifacts: number;
  readonly artifactMegabytes: number;
}

/** One service with its folder and its address, through all its restarts. */
export class SoakedPlace {
  readonly name: string;
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'phonofilm-soak-'));
  readonly #port: number;
  readonly #settings: object;
  readonly #databaseUrl: string | null;
  #process: ServiceProcess | null = null;

  private constructor(name: string, port: number, settings: object, databaseUrl: string | null) {
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.#port = port;
    this.#settings = settings;
    this.#databaseUrl = databaseUrl;
  }

  static async open(name: string, settings: object, databaseUrl: string | null): Promise<SoakedPlace> {
    const place = new SoakedPlace(name, await freePort(), settings, databaseUrl);
    await place.start();
    return place;
  }

  get #data(): string {
    return join(this.#folder, 'data');
  }

  async start(): Promise<void> {
    this.#process = await startServiceProcess({
      dataDirectory: this.#data,
      script: new URL('./soaked-service.ts', import.meta.url),
      flags: START_FLAGS,
      settings: this.#settings,
      logFile: join(this.#folder, 'log'),
      environment: {
        ADMIN_KEY,
        PORT: String(this.#port),
        LOG_LEVEL: 'info',
        ...(this.#databaseUrl !== null && { DATABASE_URL: this.#databaseUrl }),
      },
    });
  }

  /** How it ended. */
  async end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals> {
    this.#process!.child.kill(signal);
    return await this.#process!.ended;
  }

  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into field by field
  async call(method: string, path: string, key: string, body?: object): Promise<any> {
    const response = await fetch(this.url + path, {
      method,
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const json = await response.json();
    if (response.status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(json)}`);
    return json;
  }

  async measure(): Promise<Measured> {
    const pid = this.#process!.child.pid!;
    const files = this.artifacts();
    return {
      resident: Math.round(memoryOf(pid).now),
      tree: await residentOfTree(pid),
      descriptors: (await processTree(pid)).reduce((sum, one) => sum + descriptorsOf(one), 0),
      artifacts: files.length,
      artifactMegabytes: files.reduce((sum, bytes) => sum + bytes, 0) / 1e6,
    };
  }

  /** The sizes of all stored files. */
  artifacts(): number[] {
    return readdirSync(join(this.#data, 'artifacts'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0);
  }

  /** What is left of videos under way: nothing, once it has stopped. */
  scratch(): string[] {
    return readdirSync(join(this.#data, 'scratch'));
  }

  /** Lines of the log that say something went wrong, without their times. */
  errors(): Map<string, number> {
    const lines = readFileSync(join(this.#folder, 'log'), 'utf8').split('\n');
    const counts = new Map<string, number>();
    for (const line of lines.filter((one) => /"level":(50|60)/.test(one))) {
      const { msg, err } = JSON.parse(line) as { msg: string; err?: { message?: string } };
      const text = `${msg}: ${err?.message ?? ''}`.replaceAll(/\d+|[\w-]{20,}/g, '…');
      counts.set(text, (counts.get(text) ?? 0) + 1);
    }
    return counts;
  }

  /** Of the stopped service. */
  database(): Database & { close(): Promise<void> } {
    if (this.#databaseUrl === null) return new SqliteDatabase(join(this.#data, 'phonofilm.db'));
    const server = new PostgresServer(this.#databaseUrl, { connections: 2, statementTimeoutMs: 60_000 });
    return new PostgresDatabase(server);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function descriptorsOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
}

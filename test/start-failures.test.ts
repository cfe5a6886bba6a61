import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { runPhonofilm } from './cli/run-phonofilm.ts';
import { freePort } from './support/free-port.ts';
import { testPostgres } from './support/postgres.ts';
import { scratchFolder } from './support/scratch-folder.ts';
import { startServiceProcess } from './support/service-process.ts';
import { mountSmallDisk } from './support/small-disk.ts';
import { tcpProxy } from './support/tcp-proxy.ts';

/** A start that cannot succeed says why and what to do, in one line, and ends with exit code 1. */

let folder: string;
let databaseUrl: string;
let taken: Server;
let takenPort: number;

before(async () => {
  folder = scratchFolder();
  databaseUrl = await (await testPostgres()).newDatabase();
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  takenPort = (taken.address() as { port: number }).port;
});
after(() => {
  taken.close();
});

interface Refused {
  readonly title: string;
  readonly args?: readonly string[];
  /** What is set, given an empty data folder; and what must be done before. */
  readonly prepare: (data: string) => Record<string, string> | Promise<Record<string, string>>;
  /** The cause, and the remedy. */
  readonly says: readonly RegExp[];
}

const onPostgres = (change: (url: URL) => void) => {
  const url = new URL(databaseUrl);
  change(url);
  return { DATABASE_URL: url.href, CONFIG: waitingFor(0) };
};

function waitingFor(seconds: number): string {
  const file = join(folder, `wait-${seconds}.yaml`);
  writeFileSync(file, `database: { wait_seconds: ${seconds} }\n`);
  return file;
}

const settings = (text: string) => {
  const file = join(folder, 'settings.yaml');
  writeFileSync(file, text);
  return { CONFIG: file };
};

const oneConnection = async (query: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(query);
  await client.end();
};

const REFUSED: readonly Refused[] = [
  {
    title: 'a wrong password',
    prepare: async () => {
      await oneConnection(`DO $$ BEGIN CREATE ROLE stranger LOGIN PASSWORD 'right';
        EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
      return onPostgres((url) => {
        url.username = 'stranger';
        url.password = 'wrong';
      });
    },
    says: [/refuses the password of the user stranger/, /DATABASE_URL/],
  },
  {
    title: 'an unknown user',
    prepare: () =>
      onPostgres((url) => {
        url.username = 'nobody-knows';
      }),
    says: [/nobody-knows/, /Check .*DATABASE_URL/],
  },
  {
    title: 'a database that does not exist',
    prepare: () =>
      onPostgres((url) => {
        url.pathname = '/elsewhere';
      }),
    says: [/no database elsewhere/, /createdb elsewhere/],
  },
  {
    title: 'a user who may make no tables',
    prepare: async () => {
      await oneConnection(`DO $$ BEGIN CREATE ROLE guest LOGIN PASSWORD 'guest';
        EXCEPTION WHEN duplicate_object THEN NULL; END $$`);
      return onPostgres((url) => {
        url.username = 'guest';
        url.password = 'guest';
      });
    },
    says: [/does not allow the user guest to create tables/, /owner/],
  },
  {
    title: 'a port of PostgreSQL where nobody listens',
    prepare: async () => {
      const port = await freePort();
      return onPostgres((url) => {
        url.port = String(port);
      });
    },
    says: [/PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached: connection refused/, /Start it, or correct/],
  },
  {
    title: 'a host of PostgreSQL that does not exist',
    prepare: () =>
      onPostgres((url) => {
        url.hostname = 'postgres.invalid';
      }),
    says: [/postgres\.invalid:\d+ cannot be reached/, /correct host and port in DATABASE_URL/],
  },
  {
    title: 'an address of a database that is none',
    prepare: () => ({ DATABASE_URL: 'mysql://somewhere' }),
    says: [/DATABASE_URL must look like postgres:/],
  },
  {
    title: 'a range of proxies that is none',
    prepare: () => ({ TRUSTED_PROXIES: '10.0.0.0/99' }),
    says: [
      /TRUSTED_PROXIES must list addresses or CIDR ranges such as 10\.0\.0\.0\/8, not "10\.0\.0\.0\/99"/,
    ],
  },
  {
    title: 'an admin key that can be guessed',
    prepare: () => ({ ADMIN_KEY: 'a' }),
    says: [/ADMIN_KEY must have at least 16 characters/, /openssl rand/],
  },
  ...['a'.repeat(40), '1212121212121212121212', 'passwordpassword', 'aaaaaaaaaaaaaaab'].map((weak) => ({
    title: `an admin key that is long and can be guessed all the same, ${weak}`,
    prepare: () => ({ ADMIN_KEY: weak }),
    says: [/ADMIN_KEY is too easy to guess/, /openssl rand/],
  })),
  {
    title: 'a port that is in use',
    prepare: () => ({ PORT: String(takenPort) }),
    says: [/Port \d+ of 127\.0\.0\.1 is in use/, /set PORT/],
  },
  {
    title: 'a host that is not of this machine',
    prepare: () => ({ HOST: '203.0.113.9', PORT: '0' }),
    says: [/203\.0\.113\.9 is not an address of this machine/, /Set HOST/],
  },
  { title: 'a port that is none', prepare: () => ({ PORT: 'many' }), says: [/PORT must be a whole number/] },
  {
    title: 'an unknown setting',
    prepare: () => settings('limits: { many: 1 }\n'),
    says: [/limits\.many is not a known setting/],
  },
  {
    title: 'a settings file that is no YAML',
    prepare: () => settings('limits: {\n'),
    says: [/is not valid YAML/],
  },
  {
    title: 'a route that does not exist',
    prepare: () => settings('models: { vidB-2: { routes: [local, nowhere] } }\n'),
    says: [/^phonofilm: models\.vidB-2\.routes\[1\]: there is no route nowhere; there is local\.$/],
  },
  {
    title: 'a route to an upstream that is not there',
    prepare: () => settings('models: { asr-1: { routes: [local, { upstream: ears }] } }\n'),
    says: [/^phonofilm: models\.asr-1\.routes\[1\]\.upstream: there is no "ears" under upstreams\.$/],
  },
  {
    title: 'a settings file that is not there',
    prepare: () => ({ CONFIG: '/nowhere/settings.yaml' }),
    says: [/CONFIG names \/nowhere\/settings\.yaml/],
  },
  {
    title: 'a database file that is none',
    prepare: (data) => {
      writeFileSync(
        join(data, 'phonofilm.db'),
        'these are a few words, and no pages of a database. '.repeat(99),
      );
      return {};
    },
    says: [/phonofilm\.db in .* is not a database/, /Restore a backup/],
  },
  {
    title: 'a damaged database file',
    prepare: (data) => {
      damage(join(data, 'phonofilm.db'));
      return {};
    },
    says: [/is damaged/, /Restore a backup/],
  },
  {
    title: 'a database file of a newer version',
    prepare: (data) => {
      const database = new DatabaseSync(join(data, 'phonofilm.db'));
      database.exec(`CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL, version TEXT);
        INSERT INTO migrations VALUES (900, '0900-time-travel.sql', '7.1.0')`);
      database.close();
      return {};
    },
    says: [/does not know its 0900-time-travel\.sql/, /Start Phonofilm 7\.1\.0 or a later version/],
  },
  {
    title: 'a data folder that is a file',
    prepare: (data) => {
      writeFileSync(join(data, 'file'), '');
      return { DATA_DIR: join(data, 'file') };
    },
    says: [/already exists and is not a folder/, /set DATA_DIR/],
  },
  {
    title: 'a data folder below a file',
    prepare: (data) => {
      writeFileSync(join(data, 'file'), '');
      return { DATA_DIR: join(data, 'file', 'data') };
    },
    says: [/not a folder/, /set DATA_DIR/],
  },
  {
    title: 'a role of several nodes without their database',
    args: ['worker'],
    prepare: () => ({}),
    says: [/worker is a role for several nodes and needs DATABASE_URL/],
  },
];

/** A real database whose first page has lost its head. */
function damage(file: string): void {
  const database = new DatabaseSync(file);
  database.exec('CREATE TABLE migrations (number BIGINT PRIMARY KEY, name TEXT NOT NULL, version TEXT)');
  database.close();
  const bytes = readFileSync(file);
  bytes.fill(0xff, 100, 200);
  writeFileSync(file, bytes);
}

describe('a start that cannot succeed', () => {
  for (const { title, args = ['serve'], prepare, says } of REFUSED) {
    test(`${title} is reported in one line, with the remedy`, async () => {
      const data = mkdtempSync(join(folder, 'data-'));
      await assertRefused(args, data, await prepare(data), says);
    });
  }

  test('a data folder without write permission is reported in one line', async (context) => {
    if (process.getuid?.() === 0) return context.skip('as root every folder can be written');
    const data = join(folder, 'unwritable');
    mkdirSync(data);
    chmodSync(data, 0o500);
    await assertRefused(['serve'], data, {}, [/may not be|cannot be (opened|written)/, /DATA_DIR/]);
  });

  test('a full disk is reported in one line', async (context) => {
    await using disk = mountSmallDisk('64k');
    if (disk === null) return context.skip('SKIPPED: this user may mount no disk');
    disk.fill();
    await assertRefused(['serve'], disk.path, {}, [/full/, /Free some space/]);
  });
});

async function assertRefused(
  args: readonly string[],
  data: string,
  environment: Record<string, string>,
  says: readonly RegExp[],
): Promise<void> {
  const cwd = existsSync(data) ? data : folder;
  const { code, stdout, stderr } = await runPhonofilm(
    args,
    { DATA_DIR: data, PORT: '0', ...environment },
    cwd,
  );
  assert.equal(code, 1, stderr);
  assert.equal(stdout, '');
  const lines = stderr.trimEnd().split('\n');
  assert.equal(lines.length, 1, stderr);
  for (const words of says) assert.match(lines[0]!, words);
  assert.doesNotMatch(lines[0]!, /postgres:postgres|wrong/, 'passwords are not repeated');
}

test('a node that starts before PostgreSQL waits for it, and logs that it waits', async () => {
  const port = await freePort();
  const url = new URL(databaseUrl);
  const [host, realPort] = [url.hostname, Number(url.port)];
  url.port = String(port);
  const data = mkdtempSync(join(folder, 'data-'));
  const spoken = runPhonofilm(
    ['keys', 'list'],
    { DATA_DIR: data, DATABASE_URL: url.href, CONFIG: waitingFor(30) },
    data,
  );
  // A command of the operator does not wait: somebody sits there.
  assert.equal((await spoken).code, 1);
  const logFile = join(folder, 'waiting.log');
  const starting = startServiceProcess({
    dataDirectory: data,
    logFile,
    environment: { DATABASE_URL: url.href, CONFIG: waitingFor(60), LOG_LEVEL: 'info' },
  });
  while (!existsSync(logFile) || !readFileSync(logFile, 'utf8').includes('PostgreSQL is not available yet'))
    await delay(50);
  const proxy = await tcpProxy({ host, port: realPort }, port);
  const service = await starting;
  assert.equal((await fetch(`${service.url}/readyz`)).status, 200);
  service.child.kill('SIGTERM');
  assert.equal(await service.ended, 0);
  await proxy.stop();
});

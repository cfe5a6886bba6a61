import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, closeSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makeServerFolder, type ServerFolder } from './postgres-files.ts';

const STARTS_WITHIN_MS = 120_000;

/**
 * Stops the server and removes its folder as soon as its input ends, which happens however the test process ends,
 * killed included.
 */
const CARETAKER = `
read -r _
pid=$(head -n 1 "$0/data/postmaster.pid" 2>/dev/null)
[ -n "$pid" ] && kill -QUIT "$pid"
tries=0
while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
rm -rf "$0"
`;

/** A PostgreSQL server of this process, on a port of this machine. */
export class PostgresServer {
  readonly url: string;
  readonly #folder: ServerFolder;
  readonly #port: number;
  readonly #flags: readonly string[];
  readonly #primary: PostgresServer | null;
  #child: ChildProcess | null = null;

  /** `primary`: a running server, whose standby this one will be. */
  constructor(port: number, flags: readonly string[], primary: PostgresServer | null = null) {
    this.url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
    this.#port = port;
    this.#flags = flags;
    this.#folder = makeServerFolder();
    this.#primary = primary;
    this.#leaveToCaretaker();
    if (primary === null) this.#initialise();
  }

  /** Resolves once it answers; rejects with its own words when it does not come up. */
  async start(): Promise<void> {
    const { path, postgres, user } = this.#folder;
    if (this.#primary !== null && this.#child === null) await this.#copy(this.#primary);
    const log = openSync(join(path, 'log'), 'a');
    const source = this.#primary ? [`primary_conninfo=${conninfo(this.#primary.url)}`] : [];
    const settings = [
      'fsync=off',
      'max_connections=600',
      'unix_socket_directories=',
      ...source,
      ...this.#flags,
    ];
    const child = spawn(
      postgres,
      // The operating system does not crash in a test, so nothing need reach the disk.
      ['-D', join(path, 'data'), '-p', String(this.#port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...user, cwd: path, stdio: ['ignore', log, log] },
    );
    closeSync(log);
    this.#child = child;
    let ended: string | null = null;
    child.once('error', (error) => {
      ended = error.message;
    });
    child.once('exit', (code, signal) => {
      ended = `it ended with ${signal ?? code}`;
    });
    const deadline = Date.now() + STARTS_WITHIN_MS;
    while (!(await this.#answers())) {
      if (ended === null && Date.now() > deadline) ended = `no answer within ${STARTS_WITHIN_MS / 1000} s`;
      if (ended !== null) throw new Error(`PostgreSQL did not start: ${ended}\n${this.#logTail()}`);
      await delay(20);
    }
    // The tests end when they are done, not when the server does.
    child.unref();
  }

  /** As when its machine is lost. */
  async kill(): Promise<void> {
    const child = this.#child!;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.kill('SIGQUIT');
    await ended;
  }

  /** From now on it takes writes. */
  async promote(): Promise<void> {
    await this.#query('SELECT pg_promote(true, 60)');
  }

  /** Whether commits wait for the standby. */
  async waitForStandby(isWaitedFor: boolean): Promise<void> {
    await this.#query(`ALTER SYSTEM SET synchronous_standby_names = '${isWaitedFor ? '*' : ''}'`);
    await this.#query('SELECT pg_reload_conf()');
  }

  /** Resolves when the standby has all that was written here. */
  async standbyHasAll(): Promise<void> {
    const behind = `SELECT count(*)::int AS caught_up FROM pg_stat_replication WHERE replay_lsn >= pg_current_wal_lsn()`;
    while ((await this.#query(behind))[0]?.['caught_up'] !== 1) await delay(20);
  }

  async #query(sql: string): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: this.url });
    await client.connect();
    const { rows } = await client.query(sql);
    await client.end();
    return rows;
  }

  /** A base backup by hand ("Making a Base Backup Using the Low Level API"): its tool is not among the programs. */
  async #copy(primary: PostgresServer): Promise<void> {
    const [from, to] = [join(primary.#folder.path, 'data'), join(this.#folder.path, 'data')];
    const client = new pg.Client({ connectionString: primary.url });
    await client.connect();
    await client.query("SELECT pg_backup_start('standby', true)");
    // Files may change and go while they are copied: the log repairs it.
    spawnSync('cp', ['-a', from, to], { stdio: 'ignore' });
    const { rows } = await client.query('SELECT labelfile FROM pg_backup_stop(false)');
    await client.end();
    for (const file of ['postmaster.pid', 'postmaster.opts', 'standby.signal'])
      rmSync(join(to, file), { force: true });
    const files = { backup_label: rows[0].labelfile, 'standby.signal': '' };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(to, name), text);
    spawnSync('chown', ['-R', '--reference', this.#folder.path, to]);
  }

  async restart(): Promise<void> {
    const child = this.#child!;
    const stopped = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.kill('SIGINT');
    await stopped;
    await this.start();
  }

  #initialise(): void {
    const { path, initdb, user } = this.#folder;
    const passwordFile = join(path, 'password');
    writeFileSync(passwordFile, 'postgres\n');
    chmodSync(passwordFile, 0o644);
    const { error, status, stderr } = spawnSync(
      initdb,
      [
        `--pgdata=${join(path, 'data')}`,
        '--auth=password',
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...user, cwd: path, encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`);
  }

  #leaveToCaretaker(): void {
    // Detached, so that a Ctrl-C in the terminal does not reach it before its work is done.
    const caretaker = spawn('/bin/sh', ['-c', CARETAKER, this.#folder.path], {
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    caretaker.unref();
    (caretaker.stdin as unknown as { unref(): void }).unref();
  }

  async #answers(): Promise<boolean> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 1000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => {});
    }
  }

  #logTail(): string {
    return readFileSync(join(this.#folder.path, 'log'), 'utf8').split('\n').slice(-20).join('\n');
  }
}

/** libpq's own form; standbys are told apart by nothing. */
function conninfo(url: string): string {
  const { hostname, port, username, password } = new URL(url);
  return `host=${hostname} port=${port} user=${username} password=${password}`;
}

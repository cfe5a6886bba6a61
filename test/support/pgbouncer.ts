import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { until } from './until.ts';

export const lacksPgbouncer = spawnSync('pgbouncer', ['--version']).error !== undefined;

/** PgBouncer in transaction mode in front of a server. */
export class Pgbouncer {
  readonly url: string;
  readonly #folder = mkdtempSync(join(tmpdir(), 'phonofilm-pgbouncer-'));
  readonly #port: number;
  #child: ChildProcess | null = null;

  static async start(target: URL): Promise<Pgbouncer> {
    const pooler = new Pgbouncer(target, await freePort());
    await pooler.#start();
    return pooler;
  }

  private constructor(target: URL, port: number) {
    this.#port = port;
    this.url = `postgres://${target.username}@127.0.0.1:${port}${target.pathname}`;
    chmodSync(this.#folder, 0o755);
    writeFileSync(
      join(this.#folder, 'pgbouncer.ini'),
      `[databases]
* = host=${target.hostname} port=${target.port} user=${target.username} password=${target.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
`,
    );
  }

  /** As when its machine dies; resolves when it is there again. */
  async kill(): Promise<void> {
    await this.#end();
    await this.#start();
  }

  async stop(): Promise<void> {
    await this.#end();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #start(): Promise<void> {
    // It refuses to run as root.
    const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
    this.#child = spawn('pgbouncer', ['-q', ...user, join(this.#folder, 'pgbouncer.ini')], {
      stdio: 'ignore',
    });
    await until(() => this.#listens());
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    this.#child = null;
  }

  #listens(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(this.#port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false));
      socket.once('close', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
  }
}

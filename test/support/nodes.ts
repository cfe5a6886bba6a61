import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '../../src/compose/foundation.ts';
import { compose } from '../../src/compose.ts';
import { loadConfig } from '../../src/settings/config.ts';
import { freePort } from './free-port.ts';
import { freezeProcess } from './freeze-process.ts';
import { TEST_ADMIN_KEY, TEST_KEY } from './service.ts';
import { type ServiceProcess, startServiceProcess } from './service-process.ts';

const NODE = new URL('./node-with-fakes.ts', import.meta.url);

/** One place for a node: it may be killed and started again at the same address. */
export interface TestNode {
  readonly role: Role;
  readonly url: string;
  readonly dataDirectory: string;
  /** With another program than this tree's, if it is given. */
  start(script?: URL): Promise<void>;
  kill(): Promise<void>;
  /** As when its machine is paused; returns the way to let it go on. */
  freeze(withChildren: boolean): () => void;
  /** Of its present life. */
  pid(): number;
  /** The folders of the videos that it is making. */
  underWay(): string[];
  /** In good order; the exit code. */
  stop(): Promise<number | NodeJS.Signals>;
  /** Its log lines, of all its lives. */
  log(): Record<string, unknown>[];
}

export interface NodesOptions {
  readonly databaseUrl: string;
  readonly settings?: object;
  readonly flags?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
}

/** Several nodes on one database and one folder of artifacts. */
export class TestNodes {
  readonly folder = mkdtempSync(join(tmpdir(), 'phonofilm-nodes-'));
  readonly #options: NodesOptions;
  readonly #nodes: TestNode[] = [];

  constructor(options: NodesOptions) {
    this.#options = options;
  }

  /** On the folder that all nodes share, unless it has one of its own. */
  async add(role: Role, dataDirectory = join(this.folder, 'data')): Promise<TestNode> {
    const { databaseUrl, settings = {}, flags = [], environment = {} } = this.#options;
    const port = await freePort();
    const name = `${role}-${this.#nodes.length}`;
    const logFile = join(this.folder, `${name}.log`);
    let running: ServiceProcess | null = null;
    const end = async (signal: NodeJS.Signals) => {
      const ending = running;
      running = null;
      ending?.child.kill(signal);
      return (await ending?.ended) ?? 0;
    };
    const node: TestNode = {
      role,
      url: `http://127.0.0.1:${port}`,
      dataDirectory,
      start: async (script = NODE) => {
        running = await startServiceProcess({
          dataDirectory,
          script,
          flags,
          logFile,
          settings,
          environment: {
            ROLE: role,
            PORT: String(port),
            DATABASE_URL: databaseUrl,
            ADMIN_KEY: TEST_ADMIN_KEY,
            API_KEY: TEST_KEY,
            LOG_LEVEL: 'info',
            ...environment,
          },
        });
      },
      kill: async () => void (await end('SIGKILL')),
      freeze: (withChildren) => freezeProcess(node.pid(), withChildren),
      pid: () => running!.child.pid!,
      underWay: () => {
        const machine = hostname().replace(/[^\w-]/g, '_');
        const scratch = join(dataDirectory, 'scratch', `${machine}.${node.pid()}`);
        return existsSync(scratch) ? readdirSync(scratch) : [];
      },
      stop: () => end('SIGTERM'),
      log: () =>
        readFileSync(logFile, 'utf8')
          .split('\n')
          .filter((line) => line.startsWith('{') && line.endsWith('}'))
          .map((line) => JSON.parse(line)),
    };
    this.#nodes.push(node);
    return node;
  }

  /** What every worker does each minute, done now. */
  async sweep(): Promise<void> {
    const config = loadConfig({
      DATA_DIR: join(this.folder, 'data'),
      DATABASE_URL: this.#options.databaseUrl,
      CONFIG: '',
      LOG_LEVEL: 'silent',
    });
    const service = await compose(config, { adminKey: TEST_ADMIN_KEY, role: 'api' });
    await service.sweep();
    await service.stop();
  }

  async killAll(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => node.kill()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

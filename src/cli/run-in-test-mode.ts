import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalEngines } from '../compose/local-engines.ts';
import { compose } from '../compose.ts';
import { createLog } from '../create-log.ts';
import { newKeyValue } from '../platform/identity/identifiers.ts';
import { loadConfig } from '../settings/config.ts';
import { CommandFailed } from './command.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program',
  EACCES: 'this user may not run it',
};

/** How soon a service notices that the process that started it has gone. */
const LOOK_MS = 250;

/**
 * Runs a service for tests. With a command it ends with the command, whose exit code is its own; without one it
 * prints how to reach it, and ends with its parent.
 */
export async function runInTestMode(
  port: number,
  command: readonly string[],
  environment: Environment,
): Promise<number> {
  const { baseUrl, key, close } = await startService(port, environment);
  const variables = {
    BASE_URL: baseUrl,
    API_KEY: key,
    OPENAI_BASE_URL: baseUrl,
    OPENAI_API_KEY: key,
    PHONOFILM_URL: baseUrl.replace(/\/v1$/, ''),
    PHONOFILM_KEY: key,
  };
  try {
    if (command.length > 0) return await runCommand(command, { ...environment, ...variables });
    for (const [name, value] of Object.entries(variables)) console.log(`export ${name}=${value}`);
    await untilOver();
    return 0;
  } finally {
    await close();
  }
}

interface TestService {
  readonly baseUrl: string;
  readonly key: string;
  close(): Promise<void>;
}

/** A service with a test key, on a folder that is removed at the end. */
async function startService(port: number, environment: Environment): Promise<TestService> {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-test-mode-'));
  const config = loadConfig({
    ...{ CONFIG: '', DATA_DIR: folder, HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'error' },
    ...{ HOME: environment['HOME'], PHONOFILM_WEIGHTS_DIR: environment['PHONOFILM_WEIGHTS_DIR'] },
  });
  const log = createLog(config.logLevel);
  const local = createLocalEngines({ ...config, local: { ...config.local, warm: false } }, 'serve', log);
  let key = '';
  const service = await compose(config, {
    ...{ engines: local.registry, adminKey: newKeyValue(), log },
    keepFirstKeys: (keys) => {
      key = keys.test;
    },
  });
  const close = async () => {
    await service.stop();
    local.close();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await service.start();
    const url = await service.app.listen({ host: config.host, port: config.port });
    return { baseUrl: `${url}/v1`, key, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function runCommand([program = '', ...rest]: readonly string[], environment: Environment): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, rest, { stdio: 'inherit', env: { ...environment } });
    // A terminal sends Ctrl-C to both; a signal to this process alone is meant for the command.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(new CommandFailed(`${program} cannot be run: ${TROUBLES[code ?? ''] ?? message}.`)),
    );
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Until a signal, or until the parent is gone. */
function untilOver(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (process.ppid !== parent) over();
    }, LOOK_MS);
    const over = () => {
      clearInterval(timer);
      process.off('disconnect', over);
      resolve();
    };
    // Where an older Node has started this one, that is the parent (bin/phonofilm.mjs), and tells of its own.
    process.once('disconnect', over);
    process.once('SIGINT', over).once('SIGTERM', over).once('SIGHUP', over);
  });
}

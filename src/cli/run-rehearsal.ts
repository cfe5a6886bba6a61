import { spawn } from 'node:child_process';
import type { StandIn } from '../features/replays/serve-exchanges.ts';
import { CommandFailed } from './command.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const TROUBLES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program',
  EACCES: 'this user may not run it',
};

/** How soon a service notices that the process that started it has gone. */
const LOOK_MS = 250;

/**
 * Runs what stands in for a service. With a command it ends with the command, whose exit code is its own; without one it
 * prints how to reach it, and ends with its parent.
 */
export async function runRehearsal(
  standIn: StandIn,
  command: readonly string[],
  environment: Environment,
): Promise<number> {
  const { baseUrl, key } = standIn;
  const variables = {
    BASE_URL: baseUrl,
    // An application that brings its own key keeps it.
    ...(key !== null && { API_KEY: key }),
    OPENAI_BASE_URL: baseUrl,
    ...(key !== null && { OPENAI_API_KEY: key }),
    PHONOFILM_URL: baseUrl.replace(/\/v1$/, ''),
    ...(key !== null && { PHONOFILM_KEY: key }),
  };
  try {
    if (command.length > 0) return await runCommand(command, { ...environment, ...variables });
    for (const [name, value] of Object.entries(variables)) console.log(`export ${name}=${value}`);
    await untilOver();
    return 0;
  } finally {
    const words = await standIn.close();
    if (words !== null) console.error(words);
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

import { format } from 'node:util';
import { runCli } from '../../src/cli/run-cli.ts';
import type { CommandRun } from './run-phonofilm.ts';

/**
 * Runs a command inside this process, where starting a program is not what is tested: that takes a second of processor
 * time. One at a time, as it listens to the console.
 */
export async function runHere(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<CommandRun> {
  const spoken = { stdout: '', stderr: '' };
  const { log, error } = console;
  console.log = (...values: unknown[]) => {
    spoken.stdout += `${format(...values)}\n`;
  };
  console.error = (...values: unknown[]) => {
    spoken.stderr += `${format(...values)}\n`;
  };
  try {
    const code = await runCli(args, { LOG_LEVEL: 'silent', ...environment });
    return { code, ...spoken };
  } finally {
    Object.assign(console, { log, error });
  }
}

import { isRole, runRole } from './cli/run-role.ts';

const args = process.argv.slice(2);
const [word = 'serve', ...rest] = args;

try {
  // A service starts without loading the commands.
  process.exitCode =
    isRole(word) && rest.length === 0 ? await runRole(word, process.env) : await runCommand();
} catch (error) {
  // An error that the operator can fix is one line; anything else has its stack.
  const { explainStartFailure } = await import('./start-failure.ts');
  const line = explainStartFailure(error, await settings());
  console.error(line === null ? error : `phonofilm: ${line}`);
  process.exit(1);
}

async function runCommand(): Promise<number> {
  const { runCli } = await import('./cli/run-cli.ts');
  return await runCli(args, process.env);
}

/** Null where they cannot be read, which is then the error itself. */
async function settings() {
  const { loadConfig } = await import('./settings/config.ts');
  try {
    return loadConfig(process.env);
  } catch {
    return null;
  }
}

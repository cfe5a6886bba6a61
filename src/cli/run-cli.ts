import { ConfigError, loadConfig } from '../config.ts';
import { type Command, CommandFailed, WrongUsage } from './command.ts';
import { commands } from './commands.ts';
import { composeHere } from './compose-here.ts';
import { callService } from './find-service.ts';
import { commandHelp, overview } from './help.ts';
import { assertArguments, findCommand, parseInvocation } from './parse-invocation.ts';

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

/** The operator's command line. Resolves to the exit code: 0 success, 1 failure, 2 wrong usage. */
export async function runCli(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const command = findCommand(args, commands);
  if (command === undefined) return withoutCommand(args);
  try {
    return await runCommand(command, args, environment);
  } catch (error) {
    if (error instanceof WrongUsage) {
      console.error(`${error.message}\nSee: npm run phonofilm -- ${command.name} --help`);
      return WRONG_USAGE;
    }
    if (error instanceof CommandFailed && args.includes('--json')) {
      console.error(JSON.stringify(error.answer, null, 2));
      return FAILED;
    }
    if (error instanceof CommandFailed || error instanceof ConfigError) {
      console.error(error.message);
      return FAILED;
    }
    throw error;
  }
}

async function runCommand(
  command: Command,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Promise<number> {
  const input = parseInvocation(args, command);
  if (input.isSet('help')) {
    console.log(commandHelp(command));
    return DONE;
  }
  assertArguments(input, command);
  const request = command.request(input);
  const address = { url: input.flag('url'), adminKey: input.flag('admin-key') };
  const answer = await callService(loadConfig(environment), address, request, composeHere);
  console.log(input.isSet('json') ? JSON.stringify(answer, null, 2) : command.show(answer));
  return DONE;
}

/** Help for everything, or for the commands that start with what was typed. */
function withoutCommand(args: readonly string[]): number {
  const words = args.filter((word) => !word.startsWith('-'));
  const alike = commands.filter((command) => command.name.split(' ')[0] === words[0]);
  const help = overview(alike.length > 0 ? alike : commands);
  if (args.includes('--help') || words[0] === 'help') {
    console.log(help);
    return DONE;
  }
  const problem = words.length > 0 ? `There is no command \`${words.join(' ')}\`.\n\n` : '';
  console.error(`${problem}${help}`);
  return WRONG_USAGE;
}

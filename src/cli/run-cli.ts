import { ConfigError, loadConfig } from '../config.ts';
import { type Command, CommandFailed, WrongUsage } from './command.ts';
import { commands } from './commands.ts';
import { composeHere } from './compose-here.ts';
import { callService } from './find-service.ts';
import { commandHelp, overview } from './help.ts';
import { nearestWord } from './nearest-word.ts';
import { assertArguments, findCommand, parseInvocation } from './parse-invocation.ts';

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;

/** The operator's command line; `otherCommands` are only for guessing what was meant. Resolves to the exit code: 0 success, 1 failure, 2 wrong usage. */
export async function runCli(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  otherCommands: readonly string[] = [],
): Promise<number> {
  const command = findCommand(args, commands);
  if (command === undefined) return withoutCommand(args, otherCommands);
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
function withoutCommand(args: readonly string[], otherCommands: readonly string[]): number {
  const words = args.filter((word) => !word.startsWith('-'));
  const alike = commands.filter((command) => command.name.split(' ')[0] === words[0]);
  if (args.includes('--help') || words[0] === 'help') {
    console.log(overview(alike.length > 0 ? alike : commands));
    return DONE;
  }
  const problem = `There is no command \`${words.join(' ')}\`.`;
  console.error(
    alike.length > 0
      ? `${problem}\n\n${overview(alike)}`
      : `${problem}${meant(words[0] ?? '', otherCommands)}`,
  );
  return WRONG_USAGE;
}

function meant(word: string, otherCommands: readonly string[]): string {
  const known = [...commands.map(({ name }) => name), ...otherCommands].map(
    (name) => name.split(' ')[0] ?? '',
  );
  const nearest = nearestWord(word, new Set(known));
  return `${nearest === null ? '' : ` Did you mean \`${nearest}\`?`}\nAll commands: npm run phonofilm -- --help`;
}

import { styleText } from 'node:util';
import { CommanderError, type Command as ProgramCommand } from 'commander';
import { PhonofilmError, WishRefused } from '../../client/src/index.ts';
import { remedyOf } from '../domain/errors.ts';
import { type Input, WrongUsage } from '../platform/commands/command-words.ts';
import { oncePerPress } from '../platform/machine/once-per-press.ts';
import { buildProgram } from './build-program.ts';
import { type Command, CommandFailed, FOR_USERS, type Session } from './command.ts';
import { commands } from './commands.ts';
import { findServer } from './find-server.ts';
import { loadUserConfig, type UserConfig } from './user-config.ts';

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;
/** 128 plus the signal's number, as in shells. */
const INTERRUPTED = 130;

type Environment = Readonly<Record<string, string | undefined>>;

/** Resolves to the exit code: 0 done, 1 failed, 2 wrongly called, 130 ended by Ctrl-C. */
export async function runCli(args: readonly string[], environment: Environment): Promise<number> {
  const config = loadUserConfig(environment);
  let code = DONE;
  const program = buildProgram(commands, config.calledAs, async (command, input) => {
    code = await runCommand(command, input, { config, environment });
  });
  try {
    await program.parseAsync(helpForKnown(program, args), { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? DONE : WRONG_USAGE;
  }
  return code;
}

/**
 * `help keys` is `keys --help`. Commander would answer `nope --help` with the help of all commands; without the flag it
 * says that there is no such command.
 */
function helpForKnown(program: ProgramCommand, args: readonly string[]): readonly string[] {
  const words = args[0] === 'help' ? [...args.slice(1), '--help'] : args;
  let node = program;
  for (const word of words) {
    const child = node.commands.find((each) => each.name() === word);
    if (!child && !word.startsWith('-') && !node.description()) return [word];
    if (!child) break;
    node = child;
  }
  return words;
}

async function runCommand(
  command: Command,
  input: Input,
  { config, environment }: Pick<Session, 'config' | 'environment'>,
): Promise<number> {
  const json = input.choice('json') ?? false;
  const interruption = new AbortController();
  const onSignal = oncePerPress(() => {
    if (interruption.signal.aborted) {
      console.error('Stopped at once. Nothing else was cancelled.');
      process.exit(INTERRUPTED);
    }
    interruption.abort();
  });
  if (command.audience === FOR_USERS) {
    process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
    // The reader of our output may stop early, as `head` does.
    process.stdout.on('error', () => process.exit(FAILED));
  }
  try {
    return await command.run(input, {
      ...{ config, environment, json },
      signal: interruption.signal,
      server: () => findServer(config, { url: input.text('server'), key: input.text('key') }),
      print: (answer, text) => {
        console.log(json ? JSON.stringify(answer, null, 2) : text);
        return DONE;
      },
    });
  } catch (error) {
    return explain(error, command, config, json, interruption.signal);
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

function explain(
  error: unknown,
  command: Command,
  config: UserConfig,
  json: boolean,
  signal: AbortSignal,
): number {
  if (signal.aborted) {
    console.error('Interrupted.');
    return INTERRUPTED;
  }
  if (error instanceof WrongUsage || error instanceof WishRefused) {
    console.error(`${inFlags(error.message, command)}\nSee: ${config.calledAs} ${command.name} --help`);
    return WRONG_USAGE;
  }
  if (!(error instanceof CommandFailed || error instanceof PhonofilmError)) throw error;
  if (json) console.error(JSON.stringify(answerOf(error), null, 2));
  else console.error(styleText('red', lineOf(error, command, config), { stream: process.stderr }));
  return FAILED;
}

/** The service's error object. */
function answerOf(error: CommandFailed | PhonofilmError): unknown {
  if (error instanceof CommandFailed) return error.answer;
  const { message, type, code, param, requestId } = error;
  return { error: { message, type, code, ...(param && { param }) }, request_id: requestId };
}

function lineOf(error: CommandFailed | PhonofilmError, command: Command, { calledAs }: UserConfig): string {
  if (error instanceof CommandFailed) return error.message;
  // What the service does not answer itself, and where a command helps.
  const hints: Readonly<Record<string, string>> = {
    no_answer: `Is it running there? \`${calledAs} doctor\` looks at the service of this machine.`,
    invalid_api_key: `Give another with --key, or \`${calledAs} login\`.`,
    unknown: 'Is this the address of Phonofilm?',
  };
  const remedy = hints[error.code] ?? remedyOf(error.code);
  const wait = error.retryAfterSeconds === undefined ? '' : ` Try again in ${error.retryAfterSeconds} s.`;
  return `${inFlags(error.message, command)}${remedy === null ? '' : ` ${remedy}`}${wait} (${error.code})`;
}

/** The service names fields of its API; people who type commands know flags. */
function inFlags(message: string, { flags = {}, fields }: Command): string {
  return message.replace(/`([\w.]+)(?:\[\d+\])?`/g, (quoted, field: string) => {
    const flag = fields?.[field] ?? (field in flags ? `--${field}` : null);
    return flag ?? quoted;
  });
}

import { readFileSync } from 'node:fs';
import { styleText } from 'node:util';
import { PhonofilmError } from '../../../client/src/index.ts';
import { oncePerPress } from '../../machine/once-per-press.ts';
import { CommandFailed, WrongUsage } from '../command.ts';
import { overview } from '../help.ts';
import { allUserCommands, findUserCommand } from './commands.ts';
import { findServer } from './find-server.ts';
import { assertUserArguments, parseUserInput } from './parse-user-input.ts';
import type { UserCommand } from './user-command.ts';
import { loadUserConfig, type UserConfig } from './user-config.ts';
import { userCommandHelp, userOverview } from './user-help.ts';

const DONE = 0;
const FAILED = 1;
const WRONG_USAGE = 2;
/** 128 plus the signal's number, as in shells. */
const INTERRUPTED = 130;

type Environment = Readonly<Record<string, string | undefined>>;

/** The commands for users. Resolves to the exit code: 0 done, 1 failed, 2 wrongly called, 130 ended by Ctrl-C. */
export async function runUserCli(args: readonly string[], environment: Environment): Promise<number> {
  const config = loadUserConfig(environment);
  const command = await findUserCommand(args);
  if (command === undefined) return await withoutCommand(args, config);
  const interruption = new AbortController();
  const onSignal = oncePerPress(() => {
    if (interruption.signal.aborted) {
      console.error('Left at once. Nothing more was cancelled.');
      process.exit(INTERRUPTED);
    }
    interruption.abort();
  });
  process.on('SIGINT', onSignal).on('SIGTERM', onSignal);
  // The reader of our output may stop early, as `head` does.
  process.stdout.on('error', () => process.exit(FAILED));
  try {
    return await runCommand(command, args, environment, config, interruption.signal);
  } catch (error) {
    return explain(error, args, command, config, interruption.signal);
  } finally {
    process.off('SIGINT', onSignal).off('SIGTERM', onSignal);
  }
}

async function runCommand(
  command: UserCommand,
  args: readonly string[],
  environment: Environment,
  config: UserConfig,
  signal: AbortSignal,
): Promise<number> {
  const input = parseUserInput(args, command);
  if (input.choice('help')) {
    console.log(userCommandHelp(command, config.calledAs));
    return DONE;
  }
  assertUserArguments(input, command);
  const given = { url: input.text('server'), key: input.text('key') };
  return await command.run(input, {
    config,
    environment,
    json: input.choice('json') ?? false,
    signal,
    server: () => findServer(config, given),
    commands: allUserCommands,
  });
}

function explain(
  error: unknown,
  args: readonly string[],
  command: UserCommand,
  config: UserConfig,
  signal: AbortSignal,
): number {
  if (signal.aborted) {
    console.error('Interrupted.');
    return INTERRUPTED;
  }
  if (error instanceof WrongUsage) {
    console.error(`${error.message}\nSee: ${config.calledAs} ${command.name} --help`);
    return WRONG_USAGE;
  }
  if (!(error instanceof CommandFailed || error instanceof PhonofilmError)) throw error;
  if (args.includes('--json')) console.error(JSON.stringify(answerOf(error), null, 2));
  else console.error(styleText('red', lineOf(error, command, config), { stream: process.stderr }));
  return FAILED;
}

/** The service's error object. */
function answerOf(error: CommandFailed | PhonofilmError): unknown {
  if (error instanceof CommandFailed) return error.answer;
  const { message, type, code, param, requestId } = error;
  return { error: { message, type, code, ...(param && { param }) }, request_id: requestId };
}

function lineOf(
  error: CommandFailed | PhonofilmError,
  command: UserCommand,
  { calledAs }: UserConfig,
): string {
  if (error instanceof CommandFailed) return error.message;
  const hints: Readonly<Record<string, string>> = {
    no_answer: ` Is it running there? \`${calledAs} doctor\` looks at the service of this machine.`,
    endpoint_not_found: ' Is this the address of Phonofilm, without a path, and is it new enough?',
    invalid_api_key: ` Give another with --key, or \`${calledAs} login\`.`,
    unknown: ' Is this the address of Phonofilm?',
  };
  const wait = error.retryAfterSeconds === undefined ? '' : ` Try again in ${error.retryAfterSeconds} s.`;
  return `${inFlags(error.message, command)}${hints[error.code] ?? ''}${wait} (${error.code})`;
}

/** The service names fields of its API; who types commands knows flags. */
function inFlags(message: string, { flags, fields }: UserCommand): string {
  return message.replace(/`([\w.]+)(?:\[\d+\])?`/g, (quoted, field: string) => {
    const flag = fields?.[field] ?? (field in flags ? `--${field}` : null);
    return flag ?? quoted;
  });
}

function version(): string {
  const file = new URL('../../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The help of all commands, or of those that start with the word that was typed, as in `quote`. */
async function withoutCommand(args: readonly string[], config: UserConfig): Promise<number> {
  if (args[0] === '--version') {
    console.log(version());
    return DONE;
  }
  const all = await allUserCommands();
  const alike = all.filter((command) => command.name.startsWith(`${args[0]} `));
  if (alike.length > 0) {
    const wanted = args.includes('--help') || args.includes('-h');
    (wanted ? console.log : console.error)(userOverview(alike, config.calledAs));
    return wanted ? DONE : WRONG_USAGE;
  }
  const { commands: operatorCommands } = await import('../commands.ts');
  console.log(
    `${userOverview(all, config.calledAs)}\n\nFor operators of the service:\n\n${overview(operatorCommands)}`,
  );
  return DONE;
}

import type { Phonofilm } from '../../client/src/index.ts';
import type { CommandWords, Flag, Flags, Input } from '../platform/commands/command-words.ts';
import type { UserConfig } from './user-config.ts';

/** What every command may use while it runs. */
export interface Session {
  readonly config: UserConfig;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly json: boolean;
  /** Aborted by the first Ctrl-C of a command for users; the second ends the program. */
  readonly signal: AbortSignal;
  /** The server that was given, is remembered, or runs on this machine. */
  server(): Promise<Phonofilm>;
  /** Prints the text, or with `--json` the answer itself. Returns the exit code of success. */
  print(answer: unknown, text: string): number;
}

/** Whom a command is for: its place in the help, and the flags that all of its kind have. */
export interface Audience {
  readonly heading: string;
  readonly flags: Flags;
}

const json: Flag = { description: 'the answer as JSON, for scripts' };

export const FOR_USERS: Audience = {
  heading: 'For users:',
  flags: {
    json,
    server: { value: 'URL', description: "the server's address (PHONOFILM_URL, `login`, or this machine's)" },
    key: { value: 'KEY', description: 'the API key (PHONOFILM_KEY, `login`, or DATA_DIR/first-key)' },
  },
};

export const FOR_OPERATORS: Audience = {
  heading: 'For operators, through the operator API:',
  flags: {
    json,
    url: { value: 'URL', description: "the server's address (found in DATA_DIR)" },
    'admin-key': { value: 'KEY', description: 'the admin key (ADMIN_KEY, or DATA_DIR/admin-key)' },
  },
};

export const FOR_THIS_MACHINE: Audience = { heading: 'For the service of this machine:', flags: { json } };

export const ROLES: Audience = { heading: 'The service itself:', flags: {} };

export interface Command extends CommandWords {
  readonly audience: Audience;
  /** Resolves to the exit code. */
  run(input: Input, session: Session): Promise<number>;
}

/** The call that a command would make, for `quote`. */
export interface PaidCall {
  readonly endpoint: string;
  readonly body: object;
}

export interface PaidCommand extends Command {
  /** The flags that decide the price, where they are not the command's own. */
  readonly quoteFlags?: Flags;
  readonly quoteArguments?: readonly string[];
  readonly quoteExample: string;
  paidCall(input: Input, session: Session): Promise<PaidCall>;
}

/** The command failed: exit code 1. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
  /** The service's error object, for scripts. */
  readonly answer: unknown;

  constructor(message: string, answer?: unknown) {
    super(message);
    this.answer = answer ?? { error: { message } };
  }
}

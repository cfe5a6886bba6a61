import type { AdminRequest } from './admin-request.ts';

/** A flag of a command, `--name`. Without `value` it is a switch. */
export interface Flag {
  /** What stands for the value in the help: `AMOUNT`. */
  readonly value?: string;
  /** May be given several times. */
  readonly multiple?: boolean;
  readonly description: string;
}

/** What was typed after the command's name. */
export interface CommandInput {
  readonly arguments: readonly string[];
  flag(name: string): string | undefined;
  flags(name: string): string[] | undefined;
  isSet(name: string): boolean;
}

/** Each command is one call of the operator API: how it is asked, and how the answer is shown to people. */
export interface Command {
  /** `keys create` */
  readonly name: string;
  readonly arguments: readonly string[];
  readonly summary: string;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly example: string;
  /** Throws a `WrongUsage` before anything is asked of a server. */
  request(input: CommandInput): AdminRequest;
  show(answer: unknown): string;
}

/** The command line itself is wrong: exit code 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

/** The command was understood and could not be done: exit code 1. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
  /** The service's own error object, for scripts. */
  readonly answer: unknown;

  constructor(message: string, answer?: unknown) {
    super(message);
    this.answer = answer ?? { error: { message } };
  }
}

import type { AdminRequest } from './admin-request.ts';

/** A flag of a command, `--name`. Without `value` it is a switch. */
export interface Flag {
  /** Placeholder of the value in the help: `AMOUNT`. */
  readonly value?: string;
  /** May be given several times. */
  readonly multiple?: boolean;
  readonly description: string;
}

/** The arguments and flags after the command's name. */
export interface CommandInput {
  readonly arguments: readonly string[];
  flag(name: string): string | undefined;
  flags(name: string): string[] | undefined;
  isSet(name: string): boolean;
}

/** Each command is one call of the operator API: its request, and how the response is displayed. */
export interface Command {
  /** `keys create` */
  readonly name: string;
  readonly arguments: readonly string[];
  readonly summary: string;
  readonly flags: Readonly<Record<string, Flag>>;
  readonly example: string;
  /** Throws `WrongUsage` before any request is sent. */
  request(input: CommandInput): AdminRequest;
  show(answer: unknown): string;
}

/** The command line is wrong: exit code 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
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

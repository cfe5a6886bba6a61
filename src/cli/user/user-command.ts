import type { Flag } from '../command.ts';
import type { Server } from './server.ts';
import type { UserConfig } from './user-config.ts';

export interface UserFlag extends Flag {
  /** `o` for `-o`. */
  readonly short?: string;
  /** All values that it accepts, for the help and for completion. */
  readonly values?: readonly string[];
}

/** What was typed after the command's name. */
export interface UserInput {
  readonly arguments: readonly string[];
  text(flag: string): string | undefined;
  texts(flag: string): readonly string[];
  number(flag: string): number | undefined;
  /** True for `--flag`, false for `--no-flag`. */
  choice(flag: string): boolean | undefined;
}

/** What every command may use while it runs. */
export interface Session {
  readonly config: UserConfig;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly json: boolean;
  /** Aborted by the first Ctrl-C; the second ends the program. */
  readonly signal: AbortSignal;
  /** The server that was given, is remembered, or runs on this machine. */
  server(): Promise<Server>;
  /** All commands for users, for commands that list them. */
  commands(): Promise<readonly UserCommand[]>;
}

export interface UserCommand {
  /** `video`, `quote video` */
  readonly name: string;
  /** As the help shows them: `<prompt>`, `[text]` where it may be left out. */
  readonly arguments: readonly string[];
  readonly summary: string;
  readonly flags: Readonly<Record<string, UserFlag>>;
  /** Fields of the API by the flag or argument that fills them, where the names differ. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Without the program's own name. */
  readonly examples: readonly string[];
  /** Resolves to the exit code. */
  run(input: UserInput, session: Session): Promise<number>;
}

/** The call that a command would make, for `quote`. */
export interface PaidCall {
  readonly endpoint: string;
  readonly body: object;
}

export interface PaidCommand extends UserCommand {
  /** The flags that decide the price, where they are not the command's own. */
  readonly quoteFlags?: Readonly<Record<string, UserFlag>>;
  readonly quoteArguments?: readonly string[];
  readonly quoteExample: string;
  paidCall(input: UserInput, session: Session): Promise<PaidCall>;
}

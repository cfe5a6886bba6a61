/** A flag of a command, `--name`. Without `value` it is a switch, which `--no-name` turns off. */
export interface Flag {
  /** `o` for `-o`. */
  readonly short?: string;
  /** Placeholder of the value in the help: `AMOUNT`. */
  readonly value?: string;
  /** All values that it accepts. */
  readonly values?: readonly string[];
  /** May be given several times. */
  readonly multiple?: boolean;
  readonly description: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What was typed after the command's name. */
export interface Input {
  readonly arguments: readonly string[];
  text(flag: string): string | undefined;
  texts(flag: string): readonly string[] | undefined;
  number(flag: string): number | undefined;
  /** True for `--flag`, false for `--no-flag`. */
  choice(flag: string): boolean | undefined;
}

/** How a command is called, and what the help says of it. */
export interface CommandWords {
  /** `video`, `keys create` */
  readonly name: string;
  /** `<video>`, `[text]` where it may be left out, `[names...]` for any number. */
  readonly arguments?: readonly string[];
  readonly summary: string;
  /** Left out of the help: an older name. */
  readonly hidden?: boolean;
  readonly flags?: Flags;
  /** In place of `flags`, where they come from something that the help of all commands need not load. */
  loadFlags?(): Promise<Flags>;
  /** Fields of the API by the flag or argument that fills them, where the names differ. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Without the program's own name. */
  readonly examples: readonly string[];
}

/** The command line is wrong: exit code 2. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage';
}

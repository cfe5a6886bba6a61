import { parseArgs } from 'node:util';
import { type Command, type CommandInput, WrongUsage } from './command.ts';
import { commonFlags } from './help.ts';

/** The command with the longest matching name, so that `keys list` is not taken for `keys`. */
export function findCommand(args: readonly string[], commands: readonly Command[]): Command | undefined {
  return commands.find((command) => {
    const words = command.name.split(' ');
    return words.every((word, index) => args[index] === word);
  });
}

export function parseInvocation(args: readonly string[], command: Command): CommandInput {
  const flags = { ...command.flags, ...commonFlags };
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      {
        type: flag.value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: flag.multiple ?? false,
      },
    ]),
  );
  const { values, positionals } = parse(args.slice(command.name.split(' ').length), options, command);
  const value = (name: string) => values[name];
  return {
    arguments: positionals,
    flag: (name) => value(name) as string | undefined,
    flags: (name) => value(name) as string[] | undefined,
    isSet: (name) => value(name) === true,
  };
}

/** Arguments may be missing only when help is requested. */
export function assertArguments(input: CommandInput, command: Command): void {
  const missing = command.arguments[input.arguments.length];
  if (missing !== undefined) throw new WrongUsage(`\`${command.name}\` needs <${missing}>.`);
  const surplus = input.arguments[command.arguments.length];
  if (surplus !== undefined) throw new WrongUsage(`\`${command.name}\` does not take "${surplus}".`);
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parse(args: readonly string[], options: Options, command: Command) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      const flag = /'(-[^']*)'/.exec(message)?.[1] ?? 'that flag';
      throw new WrongUsage(`\`${command.name}\` has no flag ${flag}.`);
    }
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      throw new WrongUsage(`${message.split('\n', 1).join('').replace(/\.*$/, '')}.`);
    }
    throw error;
  }
}

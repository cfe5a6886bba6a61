import { parseArgs } from 'node:util';
import { WrongUsage } from '../command.ts';
import type { UserCommand, UserFlag, UserInput } from './user-command.ts';

/** Flags that every command for users has. */
export const userFlags: Readonly<Record<string, UserFlag>> = {
  json: { description: 'the answer as JSON, for scripts' },
  server: { value: 'URL', description: "the server's address (PHONOFILM_URL, `login`, or this machine's)" },
  key: { value: 'KEY', description: 'the API key (PHONOFILM_KEY, `login`, or DATA_DIR/first-key)' },
  help: { short: 'h', description: 'this page' },
};

export function parseUserInput(args: readonly string[], command: UserCommand): UserInput {
  const flags = { ...command.flags, ...userFlags };
  const { values, positionals } = parse(args.slice(command.name.split(' ').length), flags, command);
  const text = (name: string) => values[name] as string | undefined;
  return {
    arguments: positionals,
    text: (name) => oneOf(text(name), name, flags[name]?.values),
    texts: (name) => (values[name] as string[] | undefined) ?? [],
    number: (name) => asNumber(text(name), name),
    choice: (name) => values[name] as boolean | undefined,
  };
}

/** Only the help may be asked for without the arguments. */
export function assertUserArguments(input: UserInput, command: UserCommand): void {
  const missing = command.arguments[input.arguments.length];
  if (missing?.startsWith('<')) throw new WrongUsage(`\`${command.name}\` needs ${missing}.`);
  const surplus = input.arguments[command.arguments.length];
  if (surplus === undefined) return;
  const hint = command.arguments.length > 0 ? ' A text with spaces needs quotes.' : '';
  throw new WrongUsage(`\`${command.name}\` does not take "${surplus}".${hint}`);
}

function parse(args: readonly string[], flags: Readonly<Record<string, UserFlag>>, command: UserCommand) {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, flag]) => [
      name,
      {
        type: flag.value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: flag.multiple ?? false,
        ...(flag.short && { short: flag.short }),
      },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true, strict: true });
  } catch (error) {
    const { code, message } = error as Error & { code?: string };
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') {
      const flag = /'(-[^']*)'/.exec(message)?.[1] ?? 'that flag';
      throw new WrongUsage(`\`${command.name}\` has no flag ${flag}.`);
    }
    if (code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') {
      const [first = ''] = message.split('\n');
      throw new WrongUsage(first.endsWith('.') ? first : `${first}.`);
    }
    throw error;
  }
}

function oneOf(text: string | undefined, name: string, values: readonly string[] | undefined) {
  if (text === undefined || values === undefined || values.includes(text)) return text;
  throw new WrongUsage(`--${name} takes ${values.join(', ')}; not "${text}".`);
}

function asNumber(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  throw new WrongUsage(`--${name} takes a number; not "${text}".`);
}

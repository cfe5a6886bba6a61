import { readFileSync } from 'node:fs';
import { Help, Option, Command as ProgramCommand } from 'commander';
import { type Flag, type Flags, type Input, WrongUsage } from '../platform/commands/command-words.ts';
import type { Audience, Command } from './command.ts';

type Run = (command: Command, input: Input) => Promise<void>;

/** The tree of all commands: it parses, explains mistakes and prints help. */
export function buildProgram(commands: readonly Command[], calledAs: string, run: Run): ProgramCommand {
  const program = new ProgramCommand(calledAs).version(version(), '--version', 'show the version');
  settle(program);
  for (const command of commands) {
    const node = command.name
      .split(' ')
      .reduce((parent, word) => childOf(parent, word, command.hidden), program);
    const { arguments: names = [], audience, examples } = command;
    node
      .description(command.summary)
      .usage([...names, '[flags]'].join(' '))
      .helpGroup(audience.heading);
    for (const name of names) node.argument(name);
    if (command.loadFlags === undefined) addFlags(node, command.flags ?? {}, audience);
    else flagLoaders.set(node, async () => addFlags(node, (await command.loadFlags?.()) ?? {}, audience));
    const lines = examples.map((example) => `  ${calledAs} ${example}`);
    node.addHelpText('after', ['', lines.length > 1 ? 'Examples' : 'Example', ...lines].join('\n'));
    node.action(() => run(command, inputOf(node)));
  }
  return program;
}

const COMMON = 'Flags of every command:';

/** By the command whose flags are still to be loaded. */
const flagLoaders = new WeakMap<ProgramCommand, () => Promise<void>>();

/** Adds the flags that a command loads when it is called. */
async function loadFlags(node: ProgramCommand): Promise<void> {
  const load = flagLoaders.get(node);
  flagLoaders.delete(node);
  await load?.();
}

/** The words of a command as they are typed, without the program's name. */
function fullName(node: ProgramCommand): string {
  return node.parent?.parent ? `${fullName(node.parent)} ${node.name()}` : node.name();
}

/** The commands that can be run, in the order of the help. */
function leavesOf(node: ProgramCommand): ProgramCommand[] {
  const children = node.createHelp().visibleCommands(node);
  return children.flatMap((child) => [...(child.description() ? [child] : []), ...leavesOf(child)]);
}

function childOf(parent: ProgramCommand, name: string, hidden = false): ProgramCommand {
  const known = parent.commands.find((child) => child.name() === name);
  if (known) return known;
  const child = parent.createCommand(name);
  parent.addCommand(child, { hidden });
  settle(child);
  return child;
}

/** Errors are thrown, and the help lists whole commands rather than their first words. */
function settle(node: ProgramCommand): void {
  const calledAs = [...ancestors(node)].map((each) => each.name()).join(' ');
  node
    .usage('<command> [flags]')
    .addHelpOption(new Option('-h, --help', 'show this help').helpGroup(COMMON))
    .helpCommand(false)
    .hook('preSubcommand', (_parent, called) => loadFlags(called))
    .exitOverride((error) => {
      const isText = error.code === 'commander.excessArguments' && node.registeredArguments.length > 0;
      if (isText) console.error('A text with spaces needs quotes.');
      throw error;
    })
    .showHelpAfterError(`See: ${calledAs} --help`)
    .configureOutput({
      writeOut: (text) => console.log(text.replace(/\n$/, '')),
      writeErr: (text) => console.error(text.replace(/\n$/, '')),
    })
    .configureHelp({
      subcommandTerm: (child) =>
        [fullName(child), ...child.registeredArguments.map((each) => termOf(each))].join(' '),
      formatHelp: (command, helper) => {
        helper.visibleCommands = leavesOf;
        return Help.prototype.formatHelp.call(helper, command, helper);
      },
    });
}

function* ancestors(node: ProgramCommand): Generator<ProgramCommand> {
  if (node.parent) yield* ancestors(node.parent);
  yield node;
}

function termOf(argument: ProgramCommand['registeredArguments'][number]): string {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
}

function addFlags(node: ProgramCommand, flags: Flags, audience: Audience): void {
  for (const [name, flag] of Object.entries(flags)) addFlag(node, name, flag, 'Flags:');
  for (const [name, flag] of Object.entries(audience.flags)) addFlag(node, name, flag, COMMON);
}

function addFlag(node: ProgramCommand, name: string, flag: Flag, heading: string): void {
  const short = flag.short ? `-${flag.short}, ` : '';
  const value = flag.value ? ` <${flag.value}>` : '';
  const option = new Option(`${short}--${name}${value}`, flag.description).helpGroup(heading);
  if (flag.values) option.choices([...flag.values]);
  if (flag.multiple) option.argParser((text: string, before: string[] = []) => [...before, text]);
  node.addOption(option);
  if (!flag.value && !name.startsWith('no-')) node.addOption(new Option(`--no-${name}`).hideHelp());
}

function inputOf(node: ProgramCommand): Input {
  const values = node.opts<Record<string, unknown>>();
  const given = (flag: string) => {
    const option = node.options.find(({ long }) => long === `--${flag}`);
    return option && values[option.attributeName()];
  };
  const text = (flag: string) => given(flag) as string | undefined;
  return {
    arguments: node.args,
    text,
    texts: (flag) => given(flag) as string[] | undefined,
    number: (flag) => asNumber(text(flag), flag),
    // Commander keeps `--no-name` as the false of `name`.
    choice: (flag) => (flag.startsWith('no-') ? given(flag) === false : (given(flag) as boolean | undefined)),
  };
}

function asNumber(text: string | undefined, name: string): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (text.trim() !== '' && Number.isFinite(number)) return number;
  throw new WrongUsage(`--${name} takes a number; not "${text}".`);
}

function version(): string {
  const file = new URL('../../package.json', import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

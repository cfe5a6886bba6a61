import { userFlags } from './parse-user-input.ts';
import type { UserCommand, UserFlag } from './user-command.ts';

export function userCommandHelp(command: UserCommand, calledAs: string): string {
  const own = Object.entries(command.flags);
  return [
    `${calledAs} ${title(command)} [flags]`,
    '',
    `  ${command.summary}`,
    ...(own.length > 0 ? ['', 'Flags', ...own.map(flagLine)] : []),
    '',
    'Flags of every command',
    ...Object.entries(userFlags).map(flagLine),
    '',
    command.examples.length > 1 ? 'Examples' : 'Example',
    ...command.examples.map((example) => `  ${calledAs} ${example}`),
  ].join('\n');
}

export function userOverview(commands: readonly UserCommand[], calledAs: string): string {
  const width = Math.max(...commands.map((command) => title(command).length));
  return [
    `${calledAs} <command> [flags]`,
    '',
    ...commands.map((command) => `  ${title(command).padEnd(width)}  ${command.summary}`),
    '',
    `${calledAs} <command> --help explains a command, with examples.`,
  ].join('\n');
}

function title(command: UserCommand): string {
  return [command.name, ...command.arguments].join(' ');
}

function flagLine([name, flag]: [string, UserFlag]): string {
  const short = flag.short === undefined ? '    ' : `-${flag.short}, `;
  const left = `${short}--${name}${flag.value === undefined ? '' : ` ${flag.value}`}`;
  return `  ${left.padEnd(30)}  ${flag.description}`;
}

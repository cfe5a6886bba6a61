import type { Command, Flag } from './command.ts';

const CALL = 'npm run phonofilm --';

/** Flags that every command has. */
export const commonFlags: Readonly<Record<string, Flag>> = {
  json: { description: 'the answer as JSON, for scripts' },
  url: { value: 'URL', description: "the server's address (found in DATA_DIR)" },
  'admin-key': { value: 'KEY', description: 'the admin key (ADMIN_KEY, or DATA_DIR/admin-key)' },
  help: { description: 'this page' },
};

export function commandHelp(command: Command): string {
  const words = [command.name, ...command.arguments.map((argument) => `<${argument}>`), '[flags]'];
  const own = Object.entries(command.flags);
  return [
    `${CALL} ${words.join(' ')}`,
    '',
    `  ${command.summary}`,
    ...(own.length > 0 ? ['', 'Flags', ...own.map(flagLine)] : []),
    '',
    'Flags of every command',
    ...Object.entries(commonFlags).map(flagLine),
    '',
    'Example',
    `  ${CALL} ${command.example}`,
  ].join('\n');
}

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => title(command).length));
  return [
    `${CALL} <command> [flags]`,
    '',
    ...commands.map((command) => `  ${title(command).padEnd(width)}  ${command.summary}`),
    `  ${'weights'.padEnd(width)}  the weights of the local engines: list, pull, verify, remove`,
    `  ${'backup <FOLDER>'.padEnd(width)}  copy database and films into a folder, while the service runs`,
    `  ${'restore <FOLDER>'.padEnd(width)}  restore a backup into an empty service`,
    `  ${'migrate'.padEnd(width)}  prepare PostgreSQL for this version, before its nodes start`,
    '',
    `${CALL} <command> --help explains a command, ${CALL} help lists those for users too. ${CALL} serve starts the server.`,
    '',
    'Flags of every command',
    ...Object.entries(commonFlags).map(flagLine),
  ].join('\n');
}

function title(command: Command): string {
  return [command.name, ...command.arguments.map((argument) => `<${argument}>`)].join(' ');
}

function flagLine([name, flag]: [string, Flag]): string {
  const left = flag.value === undefined ? `--${name}` : `--${name} ${flag.value}`;
  return `  ${left.padEnd(34)}  ${flag.description}`;
}

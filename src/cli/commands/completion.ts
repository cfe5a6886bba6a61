import { WrongUsage } from '../../platform/commands/command-words.ts';
import { fullName, leavesOf, loadFlags } from '../build-program.ts';
import { type Command, FOR_USERS } from '../command.ts';

/** A command as completion needs it. */
interface Completed {
  readonly name: string;
  readonly summary: string;
  readonly flags: readonly string[];
}

type Shell = (commands: readonly Completed[]) => string;

const SHELLS: Readonly<Record<string, Shell>> = { bash, zsh, fish };

export const completion: Command = {
  name: 'completion',
  audience: FOR_USERS,
  arguments: ['<shell>'],
  summary: 'print the script that completes commands and flags: bash, zsh or fish',
  examples: [
    'completion bash > ~/.local/share/bash-completion/completions/phonofilm',
    'completion zsh > ~/.zfunc/_phonofilm',
    'completion fish > ~/.config/fish/completions/phonofilm.fish',
  ],
  run: async (input, { program, print }) => {
    const script = SHELLS[input.arguments[0] ?? ''];
    if (script === undefined) throw new WrongUsage(`The shells are ${Object.keys(SHELLS).join(', ')}.`);
    const leaves = leavesOf(program);
    await Promise.all(leaves.map(loadFlags));
    const all = leaves.map((node): Completed => {
      const flags = node.options.filter(({ hidden }) => !hidden).flatMap(({ long }) => long ?? []);
      return { name: fullName(node), summary: node.description(), flags: [...flags, '--help'] };
    });
    return print(all, script(all));
  },
};

/** For commands of two words: the possible second words, by the first. */
function verbs(commands: readonly Completed[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { name } of commands) {
    const [first = '', second] = name.split(' ');
    found.set(first, [...(found.get(first) ?? []), ...(second === undefined ? [] : [second])]);
  }
  return found;
}

/** What the first two words look like. */
function pattern({ name }: Completed): string {
  return name.includes(' ') ? `"${name}"` : `"${name} "*`;
}

function bash(commands: readonly Completed[]): string {
  const byFirst = verbs(commands);
  const ofFirst = [...byFirst].filter(([, seconds]) => seconds.length > 0);
  return `# phonofilm: completion for bash
_phonofilm() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${[...byFirst.keys()].join(' ')}"
  elif [ "$COMP_CWORD" -eq 2 ]; then
    case "\${COMP_WORDS[1]}" in
${ofFirst.map(([first, seconds]) => `      ${first}) words="${seconds.join(' ')}" ;;`).join('\n')}
    esac
  fi
  case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${commands.map((command) => `    ${pattern(command)}) words="$words ${command.flags.join(' ')}" ;;`).join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _phonofilm phonofilm`;
}

function zsh(commands: readonly Completed[]): string {
  const byFirst = verbs(commands);
  const ofFirst = [...byFirst].filter(([, seconds]) => seconds.length > 0);
  return `#compdef phonofilm
local -a found
if (( CURRENT == 2 )); then
  found=(${[...byFirst.keys()].join(' ')})
elif (( CURRENT == 3 )); then
  case "\${words[2]}" in
${ofFirst.map(([first, seconds]) => `    ${first}) found=(${seconds.join(' ')}) ;;`).join('\n')}
  esac
fi
case "\${words[2]} \${words[3]}" in
${commands.map((command) => `  ${pattern(command)}) found+=(${command.flags.join(' ')}) ;;`).join('\n')}
esac
compadd -a found
(( CURRENT > 2 )) && _files`;
}

function fish(commands: readonly Completed[]): string {
  const byFirst = verbs(commands);
  const lines = [...byFirst].flatMap(([first, seconds]) => {
    const summary = commands.find(({ name }) => name === first)?.summary ?? `commands of ${first}`;
    const own = `complete -c phonofilm -n __fish_use_subcommand -f -a ${first} -d ${quoted(summary)}`;
    const more = `complete -c phonofilm -n '__fish_seen_subcommand_from ${first}' -f -a '${seconds.join(' ')}'`;
    return seconds.length > 0 ? [own, more] : [own];
  });
  const flags = commands.flatMap(({ name, flags }) => {
    const seen = name.split(' ').map((word) => `__fish_seen_subcommand_from ${word}`);
    return flags.map((flag) => `complete -c phonofilm -n '${seen.join('; and ')}' -l ${flag.slice(2)}`);
  });
  return ['# phonofilm: completion for fish', ...lines, ...flags].join('\n');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { COMPILED } from './compiled.ts';
import { programPath } from './program-path.ts';

/** A program in a terminal of its own. */
export interface Terminal {
  /** Everything that was drawn so far, control sequences and all. */
  drawn(): string;
  /** Resolves once the pattern has been drawn; rejects when the program ends without it. */
  shows(pattern: RegExp): Promise<void>;
  type(keys: string): void;
  /** The exit code. */
  readonly ended: Promise<number | null>;
}

export const CTRL_C = '\x03';

const MAIN = new URL('../../src/main.ts', import.meta.url);

/** `script` of util-linux runs a program in a pseudo-terminal; those of other systems take other flags. */
export const lacksTerminals = !String(spawnSync('script', ['--version']).stdout ?? '').includes('util-linux');

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** As the README says; npm runs the program in its own folder. */
export function inTerminalThroughNpm(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Terminal {
  return openTerminal(['npm', 'run', 'phonofilm', '--', ...args], environment, ROOT);
}

export function inTerminal(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  cwd: string,
): Terminal {
  return openTerminal([process.execPath, programPath(MAIN), ...args], environment, cwd);
}

function openTerminal(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  cwd: string,
): Terminal {
  const words = command.map((word) => `'${word.replaceAll("'", "'\\''")}'`);
  const child = spawn('script', ['-qec', `stty cols 160; exec ${words.join(' ')}`, '/dev/null'], {
    cwd,
    env: { PATH: process.env['PATH'], TERM: 'xterm-256color', SHELL: '/bin/sh', ...COMPILED, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let drawn = '';
  const watchers = new Set<() => void>();
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    drawn += text;
    for (const look of watchers) look();
  });
  return {
    drawn: () => drawn,
    shows: (pattern) =>
      new Promise<void>((resolve, reject) => {
        const look = () => {
          if (!pattern.test(drawn)) return;
          watchers.delete(look);
          resolve();
        };
        watchers.add(look);
        look();
        void ended.then((code) => reject(new Error(`ended with ${code} without ${pattern}:\n${drawn}`)));
      }),
    type: (keys) => void child.stdin.write(keys),
    ended,
  };
}

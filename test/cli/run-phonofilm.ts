import { spawn } from 'node:child_process';
import { COMPILED } from '../support/compiled.ts';
import { programPath } from '../support/program-path.ts';

export interface CommandRun {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const MAIN = new URL('../../src/main.ts', import.meta.url);

/** Runs the program as an operator does, with nothing from the tester's own environment but compiled code. */
export function runPhonofilm(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  cwd = environment['DATA_DIR'],
  input = '',
): Promise<CommandRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [programPath(MAIN), ...args], {
      cwd,
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...COMPILED, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // Most commands end without having read it.
    child.stdin.on('error', () => {}).end(input);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

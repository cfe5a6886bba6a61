import { type ChildProcess, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { COMPILED } from './compiled.ts';
import { programPath } from './program-path.ts';
import { settingsFile } from './settings-file.ts';

/** The service in a process of its own, so that it can be killed, measured or signalled. */
export interface ServiceProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Resolves when the process has ended: its exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
}

export interface ServiceProcessOptions {
  readonly dataDirectory: string;
  /** What stands in its settings file. */
  readonly settings?: object;
  readonly environment?: Readonly<Record<string, string>>;
  readonly script?: URL;
  /** Options of Node: none, unless the process is measured. */
  readonly flags?: readonly string[];
  /** Where the log goes; nowhere unless told. */
  readonly logFile?: string;
  /** Largest file the process may write, in kilobytes: beyond it, writes fail as on a full disk. */
  readonly fileLimitKb?: number;
  /** Descriptors the process may have open. */
  readonly descriptors?: number;
}

const STARTER = readFileSync(new URL('../../bin/phonofilm.mjs', import.meta.url), 'utf8');
/**
 * How `npm start` has V8 collect garbage. Node's own modules come compiled for a V8 without options: with one they are
 * compiled at every start, and a service is ready after 0.72 s of processor time instead of 0.60.
 */
export const START_FLAGS: readonly string[] = STARTER.match(/--heap[\w=-]+/)!.slice(0, 1);
const SERVE_WITH_FAKES = new URL('./serve-with-fakes.ts', import.meta.url);

/** Resolves once the service says that it is ready; rejects with what it said instead. */
export async function startServiceProcess(options: ServiceProcessOptions): Promise<ServiceProcess> {
  const log = options.logFile === undefined ? 'ignore' : openSync(options.logFile, 'a');
  const node = [process.execPath, ...(options.flags ?? []), programPath(options.script ?? SERVE_WITH_FAKES)];
  const limits = [
    ...(options.fileLimitKb === undefined ? [] : [`trap '' XFSZ; ulimit -f ${options.fileLimitKb}`]),
    ...(options.descriptors === undefined ? [] : [`ulimit -n ${options.descriptors}`]),
  ];
  const limited = [...limits, 'exec "$@"'].join('; ');
  const [command, ...values] = limits.length === 0 ? node : ['bash', '-c', limited, '--', ...node];
  const child = spawn(command!, values, {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: options.dataDirectory,
      PORT: '0',
      CONFIG: options.settings === undefined ? '' : settingsFile(options.settings),
      ...COMPILED,
      ...options.environment,
    },
    stdio: ['ignore', log, 'pipe', 'ipc'],
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal!));
  });
  const spoken: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr! }).on('line', (line) => {
      if (spoken.length < 100) spoken.push(line);
      const ready = /ready at (http\S+)/.exec(line);
      if (ready) resolve(ready[1]!);
    });
    void ended.then((how) => reject(new Error(`the service ended with ${how}:\n${spoken.join('\n')}`)));
  });
  return { url, child, ended };
}

import { fork } from 'node:child_process';
import { Worker } from 'node:worker_threads';
import { childEnvironment } from './child-environment.ts';
import { describe, type Order, type Report } from './child-messages.ts';

/** What a child runs, and in how much memory. */
export interface ChildProgram {
  /**
   * A process can be confined and crashes alone: it is for native code and for bytes of strangers. A thread starts faster
   * and shares the memory of this process: it is for our own JavaScript. Default: a process.
   */
  readonly kind?: 'process' | 'thread';
  /** A module that calls one of the functions of `serve-jobs.ts`. */
  readonly module: URL;
  /** Memory above which the child is killed. */
  readonly memoryMb: number;
  /** Additional options for the Node of a process. */
  readonly nodeOptions?: readonly string[];
  /** Additional variables for a process. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** A process or a thread that was started. */
export interface StartedChild {
  /** Undefined for a thread. */
  readonly pid: number | undefined;
  /** The end of its standard error. */
  readonly errorOutput: string;
  /** A failed send is followed by the child's exit. */
  send(order: Order): void;
  kill(): void;
  /** Whether this process waits for the child before it exits. */
  hold(isHeld: boolean): void;
}

export interface ChildEvents {
  onReport(report: Report): void;
  /** Maybe twice, and also after `kill`. */
  onExit(message: string): void;
}

export function startChild(program: ChildProgram, events: ChildEvents): StartedChild {
  return program.kind === 'thread' ? startThread(program, events) : startProcess(program, events);
}

const ERROR_OUTPUT_CHARACTERS = 2000;

function startProcess(program: ChildProgram, { onReport, onExit }: ChildEvents): StartedChild {
  const { module, memoryMb, nodeOptions = [], environment } = program;
  const child = fork(module, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`, '--disable-warning=ExperimentalWarning', ...nodeOptions],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...childEnvironment(), ...environment },
  });
  let errorOutput = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errorOutput = (errorOutput + chunk.toString()).slice(-ERROR_OUTPUT_CHARACTERS);
  });
  child.on('message', onReport);
  child.on('error', (error) => onExit(error.message));
  child.once('exit', (code, killedBy) => onExit(`ended (${killedBy ?? code})`));
  const stream = child.stderr as { ref?(): void; unref?(): void } | null;
  return {
    get pid() {
      return child.pid;
    },
    get errorOutput() {
      return errorOutput.trim();
    },
    send: (order) => void child.send(order, () => {}),
    kill: () => void child.kill('SIGKILL'),
    hold(isHeld) {
      for (const each of [child, child.channel, stream])
        if (isHeld) each?.ref?.();
        else each?.unref?.();
    },
  };
}

function startThread({ module, memoryMb }: ChildProgram, { onReport, onExit }: ChildEvents): StartedChild {
  const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } });
  worker.on('message', onReport);
  worker.on('error', (error) => onExit(describe(error)));
  worker.on('exit', (code) => onExit(`ended (${code})`));
  return {
    pid: undefined,
    errorOutput: '',
    send: (order) => worker.postMessage(order),
    kill: () => void worker.terminate(),
    hold: (isHeld) => (isHeld ? worker.ref() : worker.unref()),
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import { ServiceError } from '../domain/errors.ts';
import { childEnvironment } from './child-environment.ts';
import type { ChildMessage } from './child-message.ts';
import { toError } from './describe-failure.ts';
import { residentMegabytes } from './resident-memory.ts';

/** What a child process runs, and in how much memory. */
export interface ChildProgram {
  /** A module that calls `serveChildJob`. */
  readonly module: URL;
  /** Resident memory above which the child is killed. */
  readonly memoryMb: number;
  /** Additional options for the child's Node. */
  readonly nodeOptions?: readonly string[];
  /** Additional variables for the child. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface ChildTask {
  readonly input: unknown;
  readonly timeoutMs: number;
}

/** The child ended without a result: killed, out of memory, out of time, or crashed. */
export class ChildCrash extends Error {
  readonly reason: 'crash' | 'memory' | 'timeout';

  constructor(reason: 'crash' | 'memory' | 'timeout', message: string) {
    super(message);
    this.name = 'ChildCrash';
    this.reason = reason;
  }
}

const MEMORY_CHECK_MS = 250;

/** What the child says is passed to the job that it works on. */
interface Listener {
  hear(message: ChildMessage): void;
  end(crash: ChildCrash): void;
}

/** A process that runs jobs one at a time. Whoever starts it ends it. */
export class JobChild {
  readonly #process: ChildProcess;
  readonly #memoryMb: number;
  readonly #gone = Promise.withResolvers<void>();
  #rested = Promise.withResolvers<void>();
  #listener: Listener | null = null;
  #errorOutput = '';
  #isAlive = true;
  #jobs = 0;

  constructor({ module, memoryMb, nodeOptions = [], environment }: ChildProgram) {
    this.#memoryMb = memoryMb;
    const child = fork(module, [], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${memoryMb}`, '--disable-warning=ExperimentalWarning', ...nodeOptions],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...childEnvironment(), ...environment },
    });
    this.#process = child;
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#errorOutput = (this.#errorOutput + chunk.toString()).slice(-2000);
    });
    child.on('error', (error) => this.#end(error.message));
    child.once('exit', (code, killedBy) =>
      this.#end(`the process ended early (${killedBy ?? code}) ${this.#errorOutput.trim()}`),
    );
    child.on('message', (message: ChildMessage) => {
      if (message.type === 'rested') this.#rested.resolve();
      else this.#listener?.hear(message);
    });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** How many jobs it has begun. */
  get jobs(): number {
    return this.#jobs;
  }

  /** Resolves when what the last job used is given back, or the process has ended. */
  get rested(): Promise<void> {
    return this.#rested.promise;
  }

  get gone(): Promise<void> {
    return this.#gone.promise;
  }

  /** Rejects with the signal's reason; then, and after any failure, the process may still be at work. */
  async run<Result>(
    { input, timeoutMs }: ChildTask,
    signal: AbortSignal,
    onEvent: (event: unknown) => void,
  ): Promise<Result> {
    signal.throwIfAborted();
    this.#jobs += 1;
    this.#errorOutput = '';
    this.#rested = Promise.withResolvers();
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    const timer = setTimeout(
      () => reject(new ChildCrash('timeout', `took longer than ${timeoutMs} ms`)),
      timeoutMs,
    );
    // Node's heap limit does not include what native decoders allocate, so the resident size is checked too.
    const watch = setInterval(async () => {
      if ((await residentMegabytes(this.pid)) > this.#memoryMb)
        reject(new ChildCrash('memory', `used more than ${this.#memoryMb} MB of memory`));
    }, MEMORY_CHECK_MS);
    this.#listener = {
      hear: (message) => settle(message, onEvent, resolve as (result: unknown) => void, reject),
      end: reject,
    };
    this.#process.send(input as object, (error) => {
      if (error) reject(new ChildCrash('crash', error.message));
    });
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', stop);
      clearTimeout(timer);
      clearInterval(watch);
      this.#listener = null;
    }
  }

  kill(): void {
    this.#isAlive = false;
    this.#process.kill('SIGKILL');
  }

  /** Whether this process waits for the child before it exits. The child exits by itself when its parent has. */
  hold(isHeld: boolean): void {
    const stream = this.#process.stderr as { ref?(): void; unref?(): void } | null;
    for (const each of [this.#process, this.#process.channel, stream])
      if (isHeld) each?.ref?.();
      else each?.unref?.();
  }

  #end(message: string): void {
    this.#isAlive = false;
    this.#listener?.end(new ChildCrash('crash', message));
    this.#rested.resolve();
    this.#gone.resolve();
  }
}

function settle(
  message: ChildMessage,
  onEvent: (event: unknown) => void,
  resolve: (result: unknown) => void,
  reject: (reason: unknown) => void,
): void {
  switch (message.type) {
    case 'event':
      onEvent(message.event);
      break;
    case 'result':
      resolve(message.result);
      break;
    case 'refusal': {
      const { code, param } = message;
      reject(new ServiceError(code, message.message, param === undefined ? {} : { param }));
      break;
    }
    case 'failure':
      reject(toError(message));
      break;
  }
}

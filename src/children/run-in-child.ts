import { type ChildProcess, fork } from 'node:child_process';
import { ServiceError } from '../domain/errors.ts';
import { childEnvironment } from './child-environment.ts';
import type { ChildMessage } from './child-message.ts';
import { toError } from './describe-failure.ts';
import { residentMegabytes } from './resident-memory.ts';

/**
 * One job in one fresh process. Decoders and encoders read untrusted bytes: a crash, leak or hang must end only that
 * job.
 */
export interface ChildJob {
  /** A module that calls `serveChildJob`. */
  readonly module: URL;
  readonly input: unknown;
  readonly timeoutMs: number;
  /** Resident memory above which the child is killed. */
  readonly memoryMb: number;
  /** Additional options for the child's Node. */
  readonly nodeOptions?: readonly string[];
  /** Additional variables for the child. */
  readonly environment?: Readonly<Record<string, string>>;
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

export async function runInChild<Result>(
  job: ChildJob,
  signal: AbortSignal,
  onEvent: (event: unknown) => void = () => {},
): Promise<Result> {
  signal.throwIfAborted();
  const child = fork(job.module, [], {
    serialization: 'advanced',
    execArgv: [
      `--max-old-space-size=${job.memoryMb}`,
      '--disable-warning=ExperimentalWarning',
      ...(job.nodeOptions ?? []),
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...childEnvironment(), ...job.environment },
  });
  const limits = new AbortController();
  const timer = setTimeout(
    () => limits.abort(new ChildCrash('timeout', `took longer than ${job.timeoutMs} ms`)),
    job.timeoutMs,
  );
  const watch = setInterval(() => void checkMemory(child, job.memoryMb, limits), MEMORY_CHECK_MS);
  const stop = AbortSignal.any([signal, limits.signal]);
  try {
    return await converse<Result>(child, job.input, stop, onEvent);
  } finally {
    clearTimeout(timer);
    clearInterval(watch);
    child.kill('SIGKILL');
  }
}

function converse<Result>(
  child: ChildProcess,
  input: unknown,
  signal: AbortSignal,
  onEvent: (event: unknown) => void,
): Promise<Result> {
  return new Promise<Result>((resolve, reject) => {
    let stderr = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString()).slice(-2000);
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    child.once('error', (error) => reject(new ChildCrash('crash', error.message)));
    child.once('exit', (code, killedBy) =>
      reject(new ChildCrash('crash', `the process ended early (${killedBy ?? code}) ${stderr.trim()}`)),
    );
    child.on('message', (message: ChildMessage) => {
      switch (message.type) {
        case 'event':
          return onEvent(message.event);
        case 'result':
          return resolve(message.result as Result);
        case 'refusal':
          return reject(
            new ServiceError(
              message.code,
              message.message,
              message.param === undefined ? {} : { param: message.param },
            ),
          );
        case 'failure':
          return reject(toError(message));
      }
    });
    child.send(input as object, (error) => {
      if (error) reject(new ChildCrash('crash', error.message));
    });
  });
}

/** Node's heap limit does not include what native decoders allocate, so the resident size is checked too. */
async function checkMemory(child: ChildProcess, memoryMb: number, limits: AbortController): Promise<void> {
  if ((await residentMegabytes(child.pid)) > memoryMb)
    limits.abort(new ChildCrash('memory', `used more than ${memoryMb} MB of memory`));
}

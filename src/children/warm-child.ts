import { type ChildProcess, fork } from 'node:child_process';
import { ServiceError } from '../domain/errors.ts';
import { toError } from './describe-failure.ts';
import { residentMegabytes } from './resident-memory.ts';
import { ChildCrash, type ChildMessage } from './run-in-child.ts';

/**
 * A child process that stays: it loads a model once and works on many jobs, some at a time. The rest wait in
 * a short line. When the process dies it is started again and its jobs are given to the new one, once; when
 * it has had nothing to do for long it is stopped, so that its memory goes back.
 */
export interface WarmChildOptions {
  /** What it does, for messages: "speech recognition". */
  readonly name: string;
  /** A module that calls `serveWarmChild`. */
  readonly module: URL;
  /** Given to the child once, before its first job. */
  readonly setup: unknown;
  readonly concurrency: number;
  /** How many jobs may wait; the next one is refused with `model_overloaded`. */
  readonly waiting: number;
  /** Time without work after which the process is stopped. */
  readonly idleMs: number;
  /** Time without any word from a working child after which it counts as hung. */
  readonly silenceMs: number;
  /** Resident memory above which the child is killed. */
  readonly memoryMb: number;
  /** Life after which a death counts as an accident and the process is started again at once. Default 30 s. */
  readonly steadyMs?: number;
}

/** What a parent says to a warm child. */
export type WarmChildOrder =
  | { readonly type: 'setup'; readonly setup: unknown }
  | { readonly type: 'job'; readonly id: number; readonly input: unknown }
  | { readonly type: 'cancel'; readonly id: number };

/** What a warm child says to its parent. Lines without an id only show that it is alive. */
export type WarmChildReport = { readonly id: number; readonly message: ChildMessage } | { readonly id: null };

interface Job {
  readonly id: number;
  readonly prepare: () => Promise<unknown>;
  readonly onEvent: (event: unknown) => void;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
  startedAt: number;
  attempts: number;
  /** A job that has shown something cannot be repeated unseen. */
  spoken: boolean;
}

const WATCH_MS = 1000;
const MOST_ATTEMPTS = 2;
/** A process that dies sooner is started again only when there is work, so that a sick one does not loop. */
const STEADY_MS = 30_000;
/** Weight of the newest job in the running mean of job times. */
const MEAN_WEIGHT = 0.3;

export class WarmChild {
  readonly #options: WarmChildOptions;
  readonly #running = new Map<number, Job>();
  #waiting: Job[] = [];
  #child: ChildProcess | null = null;
  #lastId = 0;
  #lastWord = 0;
  #startedAt = 0;
  #meanJobMs = 2000;
  #idleTimer: NodeJS.Timeout | undefined;
  #watchTimer: NodeJS.Timeout | undefined;
  #lastWords = '';
  #closed = false;

  constructor(options: WarmChildOptions) {
    this.#options = options;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Jobs at work and in line. */
  get load(): number {
    return this.#running.size + this.#waiting.length;
  }

  /** Starts the process before there is a job for it. */
  warm(): void {
    this.#start();
    this.#restIfIdle();
  }

  /**
   * Does one job. `prepare` makes its input and is called when the job's turn has come, so that what it costs
   * is bounded too.
   */
  async run<Result>(
    prepare: () => Promise<unknown>,
    signal: AbortSignal,
    onEvent: (event: unknown) => void = () => {},
  ): Promise<Result> {
    signal.throwIfAborted();
    if (this.#closed) throw shuttingDown();
    this.#refuseIfFull();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const job: Job = {
      id: ++this.#lastId,
      prepare,
      onEvent,
      resolve,
      reject,
      startedAt: 0,
      attempts: 0,
      spoken: false,
    };
    const abandon = () => this.#abandon(job, signal.reason);
    signal.addEventListener('abort', abandon, { once: true });
    this.#waiting.push(job);
    this.#fill();
    try {
      return (await promise) as Result;
    } finally {
      signal.removeEventListener('abort', abandon);
    }
  }

  #refuseIfFull(): void {
    const { concurrency, waiting, name } = this.#options;
    if (this.load < concurrency + waiting) return;
    const seconds = Math.ceil((this.#meanJobMs * this.load) / concurrency / 1000);
    throw new ServiceError('model_overloaded', `The line for ${name} is full. Try again shortly.`, {
      retryAfterSeconds: Math.min(60, Math.max(1, seconds)),
    });
  }

  close(): void {
    this.#closed = true;
    for (const job of [...this.#running.values(), ...this.#waiting]) job.reject(shuttingDown());
    this.#running.clear();
    this.#waiting = [];
    this.#stop();
  }

  #fill(): void {
    while (this.#running.size < this.#options.concurrency) {
      const job = this.#waiting.shift();
      if (!job) break;
      clearTimeout(this.#idleTimer);
      job.attempts++;
      job.startedAt = Date.now();
      this.#lastWord = Date.now();
      this.#running.set(job.id, job);
      void this.#begin(job);
    }
  }

  async #begin(job: Job): Promise<void> {
    // Loading a model and preparing the first job go on side by side.
    this.#start();
    try {
      const input = await job.prepare();
      if (this.#running.get(job.id) === job) this.#tell({ type: 'job', id: job.id, input });
    } catch (error) {
      job.reject(error);
      this.#leave(job);
    }
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(this.#options.module, [], {
      serialization: 'advanced',
      // Models hand out large buffers that the collector hardly feels: children call it themselves.
      execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // glibc would keep what the models free, in one heap for each thread: a quarter of Whisper's peak.
      env: { ...process.env, MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1000000' },
    });
    this.#child = child;
    this.#lastWords = '';
    this.#startedAt = Date.now();
    this.#lastWord = Date.now();
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#lastWords = (this.#lastWords + chunk.toString()).slice(-2000);
    });
    child.on('message', (report: WarmChildReport) => this.#hear(report));
    child.once('error', (error) => this.#bury(child, new ChildCrash('crash', error.message)));
    child.once('exit', (code, killedBy) =>
      this.#bury(child, new ChildCrash('crash', `ended (${killedBy ?? code}) ${this.#lastWords.trim()}`)),
    );
    this.#watchTimer = setInterval(() => void this.#watch(child), WATCH_MS);
    this.#watchTimer.unref();
    this.#tell({ type: 'setup', setup: this.#options.setup });
    return child;
  }

  #tell(order: WarmChildOrder): void {
    // A failed send is followed by the child's exit, which is where it is dealt with.
    this.#start().send(order, () => {});
  }

  #hear(report: WarmChildReport): void {
    this.#lastWord = Date.now();
    if (report.id === null) return;
    const job = this.#running.get(report.id);
    if (!job) return;
    const { message } = report;
    switch (message.type) {
      case 'event':
        job.spoken = true;
        job.onEvent(message.event);
        return;
      case 'result':
        this.#meanJobMs += MEAN_WEIGHT * (Date.now() - job.startedAt - this.#meanJobMs);
        job.resolve(message.result);
        break;
      case 'refusal': {
        const { code, param } = message;
        job.reject(new ServiceError(code, message.message, param === undefined ? {} : { param }));
        break;
      }
      case 'failure':
        job.reject(toError(message));
        break;
    }
    this.#leave(job);
  }

  /** The caller has gone: a waiting job is dropped, a running one told to stop; its place is free at once. */
  #abandon(job: Job, reason: unknown): void {
    job.reject(reason);
    this.#waiting = this.#waiting.filter((other) => other !== job);
    if (!this.#running.has(job.id)) return;
    this.#tell({ type: 'cancel', id: job.id });
    this.#leave(job);
  }

  #leave(job: Job): void {
    this.#running.delete(job.id);
    this.#fill();
    this.#restIfIdle();
  }

  #restIfIdle(): void {
    clearTimeout(this.#idleTimer);
    if (this.load > 0) return;
    this.#idleTimer = setTimeout(() => this.#stop(), this.#options.idleMs);
    this.#idleTimer.unref();
  }

  #stop(): void {
    const child = this.#child;
    this.#forget();
    child?.kill('SIGKILL');
  }

  #forget(): void {
    clearTimeout(this.#idleTimer);
    clearInterval(this.#watchTimer);
    this.#child = null;
  }

  /** The process is gone. Its jobs go to a new one, except those that have already failed a process or spoken. */
  #bury(child: ChildProcess, crash: ChildCrash): void {
    if (this.#child !== child) return;
    this.#forget();
    const orphans = [...this.#running.values()];
    this.#running.clear();
    for (const job of orphans.reverse()) {
      if (job.spoken || job.attempts >= MOST_ATTEMPTS) job.reject(crash);
      else this.#waiting.unshift(job);
    }
    this.#fill();
    // Killed from outside while it had nothing to do: kept warm, unless it cannot even start.
    if (!this.#closed && Date.now() - this.#startedAt > (this.#options.steadyMs ?? STEADY_MS)) this.warm();
  }

  async #watch(child: ChildProcess): Promise<void> {
    const { silenceMs, memoryMb } = this.#options;
    if (this.#running.size > 0 && Date.now() - this.#lastWord > silenceMs) {
      return this.#end(child, new ChildCrash('timeout', `said nothing for ${silenceMs} ms`));
    }
    if ((await residentMegabytes(child.pid)) > memoryMb) {
      this.#end(child, new ChildCrash('memory', `used more than ${memoryMb} MB of memory`));
    }
  }

  #end(child: ChildProcess, crash: ChildCrash): void {
    this.#bury(child, crash);
    child.kill('SIGKILL');
  }
}

function shuttingDown(): ServiceError {
  return new ServiceError('service_unavailable', 'The service is shutting down.');
}

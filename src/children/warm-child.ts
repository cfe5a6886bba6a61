import { type ChildProcess, fork } from 'node:child_process';
import { ServiceError } from '../domain/errors.ts';
import type { Line } from '../domain/line.ts';
import { FairGate } from '../turns/fair-gate.ts';
import { childEnvironment } from './child-environment.ts';
import { toError } from './describe-failure.ts';
import { residentMegabytes } from './resident-memory.ts';
import { ChildCrash, type ChildMessage } from './run-in-child.ts';
import { type Beat, VitalSigns } from './vital-signs.ts';

/**
 * A child process that stays: it loads a model once and works on many jobs, some at a time. The rest wait in a short
 * line, in turns by account. When the process dies or hangs it is started again and its jobs are given to the new one,
 * once; when it has had nothing to do for long it is stopped, so that its memory goes back.
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
  /** Time after which a process that says or does nothing counts as hung; see `VitalSigns`. */
  readonly silenceMs: number;
  /** Resident memory above which the child is killed. */
  readonly memoryMb: number;
  /** Life after which a death counts as an accident and the process is started again at once. Default 30 s. */
  readonly steadyMs?: number;
  /** Told of every death that was not wanted; its callers only hear that they should try again. */
  readonly onDeath?: (death: ChildDeath) => void;
}

export interface ChildDeath {
  readonly name: string;
  readonly pid: number | undefined;
  /** `setup`: it could not prepare for work, as with damaged weights. */
  readonly reason: ChildCrash['reason'] | 'setup';
  /** What happened, in words; for a crash with its exit code or signal. */
  readonly message: string;
  /** The end of what it wrote to its standard error. */
  readonly lastWords: string;
  /** Jobs that failed with it. The others are given to a new process. */
  readonly jobsLost: number;
}

/** What a parent says to a warm child. */
export type WarmChildOrder =
  | { readonly type: 'setup'; readonly setup: unknown; readonly beatMs: number }
  | { readonly type: 'job'; readonly id: number; readonly input: unknown }
  | { readonly type: 'cancel'; readonly id: number };

/** What a warm child says to its parent: of a job, that it is alive, or that it cannot work. */
export type WarmChildReport =
  | { readonly id: number; readonly message: ChildMessage }
  | { readonly id: null; readonly beat: Beat }
  | { readonly id: null; readonly broken: string };

interface Job {
  readonly id: number;
  readonly prepare: () => Promise<unknown>;
  readonly onEvent: (event: unknown) => void;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
  attempts: number;
  /** A job that has shown something cannot be repeated unseen. */
  spoken: boolean;
}

const WATCH_MS = 1000;
const BEAT_MS = 2000;
const MOST_ATTEMPTS = 2;
/** A process that dies sooner is started again only when there is work, so that a sick one does not loop. */
const STEADY_MS = 30_000;

export class WarmChild {
  readonly #options: WarmChildOptions;
  readonly #gate: FairGate;
  readonly #jobs = new Map<number, Job>();
  readonly #closing = new AbortController();
  #child: ChildProcess | null = null;
  #signs: VitalSigns;
  #lastId = 0;
  #startedAt = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  #watchTimer: NodeJS.Timeout | undefined;
  #lastWords = '';

  constructor(options: WarmChildOptions) {
    this.#options = options;
    this.#signs = new VitalSigns(options.silenceMs);
    this.#gate = new FairGate({
      what: `requests for ${options.name}`,
      atOnce: options.concurrency,
      waiting: options.waiting,
      code: 'model_overloaded',
    });
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get line(): Line {
    const { running, waiting } = this.#gate;
    return { name: this.#options.name, running, waiting };
  }

  /** Jobs at work and in line. */
  get load(): number {
    return this.#gate.running + this.#gate.waiting;
  }

  /** Starts the process before there is a job for it. */
  warm(): void {
    this.#start();
    this.#restIfIdle();
  }

  /**
   * Does one job of an account. `prepare` makes its input and is called when the job's turn has come, so that what it
   * costs is bounded too.
   */
  async run<Result>(
    account: string,
    prepare: () => Promise<unknown>,
    signal: AbortSignal,
    onEvent: (event: unknown) => void = () => {},
  ): Promise<Result> {
    const stop = AbortSignal.any([signal, this.#closing.signal]);
    const place = await this.#gate.enter({ account }, stop);
    try {
      return (await this.#work(place, prepare, stop, onEvent)) as Result;
    } finally {
      place[Symbol.dispose]();
      this.#restIfIdle();
    }
  }

  close(): void {
    this.#closing.abort(new ServiceError('service_unavailable', 'The service is shutting down.'));
    this.#stop();
  }

  async #work(
    place: Disposable,
    prepare: Job['prepare'],
    signal: AbortSignal,
    onEvent: Job['onEvent'],
  ): Promise<unknown> {
    // The caller may have left just as its turn came.
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const job: Job = { id: ++this.#lastId, prepare, onEvent, resolve, reject, attempts: 0, spoken: false };
    // The caller has gone: its place is free at once, and the child is told to stop.
    const abandon = () => {
      reject(signal.reason);
      place[Symbol.dispose]();
      this.#child?.send({ type: 'cancel', id: job.id } satisfies WarmChildOrder, () => {});
    };
    signal.addEventListener('abort', abandon, { once: true });
    this.#jobs.set(job.id, job);
    clearTimeout(this.#idleTimer);
    void this.#begin(job);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', abandon);
      this.#jobs.delete(job.id);
    }
  }

  async #begin(job: Job): Promise<void> {
    job.attempts += 1;
    // Loading a model and preparing the first job go on side by side.
    this.#start();
    try {
      const input = await job.prepare();
      if (this.#jobs.get(job.id) === job) this.#tell({ type: 'job', id: job.id, input });
    } catch (error) {
      job.reject(error);
    }
  }

  #start(): ChildProcess {
    if (this.#child) return this.#child;
    const { module, setup, silenceMs } = this.#options;
    const child = fork(module, [], {
      serialization: 'advanced',
      // Models hand out large buffers that the collector hardly feels: children call it themselves.
      execArgv: ['--expose-gc', '--disable-warning=ExperimentalWarning'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // glibc would keep what the models free, in one heap for each thread: a quarter of Whisper's peak.
      env: { ...childEnvironment(), MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '1000000' },
    });
    this.#child = child;
    this.#lastWords = '';
    this.#startedAt = Date.now();
    this.#signs = new VitalSigns(silenceMs);
    child.stderr?.on('data', (chunk: Buffer) => {
      if (this.#child === child) this.#lastWords = (this.#lastWords + chunk.toString()).slice(-2000);
    });
    child.on('message', (report: WarmChildReport) => {
      if (this.#child === child) this.#hear(child, report);
    });
    child.once('error', (error) => this.#bury(child, 'crash', error.message));
    child.once('exit', (code, killedBy) => this.#bury(child, 'crash', `ended (${killedBy ?? code})`));
    this.#watch(child);
    this.#tell({ type: 'setup', setup, beatMs: Math.min(BEAT_MS, silenceMs / 4) });
    return child;
  }

  #tell(order: WarmChildOrder): void {
    // A failed send is followed by the child's exit, which is where it is dealt with.
    this.#start().send(order, () => {});
  }

  #hear(child: ChildProcess, report: WarmChildReport): void {
    if (report.id === null) {
      if ('beat' in report) this.#signs.beat(report.beat);
      else this.#bury(child, 'setup', report.broken);
      return;
    }
    this.#signs.word();
    const job = this.#jobs.get(report.id);
    if (!job) return;
    const { message } = report;
    switch (message.type) {
      case 'event':
        job.spoken = true;
        job.onEvent(message.event);
        break;
      case 'result':
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
  }

  #restIfIdle(): void {
    clearTimeout(this.#idleTimer);
    if (this.load > 0 || this.#child === null) return;
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
  #bury(child: ChildProcess, reason: ChildDeath['reason'], message: string): void {
    if (this.#child !== child) return;
    this.#forget();
    child.kill('SIGKILL');
    const lastWords = this.#lastWords.trim();
    const crash = new ChildCrash(reason === 'setup' ? 'crash' : reason, `${message} ${lastWords}`.trim());
    const jobs = [...this.#jobs.values()];
    // A process that could not prepare would fail each of them in the same way.
    const lost = jobs.filter((job) => reason === 'setup' || job.spoken || job.attempts >= MOST_ATTEMPTS);
    const { name, onDeath, steadyMs = STEADY_MS } = this.#options;
    onDeath?.({ name, pid: child.pid, reason, message, lastWords, jobsLost: lost.length });
    for (const job of lost) job.reject(crash);
    for (const job of jobs) if (!lost.includes(job)) void this.#begin(job);
    // Killed from outside while it had nothing to do: kept warm, unless it cannot even start.
    if (reason !== 'setup' && Date.now() - this.#startedAt > steadyMs) this.warm();
  }

  #watch(child: ChildProcess): void {
    const { silenceMs, memoryMb } = this.#options;
    const everyMs = Math.min(WATCH_MS, silenceMs / 4);
    this.#watchTimer = setInterval(async () => {
      const hung = this.#signs.pass(everyMs);
      if (hung !== null) return this.#bury(child, 'timeout', hung);
      if ((await residentMegabytes(child.pid)) > memoryMb)
        this.#bury(child, 'memory', `used more than ${memoryMb} MB of memory`);
    }, everyMs);
    this.#watchTimer.unref();
  }
}

import { type ChildProcess, fork } from 'node:child_process';
import { ServiceError } from '../domain/errors.ts';
import type { Line } from '../domain/line.ts';
import { FairGate } from '../turns/fair-gate.ts';
import { childEnvironment } from './child-environment.ts';
import { toError } from './describe-failure.ts';
import { residentMegabytes } from './resident-memory.ts';
import { ChildCrash } from './run-in-child.ts';
import { VitalSigns } from './vital-signs.ts';
import type { WarmChildOrder, WarmChildReport } from './warm-child-messages.ts';

/**
 * A long-running child process: it loads a model once and runs many jobs, some at a time. Further jobs wait in a short
 * queue, fairly by account. When the process crashes or hangs it is restarted and its jobs are retried once; when it
 * has been idle for long it is stopped to free its memory.
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
  /** How long a process may show no activity before it counts as hung; see `VitalSigns`. */
  readonly silenceMs: number;
  /** Resident memory above which the child is killed. */
  readonly memoryMb: number;
  /** A process that crashes after running at least this long is restarted at once. Default 30 s. */
  readonly steadyMs?: number;
  /** Called at every unexpected exit; the callers of its jobs are only told to try again. */
  readonly onExit?: (exit: ChildExit) => void;
}

export interface ChildExit {
  readonly name: string;
  readonly pid: number | undefined;
  /** `setup`: it could not prepare for work, for example because of damaged weights. */
  readonly reason: ChildCrash['reason'] | 'setup';
  /** What happened; for a crash with the exit code or signal. */
  readonly message: string;
  /** The end of its standard error. */
  readonly errorOutput: string;
  /** Jobs that failed with it. The others are retried in a new process. */
  readonly jobsLost: number;
}

interface Job {
  readonly id: number;
  readonly prepare: () => Promise<unknown>;
  readonly onEvent: (event: unknown) => void;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
  attempts: number;
  /** A job that has sent an event cannot be retried unnoticed. */
  hasSentEvents: boolean;
}

const WATCH_MS = 1000;
const BEAT_MS = 2000;
const MOST_ATTEMPTS = 2;
/** A process that crashes sooner is restarted only when there is work, to avoid a restart loop. */
const STEADY_MS = 30_000;

/**
 * By default glibc keeps freed memory in one heap per thread: a quarter of Whisper's peak. A buffer below 4 MB is taken
 * from that heap and not from the system: the first window of Whisper small then takes 3.4 s of processor instead of 4.7.
 * Larger ones come in pages of 2 MB where the system has them: 1.8 s for a window instead of 2.6, with as much memory.
 */
const MEMORY_SETTINGS = {
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '1000000',
  MALLOC_MMAP_THRESHOLD_: '4000000',
};

/**
 * Models allocate large buffers outside the heap, which the garbage collector does not count: children call it themselves.
 * A young generation that may grow does so within hours, by up to 48 MB, and is not given back.
 */
const HEAP_SETTINGS = ['--expose-gc', '--max-semi-space-size=4', '--disable-warning=ExperimentalWarning'];

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
  #errorOutput = '';

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

  /** Running and waiting jobs. */
  get load(): number {
    return this.#gate.running + this.#gate.waiting;
  }

  /** Starts the process before there is a job for it. */
  warm(): void {
    this.#start();
    this.#restIfIdle();
  }

  /**
   * Runs one job of an account. `prepare` makes its input and is called only when the job's turn has come, so that its
   * cost is limited too.
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
    // The caller may have disconnected just as its turn came.
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const job: Job = {
      id: ++this.#lastId,
      prepare,
      onEvent,
      resolve,
      reject,
      attempts: 0,
      hasSentEvents: false,
    };
    // The caller has disconnected: its slot is free at once, and the child is told to stop.
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
    // The model loads while the first job is prepared.
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
      execArgv: HEAP_SETTINGS,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...childEnvironment(), ...MEMORY_SETTINGS },
    });
    this.#child = child;
    this.#errorOutput = '';
    this.#startedAt = Date.now();
    this.#signs = new VitalSigns(silenceMs);
    child.stderr?.on('data', (chunk: Buffer) => {
      if (this.#child === child) this.#errorOutput = (this.#errorOutput + chunk.toString()).slice(-2000);
    });
    child.on('message', (report: WarmChildReport) => {
      if (this.#child === child) this.#hear(child, report);
    });
    child.once('error', (error) => this.#handleExit(child, 'crash', error.message));
    child.once('exit', (code, killedBy) => this.#handleExit(child, 'crash', `ended (${killedBy ?? code})`));
    this.#watch(child);
    this.#tell({ type: 'setup', setup, beatMs: Math.min(BEAT_MS, silenceMs / 4) });
    return child;
  }

  #tell(order: WarmChildOrder): void {
    // A failed send is followed by the child's exit, which is handled there.
    this.#start().send(order, () => {});
  }

  #hear(child: ChildProcess, report: WarmChildReport): void {
    if (report.id === null) {
      if ('beat' in report) this.#signs.beat(report.beat);
      else this.#handleExit(child, 'setup', report.broken);
      return;
    }
    this.#signs.activity();
    const job = this.#jobs.get(report.id);
    if (!job) return;
    const { message } = report;
    switch (message.type) {
      case 'event':
        job.hasSentEvents = true;
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

  /**
   * The process has exited. Its jobs are retried in a new one, except those that were already retried or have sent
   * events.
   */
  #handleExit(child: ChildProcess, reason: ChildExit['reason'], message: string): void {
    if (this.#child !== child) return;
    this.#forget();
    child.kill('SIGKILL');
    const errorOutput = this.#errorOutput.trim();
    const crash = new ChildCrash(reason === 'setup' ? 'crash' : reason, `${message} ${errorOutput}`.trim());
    const jobs = [...this.#jobs.values()];
    // A process that failed in setup would fail each of them in the same way.
    const lost = jobs.filter(
      (job) => reason === 'setup' || job.hasSentEvents || job.attempts >= MOST_ATTEMPTS,
    );
    const { name, onExit, steadyMs = STEADY_MS } = this.#options;
    onExit?.({ name, pid: child.pid, reason, message, errorOutput, jobsLost: lost.length });
    for (const job of lost) job.reject(crash);
    for (const job of jobs) if (!lost.includes(job)) void this.#begin(job);
    // Killed from outside while idle: restart it, unless it cannot even start.
    if (reason !== 'setup' && Date.now() - this.#startedAt > steadyMs) this.warm();
  }

  #watch(child: ChildProcess): void {
    const { silenceMs, memoryMb } = this.#options;
    const everyMs = Math.min(WATCH_MS, silenceMs / 4);
    this.#watchTimer = setInterval(async () => {
      const hung = this.#signs.pass(everyMs);
      if (hung !== null) return this.#handleExit(child, 'timeout', hung);
      if ((await residentMegabytes(child.pid)) > memoryMb)
        this.#handleExit(child, 'memory', `used more than ${memoryMb} MB of memory`);
    }, everyMs);
    this.#watchTimer.unref();
  }
}

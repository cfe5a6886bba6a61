import { ChildCrash, type CrashReason } from './child-crash.ts';
import { type JobNews, type Report, toError } from './child-messages.ts';
import type { ChildPolicy } from './child-policy.ts';
import { ownMegabytes, residentMegabytes } from './resident-memory.ts';
import { type ChildProgram, type StartedChild, startChild } from './start-child.ts';
import { VitalSigns } from './vital-signs.ts';

/** A job of one child. */
export interface ChildJob {
  /** Plain data. */
  readonly input: unknown;
  /** What its input needs, done while the child loads. */
  readonly prepare?: () => Promise<void>;
  readonly timeoutMs?: number;
  /** How long it may take until the child is at work on it: `timeoutMs` begins then. Without it there is one limit for both. */
  readonly startMs?: number;
  /** More of the same work comes at once: memory is given back after that. */
  readonly isFollowed?: boolean;
  readonly onEvent: (event: unknown) => void;
  /** Which attempt it is, from 1. */
  readonly attempt: number;
  /** Whether the job has sent an event. */
  hasReported: boolean;
}

/** An end that nobody ordered. */
export interface ChildEnd {
  readonly reason: CrashReason;
  readonly message: string;
  readonly errorOutput: string;
  /** Those that ended with it. */
  readonly jobs: readonly ChildJob[];
}

interface JobUnderWay {
  readonly job: ChildJob;
  readonly resolve: (result: unknown) => void;
  readonly reject: (reason: unknown) => void;
  readonly onBegun: () => void;
  atWork: boolean;
}

/** How often the memory of a child with a time limit is looked at, and of one with heartbeats. */
const CHECK_MS = 250;
const WATCH_MS = 1000;
const BEAT_MS = 2000;

/** One process or thread of a pool, from its start to its end. */
export class Child {
  readonly startedAt = Date.now();
  readonly #policy: ChildPolicy;
  readonly #memoryMb: number;
  readonly #onEnd: (end: ChildEnd | null) => void;
  readonly #started: StartedChild;
  readonly #signs: VitalSigns | null;
  readonly #jobs = new Map<number, JobUnderWay>();
  #watch: NodeJS.Timeout | undefined;
  #idle: NodeJS.Timeout | undefined;
  #rested = Promise.withResolvers<void>();
  #begun = 0;
  #isAlive = true;

  /** `onEnd` is called once: with what happened, or with null for an end in good order. */
  constructor(
    program: ChildProgram,
    policy: ChildPolicy,
    setup: unknown,
    onEnd: (end: ChildEnd | null) => void,
  ) {
    const { silenceMs } = policy;
    this.#policy = policy;
    this.#memoryMb = program.memoryMb;
    this.#onEnd = onEnd;
    this.#signs = silenceMs === null ? null : new VitalSigns(silenceMs);
    this.#started = startChild(program, {
      onReport: (report) => this.#hear(report),
      onExit: (message) => this.#crash('crash', message),
    });
    const beatMs = silenceMs === null ? null : Math.min(BEAT_MS, silenceMs / 4);
    this.#started.send({ type: 'setup', setup, beatMs });
    this.#rested.resolve();
    if (this.pid !== undefined)
      this.#startWatch(silenceMs === null ? CHECK_MS : Math.min(WATCH_MS, silenceMs / 4));
    this.#rest();
  }

  get pid(): number | undefined {
    return this.#started.pid;
  }

  /** Jobs under way. */
  get load(): number {
    return this.#jobs.size;
  }

  /** How many jobs it has begun. */
  get begun(): number {
    return this.#begun;
  }

  get hasRoom(): boolean {
    return this.load < this.#policy.jobsAtOnce && this.#begun < this.#policy.jobsEach;
  }

  /** Rejects with the signal's reason, with the job's own error, or with `ChildCrash`. */
  async run(job: ChildJob, signal: AbortSignal): Promise<unknown> {
    const { jobsEach, outlivesJobs } = this.#policy;
    const { timeoutMs, startMs } = job;
    clearTimeout(this.#idle);
    this.#started.hold(true);
    this.#begun += 1;
    const id = this.#begun;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    let timer = this.#limit(startMs ?? timeoutMs);
    const onBegun = () => {
      if (startMs === undefined) return;
      clearTimeout(timer);
      timer = this.#limit(timeoutMs);
    };
    this.#jobs.set(id, { job, resolve, reject, onBegun, atWork: false });
    const leave = () => {
      reject(signal.reason);
      if (outlivesJobs) this.#started.send({ type: 'cancel', id });
      else this.kill();
    };
    signal.addEventListener('abort', leave, { once: true });
    this.#begin(id, job).catch(reject);
    try {
      return await promise;
    } catch (error) {
      if (!outlivesJobs) this.kill();
      throw error;
    } finally {
      signal.removeEventListener('abort', leave);
      clearTimeout(timer);
      this.#jobs.delete(id);
      if (this.#begun >= jobsEach && this.load === 0) this.kill();
      else if (this.load === 0) this.#rest();
    }
  }

  #limit(milliseconds: number | undefined): NodeJS.Timeout | undefined {
    if (milliseconds === undefined) return undefined;
    return setTimeout(() => this.#crash('timeout', `took longer than ${milliseconds} ms`), milliseconds);
  }

  /** Jobs that are under way are forgotten: their callers have left. */
  kill(): void {
    if (this.#isAlive) this.#end(null);
  }

  async #begin(id: number, job: ChildJob): Promise<void> {
    await job.prepare?.();
    // Less than a tenth of a second, if its last job has only just ended.
    await this.#rested.promise;
    const rests = this.#policy.restingMb !== null && !job.isFollowed;
    if (rests) this.#rested = Promise.withResolvers();
    if (this.#jobs.has(id)) this.#started.send({ type: 'job', id, input: job.input, rests });
  }

  #hear(report: Report): void {
    switch (report.type) {
      case 'beat':
        this.#signs?.beat(report.beat);
        return;
      case 'broken':
        this.#crash('setup', report.message);
        return;
      case 'rested':
        void this.#checkRest();
        return;
      case 'job': {
        this.#signs?.activity();
        const underWay = this.#jobs.get(report.id);
        if (underWay) deliver(underWay, report.news);
        return;
      }
    }
  }

  async #checkRest(): Promise<void> {
    const { restingMb } = this.#policy;
    if (restingMb !== null && (await ownMegabytes(this.pid)) > restingMb)
      this.#crash('memory', `kept more than ${restingMb} MB of its own after a job`);
    else this.#rested.resolve();
  }

  #startWatch(everyMs: number): void {
    this.#watch = setInterval(async () => {
      const hung = this.#signs?.pass(everyMs) ?? null;
      if (hung !== null) return this.#crash('timeout', hung);
      if (this.#signs === null && this.load === 0) return;
      // Node's heap limit does not include what native code allocates.
      if ((await residentMegabytes(this.pid)) > this.#memoryMb)
        this.#crash('memory', `used more than ${this.#memoryMb} MB of memory`);
    }, everyMs);
    this.#watch.unref();
  }

  /** This process does not wait for a child without a job. A process exits by itself when its parent has. */
  #rest(): void {
    if (!this.#isAlive) return;
    const { idleMs } = this.#policy;
    this.#started.hold(false);
    this.#idle = setTimeout(() => this.kill(), idleMs).unref();
  }

  #crash(reason: CrashReason, message: string): void {
    if (!this.#isAlive) return;
    const { errorOutput } = this.#started;
    const lost = [...this.#jobs.values()];
    this.#end({ reason, message, errorOutput, jobs: lost.map(({ job }) => job) });
    for (const { reject, atWork } of lost)
      reject(new ChildCrash(reason, `${message} ${errorOutput}`.trim(), atWork));
  }

  #end(end: ChildEnd | null): void {
    this.#isAlive = false;
    clearTimeout(this.#idle);
    clearInterval(this.#watch);
    this.#started.kill();
    this.#onEnd(end);
  }
}

/** The only reader of what children say about jobs. */
function deliver(underWay: JobUnderWay, news: JobNews): void {
  switch (news.type) {
    case 'begun':
      underWay.atWork = true;
      underWay.onBegun();
      return;
    case 'event':
      underWay.job.hasReported = true;
      underWay.job.onEvent(news.event);
      return;
    case 'result':
      underWay.resolve(news.result);
      return;
    case 'refusal':
    case 'failure':
      underWay.reject(toError(news));
      return;
  }
}

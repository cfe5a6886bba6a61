import { isDiskFull } from '../../domain/disk-full.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Line } from '../../domain/line.ts';
import { FairGate, type FairGateOptions, type Turn } from '../turns/fair-gate.ts';
import { Child, type ChildEnd, type ChildJob } from './child.ts';
import { ChildCrash, type CrashReason } from './child-crash.ts';
import { type ChildPolicy, FRESH } from './child-policy.ts';
import type { ChildProgram } from './start-child.ts';

export interface ChildPoolOptions extends ChildProgram {
  /** What it does, for messages: "speech recognition". */
  readonly name: string;
  readonly policy: ChildPolicy;
  /** Given to each child once, before its first job. */
  readonly setup?: unknown;
  /** How many jobs run at once and how many may wait, fairly by account. Default: all run that come. */
  readonly gate?: FairGateOptions;
  /** A warm child that crashes after running at least this long is replaced at once. Default 30 s. */
  readonly steadyMs?: number;
  /** Called at every unexpected end of a child; the callers of its jobs learn less. */
  readonly onExit?: (exit: ChildExit) => void;
}

export interface ChildExit {
  readonly name: string;
  readonly pid: number | undefined;
  readonly reason: CrashReason;
  /** What happened; for a crash with the exit code or signal. */
  readonly message: string;
  /** The end of its standard error. */
  readonly errorOutput: string;
  /** Jobs that failed with it. The others are repeated in a new child. */
  readonly jobsLost: number;
}

export interface PoolJob extends Pick<ChildJob, 'input' | 'timeoutMs' | 'startMs' | 'isFollowed'> {
  readonly turn: Turn;
  /** Done when the job's turn has come, so that its cost is limited too; again if the job is repeated. */
  readonly prepare?: () => Promise<void>;
  /** In a fresh child that ends with it, whatever the policy. */
  readonly alone?: boolean;
}

const UNLIMITED: FairGateOptions = { what: 'jobs', atOnce: Number.POSITIVE_INFINITY, waiting: 0 };
const MOST_ATTEMPTS = 2;
/** A child that crashes sooner is replaced only when there is work, to avoid a loop of restarts. */
const STEADY_MS = 30_000;

/**
 * Runs jobs in child processes or threads: as many at once as its gate lets in, in children that live as its policy says,
 * each with limits of time and memory. A caller who leaves frees the place at once.
 */
export class ChildPool {
  readonly #options: ChildPoolOptions;
  readonly #gate: FairGate;
  readonly #mostChildren: number;
  readonly #closing = new AbortController();
  #children: readonly Child[] = [];

  constructor(options: ChildPoolOptions) {
    const gate = options.gate ?? UNLIMITED;
    this.#options = options;
    this.#gate = new FairGate(gate);
    this.#mostChildren = Math.ceil(gate.atOnce / options.policy.jobsAtOnce);
  }

  /** Of its first process. */
  get pid(): number | undefined {
    return this.#children[0]?.pid;
  }

  get line(): Line {
    const { running, waiting } = this.#gate;
    return { name: this.#options.name, running, waiting };
  }

  /** Running and waiting jobs. */
  get load(): number {
    return this.#gate.running + this.#gate.waiting;
  }

  /** Starts a child before there is a job for it. */
  warm(): void {
    if (this.#children.length === 0 && !this.#closing.signal.aborted) this.#start(this.#options.policy);
  }

  /**
   * Rejects with the signal's reason, with the error that the job threw, with `ChildCrash`, or with 503 when too many wait.
   */
  async run<Result>(
    poolJob: PoolJob,
    signal: AbortSignal,
    onEvent: (event: unknown) => void = () => {},
  ): Promise<Result> {
    const stop = AbortSignal.any([signal, this.#closing.signal]);
    using _place = await this.#gate.enter(poolJob.turn, stop);
    for (let attempt = 1; ; attempt += 1) {
      // The caller may have left just as its turn came.
      stop.throwIfAborted();
      const job: ChildJob = { ...poolJob, onEvent, attempt, hasReported: false };
      const child = this.#childFor(poolJob, attempt);
      try {
        return (await child.run(job, stop)) as Result;
      } catch (error) {
        if (stop.aborted || !this.#isRepeated(job, child, error)) throw error;
      }
    }
  }

  /** Ends all children, and their jobs with 503. */
  close(): void {
    this.#closing.abort(new ServiceError('service_unavailable', 'The service is shutting down.'));
    for (const child of this.#children) child.kill();
  }

  #childFor({ alone = false }: PoolJob, attempt: number): Child {
    const { policy } = this.#options;
    if (alone) return this.#start(FRESH);
    // The one that was started last is taken first, so that those which are not needed become idle.
    const free = this.#children.findLast(({ hasRoom }) => hasRoom);
    return free && (policy.outlivesJobs || attempt === 1) ? free : this.#start(policy);
  }

  #start(policy: ChildPolicy): Child {
    if (this.#children.length >= this.#mostChildren) this.#children.find(({ load }) => load === 0)?.kill();
    const child: Child = new Child(this.#options, policy, this.#options.setup, (end) => {
      this.#children = this.#children.filter((each) => each !== child);
      if (end) this.#handleCrash(child, end);
    });
    this.#children = [...this.#children, child];
    return child;
  }

  #handleCrash({ pid, startedAt }: Child, { jobs, ...end }: ChildEnd): void {
    const { name, policy, onExit, steadyMs = STEADY_MS } = this.#options;
    const jobsLost = jobs.filter((job) => isLost(job, end.reason)).length;
    onExit?.({ name, pid, ...end, jobsLost });
    // Killed from outside while idle: replace it, unless it cannot even start.
    if (policy.outlivesJobs && end.reason !== 'setup' && Date.now() - startedAt > steadyMs) this.warm();
  }

  #isRepeated(job: ChildJob, child: Child, error: unknown): boolean {
    if (this.#options.policy.outlivesJobs) return error instanceof ChildCrash && !isLost(job, error.reason);
    // What fails in a child that has run other jobs may be their fault: this one begins as if never tried.
    return child.begun > 1 && !(error instanceof ServiceError) && !isDiskFull(error);
  }
}

/** A job that has sent something cannot be repeated unnoticed; one that a setup failed would fail there again. */
function isLost({ attempt, hasReported }: ChildJob, reason: CrashReason): boolean {
  return reason === 'setup' || hasReported || attempt >= MOST_ATTEMPTS;
}

import type { Logger } from 'pino';
import { PutBack } from '../task-queue.ts';

/** A claim on a job; void once another worker has taken the job over. */
export interface Claim {
  readonly id: string;
  readonly retryCount: number;
}

/** The jobs of one lane, in whatever queue they are stored. */
export interface LaneJobs<Job extends Claim> {
  /** Takes up to `limit` jobs. `more`: there may be further ones. */
  fetch(limit: number): Promise<{ readonly jobs: readonly Job[]; readonly more: boolean }>;
  /** Sends a heartbeat for these jobs; returns the ids of those that are still ours. */
  touch(claims: readonly Claim[]): Promise<readonly string[]>;
  /** Removes finished jobs. `more`: this may have made other jobs available. */
  settle(claims: readonly Claim[]): Promise<{ readonly more: boolean }>;
  /** Returns the jobs to the queue as they were before. */
  handBack(claims: readonly Claim[]): Promise<void>;
  /** Marks a job as failed: it is retried later, or dead-lettered. */
  fail(claim: Claim, error: unknown): Promise<void>;
}

export interface LaneRunnerDeps<Job extends Claim> {
  readonly jobs: LaneJobs<Job>;
  readonly concurrency: number;
  readonly heartbeatSeconds: number;
  readonly log: Logger;
  /** While this returns false, nothing is taken; default true. */
  readonly canTakeWork?: () => boolean;
  run(job: Job, signal: AbortSignal): Promise<void>;
}

/** Polling interval, for retries and lost notifications. */
const LOOK_EVERY_MS = 2000;

const MAX_FETCH = 50;

/** After this many failed heartbeats in a row, the lane reports itself unhealthy. */
const MAX_MISSED_BEATS = 2;

/**
 * Takes jobs from one lane and runs them, as many at a time as the lane allows. One fetch fills all free slots, one
 * heartbeat covers all running jobs, and jobs that end together are settled together.
 */
export class LaneRunner<Job extends Claim = Claim> {
  readonly #deps: LaneRunnerDeps<Job>;
  readonly #running = new Map<Claim, AbortController>();
  readonly #runs = new Set<Promise<void>>();
  readonly #stopping = new AbortController();
  #timers: NodeJS.Timeout[] = [];
  /** Whether there may be something to fetch. */
  #mayHaveJobs = false;
  #pulling: Promise<void> | null = null;
  #ended: Claim[] = [];
  #settling: Promise<void> | null = null;
  #beating: Promise<void> | null = null;
  #missedBeats = 0;

  constructor(deps: LaneRunnerDeps<Job>) {
    this.#deps = deps;
  }

  start(): void {
    this.look();
    this.#timers = [
      setInterval(() => this.look(), LOOK_EVERY_MS),
      setInterval(() => this.#startBeat(), (this.#deps.heartbeatSeconds * 1000) / 4),
    ];
  }

  get running(): number {
    return this.#running.size;
  }

  isHealthy(): boolean {
    return !this.#stopping.signal.aborted && this.#missedBeats < MAX_MISSED_BEATS;
  }

  /** Called when there may be work. */
  look(): void {
    this.#mayHaveJobs = true;
    this.#advance();
  }

  /** Takes no more jobs, aborts the running ones, and returns them to the queue. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#stopping.abort(new Error('shutting down'));
    await this.#pulling;
    await this.#beating;
    await Promise.allSettled(this.#runs);
    await this.#settling;
  }

  #advance(): void {
    this.#pulling ??= this.#pull().finally(() => {
      this.#pulling = null;
      // A slot or a notification may have arrived since the last check.
      if (this.#mayFetch()) this.#advance();
    });
  }

  #mayFetch(): boolean {
    const { concurrency, canTakeWork = () => true } = this.#deps;
    const hasRoom = this.#running.size < concurrency && canTakeWork();
    return this.#mayHaveJobs && !this.#stopping.signal.aborted && hasRoom;
  }

  async #pull(): Promise<void> {
    const { jobs: lane, concurrency } = this.#deps;
    try {
      while (this.#mayFetch()) {
        // Reset before fetching: notifications that arrive meanwhile set it again.
        this.#mayHaveJobs = false;
        const { jobs, more } = await lane.fetch(Math.min(MAX_FETCH, concurrency - this.#running.size));
        this.#mayHaveJobs ||= more;
        if (this.#stopping.signal.aborted) await this.#quietly(() => lane.handBack(jobs));
        else for (const job of jobs) this.#begin(job);
      }
    } catch (error) {
      // The next poll tries again.
      this.#deps.log.warn({ err: error }, 'could not fetch jobs');
    }
  }

  #begin(job: Job): void {
    const lost = new AbortController();
    this.#running.set(job, lost);
    const run = this.#deps
      .run(job, AbortSignal.any([this.#stopping.signal, lost.signal]))
      .then(
        () => this.#end(job, lost.signal),
        (error: unknown) => this.#crash(job, lost.signal, error),
      )
      .finally(() => {
        this.#running.delete(job);
        this.#runs.delete(run);
        this.#advance();
      });
    this.#runs.add(run);
  }

  /** Not awaited: the slot is free for the next job while this one is settled. */
  async #end(claim: Claim, lost: AbortSignal): Promise<void> {
    if (lost.aborted) return;
    if (this.#stopping.signal.aborted) {
      await this.#quietly(() => this.#deps.jobs.handBack([claim]));
      return;
    }
    this.#ended.push(claim);
    this.#settling ??= this.#settle().finally(() => {
      this.#settling = null;
    });
  }

  async #settle(): Promise<void> {
    while (this.#ended.length > 0) {
      const claims = this.#ended;
      this.#ended = [];
      // If this fails, the heartbeat stops, and the next worker finds the task already finished.
      await this.#quietly(async () => {
        if ((await this.#deps.jobs.settle(claims)).more) this.look();
      });
    }
  }

  async #crash(claim: Claim, lost: AbortSignal, error: unknown): Promise<void> {
    if (lost.aborted) return;
    const { jobs } = this.#deps;
    await this.#quietly(() => (error instanceof PutBack ? jobs.handBack([claim]) : jobs.fail(claim, error)));
  }

  #startBeat(): void {
    if (this.#running.size === 0) this.#missedBeats = 0;
    else {
      this.#beating ??= this.#beat().finally(() => {
        this.#beating = null;
      });
    }
  }

  async #beat(): Promise<void> {
    const running = [...this.#running];
    try {
      const ours = new Set(await this.#deps.jobs.touch(running.map(([claim]) => claim)));
      for (const [claim, lost] of running)
        if (!ours.has(claim.id)) lost.abort(new Error('another worker has taken this task over'));
      this.#missedBeats = 0;
    } catch (error) {
      this.#missedBeats += 1;
      this.#deps.log.warn({ err: error }, 'heartbeat failed');
    }
  }

  async #quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#deps.log.warn({ err: error }, 'could not settle a job; it will be delivered once more');
    }
  }
}

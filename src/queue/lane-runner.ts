import type { Job } from 'pg-boss';
import type { Logger } from 'pino';
import { type Lane, PutBack } from './task-queue.ts';

/** A claim on a job: once somebody else has taken the job over, this one is worth nothing. */
export interface Attempt {
  readonly id: string;
  readonly retryCount: number;
}

/** A queue that has something to take, and how urgent it is: higher goes first. */
export interface QueueHead {
  readonly queue: string;
  readonly priority: number;
}

/** What the runner does with jobs; handed in, so that it knows nothing of how they are kept. */
export interface LaneRunnerParts<Data extends object> {
  readonly lanes: readonly { readonly queue: string; readonly lane: Lane }[];
  readonly heartbeatSeconds: number;
  readonly log: Logger;
  /** While it says no, nothing is taken; always yes unless told. */
  readonly canTakeWork?: () => boolean;
  /** Those of the queues that have something to take, the most urgent first. */
  heads(queues: readonly string[]): Promise<readonly QueueHead[]>;
  /** Jobs no less urgent than `atLeast`; null: any. `more`: there may be further jobs. */
  fetch(
    queue: string,
    limit: number,
    atLeast: number | null,
  ): Promise<{ readonly jobs: readonly Job<Data>[]; readonly more: boolean }>;
  /** The ids of the attempts that are still ours. */
  touch(queue: string, attempts: Attempt[]): Promise<readonly string[]>;
  settle(queue: string, attempts: Attempt[]): Promise<void>;
  handBack(queue: string, attempts: readonly Attempt[]): Promise<void>;
  fail(queue: string, attempt: Attempt, error: unknown): Promise<void>;
  run(job: Job<Data>, signal: AbortSignal): Promise<void>;
}

interface LaneState {
  readonly concurrency: number;
  /** Queues that may hold work. */
  readonly hopeful: Set<string>;
  running: number;
  pulling: Promise<void> | null;
}

interface RunningJob {
  readonly queue: string;
  readonly attempt: Attempt;
  readonly lost: AbortController;
}

/** Retries, and whatever a lost notice did not tell of. */
const LOOK_EVERY_MS = 2000;

const MAX_FETCH = 50;

/** After this many failed heartbeats in a row, this node does not call itself healthy. */
const MAX_MISSED_BEATS = 2;

/**
 * Takes jobs from queues and runs them, as many at a time as their lane allows. Several queues may share a lane: the
 * most urgent job of all of them is next. One fetch fills all free places, one heartbeat speaks for all running jobs of a queue, and jobs that
 * ended together are settled together.
 */
export class LaneRunner<Data extends object = object> {
  readonly #parts: LaneRunnerParts<Data>;
  readonly #laneOfQueue = new Map<string, LaneState>();
  readonly #running = new Map<string, RunningJob>();
  readonly #ended = new Map<string, Attempt[]>();
  readonly #stopping = new AbortController();
  readonly #runs = new Set<Promise<void>>();
  #timers: NodeJS.Timeout[] = [];
  #settling: Promise<void> | null = null;
  #beating: Promise<void> | null = null;
  #missedBeats = 0;

  constructor(parts: LaneRunnerParts<Data>) {
    this.#parts = parts;
    const lanes = new Map<string, LaneState>();
    for (const { queue, lane } of parts.lanes) {
      // A model that this node has no engine for is left to the others.
      if (lane.concurrency === 0) continue;
      const state = lanes.get(lane.name) ?? {
        concurrency: lane.concurrency,
        hopeful: new Set(),
        running: 0,
        pulling: null,
      };
      lanes.set(lane.name, state);
      this.#laneOfQueue.set(queue, state);
    }
  }

  start(): void {
    this.lookEverywhere();
    this.#timers = [
      setInterval(() => this.lookEverywhere(), LOOK_EVERY_MS),
      setInterval(() => this.#startBeat(), (this.#parts.heartbeatSeconds * 1000) / 4),
    ];
  }

  isHealthy(): boolean {
    return !this.#stopping.signal.aborted && this.#missedBeats < MAX_MISSED_BEATS;
  }

  /** There may be work in this queue. */
  look(queue: string): void {
    const lane = this.#laneOfQueue.get(queue);
    if (!lane) return;
    lane.hopeful.add(queue);
    this.#advance(lane);
  }

  lookEverywhere(): void {
    for (const queue of this.#laneOfQueue.keys()) this.look(queue);
  }

  /** Takes no more, stops what runs, and gives it back. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#stopping.abort(new Error('shutting down'));
    for (const lane of new Set(this.#laneOfQueue.values())) await lane.pulling;
    await this.#beating;
    await Promise.allSettled(this.#runs);
    await this.#settling;
  }

  #advance(lane: LaneState): void {
    lane.pulling ??= this.#pull(lane).finally(() => {
      lane.pulling = null;
      // A place or news may have come between the last look and here.
      if (lane.hopeful.size > 0 && this.#hasRoom(lane)) this.#advance(lane);
    });
  }

  #hasRoom(lane: LaneState): boolean {
    const { canTakeWork = () => true } = this.#parts;
    return !this.#stopping.signal.aborted && lane.running < lane.concurrency && canTakeWork();
  }

  async #pull(lane: LaneState): Promise<void> {
    try {
      while (this.#hasRoom(lane)) {
        const hopeful = [...lane.hopeful];
        // Before anything is asked: news that arrive meanwhile put a queue back.
        lane.hopeful.clear();
        const [queue, atLeast] = await this.#next(lane, hopeful);
        if (queue === undefined) return;
        const limit = Math.min(MAX_FETCH, lane.concurrency - lane.running);
        const { jobs, more } = await this.#parts.fetch(queue, limit, atLeast);
        if (more) lane.hopeful.add(queue);
        if (this.#stopping.signal.aborted) await this.#quietly(() => this.#parts.handBack(queue, jobs));
        else for (const job of jobs) this.#begin(lane, queue, job);
      }
    } catch (error) {
      // The next look tries again.
      this.#parts.log.warn({ err: error }, 'tasks could not be fetched');
    }
  }

  /** The queue to take from, and how urgent a job must be not to stand behind another queue's. */
  async #next(
    lane: LaneState,
    hopeful: readonly string[],
  ): Promise<readonly [string | undefined, number | null]> {
    if (hopeful.length <= 1) return [hopeful[0], null];
    const [first, ...others] = await this.#parts.heads(hopeful);
    for (const { queue } of others) lane.hopeful.add(queue);
    return [first?.queue, others[0]?.priority ?? null];
  }

  #begin(lane: LaneState, queue: string, job: Job<Data>): void {
    const attempt = { id: job.id, retryCount: job.retryCount };
    const running: RunningJob = { queue, attempt, lost: new AbortController() };
    this.#running.set(job.id, running);
    lane.running += 1;
    const signal = AbortSignal.any([this.#stopping.signal, running.lost.signal]);
    const run = this.#parts
      .run(job, signal)
      .then(
        () => this.#end(running),
        (error: unknown) => this.#crash(running, error),
      )
      .finally(() => {
        this.#running.delete(job.id);
        this.#runs.delete(run);
        lane.running -= 1;
        this.#advance(lane);
      });
    this.#runs.add(run);
  }

  /** Not waited for: the place is free for the next job while this one is crossed off. */
  async #end({ queue, attempt, lost }: RunningJob): Promise<void> {
    if (lost.signal.aborted) return;
    if (this.#stopping.signal.aborted) {
      await this.#quietly(() => this.#parts.handBack(queue, [attempt]));
      return;
    }
    const ended = this.#ended.get(queue);
    if (ended) ended.push(attempt);
    else this.#ended.set(queue, [attempt]);
    this.#settling ??= this.#settle().finally(() => {
      this.#settling = null;
    });
  }

  async #settle(): Promise<void> {
    for (;;) {
      const [next] = this.#ended;
      if (!next) return;
      const [queue, attempts] = next;
      this.#ended.delete(queue);
      // If it fails, the heartbeat ends, and the next worker finds that there is nothing left to do.
      await this.#quietly(() => this.#parts.settle(queue, attempts));
    }
  }

  async #crash({ queue, attempt, lost }: RunningJob, error: unknown): Promise<void> {
    if (lost.signal.aborted) return;
    const { fail, handBack } = this.#parts;
    await this.#quietly(() =>
      error instanceof PutBack ? handBack(queue, [attempt]) : fail(queue, attempt, error),
    );
  }

  #startBeat(): void {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null;
    });
  }

  async #beat(): Promise<void> {
    const byQueue = Map.groupBy(this.#running.values(), (running) => running.queue);
    try {
      for (const [queue, jobs] of byQueue) {
        const ours = new Set(
          await this.#parts.touch(
            queue,
            jobs.map((job) => job.attempt),
          ),
        );
        for (const job of jobs) {
          if (!ours.has(job.attempt.id)) job.lost.abort(new Error('another worker has taken this task over'));
        }
      }
      this.#missedBeats = 0;
    } catch (error) {
      this.#missedBeats += 1;
      this.#parts.log.warn({ err: error }, 'the queue could not be told that this worker lives');
    }
  }

  async #quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#parts.log.warn({ err: error }, 'a task could not be crossed off; it will be looked at once more');
    }
  }
}

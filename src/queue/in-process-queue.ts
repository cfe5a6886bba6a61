import type { Database, Write } from '../storage/database.ts';
import { unfinishedTasks } from '../storage/tables/tasks.ts';
import { PriorityLine } from './priority-line.ts';
import {
  type DeadTask,
  type Lane,
  PutBack,
  type QueuedTask,
  type TaskHandler,
  type TaskQueue,
  type WorkGate,
} from './task-queue.ts';
import { toQueuedTask } from './to-queued-task.ts';

interface LaneState {
  readonly lane: Lane;
  readonly line: PriorityLine;
  running: number;
}

const PAGE = 1000;

/** A handler that could not even record its failure (a full disk, say) gets the task again after this time. */
const RETRY_AFTER_CRASH_MS = 5000;

/** The embedded queue. The task row is the queue entry: at start every unfinished task is taken up again. */
export class InProcessQueue implements TaskQueue {
  readonly #database: Database;
  readonly #laneOf: (model: string) => Lane;
  readonly #lanes = new Map<string, LaneState>();
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  readonly #onCrash: (taskId: string, error: unknown) => void;
  readonly #retryAfterCrashMs: number;
  #handler: TaskHandler | null = null;
  #canTakeWork = () => true;
  #waiting = 0;
  #reserved = 0;
  /** One stands for all: to give one back is to count one less. */
  readonly #place: Disposable = {
    [Symbol.dispose]: () => {
      this.#reserved -= 1;
    },
  };

  constructor(
    database: Database,
    laneOf: (model: string) => Lane,
    onCrash: (taskId: string, error: unknown) => void,
    options: { readonly retryAfterCrashMs?: number } = {},
  ) {
    this.#database = database;
    this.#laneOf = laneOf;
    this.#onCrash = onCrash;
    this.#retryAfterCrashMs = options.retryAfterCrashMs ?? RETRY_AFTER_CRASH_MS;
  }

  entry(): Write[] {
    return [];
  }

  announce(task: QueuedTask): void {
    if (this.#handler === null) return;
    this.#advance(this.#put(task));
  }

  reserve(limit: number): Disposable | null {
    if (this.#waiting + this.#reserved >= limit) return null;
    this.#reserved += 1;
    return this.#place;
  }

  async start(handler: TaskHandler, gate?: WorkGate): Promise<void> {
    let after = { createdAt: -1, id: '' };
    for (;;) {
      const rows = await this.#database.read(unfinishedTasks(after, PAGE));
      for (const row of rows) this.#put(toQueuedTask(row));
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) break;
      after = { createdAt: last['created_at'] as number, id: last['id'] as string };
    }
    this.#handler = handler;
    if (gate) {
      this.#canTakeWork = () => gate.canTakeWork();
      gate.onRoom(() => this.#advanceAll());
    }
    this.#advanceAll();
  }

  running(): boolean {
    return this.#handler !== null;
  }

  /** A task that crashes its handler is tried until it ends: there is nobody else to give it to. */
  async dead(): Promise<DeadTask[]> {
    return [];
  }

  async redrive(): Promise<number> {
    return 0;
  }

  async stop(): Promise<void> {
    this.#handler = null;
    this.#stopping.abort(new Error('shutting down'));
    await Promise.allSettled(this.#running);
  }

  #put(task: QueuedTask): LaneState {
    const state = this.#laneState(task.model);
    state.line.push(task);
    this.#waiting += 1;
    return state;
  }

  #laneState(model: string): LaneState {
    const lane = this.#laneOf(model);
    let state = this.#lanes.get(lane.name);
    if (!state) {
      state = { lane, line: new PriorityLine(), running: 0 };
      this.#lanes.set(lane.name, state);
    }
    return state;
  }

  #advanceAll(): void {
    for (const state of this.#lanes.values()) this.#advance(state);
  }

  #advance(state: LaneState): void {
    while (this.#handler !== null && state.running < state.lane.concurrency && this.#canTakeWork()) {
      const task = state.line.shift();
      if (task === undefined) return;
      this.#waiting -= 1;
      this.#run(state, task, this.#handler);
    }
  }

  #run(state: LaneState, task: QueuedTask, handler: TaskHandler): void {
    state.running += 1;
    const run = handler(task.id, this.#stopping.signal)
      .catch((error: unknown) => {
        if (!(error instanceof PutBack)) this.#onCrash(task.id, error);
        setTimeout(() => this.announce(task), this.#retryAfterCrashMs).unref();
      })
      .finally(() => {
        state.running -= 1;
        this.#running.delete(run);
        this.#advance(state);
      });
    this.#running.add(run);
  }
}

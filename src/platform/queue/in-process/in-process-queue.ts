import { PRIORITIES } from '../../../domain/account.ts';
import type { Line } from '../../../domain/line.ts';
import type { Database, Read, Write } from '../../storage/database.ts';
import { integer, text } from '../../storage/read-column.ts';
import { FairLine } from '../../turns/fair-line.ts';
import { HEAD_START_MS } from '../head-start.ts';
import type { LaneOf } from '../lanes.ts';
import {
  type DeadTask,
  type Lane,
  PutBack,
  type QueuedTask,
  type TaskHandler,
  type TaskQueue,
  type WorkGate,
} from '../task-queue.ts';
import { toQueuedTask } from '../to-queued-task.ts';

/** One fair queue per priority; the highest goes first, unless a lower one has waited long enough. */
class PriorityLine {
  readonly #lines = PRIORITIES.map((priority) => ({ priority, tasks: new FairLine<QueuedTask>() }));

  get size(): number {
    return this.#lines.reduce((sum, { tasks }) => sum + tasks.size, 0);
  }

  push(task: QueuedTask): void {
    this.#lines.find(({ priority }) => priority === task.priority)?.tasks.push(task.accountId, task);
  }

  shift(mayServe: (task: QueuedTask) => boolean): QueuedTask | undefined {
    const next = this.#lines
      .map(({ priority, tasks }) => ({
        tasks,
        arrival: arrivalOf(tasks.peek(mayServe), HEAD_START_MS[priority]),
      }))
      .reduce((first, other) => (other.arrival < first.arrival ? other : first));
    return next.tasks.shift(mayServe);
  }
}

function arrivalOf(task: QueuedTask | undefined, headStart: number): number {
  return task === undefined ? Number.POSITIVE_INFINITY : task.createdAt - headStart;
}

/** A page of the tasks that a start takes up, from the oldest on. */
type StoredTasks = (after: { createdAt: number; id: string }, limit: number) => Read;

export interface InProcessQueueDeps {
  readonly database: Database;
  /** Everything that must be queued at a start. */
  readonly stored: readonly StoredTasks[];
  readonly lanes: readonly Lane[];
  readonly laneOf: LaneOf;
  readonly onCrash: (taskId: string, error: unknown) => void;
  readonly retryAfterCrashMs?: number;
}

interface LaneState {
  readonly lane: Lane;
  readonly line: PriorityLine;
  running: number;
  readonly runningOf: Map<string, number>;
}

const PAGE = 1000;

/** Retry delay for a task whose handler could not even record its failure (for example with a full disk). */
const RETRY_AFTER_CRASH_MS = 5000;

/** The embedded queue. The task row is the queue entry: at start every unfinished task is queued again. */
export class InProcessQueue implements TaskQueue {
  readonly #deps: InProcessQueueDeps;
  readonly #lanes = new Map<string, LaneState>();
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();
  #handler: TaskHandler | null = null;
  #canTakeWork = () => true;
  #waiting = 0;
  #reserved = 0;
  /** All slots are alike, so one object serves all: disposing it decrements the count. */
  readonly #place: Disposable = {
    [Symbol.dispose]: () => {
      this.#reserved -= 1;
    },
  };

  constructor(deps: InProcessQueueDeps) {
    this.#deps = deps;
    for (const lane of deps.lanes) this.#open(lane);
  }

  async entry(): Promise<Write[]> {
    return [];
  }

  announce(task: QueuedTask): void {
    if (this.#handler === null) return;
    this.#advance(this.#put(task));
  }

  async reserve(limit: number): Promise<Disposable | null> {
    if (this.#waiting + this.#reserved >= limit) return null;
    this.#reserved += 1;
    return this.#place;
  }

  async start(handler: TaskHandler, gate?: WorkGate): Promise<void> {
    for (const stored of this.#deps.stored) await this.#putAll(stored);
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

  async lines(): Promise<Line[]> {
    return [...this.#lanes.values()].map(({ lane, line, running }) => ({
      name: lane.name,
      running,
      waiting: line.size,
    }));
  }

  /** Nothing is ever dead-lettered here: a task that crashes its handler is retried until it ends. */
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

  async #putAll(stored: StoredTasks): Promise<void> {
    let after = { createdAt: -1, id: '' };
    for (;;) {
      const rows = await this.#deps.database.read(stored(after, PAGE));
      for (const row of rows) this.#put(toQueuedTask(row, this.#deps.laneOf));
      const last = rows.at(-1);
      if (!last || rows.length < PAGE) return;
      after = { createdAt: integer(last, 'created_at'), id: text(last, 'id') };
    }
  }

  #put(task: QueuedTask): LaneState {
    // Tasks of a removed engine get a lane of their own; the worker then fails them with a clear error.
    const state = this.#lanes.get(task.lane) ?? this.#open({ name: task.lane, concurrency: 1 });
    state.line.push(task);
    this.#waiting += 1;
    return state;
  }

  #open(lane: Lane): LaneState {
    const state = { lane, line: new PriorityLine(), running: 0, runningOf: new Map<string, number>() };
    this.#lanes.set(lane.name, state);
    return state;
  }

  #advanceAll(): void {
    for (const state of this.#lanes.values()) this.#advance(state);
  }

  #advance(state: LaneState): void {
    const { line, lane, runningOf } = state;
    const perAccount = lane.perAccount ?? lane.concurrency;
    while (this.#handler !== null && state.running < lane.concurrency && this.#canTakeWork()) {
      const task = line.shift(({ accountId }) => (runningOf.get(accountId) ?? 0) < perAccount);
      if (task === undefined) return;
      this.#waiting -= 1;
      this.#run(state, task, this.#handler);
    }
  }

  #run(state: LaneState, task: QueuedTask, handler: TaskHandler): void {
    this.#count(state, task.accountId, 1);
    const run = handler(task.id, this.#stopping.signal, task.lane)
      .catch((error: unknown) => {
        if (!(error instanceof PutBack)) this.#deps.onCrash(task.id, error);
        // Behind a closed gate it can wait in the line: it is taken as soon as the gate opens.
        if (error instanceof PutBack && !this.#canTakeWork()) return this.announce(task);
        const pause = this.#deps.retryAfterCrashMs ?? RETRY_AFTER_CRASH_MS;
        setTimeout(() => this.announce(task), pause).unref();
      })
      .finally(() => {
        this.#count(state, task.accountId, -1);
        this.#running.delete(run);
        this.#advance(state);
      });
    this.#running.add(run);
  }

  #count(state: LaneState, accountId: string, more: 1 | -1): void {
    state.running += more;
    const running = (state.runningOf.get(accountId) ?? 0) + more;
    if (running === 0) state.runningOf.delete(accountId);
    else state.runningOf.set(accountId, running);
  }
}

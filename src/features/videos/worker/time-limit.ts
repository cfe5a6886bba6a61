import type { TaskFailure, TaskInFull } from '../../../domain/task.ts';

export interface TimeLimits {
  /** For the making of a video. */
  readonly taskTimeoutMs: number;
  /** For its waiting since a service was first asked for it. */
  readonly queueTimeoutMs: number;
}

export interface TimeLimitDeps extends TimeLimits {
  readonly now: () => number;
}

/** The longest delay of a timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Stops the work on a video that takes too long. What it waits does not count as making it. */
export class TimeLimit implements Disposable {
  readonly #deps: TimeLimitDeps;
  readonly #late = new AbortController();
  /** Null: no engine was asked. It waits for a place, or for a service that is out or has cost enough today. */
  #waitsSince: number | null;
  #madeSince: number | null;
  #timer: NodeJS.Timeout | undefined;

  /** Counts from what the task's row says, so that a restart extends no limit. */
  constructor(task: TaskInFull, deps: TimeLimitDeps) {
    this.#deps = deps;
    this.#waitsSince = task.startedAt;
    this.#madeSince = task.status === 'processing' ? task.statusUpdatedAt : null;
    if (this.#madeSince !== null) this.making();
    else if (task.operation !== null) this.waiting();
    else if (this.#waitsSince !== null) this.#end(this.#waitsSince + deps.queueTimeoutMs);
  }

  get signal(): AbortSignal {
    return this.#late.signal;
  }

  /** Services were asked for it, and none has begun. */
  refused(): void {
    this.#waitsSince ??= this.#deps.now();
    if (this.#madeSince === null) this.#end(this.#waitsSince + this.#deps.queueTimeoutMs);
  }

  /** Its service has it, and has not begun. One that says nothing any more does not keep it waiting for long. */
  waiting(): void {
    const { now, taskTimeoutMs, queueTimeoutMs } = this.#deps;
    this.#waitsSince ??= now();
    if (this.#madeSince !== null) this.making();
    else this.#end(Math.min(now() + taskTimeoutMs, this.#waitsSince + queueTimeoutMs));
  }

  making(): void {
    this.#madeSince ??= this.#deps.now();
    this.#end(this.#madeSince + this.#deps.taskTimeoutMs);
  }

  get failure(): TaskFailure {
    const { taskTimeoutMs, queueTimeoutMs, now } = this.#deps;
    const hasWaited = this.#madeSince === null && now() >= (this.#waitsSince ?? now()) + queueTimeoutMs;
    const message = hasWaited
      ? `The video was not started within ${queueTimeoutMs / 60_000} minutes.`
      : `The video was not finished within ${taskTimeoutMs / 60_000} minutes.`;
    return { code: 'timeout', message };
  }

  [Symbol.dispose](): void {
    clearTimeout(this.#timer);
  }

  #end(at: number): void {
    clearTimeout(this.#timer);
    const left = at - this.#deps.now();
    if (left <= 0) this.#late.abort(new Error('the video takes too long'));
    else {
      this.#timer = setTimeout(() => this.#end(at), Math.min(left, LONGEST_TIMER_MS));
      this.#timer.unref();
    }
  }
}

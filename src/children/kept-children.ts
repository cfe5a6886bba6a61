import { isDiskFull } from '../domain/disk-full.ts';
import { ServiceError } from '../domain/errors.ts';
import { type ChildProgram, type ChildTask, JobChild } from './job-child.ts';
import { residentMegabytes } from './resident-memory.ts';

export interface KeptChildrenOptions extends ChildProgram {
  /** How many processes there may be, at work and kept. More jobs than that still run, and no process is kept then. */
  readonly atMost: number;
  /** A process ends when no job came for so long. */
  readonly idleMs: number;
  /** A process ends after so many jobs. */
  readonly jobsEach: number;
  /** A process that still has more memory than this after it let go of a job ends. */
  readonly restingMb: number;
}

interface Kept {
  readonly child: JobChild;
  readonly idle: NodeJS.Timeout;
  /** When it has let go of its last job; if that leaves too much, it is ended. */
  readonly rested: Promise<void>;
}

/**
 * Runs each job in a process, and keeps the process for the next one: loading and compiling its program is paid once.
 * Only for jobs that need not be protected from each other. One with bytes of strangers runs `alone`: in a fresh process
 * that ends with it. A process also ends with a job that fails, takes too long or is cancelled.
 */
export class KeptChildren {
  readonly #options: KeptChildrenOptions;
  /** The one that worked last comes last and is taken first, so that those which are not needed become idle. */
  #kept: readonly Kept[] = [];
  #working = 0;
  #isClosed = false;

  constructor(options: KeptChildrenOptions) {
    this.#options = options;
  }

  async run<Result>(
    task: ChildTask & { readonly alone: boolean },
    signal: AbortSignal,
    onEvent: (event: unknown) => void = () => {},
  ): Promise<Result> {
    signal.throwIfAborted();
    this.#working += 1;
    try {
      const kept = task.alone ? null : await this.#take();
      if (kept) {
        try {
          return await this.#work<Result>(kept, task, signal, onEvent);
        } catch (error) {
          // What fails in a process that has run other jobs may be their fault: this one begins as if never tried.
          if (signal.aborted || error instanceof ServiceError || isDiskFull(error)) throw error;
        }
      }
      for (const kept of this.#kept) if (this.#isFull) this.#dismiss(kept);
      return await this.#work<Result>(new JobChild(this.#options), task, signal, onEvent);
    } finally {
      this.#working -= 1;
    }
  }

  /** Ends the kept processes; from now on none is kept. */
  close(): void {
    this.#isClosed = true;
    for (const kept of this.#kept) this.#dismiss(kept);
  }

  get #isFull(): boolean {
    return this.#working + this.#kept.length > this.#options.atMost;
  }

  async #take(): Promise<JobChild | null> {
    for (let last = this.#kept.at(-1); last; last = this.#kept.at(-1)) {
      this.#forget(last);
      last.child.hold(true);
      // Less than a tenth of a second, if its last job has only just ended.
      await last.rested;
      if (last.child.isAlive) return last.child;
    }
    return null;
  }

  async #work<Result>(
    child: JobChild,
    task: ChildTask & { readonly alone: boolean },
    signal: AbortSignal,
    onEvent: (event: unknown) => void,
  ): Promise<Result> {
    try {
      const result = await child.run<Result>(task, signal, onEvent);
      if (!task.alone && child.jobs < this.#options.jobsEach && !this.#isFull && !this.#isClosed)
        this.#keep(child);
      else child.kill();
      return result;
    } catch (error) {
      child.kill();
      throw error;
    }
  }

  #keep(child: JobChild): void {
    const { idleMs, restingMb } = this.#options;
    const kept: Kept = {
      child,
      idle: setTimeout(() => this.#dismiss(kept), idleMs).unref(),
      rested: child.rested.then(async () => {
        if ((await residentMegabytes(child.pid)) > restingMb) child.kill();
      }),
    };
    this.#kept = [...this.#kept, kept];
    child.hold(false);
    void child.gone.then(() => this.#forget(kept));
  }

  #dismiss(kept: Kept): void {
    this.#forget(kept);
    kept.child.kill();
  }

  #forget(kept: Kept): void {
    clearTimeout(kept.idle);
    this.#kept = this.#kept.filter((each) => each !== kept);
  }
}

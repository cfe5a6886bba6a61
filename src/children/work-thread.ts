import { Worker } from 'node:worker_threads';
import type { ThreadAnswer } from './answer-jobs.ts';

/** A job that waits or runs. */
interface Turn<Job, Result> {
  readonly job: Job;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Runs work that would block the event loop in a separate thread: one job at a time, in order of arrival. The thread
 * starts with the first job, does not keep the process running, and is terminated when its current job is aborted.
 */
export class WorkThread<Job, Result> {
  readonly #module: URL;
  readonly #idleMs: number;
  #idle: NodeJS.Timeout | undefined;
  #worker: Worker | null = null;
  #isReady = false;
  #current: Turn<Job, Result> | null = null;
  #waiting: Turn<Job, Result>[] = [];

  /** The module passes its work to `answerJobs`. Without work for `idleMs`, its thread is stopped. */
  constructor(module: URL, options: { readonly idleMs?: number } = {}) {
    this.#module = module;
    this.#idleMs = options.idleMs ?? Number.POSITIVE_INFINITY;
  }

  /** Rejects when the signal fires, with its reason. */
  run(job: Job, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted();
    return new Promise<Result>((resolve, reject) => {
      const turn: Turn<Job, Result> = {
        job,
        resolve: (result) => settle(() => resolve(result)),
        reject: (error) => settle(() => reject(error)),
      };
      const settle = (act: () => void) => {
        signal.removeEventListener('abort', giveUp);
        act();
      };
      const giveUp = () => {
        if (this.#current === turn) this.#end();
        this.#waiting = this.#waiting.filter((other) => other !== turn);
        turn.reject(signal.reason);
        this.#next();
      };
      signal.addEventListener('abort', giveUp);
      this.#waiting.push(turn);
      this.#next();
    });
  }

  #next(): void {
    if (this.#current || this.#waiting.length === 0) return;
    clearTimeout(this.#idle);
    this.#worker ??= this.#start();
    this.#worker.ref();
    if (!this.#isReady) return;
    const next = this.#waiting.shift();
    if (!next) return;
    this.#current = next;
    this.#worker.postMessage(next.job);
  }

  #start(): Worker {
    const worker = new Worker(this.#module);
    worker.on('message', (answer: ThreadAnswer<Result>) => {
      if (worker === this.#worker) this.#take(answer, worker);
    });
    const fail = (error: Error) => {
      if (worker !== this.#worker) return;
      const lost = this.#current ? [this.#current] : this.#waiting.splice(0);
      this.#end();
      for (const turn of lost) turn.reject(error);
      this.#next();
    };
    worker.on('error', (error) => fail(error as Error));
    worker.on('exit', (code) => fail(new Error(`the work thread ended with code ${code}`)));
    return worker;
  }

  #take(answer: ThreadAnswer<Result>, worker: Worker): void {
    const turn = this.#current;
    this.#current = null;
    if (answer.type === 'ready') this.#isReady = true;
    if (answer.type === 'result') turn?.resolve(answer.result);
    if (answer.type === 'failure') turn?.reject(new Error(answer.message));
    worker.unref();
    this.#next();
    if (this.#current || this.#idleMs === Number.POSITIVE_INFINITY) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#end(), this.#idleMs).unref();
  }

  #end(): void {
    void this.#worker?.terminate();
    this.#worker = null;
    this.#isReady = false;
    this.#current = null;
  }
}

import { Worker } from 'node:worker_threads';
import type { Read, Row } from '../database.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import type { SqliteFailure } from './sqlite-failure.ts';

export type ReadRequest = Pick<Read, 'sql' | 'values'>;

/** To the requests in their order. */
export type ReadReply = readonly Row[] | SqliteFailure;

interface WaitingRead {
  resolve(reply: ReadReply): void;
  reject(error: Error): void;
}

/** Started with the first read; one that has crashed is replaced with the next. */
export class ReaderThread {
  readonly #file: string;
  readonly #waiting: WaitingRead[] = [];
  #thread: Worker | null = null;
  #ended: Promise<void> = Promise.resolve();

  constructor(file: string) {
    this.#file = file;
  }

  read({ sql, values }: ReadRequest): Promise<ReadReply> {
    this.#thread ??= this.#start();
    this.#thread.postMessage({ sql, values } satisfies ReadRequest);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  /** Reads in progress are finished first. */
  async close(): Promise<void> {
    this.#thread?.postMessage('close');
    await this.#ended;
  }

  #start(): Worker {
    const thread = new Worker(new URL('./reader.ts', import.meta.url), {
      name: 'sqlite reader',
      workerData: { file: this.#file },
    });
    let cause: unknown = new Error('the storage reader ended');
    thread.on('message', (reply: ReadReply) => this.#waiting.shift()?.resolve(reply));
    thread.on('error', (error) => {
      cause = error;
    });
    this.#ended = new Promise((resolve) => {
      thread.once('exit', () => {
        this.#thread = null;
        for (const { reject } of this.#waiting.splice(0)) reject(new StorageUnavailable(cause, 'none'));
        resolve();
      });
    });
    return thread;
  }
}

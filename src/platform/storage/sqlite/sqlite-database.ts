import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Database, Read, Row, Write, WriteOptions, WriteOutcome } from '../database.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { openConnection, toSqliteText } from './open-connection.ts';
import { ReadStatements } from './read-statement.ts';
import { ReaderThread } from './reader-thread.ts';
import {
  type SqliteFailure,
  type SqliteTrouble,
  sqliteFailure,
  storageError,
  troubleOf,
} from './sqlite-failure.ts';
import type { PackedWrite, WriteReply, WriterMessage, WriterSetup } from './writer-protocol.ts';

interface WaitingBatch {
  readonly batch: readonly PackedWrite[];
  readonly syncs: boolean;
  resolve(outcome: WriteOutcome): void;
  reject(error: Error): void;
}

/** Further batches wait for the next commit, so that one commit never delays a caller for long. */
const MAX_BATCHES_PER_COMMIT = 512;

/** This many batches start a commit at once, while the rest of the event loop turn still runs. */
const ENOUGH_FOR_A_COMMIT = 16;

/** A writer thread that crashes is replaced, but not after this many crashes in a short time. */
const MAX_CRASHES = 3;
const DEATHS_COUNT_MS = 60_000;

/** The longest that a batch which need not survive a power cut is not on the disk. */
const LONGEST_UNSYNCED_MS = 10_000;

/**
 * SQLite as the storage: reads on this thread or, where they may take long, on one of their own; writes on a third. Batches that arrive during a commit are
 * collected, and the next commit takes them all: group commit without a timer.
 */
export class SqliteDatabase implements Database {
  /** Called at each unexpected end of the writer thread. */
  onWriterCrash: (cause: unknown) => void = () => {};
  readonly #reader: DatabaseSync;
  readonly #readStatements: ReadStatements;
  readonly #readerThread: ReaderThread;
  readonly #beginReading: StatementSync;
  readonly #endReading: StatementSync;
  readonly #file: string;
  readonly #onTrouble: (trouble: SqliteTrouble, error: Error) => void;
  #writer: Worker;
  #writerEnded: Promise<void> = Promise.resolve();
  #deaths: number[] = [];
  readonly #textNumbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** How many of the texts the writer thread knows. */
  #textsSent = 0;
  #waiting: WaitingBatch[] = [];
  #inFlight: WaitingBatch[] = [];
  #flushScheduled = false;
  /** Why nothing can be written any more. */
  #refusal: Error | null = null;
  #closed: Promise<void> | null = null;
  #idle: (() => void) | null = null;
  #syncTimer: NodeJS.Timeout | null = null;

  /** `onTrouble` is called each time the disk or the file fails. */
  constructor(file: string, onTrouble: (trouble: SqliteTrouble, error: Error) => void = () => {}) {
    this.#file = file;
    this.#onTrouble = onTrouble;
    this.#reader = openConnection(file);
    this.#readStatements = new ReadStatements(this.#reader);
    this.#readerThread = new ReaderThread(file);
    this.#beginReading = this.#reader.prepare('BEGIN');
    this.#endReading = this.#reader.prepare('COMMIT');
    this.#writer = this.#startWriter();
  }

  /** False once the writer thread has crashed too often. */
  get writable(): boolean {
    return this.#refusal === null;
  }

  #startWriter(): Worker {
    const writer = new Worker(new URL('./writer.ts', import.meta.url), {
      name: 'sqlite writer',
      workerData: { file: this.#file } satisfies WriterSetup,
    });
    let cause: unknown = new Error('the storage writer ended');
    writer.on('message', (reply: WriteReply) => this.#settle(reply));
    writer.on('error', (error) => {
      cause = error;
    });
    this.#writerEnded = new Promise((resolve) => {
      writer.once('exit', () => {
        resolve();
        if (this.#closed === null || this.#inFlight.length > 0) this.#replaceWriter(cause);
      });
    });
    return writer;
  }

  async read(statement: Read): Promise<Row[]> {
    if (statement.isApart) {
      const reply = await this.#readerThread.read(statement);
      if ('failure' in reply) throw this.#failed(reply);
      return reply as Row[];
    }
    try {
      return this.#rows(statement);
    } catch (error) {
      throw this.#failed(sqliteFailure(error));
    }
  }

  async write(batch: readonly Write[], { survives = 'power-cut' }: WriteOptions = {}): Promise<WriteOutcome> {
    if (this.#refusal) throw this.#refusal;
    const packed = batch.map((write) => this.#pack(write));
    return await new Promise((resolve, reject) => {
      this.#waiting.push({ batch: packed, syncs: survives === 'power-cut', resolve, reject });
      if (this.#waiting.length >= ENOUGH_FOR_A_COMMIT) this.#flush();
      else this.#scheduleFlush();
    });
  }

  /** Finishes the writes in progress first. */
  close(): Promise<void> {
    this.#closed ??= this.#close();
    return this.#closed;
  }

  async #close(): Promise<void> {
    this.#refusal ??= new Error('the storage is closed');
    this.#cancelSync();
    if (this.#inFlight.length > 0 || this.#waiting.length > 0) {
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    }
    this.#post('close');
    await Promise.all([this.#writerEnded, this.#readerThread.close()]);
    this.#reader.close();
  }

  #rows(statement: Read): Row[] {
    const prepared = this.#readStatements.of(statement.sql);
    if (this.#inFlight.length === 0) this.#beginSnapshot();
    return prepared.all(statement.values);
  }

  /**
   * Nobody else writes to this file, so reads share one snapshot while nothing is written: a snapshot per read costs more
   * than the read. During a commit they do not: the log is copied into the file only as far as no snapshot needs it, and
   * begins anew only when all of it was copied (https://www.sqlite.org/wal.html#ckpt).
   */
  #beginSnapshot(): void {
    if (!this.#reader.isTransaction) this.#beginReading.run();
  }

  #dropSnapshot(): void {
    if (this.#reader.isTransaction) this.#endReading.run();
  }

  #pack(write: Write): PackedWrite {
    let number = this.#textNumbers.get(write.sql);
    if (number === undefined) {
      number = this.#textNumbers.size;
      this.#textNumbers.set(write.sql, number);
      this.#texts.push(toSqliteText(write.sql));
    }
    return [number, write.values, write.rows === 'any' ? -1 : write.rows, write.expectation ?? 'unnamed'];
  }

  /** At the end of the current event loop turn, so that requests read together are written together. */
  #scheduleFlush(): void {
    if (this.#flushScheduled || this.#inFlight.length > 0) return;
    this.#flushScheduled = true;
    setImmediate(() => {
      this.#flushScheduled = false;
      this.#flush();
    });
  }

  #flush(): void {
    if (this.#inFlight.length > 0 || this.#waiting.length === 0) return;
    this.#inFlight = this.#waiting.splice(0, MAX_BATCHES_PER_COMMIT);
    this.#dropSnapshot();
    const syncs = this.#inFlight.some((waiting) => waiting.syncs);
    if (syncs) this.#cancelSync();
    else this.#syncTimer ??= setTimeout(() => this.#sync(), LONGEST_UNSYNCED_MS).unref();
    this.#post({
      newTexts: this.#texts.slice(this.#textsSent),
      batches: this.#inFlight.map((waiting) => waiting.batch),
      syncs,
    });
    this.#textsSent = this.#texts.length;
  }

  /** Any commit that waits for the disk takes along what was committed before; this one writes the file's header alone. */
  #sync(): void {
    this.#cancelSync();
    const header = { sql: 'PRAGMA user_version = 0', values: [], rows: 'any' } as const;
    // A failure was reported to `onTrouble`; the next batch tries again.
    this.write([header]).catch(() => {});
  }

  #cancelSync(): void {
    clearTimeout(this.#syncTimer ?? undefined);
    this.#syncTimer = null;
  }

  #post(message: WriterMessage): void {
    this.#writer.postMessage(message);
  }

  #settle(reply: WriteReply): void {
    const settled = this.#inFlight.splice(0, reply.length);
    this.#flush();
    for (const [index, waiting] of settled.entries()) {
      const outcome = reply[index];
      if (!outcome) continue;
      if ('failure' in outcome) waiting.reject(this.#failed(outcome));
      else waiting.resolve(outcome);
    }
    if (this.#inFlight.length === 0) this.#idle?.();
  }

  #failed(failure: SqliteFailure): Error {
    const error = storageError(failure);
    const trouble = troubleOf(failure);
    if (trouble !== null) this.#onTrouble(trouble, error);
    return error;
  }

  /**
   * The writer thread crashed. The outcome of the batches it had is unknown, and their callers get that error. The
   * other batches go to a new thread, unless too many have crashed.
   */
  #replaceWriter(cause: unknown): void {
    this.onWriterCrash(cause);
    const lost = this.#inFlight.splice(0);
    for (const waiting of lost) waiting.reject(new StorageUnavailable(cause, 'unknown'));
    const now = performance.now();
    this.#deaths = [...this.#deaths, now].filter((time) => now - time < DEATHS_COUNT_MS);
    if (this.#deaths.length >= MAX_CRASHES || this.#closed !== null) {
      this.#refusal ??= new StorageUnavailable(cause, 'none');
      for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#refusal);
      this.#idle?.();
      return;
    }
    this.#writer = this.#startWriter();
    // The new thread knows none of the SQL texts yet.
    this.#textsSent = 0;
    this.#flush();
  }
}

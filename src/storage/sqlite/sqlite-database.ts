import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Database, DeferredWrites, Read, Row, Write, WriteOptions, WriteOutcome } from '../database.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { DeferredBatches } from './deferred-batches.ts';
import { DeferredWriter } from './deferred-writer.ts';
import { LogSync } from './log-sync.ts';
import { openConnection, toSqliteText } from './open-connection.ts';
import { ReadStatement } from './read-statement.ts';
import {
  type SqliteFailure,
  type SqliteTrouble,
  sqliteFailure,
  storageError,
  troubleOf,
} from './sqlite-failure.ts';
import type { PackedWrite, WriteReply, WriteRequest, WriterSetup } from './writer-protocol.ts';

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

/** What does not wait for the disk is committed and synced within this time. */
const TEND_EVERY_MS = 100;

/** Pages written on this thread before the log is copied into the file: some 20 MB. An estimate, rather too high. */
const PAGES_PER_CHECKPOINT = 5000;
const PAGES_PER_COMMIT = 10;
const BATCHES_PER_PAGE = 4;
const BYTES_PER_PAGE = 1024;

/**
 * SQLite as the storage: reads on this thread, writes on a separate thread. Batches that arrive during a commit are
 * collected, and the next commit takes them all: group commit without a timer. Deferred batches are written on this thread
 * while the other one is idle.
 */
export class SqliteDatabase implements Database {
  /** Called at each unexpected end of the writer thread. */
  onWriterCrash: (cause: unknown) => void = () => {};
  /** Called when a deferred batch is refused, which nobody expected. */
  onRefused: (expectation: string) => void = () => {};
  readonly #reader: DatabaseSync;
  readonly #readStatements = new Map<string, ReadStatement>();
  readonly #beginReading: StatementSync;
  readonly #endReading: StatementSync;
  readonly #file: string;
  readonly #onTrouble: (trouble: SqliteTrouble, error: Error) => void;
  #writer: Worker;
  #writerEnded: Promise<void> = Promise.resolve();
  #deaths: number[] = [];
  readonly deferred: DeferredWrites;
  readonly #deferred: DeferredWriter;
  #version = 0;
  readonly #logSync: LogSync;
  #tending: NodeJS.Timeout | undefined;
  #deferredPages = 0;
  #isCheckpointing = false;
  #waitingForIdle: ((refusal: Error | null) => void)[] = [];
  readonly #textNumbers = new Map<string, number>();
  readonly #texts: string[] = [];
  /** The numbers of the texts that add a value to a row. */
  readonly #adding = new Set<number>();
  /** How many of the texts the writer thread knows. */
  #textsSent = 0;
  #waiting: WaitingBatch[] = [];
  #inFlight: WaitingBatch[] = [];
  #flushScheduled = false;
  /** Why nothing can be written any more. */
  #refusal: Error | null = null;
  #closed: Promise<void> | null = null;
  #idle: (() => void) | null = null;

  /** `onTrouble` is called each time the disk or the file fails. */
  constructor(file: string, onTrouble: (trouble: SqliteTrouble, error: Error) => void = () => {}) {
    this.#file = file;
    this.#onTrouble = onTrouble;
    this.#reader = openConnection(file);
    this.#beginReading = this.#reader.prepare('BEGIN');
    this.#endReading = this.#reader.prepare('COMMIT');
    this.#logSync = new LogSync(file);
    this.#deferred = new DeferredWriter({
      file,
      texts: this.#texts,
      adding: this.#adding,
      onCommit: (batches, bytes) => this.#deferredCommitted(batches, bytes),
      onLost: () => this.#deferredLost(),
      onRefused: (expectation) => this.onRefused(expectation),
      toError: (failure) => this.#failed(failure),
    });
    this.deferred = new DeferredBatches({
      writer: this.#deferred,
      version: () => (this.#isIdle() && this.#refusal === null ? this.#version : null),
      whenIdle: (call) => this.#whenIdle(call),
      read: (statement) => this.#readNow(statement),
      pack: (batch) => this.#packed(batch),
      onAdded: () => this.#tendSoon(),
    });
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
    writer.on('message', (reply: WriteReply | 'checkpoint') => {
      if (reply !== 'checkpoint') return this.#settle(reply);
      this.#isCheckpointing = false;
      this.#goOn();
    });
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

  read(statement: Read): Promise<Row[]> {
    try {
      return Promise.resolve(this.#readNow(statement));
    } catch (error) {
      return Promise.reject(error);
    }
  }

  write(batch: readonly Write[], { survives = 'power-cut' }: WriteOptions = {}): Promise<WriteOutcome> {
    if (this.#refusal) return Promise.reject(this.#refusal);
    const packed = this.#packed(batch);
    return new Promise((resolve, reject) => {
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
    this.#deferred.commit();
    clearTimeout(this.#tending);
    if (this.#inFlight.length > 0 || this.#waiting.length > 0) {
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    }
    this.#writer.postMessage('close');
    await this.#writerEnded;
    await this.#logSync.close();
    this.#deferred.close();
    this.#reader.close();
  }

  #readNow(statement: Read): Row[] {
    try {
      return this.#rows(statement);
    } catch (error) {
      throw this.#failed(sqliteFailure(error));
    }
  }

  #rows(statement: Read): Row[] {
    let prepared = this.#readStatements.get(statement.sql);
    if (prepared === undefined) {
      prepared = new ReadStatement(this.#reader, statement.sql);
      this.#readStatements.set(statement.sql, prepared);
    }
    this.#deferred.commit();
    if (!this.#reader.isTransaction) this.#beginReading.run();
    return prepared.all(statement.values);
  }

  /**
   * Nobody else writes to this file, so reads share one snapshot until the next commit: a snapshot per read costs more
   * than the read. It must be dropped at the commit: an old snapshot would prevent the WAL from being truncated.
   */
  #dropSnapshot(): void {
    if (this.#reader.isTransaction) this.#endReading.run();
  }

  #packed(batch: readonly Write[]): PackedWrite[] {
    return batch.map((write) => this.#pack(write));
  }

  #pack(write: Write): PackedWrite {
    let number = this.#textNumbers.get(write.sql);
    if (number === undefined) {
      number = this.#textNumbers.size;
      this.#textNumbers.set(write.sql, number);
      this.#texts.push(toSqliteText(write.sql));
      if (write.adds) this.#adding.add(number);
    }
    return [number, write.values, write.rows === 'any' ? -1 : write.rows, write.expectation ?? 'unnamed'];
  }

  /** The writer thread does nothing, and is given nothing before the deferred batches are written. */
  #isIdle(): boolean {
    return this.#inFlight.length === 0 && !this.#isCheckpointing;
  }

  #whenIdle(call: (refusal: Error | null) => void): void {
    if (this.#refusal || this.#isIdle()) call(this.#refusal);
    else this.#waitingForIdle.push(call);
  }

  /** What waits for the writer thread is done; the first of the calls may begin a checkpoint, for whose end the others wait. */
  #goOn(): void {
    while (this.#isIdle() || this.#refusal) {
      const call = this.#waitingForIdle.shift();
      if (!call) break;
      call(this.#refusal);
    }
    this.#flush();
  }

  /** Nothing is as it was believed to be. */
  #deferredLost(): void {
    this.#version += 1;
    this.#dropSnapshot();
  }

  #deferredCommitted(batches: number, bytes: number): void {
    this.#dropSnapshot();
    this.#logSync.note();
    this.#deferredPages += PAGES_PER_COMMIT + batches / BATCHES_PER_PAGE + bytes / BYTES_PER_PAGE;
    if (this.#deferredPages < PAGES_PER_CHECKPOINT || !this.#isIdle()) return;
    this.#deferredPages = 0;
    this.#isCheckpointing = true;
    this.#writer.postMessage('checkpoint');
  }

  #tendSoon(): void {
    this.#tending ??= setTimeout(() => {
      this.#tending = undefined;
      this.#deferred.commit();
      void this.#logSync.run();
    }, TEND_EVERY_MS).unref();
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
    if (this.#inFlight.length > 0 || this.#waiting.length === 0 || this.#isCheckpointing) return;
    this.#deferred.commit();
    this.#inFlight = this.#waiting.splice(0, MAX_BATCHES_PER_COMMIT);
    const request: WriteRequest = {
      newTexts: this.#texts.slice(this.#textsSent),
      syncs: this.#inFlight.some((waiting) => waiting.syncs),
      batches: this.#inFlight.map((waiting) => waiting.batch),
    };
    this.#textsSent = this.#texts.length;
    this.#version += 1;
    if (!request.syncs) {
      this.#logSync.note();
      this.#tendSoon();
    }
    this.#writer.postMessage(request);
  }

  #settle(reply: WriteReply): void {
    this.#dropSnapshot();
    const settled = this.#inFlight.splice(0, reply.length);
    this.#goOn();
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
    this.#dropSnapshot();
    const lost = this.#inFlight.splice(0);
    for (const waiting of lost) waiting.reject(new StorageUnavailable(cause, 'unknown'));
    const now = performance.now();
    this.#deaths = [...this.#deaths, now].filter((time) => now - time < DEATHS_COUNT_MS);
    if (this.#deaths.length >= MAX_CRASHES || this.#closed !== null) {
      this.#refusal ??= new StorageUnavailable(cause, 'none');
      for (const waiting of this.#waiting.splice(0)) waiting.reject(this.#refusal);
      this.#goOn();
      this.#idle?.();
      return;
    }
    this.#writer = this.#startWriter();
    this.#isCheckpointing = false;
    // The new thread knows none of the SQL texts yet.
    this.#textsSent = 0;
    this.#goOn();
  }
}

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Database, Read, Row, Write, WriteOptions, WriteOutcome } from '../database.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { BatchRunner } from './batch-runner.ts';
import { openConnection, openQuickConnection, toSqliteText } from './open-connection.ts';
import { ReadStatement } from './read-statement.ts';
import {
  isLocked,
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

/** After this many commits here, the writer thread makes the next one: only it copies a long log into the file. */
const COMMITS_HERE = 64;

/** Commits that did not wait for the disk are synced within this time. */
const SYNC_LATER_MS = 100;

/** A writer thread that crashes is replaced, but not after this many crashes in a short time. */
const MAX_CRASHES = 3;
const DEATHS_COUNT_MS = 60_000;

/**
 * SQLite as the storage: reads on this thread, commits that wait for the disk on a separate thread. Batches that arrive
 * during a commit are collected, and the next commit takes them all: group commit without a timer. Batches that need not
 * wait for the disk are committed on this thread while the other has nothing to do: waking it costs more than the commit.
 */
export class SqliteDatabase implements Database {
  /** Called at each unexpected end of the writer thread. */
  onWriterCrash: (cause: unknown) => void = () => {};
  readonly #reader: DatabaseSync;
  readonly #readStatements = new Map<string, ReadStatement>();
  readonly #quick: DatabaseSync;
  readonly #quickRunner: BatchRunner;
  #commitsHere = 0;
  #syncLater: NodeJS.Timeout | undefined;
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
  #sharesSnapshot = true;
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
    this.#quick = openQuickConnection(file);
    this.#quickRunner = new BatchRunner(this.#quick, this.#texts);
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
    if (this.#inFlight.length > 0 || this.#waiting.length > 0) {
      await new Promise<void>((resolve) => {
        this.#idle = resolve;
      });
    }
    clearTimeout(this.#syncLater);
    // Never the last connection: that one copies the log into the file, and has to wait for the disk.
    this.#quick.close();
    this.#tell('close');
    await this.#writerEnded;
    this.#reader.close();
  }

  #rows(statement: Read): Row[] {
    let prepared = this.#readStatements.get(statement.sql);
    if (prepared === undefined) {
      prepared = new ReadStatement(this.#reader, statement.sql);
      this.#readStatements.set(statement.sql, prepared);
    }
    if (this.#sharesSnapshot && !this.#reader.isTransaction) this.#beginReading.run();
    return prepared.all(statement.values);
  }

  /**
   * Nobody else writes to this file, so reads share one snapshot until the next commit: a snapshot per read costs more
   * than the read. It must be dropped at the commit: an old snapshot would prevent the WAL from being truncated.
   */
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
    const batches = this.#inFlight.map((waiting) => waiting.batch);
    const mayCommitHere = this.#commitsHere < COMMITS_HERE && !this.#inFlight.some(({ syncs }) => syncs);
    if (mayCommitHere && this.#commitHere(batches)) return;
    if (this.#commitsHere >= COMMITS_HERE) {
      // The log is copied only as far as no snapshot needs it.
      this.#commitsHere = 0;
      this.#sharesSnapshot = false;
      this.#dropSnapshot();
    }
    this.#tell({ newTexts: this.#texts.slice(this.#textsSent), batches });
    this.#textsSent = this.#texts.length;
  }

  /** False when another process is writing. */
  #commitHere(batches: readonly (readonly PackedWrite[])[]): boolean {
    // With an old snapshot, the log could not begin anew.
    this.#dropSnapshot();
    this.#commitsHere += 1;
    const reply = this.#quickRunner.commitTogether(batches);
    if (reply.some(isLocked)) return false;
    this.#syncLater ??= setTimeout(() => {
      this.#syncLater = undefined;
      this.#tell('sync');
    }, SYNC_LATER_MS).unref();
    this.#settle(reply);
    return true;
  }

  #tell(message: WriterMessage): void {
    this.#writer.postMessage(message);
  }

  #settle(reply: WriteReply): void {
    this.#sharesSnapshot = true;
    this.#dropSnapshot();
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
    this.#sharesSnapshot = true;
    this.#dropSnapshot();
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

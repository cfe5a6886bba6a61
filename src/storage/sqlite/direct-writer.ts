import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { WriteOptions, WriteOutcome } from '../database.ts';
import { BatchRunner, LostTransaction } from './batch-runner.ts';
import { openConnection } from './open-connection.ts';
import { RedoLog } from './redo-log.ts';
import { type SqliteFailure, sqliteFailure } from './sqlite-failure.ts';
import type { PackedWrite } from './writer-protocol.ts';

interface Waiting {
  readonly outcome: WriteOutcome;
  resolve(outcome: WriteOutcome): void;
  reject(error: Error): void;
}

/** A transaction with so many batches is committed. */
const MOST_BATCHES = 512;

export interface DirectWriterOptions {
  readonly file: string;
  /** The SQL texts by their number; may grow. */
  readonly texts: readonly string[];
  /** After each commit, before those who wait for it are told, with the bytes that its batches had in the log. */
  readonly onCommit: (bytes: number) => void;
  readonly toError: (failure: SqliteFailure) => Error;
}

/**
 * Writes on the main thread, for batches that need not wait for the disk while the writer thread has nothing to do: the
 * way to the thread and back takes several times as long as such a batch. Waits neither for the disk nor for a lock.
 *
 * A batch runs at once, in a transaction that stays open until somebody else wants to write or read, or a timer ends it.
 * Batches that have to survive the process are in a log of their own before they are answered.
 */
export class DirectWriter {
  readonly #options: DirectWriterOptions;
  readonly #database: DatabaseSync;
  readonly #runner: BatchRunner;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #redoLog: RedoLog;
  /** The batches of the open transaction, in order. The first `#logged` of them are in the log. */
  #batches: (readonly PackedWrite[])[] = [];
  #logged = 0;
  /** Batches that were in the log when their commit failed; they run again in the next transaction. */
  #owed: (readonly PackedWrite[])[] = [];
  /** Who waits until their batches are in the log. */
  #waiting: Waiting[] = [];

  constructor(options: DirectWriterOptions) {
    this.#options = options;
    this.#database = openConnection(options.file);
    // Only the writer thread copies the log into the file: that waits for the disk.
    this.#database.exec(`
      PRAGMA busy_timeout = 0;
      PRAGMA synchronous = NORMAL;
      PRAGMA wal_autocheckpoint = 0;
    `);
    this.#runner = new BatchRunner(this.#database, options.texts);
    this.#begin = this.#database.prepare('BEGIN IMMEDIATE');
    this.#commit = this.#database.prepare('COMMIT');
    this.#redoLog = new RedoLog(options.file, options.texts);
  }

  /** Null while another connection writes. */
  write(
    batch: readonly PackedWrite[],
    survives: NonNullable<WriteOptions['survives']>,
  ): Promise<WriteOutcome> | null {
    if (!this.#open()) return null;
    let outcome: WriteOutcome | SqliteFailure;
    try {
      outcome = this.#runner.runOpen(batch);
    } catch (error) {
      const failure = failureOf(error);
      this.#lose(failure);
      return Promise.reject(this.#options.toError(failure));
    }
    if ('failure' in outcome || !outcome.ok) this.#undo();
    if ('failure' in outcome) return Promise.reject(this.#options.toError(outcome));
    if (!outcome.ok) return Promise.resolve(outcome);
    this.#batches.push(batch);
    return survives === 'nothing' ? Promise.resolve(outcome) : this.#inLog(outcome);
  }

  /** Commits what there is, and answers those who wait. */
  commit(): void {
    // A commit that was scheduled before the end may come after it.
    if (!this.#database.isOpen) return;
    if (this.#owed.length > 0) this.#open();
    if (!this.#database.isTransaction) return;
    try {
      this.#commit.run();
    } catch (error) {
      this.#lose(sqliteFailure(error));
      return;
    }
    const { bytes } = this.#redoLog;
    this.#batches = [];
    this.#logged = 0;
    this.#redoLog.clear();
    this.#options.onCommit(bytes);
    this.#answer();
  }

  close(): void {
    this.commit();
    this.#database.close();
    this.#redoLog.close();
  }

  #open(): boolean {
    if (this.#database.isTransaction) return true;
    try {
      this.#begin.run();
    } catch {
      return false;
    }
    const owed = this.#owed.splice(0);
    this.#batches = owed;
    this.#logged = owed.length;
    try {
      for (const batch of owed) this.#runner.run(batch);
      return true;
    } catch (error) {
      this.#lose(failureOf(error));
      return false;
    }
  }

  /**
   * Takes back what a refused batch has changed, by running those before it anew. They are committed then, so that none
   * runs more often than twice, however many are refused.
   */
  #undo(): void {
    if (!this.#runner.isHalfDone) return;
    this.#database.exec('ROLLBACK');
    if (this.#batches.length === 0) return;
    try {
      this.#begin.run();
      for (const batch of this.#batches) this.#runner.run(batch);
    } catch (error) {
      this.#lose(failureOf(error));
      return;
    }
    this.commit();
  }

  /** At the end of the current event loop turn, so that requests that end together are logged together. */
  #inLog(outcome: WriteOutcome): Promise<WriteOutcome> {
    if (this.#waiting.length === 0) setImmediate(() => this.#log());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ outcome, resolve, reject });
    });
  }

  #log(): void {
    // A commit came first.
    if (this.#waiting.length === 0) return;
    if (this.#batches.length >= MOST_BATCHES || !this.#append()) {
      this.commit();
      return;
    }
    this.#logged = this.#batches.length;
    this.#answer();
  }

  /** False when the disk is full; perhaps the database still has room. */
  #append(): boolean {
    try {
      this.#redoLog.append(this.#batches.slice(this.#logged));
      return true;
    } catch {
      return false;
    }
  }

  #answer(): void {
    const answered = this.#waiting;
    this.#waiting = [];
    for (const { outcome, resolve } of answered) resolve(outcome);
  }

  /**
   * What was in the log was promised to survive: it runs again in the next transaction, or at the next start. Other batches
   * that were answered are lost silently: that is what was promised of them.
   */
  #lose(failure: SqliteFailure): void {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    this.#owed = this.#batches.slice(0, this.#logged);
    this.#batches = [];
    this.#logged = 0;
    const lost = this.#waiting;
    this.#waiting = [];
    this.#options.onCommit(0);
    for (const { reject } of lost) {
      reject(this.#options.toError({ ...failure, failure: `the commit failed: ${failure.failure}` }));
    }
  }
}

function failureOf(error: unknown): SqliteFailure {
  return error instanceof LostTransaction ? error.reason : sqliteFailure(error);
}

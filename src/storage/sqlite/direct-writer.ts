import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { WriteOptions, WriteOutcome } from '../database.ts';
import { BatchRunner, LostTransaction } from './batch-runner.ts';
import { openConnection } from './open-connection.ts';
import { type SqliteFailure, sqliteFailure } from './sqlite-failure.ts';
import type { PackedWrite } from './writer-protocol.ts';

interface Uncommitted {
  readonly outcome: WriteOutcome;
  resolve(outcome: WriteOutcome): void;
  reject(error: Error): void;
}

export interface DirectWriterOptions {
  readonly file: string;
  /** The SQL texts by their number; may grow. */
  readonly texts: readonly string[];
  /** After each commit, before those who wait for it are told. */
  readonly onCommit: () => void;
  readonly toError: (failure: SqliteFailure) => Error;
}

/**
 * Writes on the main thread, for batches that need not wait for the disk while the writer thread has nothing to do: the
 * way to the thread and back takes several times as long as such a batch. Waits neither for the disk nor for a lock.
 *
 * A batch runs at once, in a transaction that stays open until one of its batches has to survive the process, or until
 * somebody else wants to write or read.
 */
export class DirectWriter {
  readonly #options: DirectWriterOptions;
  readonly #database: DatabaseSync;
  readonly #runner: BatchRunner;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  #uncommitted: Uncommitted[] = [];

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
  }

  /** Null while another connection writes. */
  write(
    batch: readonly PackedWrite[],
    survives: NonNullable<WriteOptions['survives']>,
  ): Promise<WriteOutcome> | null {
    if (!this.#open()) return null;
    let outcome: WriteOutcome | SqliteFailure;
    try {
      outcome = this.#runner.run(batch);
    } catch (error) {
      const failure = error instanceof LostTransaction ? error.reason : sqliteFailure(error);
      this.#lose(failure);
      return Promise.reject(this.#options.toError(failure));
    }
    if ('failure' in outcome) return Promise.reject(this.#options.toError(outcome));
    if (!outcome.ok || survives === 'nothing') return Promise.resolve(outcome);
    return this.#committed(outcome);
  }

  /** Commits what there is, and answers those who wait for it. */
  commit(): void {
    // A commit that was scheduled before the end may come after it.
    if (!this.#database.isOpen || !this.#database.isTransaction) return;
    try {
      this.#commit.run();
    } catch (error) {
      this.#lose(sqliteFailure(error));
      return;
    }
    const settled = this.#uncommitted;
    this.#uncommitted = [];
    this.#options.onCommit();
    for (const { outcome, resolve } of settled) resolve(outcome);
  }

  close(): void {
    this.commit();
    this.#database.close();
  }

  #open(): boolean {
    if (this.#database.isTransaction) return true;
    try {
      this.#begin.run();
      return true;
    } catch {
      return false;
    }
  }

  /** At the end of the current event loop turn, so that requests that end together are committed together. */
  #committed(outcome: WriteOutcome): Promise<WriteOutcome> {
    if (this.#uncommitted.length === 0) setImmediate(() => this.commit());
    return new Promise((resolve, reject) => {
      this.#uncommitted.push({ outcome, resolve, reject });
    });
  }

  /** Batches that were answered before their commit are lost silently: that is what was promised of them. */
  #lose(failure: SqliteFailure): void {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    const lost = this.#uncommitted;
    this.#uncommitted = [];
    this.#options.onCommit();
    for (const { reject } of lost) {
      reject(this.#options.toError({ ...failure, failure: `the commit failed: ${failure.failure}` }));
    }
  }
}

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { BatchRunner, LostTransaction } from './batch-runner.ts';
import { openConnection } from './open-connection.ts';
import { RedoLog } from './redo-log.ts';
import { type SqliteFailure, sqliteFailure } from './sqlite-failure.ts';
import { Sums } from './sums.ts';
import type { PackedWrite } from './writer-protocol.ts';

type Batch = readonly PackedWrite[];

/** A batch that is written later. */
export interface Entry {
  make: () => Batch;
  /** What is written if the batch is refused. */
  otherwise: (() => Batch) | null;
  state: 'waiting' | 'logged' | 'written' | 'lost';
}

interface Waiting {
  readonly entry: Entry;
  readonly batch: Batch;
  resolve(survives: true): void;
  reject(error: Error): void;
}

const SQLITE_BUSY = 5;

/** So many batches are committed at once. */
const MOST_ENTRIES = 512;

export interface DeferredWriterOptions {
  readonly file: string;
  /** The SQL texts by their number; may grow. */
  readonly texts: readonly string[];
  /** The numbers of the texts that add a value to a row; may grow. */
  readonly adding: ReadonlySet<number>;
  /** After each commit, before those who wait for it are told, with the bytes that its batches had in the log. */
  readonly onCommit: (batches: number, bytes: number) => void;
  /** After a commit that failed. */
  readonly onLost: () => void;
  /** A batch that was answered is refused: what was believed to be impossible. */
  readonly onRefused: (expectation: string) => void;
  readonly toError: (failure: SqliteFailure) => Error;
}

/**
 * Writes on the main thread what is known not to be refused, many batches in one transaction: one after the other they run
 * several times as fast as each on its own. Waits neither for the disk nor for a lock. Batches that have to survive the
 * process are in a log of their own before they are answered.
 */
export class DeferredWriter {
  readonly #options: DeferredWriterOptions;
  readonly #database: DatabaseSync;
  readonly #runner: BatchRunner;
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #redoLog: RedoLog;
  #entries: Entry[] = [];
  /** Who waits until their batches are in the log. */
  #waiting: Waiting[] = [];

  constructor(options: DeferredWriterOptions) {
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

  /** Written with the next commit; lost if the process dies before. */
  add(make: () => Batch): Entry {
    const entry: Entry = { make, otherwise: null, state: 'waiting' };
    this.#entries.push(entry);
    return entry;
  }

  /** As `add`, in place of an earlier batch that is not written. Resolves when the batch survives the process. */
  keep(batch: Batch, earlier: Entry | null, otherwise: (() => Batch) | null): Promise<true> {
    const make = () => batch;
    const entry = earlier?.state === 'waiting' ? earlier : this.add(make);
    entry.make = make;
    entry.otherwise = otherwise;
    // At the end of the current event loop turn, so that requests that end together are logged together.
    if (this.#waiting.length === 0) setImmediate(() => this.#log());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, batch, resolve, reject });
    });
  }

  /** Commits what there is, and answers those who wait. What another connection's lock prevents stays for the next time. */
  commit(): void {
    // A commit that was scheduled before the end may come after it.
    if (this.#entries.length === 0 || !this.#database.isOpen) return;
    const entries = this.#entries;
    try {
      if (!this.#hasBegun()) return;
      this.#run(entries);
      this.#commit.run();
    } catch (error) {
      this.#lose(error instanceof LostTransaction ? error.reason : sqliteFailure(error));
      return;
    }
    this.#entries = [];
    for (const entry of entries) entry.state = 'written';
    const { bytes } = this.#redoLog;
    this.#redoLog.clear();
    this.#options.onCommit(entries.length, bytes);
    this.#answer();
  }

  close(): void {
    this.commit();
    this.#database.close();
    this.#redoLog.close();
  }

  #hasBegun(): boolean {
    try {
      this.#begin.run();
      return true;
    } catch {
      return false;
    }
  }

  /** Without savepoints, for which SQLite copies every page that a batch changes; with them only if a batch is refused. */
  #run(entries: readonly Entry[]): void {
    const sums = new Sums(this.#options.adding);
    const isTaken = (write: PackedWrite) => sums.takes(write);
    if (entries.every(({ make }) => this.#runOpen(make(), isTaken)) && this.#runOpen(sums.batch())) return;
    this.#database.exec('ROLLBACK');
    this.#begin.run();
    for (const each of entries) this.#runAlone(each);
  }

  /** False when the batch is refused. */
  #runOpen(batch: Batch, isTaken?: (write: PackedWrite) => boolean): boolean {
    const outcome = this.#runner.runOpen(batch, isTaken);
    if ('failure' in outcome) throw new LostTransaction(outcome);
    return outcome.ok;
  }

  #runAlone({ make, otherwise }: Entry): void {
    let outcome = this.#runner.run(make());
    if ('ok' in outcome && !outcome.ok && otherwise) outcome = this.#runner.run(otherwise());
    if ('failure' in outcome) throw new LostTransaction(outcome);
    if (!outcome.ok) this.#options.onRefused(outcome.expectation);
  }

  #log(): void {
    if (this.#entries.length >= MOST_ENTRIES) this.commit();
    // A commit came first.
    if (this.#waiting.length === 0) return;
    if (this.#append()) {
      for (const { entry } of this.#waiting) entry.state = 'logged';
      this.#answer();
      return;
    }
    this.commit();
    if (this.#waiting.length > 0) this.#lose({ failure: 'the database is locked', code: SQLITE_BUSY });
  }

  /** False when the disk is full; perhaps the database still has room. */
  #append(): boolean {
    try {
      this.#redoLog.append(this.#waiting.map(({ batch }) => batch));
      return true;
    } catch {
      return false;
    }
  }

  #answer(): void {
    const answered = this.#waiting;
    this.#waiting = [];
    for (const { resolve } of answered) resolve(true);
  }

  /**
   * What was in the log was promised to survive: it runs again in the next transaction, or at the next start. Other batches
   * are lost silently: that is what was promised of them.
   */
  #lose(failure: SqliteFailure): void {
    if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
    for (const entry of this.#entries) if (entry.state === 'waiting') entry.state = 'lost';
    this.#entries = this.#entries.filter(({ state }) => state === 'logged');
    const lost = this.#waiting;
    this.#waiting = [];
    this.#options.onLost();
    const error = this.#options.toError({ ...failure, failure: `the commit failed: ${failure.failure}` });
    for (const { reject } of lost) reject(error);
  }
}

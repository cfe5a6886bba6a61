import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { WriteOutcome } from '../database.ts';
import { type SqliteFailure, sqliteFailure } from './sqlite-failure.ts';
import type { PackedWrite, WriteReply } from './writer-protocol.ts';

const SQLITE_CONSTRAINT = 19;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

/** SQLite rolled back the whole transaction, and with it every batch of the commit. */
class LostTransaction extends Error {
  readonly reason: SqliteFailure;

  constructor(reason: SqliteFailure) {
    super(reason.failure);
    this.reason = reason;
  }
}

/** Weight of the newest commit in the running means. */
const MEAN_WEIGHT = 0.1;

/** Runs batches on one connection, those that arrived together in one transaction. */
export class BatchRunner {
  /** Running means: what a batch takes before the commit, and what a commit that waits for the disk takes. */
  batchMs = 0;
  commitMs = 0;
  readonly #database: DatabaseSync;
  readonly #texts: readonly string[];
  readonly #statements: (StatementSync | undefined)[] = [];
  readonly #begin: StatementSync;
  readonly #commit: StatementSync;
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  readonly #rollback: StatementSync;
  readonly #takeBack: StatementSync;
  #syncs = true;

  /** `texts` may grow: the SQL texts by their number. */
  constructor(database: DatabaseSync, texts: readonly string[]) {
    this.#database = database;
    this.#texts = texts;
    this.#begin = database.prepare('BEGIN IMMEDIATE');
    this.#commit = database.prepare('COMMIT');
    this.#rollback = database.prepare('ROLLBACK');
    this.#savepoint = database.prepare('SAVEPOINT batch');
    this.#release = database.prepare('RELEASE batch');
    this.#takeBack = database.prepare('ROLLBACK TO batch');
  }

  /** Each batch as a whole or not at all; a commit that fails is none of them. `syncs`: it waits for the disk. */
  commitTogether(batches: readonly (readonly PackedWrite[])[], syncs: boolean): WriteReply {
    try {
      this.#setSyncing(syncs);
      const began = performance.now();
      this.#begin.run();
      const [first, ...others] = batches;
      // The only one needs no savepoint, for which SQLite copies every page that a batch changes.
      const isAlone = first !== undefined && others.length === 0;
      const outcomes = isAlone ? [this.#runStatements(first)] : batches.map((batch) => this.#run(batch));
      const ran = performance.now();
      if (isAlone && !outcomes.every(isDone)) this.#rollback.run();
      else this.#commit.run();
      this.batchMs += MEAN_WEIGHT * ((ran - began) / batches.length - this.batchMs);
      if (syncs) this.commitMs += MEAN_WEIGHT * (performance.now() - ran - this.commitMs);
      return outcomes;
    } catch (error) {
      if (this.#database.isTransaction) this.#rollback.run();
      const { failure, code } = error instanceof LostTransaction ? error.reason : sqliteFailure(error);
      return batches.map(() => ({ failure: `the commit failed: ${failure}`, code }));
    }
  }

  /**
   * With a log, `NORMAL` cannot damage the database: it syncs the log before it is copied into the file, the file
   * afterwards, and the header of a log that begins anew. Only the last commits may be lost
   * (https://www.sqlite.org/pragma.html#pragma_synchronous). The next commit with `FULL` syncs the log as a whole, and
   * with it what was committed before (`sqlite3WalFrames` of SQLite's `wal.c`).
   *
   * By `exec`: SQLite carries this pragma out when it is prepared, so a prepared one would run once, and too early.
   */
  #setSyncing(syncs: boolean): void {
    if (syncs === this.#syncs) return;
    this.#database.exec(`PRAGMA synchronous = ${syncs ? 'FULL' : 'NORMAL'}`);
    this.#syncs = syncs;
  }

  /** Throws `LostTransaction` when a full or failing disk took the others along. */
  #run(batch: readonly PackedWrite[]): WriteOutcome | SqliteFailure {
    this.#savepoint.run();
    const outcome = this.#runStatements(batch);
    if (!isDone(outcome)) this.#takeBack.run();
    this.#release.run();
    return outcome;
  }

  #runStatements(batch: readonly PackedWrite[]): WriteOutcome | SqliteFailure {
    for (const [number, values, rows, expectation] of batch) {
      try {
        const changes = Number(this.#statement(number).run(...values).changes);
        if (rows >= 0 && changes !== rows) return { ok: false, expectation, reason: 'rows' };
      } catch (error) {
        if (isUniqueConflict(error)) return { ok: false, expectation, reason: 'conflict' };
        const failure = sqliteFailure(error);
        if (!this.#database.isTransaction) throw new LostTransaction(failure);
        return failure;
      }
    }
    return { ok: true };
  }

  /** Prepared at its first run, so that an invalid SQL text fails only its own batch. */
  #statement(number: number): StatementSync {
    this.#statements[number] ??= this.#database.prepare(this.#texts[number] ?? '');
    return this.#statements[number];
  }
}

function isDone(outcome: WriteOutcome | SqliteFailure): boolean {
  return 'ok' in outcome && outcome.ok;
}

function isUniqueConflict(error: unknown): boolean {
  const { code, failure } = sqliteFailure(error);
  return (
    code === SQLITE_CONSTRAINT_PRIMARYKEY ||
    code === SQLITE_CONSTRAINT_UNIQUE ||
    (code === SQLITE_CONSTRAINT && /UNIQUE/.test(failure))
  );
}

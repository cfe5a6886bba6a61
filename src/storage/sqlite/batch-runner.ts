import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { WriteOutcome } from '../database.ts';
import { type SqliteFailure, sqliteFailure } from './sqlite-failure.ts';
import type { PackedWrite } from './writer-protocol.ts';

const SQLITE_CONSTRAINT = 19;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

/** SQLite rolled back the whole transaction, and with it every batch of the commit. */
export class LostTransaction extends Error {
  readonly reason: SqliteFailure;

  constructor(reason: SqliteFailure) {
    super(reason.failure);
    this.reason = reason;
  }
}

/** Runs batches on one connection, inside a transaction that somebody else begins and commits. */
export class BatchRunner {
  readonly #database: DatabaseSync;
  readonly #texts: readonly string[];
  readonly #statements: (StatementSync | undefined)[] = [];
  readonly #savepoint: StatementSync;
  readonly #release: StatementSync;
  readonly #rollback: StatementSync;

  /** `texts` may grow: the SQL texts by their number. */
  constructor(database: DatabaseSync, texts: readonly string[]) {
    this.#database = database;
    this.#texts = texts;
    this.#savepoint = database.prepare('SAVEPOINT batch');
    this.#release = database.prepare('RELEASE batch');
    this.#rollback = database.prepare('ROLLBACK TO batch');
  }

  /** All of a batch or nothing. Throws `LostTransaction` when a full or failing disk took the others along. */
  run(batch: readonly PackedWrite[]): WriteOutcome | SqliteFailure {
    this.#savepoint.run();
    const outcome = this.#runStatements(batch);
    if (!('ok' in outcome) || !outcome.ok) this.#rollback.run();
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

function isUniqueConflict(error: unknown): boolean {
  const { code, failure } = sqliteFailure(error);
  return (
    code === SQLITE_CONSTRAINT_PRIMARYKEY ||
    code === SQLITE_CONSTRAINT_UNIQUE ||
    (code === SQLITE_CONSTRAINT && /UNIQUE/.test(failure))
  );
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Read, Row, SqlValue, Write, WriteOutcome } from '../database.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { expecting } from './expecting.ts';
import { failureOf } from './failures.ts';
import type { Pool } from './open-pool.ts';

/** How long a statement waits for a server that restarts, before its caller is told to come back. */
const PATIENCE_MS = 6000;

const RETRY_MS = 100;

const CONFLICT_RETRIES = 5;

type Answer = { rows: readonly Row[] } | { error: unknown };

/**
 * PostgreSQL as the storage. A batch is one pipelined transaction: BEGIN, the statements and COMMIT leave together, and
 * locks are held no longer than the server needs.
 */
export class PostgresDatabase implements Database {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** A read that a restart of the server cut short is made once more. */
  async read(statement: Read): Promise<Row[]> {
    return await this.#patiently('connection-lost', async () => [
      ...(await this.#run(statement.sql, statement.values)),
    ]);
  }

  async write(batch: readonly Write[]): Promise<WriteOutcome> {
    if (batch.length === 0) return { ok: true };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#patiently('not-connected', () => this.#transact(batch));
      } catch (error) {
        if (failureOf(error) !== 'conflicting') throw error;
        if (attempt > CONFLICT_RETRIES) throw new StorageUnavailable(error, 'none');
        await delay(Math.random() * RETRY_MS * attempt);
      }
    }
  }

  async close(): Promise<void> {
    await this.#pool.end({ timeout: 5 });
  }

  /** Waits for a server that cannot be reached; `repeatable` is the worst failure after which to try again. */
  async #patiently<Result>(
    repeatable: 'not-connected' | 'connection-lost',
    attempt: () => Promise<Result>,
  ): Promise<Result> {
    const deadline = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        const failure = failureOf(error);
        const again = failure === 'not-connected' || failure === repeatable;
        if (again && performance.now() < deadline) {
          await delay(RETRY_MS);
          continue;
        }
        if (failure === 'not-connected' || failure === 'overloaded')
          throw new StorageUnavailable(error, 'none');
        if (failure === 'connection-lost') throw new StorageUnavailable(error, 'unknown');
        throw error;
      }
    }
  }

  async #run(sql: string, values: readonly SqlValue[]): Promise<readonly Row[]> {
    return (await this.#pool.unsafe(sql, [...values], { prepare: true })) as unknown as Row[];
  }

  async #transact(batch: readonly Write[]): Promise<WriteOutcome> {
    const connection = await this.#pool.reserve();
    const send = (sql: string, values: readonly SqlValue[] = []): Promise<Answer> =>
      connection.unsafe(sql, [...values], { prepare: true }).then(
        (rows) => ({ rows: rows as unknown as Row[] }),
        (error: unknown) => ({ error }),
      );
    const steps = [
      { write: null, answer: send('BEGIN') },
      ...batch.map((write) => ({ write, answer: send(expecting(write), write.values) })),
      { write: null, answer: send('COMMIT') },
    ];
    let transaction: string | null = null;
    let refused: { write: Write | null; error: unknown } | null = null;
    // In order: when the connection breaks, the statement under way is told, those behind it may not be.
    for (const { write, answer } of steps) {
      const given = await answer;
      if ('rows' in given) {
        transaction ??= (given.rows[0]?.['transaction'] as string | undefined) ?? null;
      } else if (isBroken(given.error)) {
        // The pool has seen the connection close; there is nothing to give back.
        return refused ? outcomeOf(refused) : await this.#fateOf(transaction, given.error);
      } else {
        refused ??= { write, error: given.error };
      }
    }
    connection.release();
    return refused ? outcomeOf(refused) : { ok: true };
  }

  /** The connection broke: the server knows whether the transaction was committed, once it can be asked. */
  async #fateOf(transaction: string | null, lost: unknown): Promise<WriteOutcome> {
    if (transaction === null) throw new StorageUnavailable(lost, 'unknown');
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      const [row] = await this.read({
        sql: 'SELECT pg_xact_status($1::xid8) AS status',
        values: [transaction],
      });
      if (row?.['status'] === 'committed') return { ok: true };
      if (row?.['status'] === 'aborted') throw new StorageUnavailable(lost, 'none');
      await delay(RETRY_MS);
    }
    throw new StorageUnavailable(lost, 'unknown');
  }
}

function isBroken(error: unknown): boolean {
  const failure = failureOf(error);
  return failure === 'connection-lost' || failure === 'not-connected';
}

/** A statement failed, and with it the whole transaction. */
function outcomeOf(refused: { write: Write | null; error: unknown }): WriteOutcome {
  const failure = failureOf(refused.error);
  if (refused.write && (failure === 'rows' || failure === 'unique')) {
    return {
      ok: false,
      expectation: refused.write.expectation ?? 'unnamed',
      reason: failure === 'rows' ? 'rows' : 'conflict',
    };
  }
  throw refused.error;
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Read, Row, Write, WriteOptions, WriteOutcome } from '../database.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { asksForImpossibleText, failureOf, NotConnected, tookTooLong } from './failures.ts';
import type { PostgresServer, Transaction } from './postgres-server.ts';

const texts = new Map<string, string>();

/**
 * Makes a statement fail when it changes a different number of rows than expected. The rest of the batch and its COMMIT
 * can then be sent without waiting, because a transaction with a failed statement commits nothing.
 */
function expecting(write: Write): string {
  // A statement with its own RETURNING checks its result itself.
  if (!/^\s*(INSERT|UPDATE|DELETE)\b/i.test(write.sql) || /\bRETURNING\b/i.test(write.sql)) return write.sql;
  const key = `${write.rows} ${write.sql}`;
  let text = texts.get(key);
  if (text === undefined) {
    const expected = write.rows === 'any' ? 'count(*)' : String(write.rows);
    text = `WITH changed AS (${write.sql} RETURNING 1)
      SELECT 1 / (CASE WHEN count(*) = ${expected} THEN 1 ELSE 0 END) FROM changed`;
    texts.set(key, text);
  }
  return text;
}

/** How long a statement waits for a server that restarts before it fails with 503. */
const PATIENCE_MS = 6000;

const RETRY_MS = 100;

const TOO_MUCH =
  'The database did not find this within its time limit. Ask for less: a shorter period, one account, or an id instead of words.';

const CONFLICT_RETRIES = 5;

/** The server knows no transaction with so high a number: it crashed before it had written anything of it to disk. */
const IN_THE_FUTURE = '22023';

/**
 * PostgreSQL as the storage. A batch is one transaction. Its number is known before any of its statements is sent, so that
 * its outcome can be looked up, whatever happens to the connection. A batch is repeated only when it is known that nothing
 * of it was written.
 */
export class PostgresDatabase implements Database {
  readonly #server: PostgresServer;
  readonly #patienceMs: number;

  constructor(server: PostgresServer, patienceMs = PATIENCE_MS) {
    this.#server = server;
    this.#patienceMs = patienceMs;
  }

  /** A read that was interrupted by a server restart is repeated. */
  async read(statement: Read): Promise<Row[]> {
    try {
      return await this.#withRetries(true, async () => (await this.#server.query(statement)) as Row[]);
    } catch (error) {
      if (asksForImpossibleText(error)) return [];
      if (statement.isApart && error instanceof StorageUnavailable && tookTooLong(error.cause))
        throw new StorageUnavailable(error.cause, 'none', TOO_MUCH);
      throw error;
    }
  }

  async write(batch: readonly Write[], { repeatable }: WriteOptions = {}): Promise<WriteOutcome> {
    if (batch.length === 0) return { ok: true };
    for (let attempt = 1; ; attempt += 1) {
      try {
        const [first] = batch;
        if (repeatable && first && batch.length === 1)
          return await this.#withRetries(true, () => this.#writeAlone(first));
        return await this.#withRetries(false, () => this.#transact(batch));
      } catch (error) {
        if (error instanceof StorageUnavailable || failureOf(error) !== 'conflicting') throw error;
        if (attempt > CONFLICT_RETRIES) throw new StorageUnavailable(error, 'none');
        await delay(Math.random() * RETRY_MS * attempt);
      }
    }
  }

  async close(): Promise<void> {
    await this.#server.close();
  }

  /** Waits for a server that is unreachable. Only a `repeatable` statement is sent again after it was sent. */
  async #withRetries<Result>(repeatable: boolean, attempt: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + this.#patienceMs;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof StorageUnavailable) throw error;
        const failure = failureOf(error);
        const again = failure === 'not-connected' || (failure === 'lost' && repeatable);
        if (!again && failure !== 'unable') throw error;
        if (!again || performance.now() > deadline) throw new StorageUnavailable(error, 'none');
        await delay(RETRY_MS);
      }
    }
  }

  async #writeAlone(write: Write): Promise<WriteOutcome> {
    const answer = await this.#server.alone({ sql: expecting(write), values: write.values });
    return 'rows' in answer ? { ok: true } : refusal(write, answer.error);
  }

  async #transact(batch: readonly Write[]): Promise<WriteOutcome> {
    const transaction = await this.#server.transaction(
      batch.map((write) => ({ sql: expecting(write), values: write.values })),
    );
    const { answers, committed } = transaction;
    const failed = answers.findIndex((answer) => 'error' in answer);
    if (failed === -1 && 'rows' in committed) return { ok: true };
    const { error } = (answers[failed] ?? committed) as { error: unknown };
    const failure = failureOf(error);
    if (failed === -1 || failure === 'lost') return await this.#lookUp(transaction, error);
    return refusal(batch[failed], error);
  }

  /** The answer was lost: asks the server, once it is reachable, what became of the transaction. */
  async #lookUp({ id, life }: Transaction, lost: unknown): Promise<WriteOutcome> {
    const deadline = performance.now() + this.#patienceMs;
    do {
      const found = await this.#server.outcomeOf({ id, life }).catch((error: unknown) => {
        if ((error as { code?: unknown }).code === IN_THE_FUTURE) return { status: 'aborted', life };
        // Asked again, as long as the server is away.
        if (failureOf(error) === 'other') throw new StorageUnavailable(error, 'unknown');
        return null;
      });
      // After a crash the server may have given the same number to another transaction.
      if (found?.status === 'committed' && found.life === life) return { ok: true };
      if (found?.status === 'committed') break;
      if (found?.status === 'aborted' || (found && found.life !== life)) throw new NotConnected(lost);
      await delay(RETRY_MS);
    } while (performance.now() < deadline);
    throw new StorageUnavailable(lost, 'unknown');
  }
}

/** Of a statement that was not run as expected. Throws any other failure. */
function refusal(write: Write | undefined, error: unknown): WriteOutcome {
  const failure = failureOf(error);
  if (failure !== 'rows' && failure !== 'unique') throw error;
  const expectation = write?.expectation ?? 'unnamed';
  return { ok: false, expectation, reason: failure === 'rows' ? 'rows' : 'conflict' };
}

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Read, Row, Write, WriteOutcome } from '../database.ts';
import { StorageUnavailable } from '../storage-unavailable.ts';
import { expecting } from './expecting.ts';
import { asksForImpossibleText, failureOf, NotConnected } from './failures.ts';
import type { Answer, PostgresServer } from './postgres-server.ts';

/** How long a statement waits for a server that restarts before it fails with 503. */
const PATIENCE_MS = 6000;

const RETRY_MS = 100;

const CONFLICT_RETRIES = 5;

/**
 * PostgreSQL as the storage. A batch is one pipelined transaction: BEGIN, the statements and COMMIT are sent together,
 * so locks are held only while the server works.
 */
export class PostgresDatabase implements Database {
  readonly #server: PostgresServer;

  constructor(server: PostgresServer) {
    this.#server = server;
  }

  /** A read that was interrupted by a server restart is repeated. */
  async read(statement: Read): Promise<Row[]> {
    try {
      return await this.#withRetries(true, async () => (await this.#server.query(statement)) as Row[]);
    } catch (error) {
      if (asksForImpossibleText(error)) return [];
      throw error;
    }
  }

  async write(batch: readonly Write[]): Promise<WriteOutcome> {
    if (batch.length === 0) return { ok: true };
    for (let attempt = 1; ; attempt += 1) {
      try {
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
    const deadline = performance.now() + PATIENCE_MS;
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

  async #transact(batch: readonly Write[]): Promise<WriteOutcome> {
    const { answers, committed } = await this.#server.transaction(
      batch.map((write) => ({ sql: expecting(write), values: write.values })),
    );
    const failed = answers.findIndex((answer) => 'error' in answer);
    if (failed === -1) {
      if (!('error' in committed)) return { ok: true };
      if (failureOf(committed.error) === 'lost') return await this.#outcomeOf(answers, committed.error);
      throw committed.error;
    }
    const { error } = answers[failed] as { error: unknown };
    const failure = failureOf(error);
    if (failure === 'rows' || failure === 'unique') {
      const expectation = batch[failed]?.expectation ?? 'unnamed';
      return { ok: false, expectation, reason: failure === 'rows' ? 'rows' : 'conflict' };
    }
    // The server ended the session before it reached the COMMIT.
    if (failure === 'lost' && error instanceof pg.DatabaseError) throw new NotConnected(error);
    if (failure === 'lost') return await this.#outcomeOf(answers, error);
    throw error;
  }

  /** The connection broke: asks the server, once it is reachable, whether the transaction was committed. */
  async #outcomeOf(answers: readonly Answer[], lost: unknown): Promise<WriteOutcome> {
    const transaction = answers
      .map((answer) => ('rows' in answer ? answer.rows[0]?.['transaction'] : undefined))
      .find((id) => id !== undefined);
    if (transaction === undefined) throw new StorageUnavailable(lost, 'unknown');
    const deadline = performance.now() + PATIENCE_MS;
    while (performance.now() < deadline) {
      const [row] = await this.read({
        sql: 'SELECT pg_xact_status(CAST($1 AS xid8)) AS status',
        values: [transaction],
      });
      if (row?.['status'] === 'committed') return { ok: true };
      if (row?.['status'] === 'aborted') throw new StorageUnavailable(lost, 'none');
      await delay(RETRY_MS);
    }
    throw new StorageUnavailable(lost, 'unknown');
  }
}

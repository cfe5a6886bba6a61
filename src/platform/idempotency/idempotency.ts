import { hash } from 'node:crypto';
import { ServiceError } from '../../domain/errors.ts';
import { type Database, mustWrite, readOne, type Write } from '../storage/database.ts';
import {
  deleteIdempotencyKey,
  idempotencyByKey,
  insertIdempotency,
  toIdempotency,
} from './idempotency-table.ts';

/** An `Idempotency-Key` and the request it was sent with. */
export interface IdempotentRequest {
  readonly key: string;
  /**
   * The parsed fields, not the raw bytes, because a retry has a new multipart boundary. Files are represented by their
   * hash.
   */
  readonly fields: unknown;
}

const KEPT_MS = 24 * 60 * 60 * 1000;

/** The same key and fields within a day get the first response again. Different fields: 400. */
export class Idempotency {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  async earlierAnswer<Answer>(accountId: string, request: IdempotentRequest | null): Promise<Answer | null> {
    if (request === null) return null;
    const row = await readOne(this.#database, idempotencyByKey(accountId, request.key));
    if (!row) return null;
    const record = toIdempotency(row);
    const oldest = this.#now() - KEPT_MS;
    if (record.createdAt < oldest) {
      await mustWrite(this.#database, [deleteIdempotencyKey(accountId, request.key, oldest)]);
      return null;
    }
    if (record.fingerprint !== fingerprint(request)) {
      throw new ServiceError(
        'invalid_request',
        'This Idempotency-Key was used before with other parameters. Use a new key for a new request.',
      );
    }
    return JSON.parse(record.answer) as Answer;
  }

  /** For the batch that creates what `answer` describes. */
  remember(accountId: string, request: IdempotentRequest | null, answer: unknown, now: number): Write[] {
    if (request === null) return [];
    return [
      insertIdempotency({
        accountId,
        idempotencyKey: request.key,
        fingerprint: fingerprint(request),
        answer: JSON.stringify(answer),
        createdAt: now,
      }),
    ];
  }

  /**
   * Two requests with the same key may race, and the one that is later may be refused because the other has taken the last
   * money or the last place. It gets the answer of the other.
   */
  async orAnswerOfRace<Answer>(
    accountId: string,
    request: IdempotentRequest | null,
    work: () => Promise<Answer>,
  ): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      if (request === null || !(error instanceof ServiceError)) throw error;
      const answer = await this.earlierAnswer<Answer>(accountId, request);
      if (answer === null) throw error;
      return answer;
    }
  }

  /** Two requests with the same key raced, and the other one won. */
  async answerOfRace<Answer>(accountId: string, request: IdempotentRequest | null): Promise<Answer> {
    const answer = await this.earlierAnswer<Answer>(accountId, request);
    if (answer === null) throw new Error('the record of an idempotency key disappeared');
    return answer;
  }
}

function fingerprint(request: IdempotentRequest): string {
  return hash('sha256', JSON.stringify(request.fields, sortKeys));
}

/** The order of fields in a body does not matter. */
function sortKeys(_name: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

import type { Read, Row, Write } from '../storage/database.ts';
import { integer, text } from '../storage/read-column.ts';

/** The first response to an `Idempotency-Key`, written in the same batch as what it created. */
export interface IdempotencyRecord {
  readonly accountId: string;
  readonly idempotencyKey: string;
  readonly fingerprint: string;
  /** JSON of the response body. */
  readonly answer: string;
  readonly createdAt: number;
}

export function insertIdempotency(record: IdempotencyRecord): Write {
  return {
    sql: `INSERT INTO idempotency (account_id, idempotency_key, fingerprint, answer, created_at)
      VALUES ($1, $2, $3, $4, $5)`,
    values: [record.accountId, record.idempotencyKey, record.fingerprint, record.answer, record.createdAt],
    rows: 1,
    expectation: 'idempotency',
  };
}

export function idempotencyByKey(accountId: string, idempotencyKey: string): Read {
  return {
    sql: 'SELECT * FROM idempotency WHERE account_id = $1 AND idempotency_key = $2',
    values: [accountId, idempotencyKey],
  };
}

export function deleteIdempotencyKey(
  accountId: string,
  idempotencyKey: string,
  createdBefore: number,
): Write {
  return {
    sql: 'DELETE FROM idempotency WHERE account_id = $1 AND idempotency_key = $2 AND created_at < $3',
    values: [accountId, idempotencyKey, createdBefore],
    rows: 'any',
  };
}

export function deleteOldIdempotency(createdBefore: number): Write {
  return { sql: 'DELETE FROM idempotency WHERE created_at < $1', values: [createdBefore], rows: 'any' };
}

export function toIdempotency(row: Row): IdempotencyRecord {
  return {
    accountId: text(row, 'account_id'),
    idempotencyKey: text(row, 'idempotency_key'),
    fingerprint: text(row, 'fingerprint'),
    answer: text(row, 'answer'),
    createdAt: integer(row, 'created_at'),
  };
}

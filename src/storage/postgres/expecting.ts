import type { Write } from '../database.ts';

const texts = new Map<string, string>();

/**
 * The statement, made to fail when it changes another number of rows than expected: the rest of the batch and its
 * COMMIT can then be sent along without waiting, because a transaction in which a statement failed commits nothing.
 * The answer carries the transaction's id, by which its fate can be asked for later.
 */
export function expecting(write: Write): string {
  // A statement that returns rows of its own looks after itself.
  if (!/^\s*(INSERT|UPDATE|DELETE)\b/i.test(write.sql) || /\bRETURNING\b/i.test(write.sql)) return write.sql;
  const key = `${write.rows} ${write.sql}`;
  let text = texts.get(key);
  if (text === undefined) {
    const expected = write.rows === 'any' ? 'count(*)' : String(write.rows);
    text = `WITH changed AS (${write.sql} RETURNING 1)
      SELECT 1 / (CASE WHEN count(*) = ${expected} THEN 1 ELSE 0 END), pg_current_xact_id()::text AS transaction
      FROM changed`;
    texts.set(key, text);
  }
  return text;
}

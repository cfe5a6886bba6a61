import type { Write } from '../database.ts';

const texts = new Map<string, string>();

/**
 * Makes a statement fail when it changes a different number of rows than expected. The rest of the batch and its COMMIT
 * can then be sent without waiting, because a transaction with a failed statement commits nothing.
 */
export function expecting(write: Write): string {
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

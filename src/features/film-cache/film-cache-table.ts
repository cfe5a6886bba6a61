import type { Read, Write } from '../../platform/storage/database.ts';

const EQUAL = `SELECT * FROM tasks
  WHERE digest = $1 AND account_id = $2 AND film IS NOT NULL AND deleted_at IS NULL AND finished_at > $3
  ORDER BY finished_at DESC LIMIT 1`;

/** The latest film that is equal and still there. */
export function equalFilm(accountId: string, digest: string, finishedAfter: number): Read {
  return { sql: EQUAL, values: [digest, accountId, finishedAfter] };
}

/** At the entries of a film, which are found by their ids. */
export function noteInLedger(taskId: string, note: string): Write {
  const values = [note, `${taskId}/hold`, `${taskId}/capture`];
  return { sql: 'UPDATE ledger SET note = $1 WHERE id IN ($2, $3)', values, rows: 2 };
}

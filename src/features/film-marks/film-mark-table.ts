import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { flag, json, text } from '../../platform/storage/read-column.ts';

/** What its owner has noted of a film. */
export interface FilmMarks {
  readonly taskId: string;
  readonly favourite: boolean;
  readonly tags: readonly string[];
}

export function saveFilmMarks({ taskId, favourite, tags }: FilmMarks, accountId: string, now: number): Write {
  return {
    sql: `INSERT INTO film_marks (task_id, account_id, favourite, tags, changed_at) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (task_id) DO UPDATE SET favourite = excluded.favourite, tags = excluded.tags,
        changed_at = excluded.changed_at`,
    values: [taskId, accountId, favourite ? 1 : 0, JSON.stringify(tags), now],
    rows: 1,
  };
}

export function deleteFilmMarks(taskId: string): Write {
  return { sql: 'DELETE FROM film_marks WHERE task_id = $1', values: [taskId], rows: 'any' };
}

/** Those that were changed last. */
export function filmMarksOf(accountId: string, limit: number): Read {
  return {
    sql: 'SELECT * FROM film_marks WHERE account_id = $1 ORDER BY changed_at DESC LIMIT $2',
    values: [accountId, limit],
  };
}

export function toFilmMarks(row: Row): FilmMarks {
  return { taskId: text(row, 'task_id'), favourite: flag(row, 'favourite'), tags: json(row, 'tags') };
}

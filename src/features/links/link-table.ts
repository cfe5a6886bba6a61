import type { VideoLink } from '../../domain/videos/video-link.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { integer, text } from '../../platform/storage/read-column.ts';

/** Refused when the video has `most` links that have not ended. */
export function insertVideoLink(link: VideoLink, most: number): Write {
  return {
    sql: `INSERT INTO film_links (id, task_id, account_id, created_at, expires_at)
      SELECT $1, $2, $3, CAST($4 AS BIGINT), CAST($5 AS BIGINT)
      WHERE (SELECT COUNT(*) FROM film_links WHERE task_id = $2 AND expires_at > CAST($4 AS BIGINT)) < CAST($6 AS BIGINT)`,
    values: [link.id, link.taskId, link.accountId, link.createdAt, link.expiresAt, most],
    rows: 1,
    expectation: 'link',
  };
}

export function videoLinkById(id: string): Read {
  return { sql: 'SELECT * FROM film_links WHERE id = $1', values: [id] };
}

/** The newest first, without those that have ended. */
export function videoLinksOf(taskId: string, now: number): Read {
  return {
    sql: 'SELECT * FROM film_links WHERE task_id = $1 AND expires_at > $2 ORDER BY created_at DESC, id DESC',
    values: [taskId, now],
  };
}

/** The video behind a link, unless one of the two has ended, or its account is suspended. */
export function sharedVideo(id: string, now: number): Read {
  return {
    sql: `SELECT tasks.* FROM film_links
      JOIN tasks ON tasks.id = film_links.task_id AND tasks.film IS NOT NULL AND tasks.deleted_at IS NULL
      JOIN accounts ON accounts.id = tasks.account_id AND accounts.status = 'active'
      WHERE film_links.id = $1 AND film_links.expires_at > $2`,
    values: [id, now],
  };
}

export function deleteVideoLink(id: string, taskId: string): Write {
  return {
    sql: 'DELETE FROM film_links WHERE id = $1 AND task_id = $2',
    values: [id, taskId],
    rows: 1,
    expectation: 'link',
  };
}

export function deleteOldVideoLinks(endedBefore: number): Write {
  return { sql: 'DELETE FROM film_links WHERE expires_at < $1', values: [endedBefore], rows: 'any' };
}

export function toVideoLink(row: Row): VideoLink {
  return {
    id: text(row, 'id'),
    taskId: text(row, 'task_id'),
    accountId: text(row, 'account_id'),
    createdAt: integer(row, 'created_at'),
    expiresAt: integer(row, 'expires_at'),
  };
}

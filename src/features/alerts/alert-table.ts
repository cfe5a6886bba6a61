import { ALERT_KINDS, type Alert, type AlertKind } from '../../domain/alert.ts';
import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { liveOnly } from '../../platform/storage/live-only.ts';
import { integer, text, word } from '../../platform/storage/read-column.ts';

export function allAlerts(): Read {
  return { sql: 'SELECT * FROM alerts ORDER BY created_at DESC, id', values: [] };
}

/** Refused, by the expectation `alert`, where another node has noticed it too. */
export function insertAlert({ id, kind, subject, message, createdAt }: Alert): Write {
  return {
    sql: 'INSERT INTO alerts (id, kind, subject, message, created_at) VALUES ($1, $2, $3, $4, $5)',
    values: [id, kind, subject, message, createdAt],
    rows: 1,
    expectation: 'alert',
  };
}

export function rewordAlert(id: string, message: string): Write {
  return { sql: 'UPDATE alerts SET message = $2 WHERE id = $1', values: [id, message], rows: 'any' };
}

export function deleteAlert(id: string): Write {
  return { sql: 'DELETE FROM alerts WHERE id = $1', values: [id], rows: 1, expectation: 'alert' };
}

export function toAlert(row: Row): Alert {
  return {
    id: text(row, 'id'),
    kind: word(row, 'kind', Object.keys(ALERT_KINDS) as AlertKind[]),
    subject: text(row, 'subject'),
    message: text(row, 'message'),
    createdAt: integer(row, 'created_at'),
  };
}

/** Live webhooks at which nothing has arrived since a time, and those that were disabled for that. */
export function failingWebhooks(failingBefore: number, limit: number): Read {
  return {
    sql: `SELECT id, url, enabled FROM webhooks
      WHERE ((enabled = 1 AND failing_since <= $1) OR (enabled = 0 AND disabled_reason = 'failing'))
        AND ${liveOnly('account_id')}
      ORDER BY created_at, id LIMIT $2`,
    values: [failingBefore, limit],
  };
}

import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { integer, integerOrNull, text, word } from '../../platform/storage/read-column.ts';

export const ALERT_KINDS = ['outage', 'money', 'backup', 'disk'] as const;

/** Something that an operator should look at now. */
export interface Alarm {
  readonly kind: (typeof ALERT_KINDS)[number];
  /** A model and its service, or a host. */
  readonly subject: string;
  readonly message: string;
}

/** An alarm since it was first noticed, by whichever node. */
export interface Alert extends Alarm {
  readonly id: string;
  readonly createdAt: number;
  /** Attempts to send it. */
  readonly attempts: number;
  /** When to send it; null: never, or not again. */
  readonly dueAt: number | null;
}

export function openAlerts(now: number): Read {
  return { sql: 'SELECT * FROM alerts WHERE expires_at > $1 ORDER BY created_at DESC, id', values: [now] };
}

export function noticeAlarm({ kind, subject, message }: Alarm, now: number, expiresAt: number): Write {
  return {
    sql: `INSERT INTO alerts (id, kind, subject, message, created_at, expires_at, due_at) VALUES ($1, $2, $3, $4, $5, $6, $5)
      ON CONFLICT (id) DO UPDATE SET message = excluded.message, expires_at = excluded.expires_at`,
    values: [`${kind}:${subject}`, kind, subject, message, now, expiresAt],
    rows: 1,
  };
}

export function deleteExpiredAlerts(now: number): Write {
  return { sql: 'DELETE FROM alerts WHERE expires_at <= $1', values: [now], rows: 'any' };
}

/** Refused where another node sends it. */
export function claimAlert({ id, attempts }: Alert, nextAt: number | null): Write {
  return {
    sql: 'UPDATE alerts SET attempts = attempts + 1, due_at = $3 WHERE id = $1 AND attempts = $2',
    values: [id, attempts, nextAt],
    rows: 1,
  };
}

export function noteSent(id: string): Write {
  return { sql: 'UPDATE alerts SET due_at = NULL WHERE id = $1', values: [id], rows: 'any' };
}

export function toAlert(row: Row): Alert {
  return {
    id: text(row, 'id'),
    kind: word(row, 'kind', ALERT_KINDS),
    subject: text(row, 'subject'),
    message: text(row, 'message'),
    createdAt: integer(row, 'created_at'),
    attempts: integer(row, 'attempts'),
    dueAt: integerOrNull(row, 'due_at'),
  };
}

import type { Read, Row, Write } from '../../platform/storage/database.ts';
import { integer, text } from '../../platform/storage/read-column.ts';

/** A process of this service. */
export interface NodeRow {
  readonly id: string;
  /** `serve`, `api` or `worker`. */
  readonly role: string;
  readonly host: string;
  readonly version: string;
  readonly startedAt: number;
  /** When it last wrote this row. */
  readonly seenAt: number;
  /** How many films were being made by it then. */
  readonly films: number;
}

export function saveNode({ id, role, host, version, startedAt, seenAt, films }: NodeRow): Write {
  return {
    sql: `INSERT INTO nodes (id, role, host, version, started_at, seen_at, films) VALUES ($1, $2, $3, $4, $5, $6, $7)
      ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, films = excluded.films`,
    values: [id, role, host, version, startedAt, seenAt, films],
    rows: 1,
  };
}

export function deleteNode(id: string): Write {
  return { sql: 'DELETE FROM nodes WHERE id = $1', values: [id], rows: 'any' };
}

export function deleteOldNodes(seenBefore: number): Write {
  return { sql: 'DELETE FROM nodes WHERE seen_at < $1', values: [seenBefore], rows: 'any' };
}

/** The latest first. */
export function allNodes(): Read {
  return { sql: 'SELECT * FROM nodes ORDER BY started_at DESC, id', values: [] };
}

export function toNodeRow(row: Row): NodeRow {
  return {
    id: text(row, 'id'),
    role: text(row, 'role'),
    host: text(row, 'host'),
    version: text(row, 'version'),
    startedAt: integer(row, 'started_at'),
    seenAt: integer(row, 'seen_at'),
    films: integer(row, 'films'),
  };
}

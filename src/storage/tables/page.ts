import type { Read, SqlValue } from '../database.ts';

/** Tables that are listed by time of creation; each has an index on `created_at, id`. */
export type PagedTable = 'accounts' | 'keys' | 'tasks' | 'ledger' | 'characters' | 'webhooks' | 'deliveries';

/** The last row of the page before. The id decides between rows of the same millisecond. */
export interface Cursor {
  readonly createdAt: number;
  readonly id: string;
}

export interface Page {
  readonly after: Cursor | null;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** Conditions beside the cursor; `bind` adds a value and gives its place in the text. */
export type Conditions = (bind: (value: SqlValue) => string) => readonly string[];

export function pageOf(table: PagedTable, page: Page, conditionsOf: Conditions): Read {
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions: string[] = [...conditionsOf(bind)];
  if (page.after !== null) {
    const past = page.order === 'asc' ? '>' : '<';
    const time = bind(page.after.createdAt);
    conditions.push(
      `(created_at ${past} ${time} OR (created_at = ${time} AND id ${past} ${bind(page.after.id)}))`,
    );
  }
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  return {
    sql: `SELECT * FROM ${table} ${where}
      ORDER BY created_at ${page.order}, id ${page.order} LIMIT ${bind(page.limit)}`,
    values,
  };
}

/** Where a page ended. A row that was deleted softly since is still a place to go on from. */
export function cursorOf(table: PagedTable, id: string): Read {
  return { sql: `SELECT created_at, id FROM ${table} WHERE id = $1`, values: [id] };
}

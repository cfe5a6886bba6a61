import { apart, type Database, type Read, type Row, type SqlValue } from './database.ts';

/** Tables that are listed by creation time; each has an index on `created_at, id`. */
export type PagedTable =
  | 'accounts'
  | 'keys'
  | 'tasks'
  | 'ledger'
  | 'characters'
  | 'webhooks'
  | 'deliveries'
  | 'requests';

/** The last row of the previous page. The id orders rows of the same millisecond. */
export interface Cursor {
  readonly createdAt: number;
  readonly id: string;
}

export interface Page {
  readonly after: Cursor | null;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

export interface Listing<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

/** One more row than requested shows whether there is another page. */
export async function readPage<Item>(
  database: Database,
  page: Page,
  statement: (page: Page) => Read,
  toItem: (row: Row) => Item,
): Promise<Listing<Item>> {
  const rows = await database.read(apart(statement({ ...page, limit: page.limit + 1 })));
  return { items: rows.slice(0, page.limit).map(toItem), hasMore: rows.length > page.limit };
}

/** Conditions besides the cursor; `bind` adds a value and returns its placeholder. */
export type Conditions = (bind: (value: SqlValue) => string) => readonly string[];

export function pageOf(table: PagedTable, page: Page, conditionsOf: Conditions, columns = '*'): Read {
  const values: SqlValue[] = [];
  const bind = (value: SqlValue) => `$${values.push(value)}`;
  const conditions: string[] = [...conditionsOf(bind)];
  if (page.after !== null) {
    const { createdAt, id } = page.after;
    conditions.push(pastCursor(page.order === 'asc' ? '>' : '<', bind(createdAt), bind(id)));
  }
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  return {
    sql: `SELECT ${columns} FROM ${table} ${where}
      ORDER BY created_at ${page.order}, id ${page.order} LIMIT ${bind(page.limit)}`,
    values,
  };
}

/**
 * A comparison of rows: both databases begin at it in an index of these columns, where `a OR b` would be a filter on all that
 * comes before (PostgreSQL: "Row Constructor Comparison", 9.25.5; SQLite: "Row Values", 3.1).
 */
export const pastCursor = (past: '<' | '>', createdAt: string, id: string, table = '') =>
  `(${table}created_at, ${table}id) ${past} (${createdAt}, ${id})`;

/** The cursor of a row. Works for soft-deleted rows too. */
export function cursorOf(table: PagedTable, id: string): Read {
  return { sql: `SELECT created_at, id FROM ${table} WHERE id = $1`, values: [id] };
}

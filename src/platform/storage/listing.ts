import { type ErrorCode, ServiceError } from '../../domain/errors.ts';
import { type Database, type Read, type Row, readOne } from './database.ts';
import { cursorOf, type Listing, type Page, type PagedTable, readPage } from './page.ts';
import { integer, text } from './read-column.ts';

export type { Listing } from './page.ts';

export interface ListRequest {
  /** Id of the last item of the previous page; null: start with the newest. */
  readonly after: string | null;
  readonly limit: number;
}

/** A page of the lists of callers, who choose the order. */
export interface PageRequest extends ListRequest {
  readonly order: 'asc' | 'desc';
}

/** Newest first. */
export async function listPage<Item>(
  database: Database,
  table: PagedTable,
  request: ListRequest,
  pageOf: (page: Page) => Read,
  toItem: (row: Row) => Item,
): Promise<Listing<Item>> {
  const after = request.after === null ? null : await cursorAt(database, table, request.after);
  return await readPage(database, { after, order: 'desc', limit: request.limit }, pageOf, toItem);
}

async function cursorAt(database: Database, table: PagedTable, id: string): Promise<Page['after']> {
  const row = await readOne(database, cursorOf(table, id));
  if (!row)
    throw notFound(table === 'tasks' ? 'task_not_found' : 'resource_not_found', NOUNS[table], id, 'after');
  return { createdAt: integer(row, 'created_at'), id: text(row, 'id') };
}

const NOUNS: Readonly<Record<PagedTable, string>> = {
  accounts: 'account',
  keys: 'key',
  tasks: 'task',
  ledger: 'ledger entry',
  characters: 'character',
  webhooks: 'webhook',
  deliveries: 'delivery',
  requests: 'request',
};

export function notFound(code: ErrorCode, noun: string, id: string, param: string): ServiceError {
  const shown = JSON.stringify(id.length > 120 ? `${id.slice(0, 120)}…` : id);
  return new ServiceError(code, `There is no ${noun} ${shown}.`, { param });
}

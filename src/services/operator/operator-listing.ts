import { type ErrorCode, ServiceError } from '../../domain/errors.ts';
import { type Database, type Read, type Row, readOne } from '../../storage/database.ts';
import { cursorOf, type Page, type PagedTable } from '../../storage/tables/page.ts';

/** One page of something, newest first. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  readonly hasMore: boolean;
}

export interface ListRequest {
  /** Id of the last item of the page before; null: from the newest. */
  readonly after: string | null;
  readonly limit: number;
}

export async function listPage<Item>(
  database: Database,
  table: PagedTable,
  request: ListRequest,
  pageOf: (page: Page) => Read,
  toItem: (row: Row) => Item,
): Promise<Listing<Item>> {
  const after = request.after === null ? null : await cursorAt(database, table, request.after);
  // One more than asked for tells whether there is another page.
  const rows = await database.read(pageOf({ after, order: 'desc', limit: request.limit + 1 }));
  return { items: rows.slice(0, request.limit).map(toItem), hasMore: rows.length > request.limit };
}

async function cursorAt(database: Database, table: PagedTable, id: string): Promise<Page['after']> {
  const row = await readOne(database, cursorOf(table, id));
  if (!row)
    throw notFound(table === 'tasks' ? 'task_not_found' : 'resource_not_found', NOUNS[table], id, 'after');
  return { createdAt: row['created_at'] as number, id: row['id'] as string };
}

const NOUNS: Readonly<Record<PagedTable, string>> = {
  accounts: 'account',
  keys: 'key',
  tasks: 'task',
  ledger: 'ledger entry',
  characters: 'character',
  webhooks: 'webhook',
  deliveries: 'delivery',
};

export function notFound(code: ErrorCode, noun: string, id: string, param: string): ServiceError {
  const shown = JSON.stringify(id.length > 120 ? `${id.slice(0, 120)}…` : id);
  return new ServiceError(code, `There is no ${noun} ${shown}.`, { param });
}

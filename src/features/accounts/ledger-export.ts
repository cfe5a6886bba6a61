import { setImmediate } from 'node:timers/promises';
import type { Account } from '../../domain/account.ts';
import { apart, type Database, readOne } from '../../platform/storage/database.ts';
import type { Cursor, Page } from '../../platform/storage/page.ts';
import { accountById, pageOfAccounts, toAccount } from './account-table.ts';
import { type LedgerRow, ledgerRowResource } from './ledger.ts';
import { type LedgerSpan, pageOfLedger } from './ledger-table.ts';
import { noAccount } from './operator-accounts.ts';

export interface ExportedRow {
  readonly account: Account;
  readonly row: LedgerRow;
}

const PAGE = 500;

/**
 * The ledger of one account, or of all one after the other, from the oldest entry on. It is read page by page with a
 * pause in between, so that a long one holds up nobody.
 */
export class LedgerExport {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async rows(accountId: string | null, span: LedgerSpan): Promise<AsyncGenerator<ExportedRow>> {
    if (accountId === null) return this.#ofAll(span);
    const row = await readOne(this.#database, accountById(accountId));
    if (!row) throw noAccount(accountId, 'account');
    return this.#of(toAccount(row), span);
  }

  async *#ofAll(span: LedgerSpan): AsyncGenerator<ExportedRow> {
    const accounts = this.#pages((page) => this.#database.read(apart(pageOfAccounts(page))), toAccount);
    for await (const account of accounts) yield* this.#of(account, span);
  }

  async *#of(account: Account, span: LedgerSpan): AsyncGenerator<ExportedRow> {
    const read = (page: Page) => this.#database.read(apart(pageOfLedger(account.id, page, span)));
    for await (const row of this.#pages(read, ledgerRowResource.fromRow)) yield { account, row };
  }

  async *#pages<Item extends Cursor>(
    read: (page: Page) => ReturnType<Database['read']>,
    toItem: (row: Awaited<ReturnType<Database['read']>>[number]) => Item,
  ): AsyncGenerator<Item> {
    for (let after: Cursor | null = null; ; ) {
      const items: Item[] = (await read({ after, order: 'asc', limit: PAGE })).map(toItem);
      yield* items;
      after = items.at(-1) ?? null;
      if (items.length < PAGE) return;
      await setImmediate();
    }
  }
}

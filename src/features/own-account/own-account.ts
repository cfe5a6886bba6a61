import { type Account, type Key, type Spent, spentAt } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Caller } from '../../platform/identity/caller.ts';
import { type Database, readOne } from '../../platform/storage/database.ts';
import type { PageRequest } from '../../platform/storage/listing.ts';
import { type Listing, type Page, readPage } from '../../platform/storage/page.ts';
import { integer, text } from '../../platform/storage/read-column.ts';
import { accountById, toAccount } from '../accounts/account-table.ts';
import { keyById, toKey } from '../keys/key-table.ts';
import { type Charge, chargeById, chargeResource, pageOfCharges } from '../usage/charges-table.ts';

export interface AccountState {
  readonly account: Account;
  readonly key: Key;
  readonly spent: Spent;
  readonly spentByKey: Spent;
}

/** What the owner of a key may know of the account: money, limits and what was used. */
export class OwnAccount {
  readonly #database: Database;
  readonly #now: () => number;

  constructor(database: Database, now: () => number) {
    this.#database = database;
    this.#now = now;
  }

  /** As it is now: the caller's own record may be a second old. */
  async read(caller: Caller): Promise<AccountState> {
    const [accountRow, keyRow] = await Promise.all([
      readOne(this.#database, accountById(caller.account.id)),
      readOne(this.#database, keyById(caller.key.id)),
    ]);
    if (!accountRow || !keyRow) throw new ServiceError('invalid_api_key', 'This API key has been deleted.');
    const [account, key] = [toAccount(accountRow), toKey(keyRow)];
    const now = this.#now();
    return { account, key, spent: spentAt(account.spending, now), spentByKey: spentAt(key.spending, now) };
  }

  async charges(accountId: string, { after, limit, order }: PageRequest): Promise<Listing<Charge>> {
    const cursor = after === null ? null : await this.#cursor(accountId, after);
    return await readPage(
      this.#database,
      { after: cursor, limit, order },
      (page) => pageOfCharges(accountId, page),
      chargeResource.fromRow,
    );
  }

  async #cursor(accountId: string, id: string): Promise<Page['after']> {
    const row = await readOne(this.#database, chargeById(accountId, id));
    if (!row) throw new ServiceError('resource_not_found', 'There is no such charge.', { param: 'after' });
    return { createdAt: integer(row, 'created_at'), id: text(row, 'id') };
  }
}

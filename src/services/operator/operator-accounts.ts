import type { Account, Priority, Subscription } from '../../domain/account.ts';
import type { Micros } from '../../domain/money.ts';
import { newId } from '../../identity/identifiers.ts';
import { type Database, readOne } from '../../storage/database.ts';
import {
  type AccountChange,
  accountById,
  insertAccount,
  pageOfAccounts,
  setBalance,
  toAccount,
  updateAccount,
} from '../../storage/tables/accounts.ts';
import {
  type LedgerEntry,
  pageOfLedger,
  recordAdjustment,
  toLedgerEntry,
} from '../../storage/tables/money.ts';
import { mustWriteOrFind } from '../../storage/write-or-find.ts';
import type { Authenticator } from '../authenticate.ts';
import { type Listing, type ListRequest, listPage, notFound } from './operator-listing.ts';

export type { LedgerEntry };

export interface NewAccount {
  readonly name: string;
  readonly priority: Priority;
  readonly balance: Micros | null;
  readonly subscription: Subscription | null;
}

export type AccountPatch = AccountChange & { readonly balance?: Micros | null };

/** Accounts and their ledger. Every change of a balance has a ledger entry. */
export class OperatorAccounts {
  readonly #database: Database;
  readonly #authenticator: Authenticator;
  readonly #now: () => number;

  constructor(database: Database, authenticator: Authenticator, now: () => number) {
    this.#database = database;
    this.#authenticator = authenticator;
    this.#now = now;
  }

  async create(order: NewAccount): Promise<Account> {
    const account: Account = {
      ...order,
      id: newId('acct'),
      status: 'active',
      held: 0,
      paymentFailed: false,
      subscriptionUsed: 0,
      subscriptionHeld: 0,
      createdAt: this.#now(),
    };
    const { id, balance, createdAt } = account;
    const opening = balance ? [recordAdjustment(newId('ledger'), id, balance, createdAt)] : [];
    await mustWriteOrFind(this.#database, [insertAccount(account), ...opening], accountById(id));
    return account;
  }

  async read(id: string): Promise<Account> {
    const row = await readOne(this.#database, accountById(id));
    if (!row) throw noAccount(id, 'id');
    return toAccount(row);
  }

  list(request: ListRequest): Promise<Listing<Account>> {
    return listPage(this.#database, 'accounts', request, pageOfAccounts, toAccount);
  }

  async change(id: string, { balance, ...rest }: AccountPatch): Promise<Account> {
    const outcome = await this.#database.write([
      updateAccount(id, rest),
      ...(balance === undefined ? [] : setBalance(id, balance, newId('ledger'), this.#now())),
    ]);
    if (!outcome.ok) throw noAccount(id, 'id');
    this.#authenticator.forget();
    return await this.read(id);
  }

  async ledger(accountId: string, request: ListRequest): Promise<Listing<LedgerEntry>> {
    if (!(await readOne(this.#database, accountById(accountId)))) throw noAccount(accountId, 'account');
    const pageOf = (page: Parameters<typeof pageOfLedger>[1]) => pageOfLedger(accountId, page);
    return await listPage(this.#database, 'ledger', request, pageOf, toLedgerEntry);
  }
}

export function noAccount(id: string, param: string) {
  return notFound('resource_not_found', 'account', id, param);
}

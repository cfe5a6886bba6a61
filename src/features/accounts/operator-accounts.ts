import { type Account, testAccountOf } from '../../domain/account.ts';
import { ServiceError } from '../../domain/errors.ts';
import { type Micros, toDecimal } from '../../domain/money.ts';
import type { Idempotency, IdempotentRequest } from '../../platform/idempotency/idempotency.ts';
import { newId } from '../../platform/identity/identifiers.ts';
import { type Database, mustWriteOrFind, readOne, writeOrFind } from '../../platform/storage/database.ts';
import { type Listing, type ListRequest, listPage, notFound } from '../../platform/storage/listing.ts';
import { accountResource } from './account.ts';
import {
  accountById,
  addCredits,
  insertAccount,
  pageOfAccounts,
  setBalance,
  updateAccount,
} from './account-table.ts';
import { assertFuture } from './assert-future.ts';
import { type LedgerEntry, type LedgerRow, ledgerEntryResource, ledgerRowResource } from './ledger.ts';
import { pageOfLedger, recordAdjustment } from './ledger-table.ts';

export type NewAccount = ReturnType<typeof accountResource.created>;

export type AccountPatch = ReturnType<typeof accountResource.changed> & {
  /** The balance that the change was decided on; another one by now refuses it. */
  readonly expectedBalance?: Micros | null;
};

/** What is remembered of callers is read anew after a change. */
export interface CachedCallers {
  forget(): void;
}

export interface CreditOrder {
  /** Negative takes credits. */
  readonly amount: Micros;
  readonly note: string | null;
}

/** The operator's idempotency keys are apart from those of accounts. */
const OPERATOR = 'operator';

/** Accounts and their ledger. Every change of a balance has a ledger entry. */
export class OperatorAccounts {
  readonly #database: Database;
  readonly #callers: CachedCallers;
  readonly #idempotency: Idempotency;
  readonly #now: () => number;

  constructor(database: Database, callers: CachedCallers, idempotency: Idempotency, now: () => number) {
    this.#database = database;
    this.#callers = callers;
    this.#idempotency = idempotency;
    this.#now = now;
  }

  async create(order: NewAccount): Promise<Account> {
    this.#assertFuture(order);
    const account = accountResource.begin({ ...order, id: newId('acct'), createdAt: this.#now() });
    const { id, balance, createdAt } = account;
    const opening = balance ? [recordAdjustment(newId('ledger'), id, balance, createdAt)] : [];
    await mustWriteOrFind(this.#database, [insertAccount(account), ...opening], accountById(id));
    return account;
  }

  async read(id: string): Promise<Account> {
    const account = await accountResource.find(this.#database, id);
    if (account) return account;
    throw noAccount(id, 'id');
  }

  list(request: ListRequest): Promise<Listing<Account>> {
    return listPage(this.#database, 'accounts', request, pageOfAccounts, accountResource.fromRow);
  }

  async change(id: string, { balance, expectedBalance, ...rest }: AccountPatch): Promise<Account> {
    this.#assertFuture(rest);
    const outcome = await this.#database.write([
      updateAccount(id, rest),
      // What test keys have shared is seen no longer either.
      ...(rest.status
        ? [{ ...updateAccount(testAccountOf(id), { status: rest.status }), rows: 'any' as const }]
        : []),
      ...(balance === undefined
        ? []
        : setBalance(id, balance, newId('ledger'), this.#now(), expectedBalance)),
    ]);
    if (!outcome.ok && outcome.expectation === 'balance')
      throw new ServiceError('invalid_request', await this.#movedBalance(id), { param: 'expected_balance' });
    if (!outcome.ok) throw noAccount(id, 'id');
    this.#callers.forget();
    return await this.read(id);
  }

  /** A difference, so that what is spent at the same time counts too. */
  async addCredits(
    accountId: string,
    { amount, note }: CreditOrder,
    idempotent: IdempotentRequest | null,
  ): Promise<LedgerEntry> {
    const earlier = await this.#idempotency.earlierAnswer<LedgerEntry>(OPERATOR, idempotent);
    if (earlier) return earlier;
    const now = this.#now();
    const entry = ledgerEntryResource.begin({ id: newId('ledger'), accountId, amount, note, createdAt: now });
    const batch = [
      ...addCredits({ accountId, ledgerId: entry.id, amount, note, now }),
      ...this.#idempotency.remember(OPERATOR, idempotent, entry, now),
    ];
    const outcome = await writeOrFind(this.#database, batch, ledgerEntryResource.byId(entry.id));
    if (outcome.ok) {
      this.#callers.forget();
      return entry;
    }
    if (outcome.expectation === 'idempotency')
      return await this.#idempotency.answerOfRace<LedgerEntry>(OPERATOR, idempotent);
    throw refusedCredits(await this.read(accountId), amount);
  }

  #assertFuture({ subscription }: Pick<AccountPatch, 'subscription'>): void {
    assertFuture(subscription?.expiresAt, this.#now(), 'subscription.expires_at');
  }

  async #movedBalance(id: string): Promise<string> {
    const { balance } = await this.read(id);
    const now = balance === null ? 'has no limit' : `is ${toDecimal(balance)}`;
    return `The balance has changed in the meantime and ${now} now. Nothing was changed.`;
  }

  async ledger(accountId: string, request: ListRequest): Promise<Listing<LedgerRow>> {
    if (!(await readOne(this.#database, accountById(accountId)))) throw noAccount(accountId, 'account');
    const pageOf = (page: Parameters<typeof pageOfLedger>[1]) => pageOfLedger(accountId, page);
    return await listPage(this.#database, 'ledger', request, pageOf, ledgerRowResource.fromRow);
  }
}

function refusedCredits({ balance, held }: Account, amount: Micros): ServiceError {
  if (balance === null)
    return new ServiceError(
      'invalid_request',
      'The account has no limit, so nothing can be added or taken. Give it a balance first.',
    );
  const reason =
    amount > 0
      ? `The balance of ${toDecimal(balance)} would become too large.`
      : `Only ${toDecimal(Math.max(0, balance - held))} can be taken: of the balance of ${toDecimal(balance)}, ${toDecimal(held)} is held for work under way.`;
  return new ServiceError('invalid_parameter', reason, { param: 'amount' });
}

export function noAccount(id: string, param: string) {
  return notFound('resource_not_found', 'account', id, param);
}

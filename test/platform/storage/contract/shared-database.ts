import { after, before } from 'node:test';
import { accountById, insertAccount, toAccount } from '../../../../src/features/accounts/account-table.ts';
import { hold } from '../../../../src/features/billing/money-table.ts';
import { insertKey, keyById, toKey } from '../../../../src/features/keys/key-table.ts';
import { type Database, mustWrite, type Row, readOne } from '../../../../src/platform/storage/database.ts';
import { aKey, anAccount } from '../../../support/seed-account.ts';
import type { PlanOf } from './lists-contract.ts';

export interface OpenedDatabase {
  readonly database: Database;
  readonly planOf: PlanOf;
  close(): Promise<void>;
}

interface Owner {
  readonly accountId: string;
  readonly keyId: string;
}

/** The one database that all tests of a driver share, and what most of them put into it or look up. */
export interface SharedDatabase {
  readonly database: Database;
  readonly planOf: PlanOf;
  /** A name that no other test uses. */
  fresh(kind: string): string;
  /** A new account with a key. */
  account(more?: Parameters<typeof anAccount>[1], key?: Parameters<typeof aKey>[2]): Promise<Owner>;
  holdOf(owner: Owner, id: string, amount: number): ReturnType<typeof hold>;
  readAccount(id: string): Promise<ReturnType<typeof toAccount>>;
  readKey(id: string): Promise<ReturnType<typeof toKey>>;
  ledgerOf(accountId: string): Promise<Row[]>;
}

/** Opens the database before the tests of the surrounding suite and closes it after them. */
export function sharedDatabase(open: () => Promise<OpenedDatabase>): SharedDatabase {
  let opened: OpenedDatabase;
  before(async () => {
    opened = await open();
  });
  after(() => opened.close());

  // Tests are declared before the database is open, so they get one that passes every call on.
  const database: Database = {
    read: (statement) => opened.database.read(statement),
    write: (batch, options) => opened.database.write(batch, options),
    close: () => opened.database.close(),
  };
  let number = 0;
  const fresh = (kind: string) => {
    number += 1;
    return `${kind}-${number}`;
  };
  return {
    database,
    planOf: (statement) => opened.planOf(statement),
    fresh,
    account: async (more = {}, key = {}) => {
      const accountId = fresh('account');
      const keyId = fresh('key');
      await mustWrite(database, [
        insertAccount(anAccount(accountId, more)),
        insertKey(aKey(keyId, accountId, key), `hash of ${keyId}`),
      ]);
      return { accountId, keyId };
    },
    holdOf: (owner, id, amount) =>
      hold({ id, ...owner, source: 'payg', model: 'vidB-2', amount, now: 10, expiresAt: null }),
    readAccount: async (id) => toAccount((await readOne(database, accountById(id)))!),
    readKey: async (id) => toKey((await readOne(database, keyById(id)))!),
    ledgerOf: (accountId) =>
      database.read({
        sql: 'SELECT kind, amount FROM ledger WHERE account_id = $1 ORDER BY id',
        values: [accountId],
      }),
  };
}

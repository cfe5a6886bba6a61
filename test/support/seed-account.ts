import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Account, type Key, NO_BUDGET, NOTHING_SPENT } from '../../src/domain/account.ts';
import { insertAccount } from '../../src/features/accounts/account-table.ts';
import { insertKey } from '../../src/features/keys/key-table.ts';
import { hashKey, keyPrefix } from '../../src/platform/identity/identifiers.ts';
import { type Database, mustWrite } from '../../src/platform/storage/database.ts';
import { migrateSqlite } from '../../src/platform/storage/sqlite/migrate-sqlite.ts';
import { SqliteDatabase } from '../../src/platform/storage/sqlite/sqlite-database.ts';

/** An active account with no limit of money, unless told otherwise. */
export function anAccount(id: string, more: Partial<Account> = {}): Account {
  return {
    id,
    name: id,
    status: 'active',
    priority: 'normal',
    balance: null,
    held: 0,
    paymentFailed: false,
    subscription: null,
    subscriptionHeld: 0,
    spending: NOTHING_SPENT,
    budget: NO_BUDGET,
    createdAt: 1,
    ...more,
  };
}

/** A pay-as-you-go key without limits, unless told otherwise. */
export function aKey(id: string, accountId: string, more: Partial<Key> = {}): Key {
  return {
    id,
    accountId,
    name: id,
    type: 'payg',
    prefix: 'sk-test',
    models: null,
    ipAllowlist: null,
    quota: null,
    used: 0,
    held: 0,
    spending: NOTHING_SPENT,
    budget: NO_BUDGET,
    expiresAt: null,
    rateLimit: null,
    createdAt: 1,
    ...more,
  };
}

/** The database of a data folder that no service has open. */
export function openDataFolder(dataDirectory: string): SqliteDatabase {
  mkdirSync(dataDirectory, { recursive: true });
  const file = join(dataDirectory, 'phonofilm.db');
  migrateSqlite(file);
  return new SqliteDatabase(file);
}

export async function seedAccount(
  database: Database,
  account: Account,
  key: Key,
  value: string,
): Promise<void> {
  await mustWrite(database, [
    insertAccount(account),
    insertKey({ ...key, prefix: keyPrefix(value) }, hashKey(value)),
  ]);
}

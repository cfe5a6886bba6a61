import { testAccountOf } from '../../domain/account.ts';
import { type Database, mustWriteOrFind, readOne } from '../../platform/storage/database.ts';
import { accountResource } from './account.ts';
import { accountById, insertAccount } from './account-table.ts';

const ENDLESS = Date.UTC(2200, 0, 1);

/** The account of an account's test keys, made when it is first needed. Unlimited balance; nothing is charged. */
export async function openTestAccount(database: Database, accountId: string, now: number): Promise<string> {
  const id = testAccountOf(accountId);
  if (await readOne(database, accountById(id))) return id;
  const subscription = { expiresAt: ENDLESS, quota: null, used: 0 };
  const account = accountResource.begin({ id, name: 'test', balance: null, subscription, createdAt: now });
  await mustWriteOrFind(database, [insertAccount(account)], accountById(id));
  return id;
}

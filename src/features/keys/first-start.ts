import { hashKey, keyPrefix, newId, newKeyValue, randomBase62 } from '../../platform/identity/identifiers.ts';
import { type Database, mustWrite, readOne } from '../../platform/storage/database.ts';
import { text } from '../../platform/storage/read-column.ts';
import { insertSecret, secretByName } from '../../platform/storage/secrets.ts';
import { accountResource } from '../accounts/account.ts';
import { firstAccount, insertAccount, toAccount } from '../accounts/account-table.ts';
import { openTestAccount } from '../accounts/open-test-account.ts';
import { keyResource } from './key.ts';
import { anyKey, insertKey } from './key-table.ts';

/** The values of the keys of a first start, of which the database has only the hashes. */
export interface FirstKeys {
  readonly live: string;
  readonly test: string;
}

/**
 * On the first start without any keys: creates an account, an unlimited pay-as-you-go key and a test key. Returns their
 * values; null when keys exist. They are passed to `keep` before they are created, so that there is never a key with an
 * unknown value.
 */
export async function createFirstKeys(
  database: Database,
  given: string | null,
  keep: (keys: FirstKeys) => void,
  now: number,
): Promise<FirstKeys | null> {
  if (await readOne(database, anyKey())) return null;
  const row = await readOne(database, firstAccount());
  const accountId = row ? toAccount(row).id : newId('acct');
  const values = { live: given ?? newKeyValue(), test: newKeyValue(true) };
  keep(values);
  const account = accountResource.begin({ id: accountId, name: 'default', balance: null, createdAt: now });
  if (!row) await mustWrite(database, [insertAccount(account)]);
  const testAccount = await openTestAccount(database, accountId, now);
  const facts = { type: 'payg', createdAt: now } as const;
  const live = { ...facts, id: newId('key'), accountId, name: 'first key', rateLimit: null };
  const test = { ...facts, id: newId('key'), accountId: testAccount, name: 'first test key' };
  await mustWrite(database, [
    insertKey(keyResource.begin({ ...live, prefix: keyPrefix(values.live) }), hashKey(values.live)),
    insertKey(keyResource.begin({ ...test, prefix: keyPrefix(values.test) }), hashKey(values.test)),
  ]);
  return values;
}

/** A secret shared by all processes on the same database; created by the first one that starts. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  await mustWrite(database, [insertSecret(name, randomBase62(48))]);
  const row = await readOne(database, secretByName(name));
  if (!row) throw new Error(`the secret ${name} was not kept`);
  return text(row, 'value');
}

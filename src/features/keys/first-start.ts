import { hashKey, keyPrefix, newId, newKeyValue, randomBase62 } from '../../platform/identity/identifiers.ts';
import { type Database, mustWrite, readOne } from '../../platform/storage/database.ts';
import { text } from '../../platform/storage/read-column.ts';
import { insertSecret, secretByName } from '../../platform/storage/secrets.ts';
import { accountResource } from '../accounts/account.ts';
import { firstAccount, insertAccount, toAccount } from '../accounts/account-table.ts';
import { keyResource } from './key.ts';
import { anyKey, insertKey } from './key-table.ts';

/**
 * On the first start without any keys: creates an account and an unlimited pay-as-you-go key. Returns the key's value,
 * of which the database has only the hash; null when keys exist. A generated value is passed to `keep` before the key
 * is created, so that there is never a key with an unknown value.
 */
export async function createFirstKey(
  database: Database,
  given: string | null,
  keep: (value: string) => void,
  now: number,
): Promise<string | null> {
  if (await readOne(database, anyKey())) return null;
  const row = await readOne(database, firstAccount());
  const accountId = row ? toAccount(row).id : newId('acct');
  const keyValue = given ?? newKeyValue();
  if (given === null) keep(keyValue);
  const account = accountResource.begin({ id: accountId, name: 'default', balance: null, createdAt: now });
  const key = keyResource.begin({
    id: newId('key'),
    accountId,
    name: 'first key',
    type: 'payg',
    prefix: keyPrefix(keyValue),
    rateLimit: null,
    createdAt: now,
  });
  await mustWrite(database, [...(row ? [] : [insertAccount(account)]), insertKey(key, hashKey(keyValue))]);
  return keyValue;
}

/** A secret shared by all processes on the same database; created by the first one that starts. */
export async function sharedSecret(database: Database, name: string): Promise<string> {
  await mustWrite(database, [insertSecret(name, randomBase62(48))]);
  const row = await readOne(database, secretByName(name));
  if (!row) throw new Error(`the secret ${name} was not kept`);
  return text(row, 'value');
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Authenticator } from '../../src/features/keys/authenticate.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';
import { TEST_KEY } from '../support/service.ts';

test('a key is looked up once, in however many ways its header is written', async () => {
  const folder = scratchFolder();
  const database = openDataFolder(folder);
  await seedAccount(database, anAccount('acc_1'), aKey('key_1', 'acc_1'), TEST_KEY);
  let reads = 0;
  const counted: typeof database.read = (statement) => {
    reads += 1;
    return database.read(statement);
  };
  const storage = {
    read: counted,
    write: database.write.bind(database),
    close: database.close.bind(database),
  };
  const authenticator = new Authenticator(storage, () => 1_800_000_000_000);
  for (let spaces = 1; spaces < 50; spaces += 1) {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const header = `${scheme}${' '.repeat(spaces)}${TEST_KEY}`;
      const { key } = await authenticator.authenticate(header, () => '127.0.0.1');
      assert.equal(key.id, 'key_1');
    }
  }
  assert.equal(reads, 2, 'one read of the key, one of its account');
  await database.close();
});

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  firstAccount,
  lockWithRoom,
  pageOfAccounts,
  setBalance,
  updateAccount,
} from '../../../../src/features/accounts/account-table.ts';
import { pageOfLedger } from '../../../../src/features/accounts/ledger-table.ts';
import { capture, release } from '../../../../src/features/billing/money-table.ts';
import { characterResource } from '../../../../src/features/characters/character.ts';
import { characterByUsername } from '../../../../src/features/characters/character-table.ts';
import {
  anyKey,
  deleteKey,
  insertKey,
  keyByHash,
  keyById,
  pageOfKeys,
  toKey,
  updateKey,
} from '../../../../src/features/keys/key-table.ts';
import {
  allModelSettings,
  saveModelDeprecation,
  saveModelPrice,
  toModelSettings,
} from '../../../../src/features/models/model-table.ts';
import { chargesWithin, usageOfDays, usageWithin } from '../../../../src/features/usage/usage-table.ts';
import {
  deleteIdempotencyKey,
  deleteOldIdempotency,
  idempotencyByKey,
  insertIdempotency,
  toIdempotency,
} from '../../../../src/platform/idempotency/idempotency-table.ts';
import type { Read } from '../../../../src/platform/storage/database.ts';
import { mustWrite, readOne } from '../../../../src/platform/storage/database.ts';
import { cursorOf } from '../../../../src/platform/storage/page.ts';
import { insertSecret, secretByName } from '../../../../src/platform/storage/secrets.ts';
import { aKey } from '../../../support/seed-account.ts';
import type { SharedDatabase } from './shared-database.ts';

const DAY_MS = 86_400_000;

export function otherTablesContract({
  database,
  fresh,
  account,
  holdOf,
  readAccount,
  ledgerOf,
}: SharedDatabase): void {
  describe('other tables', () => {
    test('accounts change field by field', async () => {
      const { accountId } = await account({ balance: 5 });
      await mustWrite(database, [updateAccount(accountId, {})]);
      await mustWrite(database, [updateAccount(accountId, { name: 'new', status: 'suspended' })]);
      await mustWrite(database, [
        updateAccount(accountId, {
          paymentFailed: true,
          subscription: { expiresAt: 9, quota: null, used: 0 },
        }),
      ]);
      const { name, status, paymentFailed, subscription } = await readAccount(accountId);
      assert.deepEqual(
        { name, status, paymentFailed, subscription },
        {
          name: 'new',
          status: 'suspended',
          paymentFailed: true,
          subscription: { expiresAt: 9, quota: null, used: 0 },
        },
      );
      await mustWrite(database, [updateAccount(accountId, { subscription: null })]);
      assert.equal((await readAccount(accountId)).subscription, null);
      const nobody = await database.write([updateAccount('nobody', { name: 'x' })]);
      assert.deepEqual(nobody, { ok: false, expectation: 'account', reason: 'rows' });
      assert.notEqual(await readOne(database, firstAccount()), undefined);
    });

    test('keys are found by hash until they are deleted, and change field by field', async () => {
      const { keyId } = await account();
      const change = {
        name: 'new',
        type: 'subscription',
        models: ['vidA*'],
        ipAllowlist: ['::1'],
        quota: 7,
        expiresAt: 8,
        rateLimit: { requests: 1, perSeconds: 2 },
      } as const;
      await mustWrite(database, [updateKey(keyId, change)]);
      await mustWrite(database, [updateKey(keyId, {})]);
      const key = toKey((await readOne(database, keyByHash(`hash of ${keyId}`)))!);
      assert.deepEqual({ ...key, ...change }, key);
      assert.notEqual(await readOne(database, anyKey()), undefined);
      await mustWrite(database, [deleteKey(keyId, 5)]);
      assert.equal(await readOne(database, keyByHash(`hash of ${keyId}`)), undefined);
      assert.equal(await readOne(database, keyById(keyId)), undefined);
      assert.equal((await database.write([deleteKey(keyId, 6)])).ok, false);
    });

    test('two keys cannot have one hash', async () => {
      const { accountId, keyId } = await account();
      const outcome = await database.write([insertKey(aKey(fresh('key'), accountId), `hash of ${keyId}`)]);
      assert.deepEqual(outcome, { ok: false, expectation: 'key', reason: 'conflict' });
    });

    test('of many requests with one idempotency key exactly one is stored', async () => {
      const accountId = fresh('account');
      const record = (answer: string) =>
        insertIdempotency({ accountId, idempotencyKey: 'k', fingerprint: 'f', answer, createdAt: 10 });
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) => database.write([record(`answer ${index}`)])),
      );
      assert.equal(outcomes.filter((outcome) => outcome.ok).length, 1);
      const winner = outcomes.findIndex((outcome) => outcome.ok);
      const kept = toIdempotency((await readOne(database, idempotencyByKey(accountId, 'k')))!);
      assert.equal(kept.answer, `answer ${winner}`);
      for (const outcome of outcomes) if (!outcome.ok) assert.equal(outcome.expectation, 'idempotency');
    });

    test('remembered answers go when they are old, and not before', async () => {
      const accountId = fresh('account');
      const record = insertIdempotency({
        accountId,
        idempotencyKey: 'k',
        fingerprint: 'f',
        answer: '{}',
        createdAt: 10,
      });
      const known = async () => (await readOne(database, idempotencyByKey(accountId, 'k'))) !== undefined;
      await mustWrite(database, [record]);
      await mustWrite(database, [deleteIdempotencyKey(accountId, 'k', 10), deleteOldIdempotency(10)]);
      assert.equal(await known(), true);
      await mustWrite(database, [deleteIdempotencyKey(accountId, 'k', 11)]);
      assert.equal(await known(), false);
      await mustWrite(database, [record]);
      await mustWrite(database, [deleteOldIdempotency(11)]);
      assert.equal(await known(), false);
    });

    test('a username belongs to one character', async () => {
      const username = fresh('user');
      const character = (id: string) =>
        ({ id, accountId: 'a', username, folder: 'f', durationMs: 2000, actor: null, createdAt: 1 }) as const;
      const first = fresh('character');
      await mustWrite(database, [characterResource.insert(character(first))]);
      const second = await database.write([characterResource.insert(character(fresh('character')))]);
      assert.deepEqual(second, { ok: false, expectation: 'character', reason: 'conflict' });
      const found = characterResource.fromRow((await readOne(database, characterByUsername(username)))!);
      assert.deepEqual(found, character(first));
    });

    test('an account cannot exceed its limit of characters, also when many are created at once', async () => {
      const { accountId } = await account();
      const insert = () => {
        const id = fresh('character');
        const character = {
          id,
          accountId,
          username: id,
          folder: 'f',
          durationMs: 2000,
          actor: null,
          createdAt: 1,
        };
        return database.write([
          ...lockWithRoom(accountId, 'characters', 3),
          characterResource.insert(character),
        ]);
      };
      const outcomes = await Promise.all(Array.from({ length: 10 }, insert));
      assert.equal(outcomes.filter(({ ok }) => ok).length, 3);
      assert.deepEqual(
        outcomes.find(({ ok }) => !ok),
        { ok: false, expectation: 'room', reason: 'rows' },
      );
    });

    test("a model's price and its deprecation change apart from each other", async () => {
      const model = fresh('model');
      const price = { perSecond: 5 };
      const unset = { facts: null, createdAt: null };
      const settings = async () =>
        (await database.read(allModelSettings())).map(toModelSettings).find((row) => row.model === model);
      await Promise.all([
        mustWrite(database, [saveModelPrice(model, price)]),
        mustWrite(database, [saveModelDeprecation(model, true)]),
      ]);
      assert.deepEqual(await settings(), { model, price, deprecated: true, ...unset });
      await mustWrite(database, [saveModelPrice(model, null), saveModelDeprecation(model, false)]);
      assert.deepEqual(await settings(), { model, price: null, deprecated: false, ...unset });
    });

    test('accounts, keys and the ledger come in pages, and go on after a row', async () => {
      const owner = await account({ balance: 100, createdAt: 5 });
      await mustWrite(database, [
        insertKey(aKey(fresh('key'), owner.accountId, { createdAt: 7 }), fresh('hash')),
      ]);
      await mustWrite(database, holdOf(owner, fresh('hold'), 1));
      const ids = async (read: Read) => (await database.read(read)).map((row) => row['id'] as string);
      const all = { after: null, order: 'asc', limit: 1000 } as const;
      assert.ok((await ids(pageOfAccounts(all))).includes(owner.accountId));
      assert.ok((await ids(pageOfKeys(null, all))).length >= 2);
      const keys = await ids(pageOfKeys(owner.accountId, all));
      assert.equal(keys.length, 2);
      const cursor = (await readOne(database, cursorOf('keys', keys[0]!)))!;
      const after = { createdAt: cursor['created_at'] as number, id: cursor['id'] as string };
      assert.deepEqual(await ids(pageOfKeys(owner.accountId, { ...all, after })), keys.slice(1));
      assert.deepEqual(
        await ids(pageOfKeys(owner.accountId, { ...all, order: 'desc', limit: 1 })),
        keys.slice(1),
      );
      assert.equal((await ids(pageOfLedger(owner.accountId, all))).length, 1);
    });

    test('a balance that is set leaves the difference in the ledger, and one that stays leaves nothing', async () => {
      const { accountId } = await account({ balance: 100 });
      const set = (balance: number | null) =>
        mustWrite(database, [
          updateAccount(accountId, {}),
          ...setBalance(accountId, balance, fresh('entry'), 5),
        ]);
      for (const balance of [150, 150, null, 40]) await set(balance);
      assert.equal((await readAccount(accountId)).balance, 40);
      assert.deepEqual((await ledgerOf(accountId)).map((row) => row['amount']).sort(), [-150, 40, 50]);
    });

    test('the sums of days are what holds and ledger say, whatever was settled when and at once', async () => {
      const owner = await account();
      const settled = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          const id = fresh('hold');
          await mustWrite(database, holdOf(owner, id, 100 + index));
          const at = 5 * DAY_MS + index * 3_600_000;
          const ways = [capture(id, at), capture(id, at, index), release(id, at, 3), capture(id, at, 70, 5)];
          await mustWrite(database, ways[index % ways.length]!);
          // Settled once: what is refused is not counted.
          return await database.write(release(id, at));
        }),
      );
      assert.ok(settled.every(({ ok }) => !ok));
      for (const by of ['day', 'model', 'key'] as const) {
        const { accountId } = owner;
        const sums = async (read: Read) =>
          (await database.read(read)).sort((a, b) => Number(a['name']) - Number(b['name']));
        const days = await sums(usageOfDays({ from: 5, to: 8, accountId, by }));
        assert.deepEqual(days, await sums(usageWithin({ from: 5 * DAY_MS, to: 8 * DAY_MS, accountId, by })));
        const charged = await sums(chargesWithin({ from: 5 * DAY_MS, to: 8 * DAY_MS, accountId, by }));
        assert.deepEqual(
          charged.map((row) => row['captured']),
          days.map((row) => row['captured']),
        );
        assert.equal(days.length, by === 'day' ? 3 : 1);
      }
      assert.ok(
        (await database.read(usageOfDays({ from: 5, to: 6, accountId: null, by: 'key' }))).length >= 1,
      );
    });

    test('the first value of a secret stays', async () => {
      const name = fresh('secret');
      await Promise.all(['a', 'b'].map((value) => mustWrite(database, [insertSecret(name, value)])));
      await mustWrite(database, [insertSecret(name, 'c')]);
      assert.notEqual((await readOne(database, secretByName(name)))!['value'], 'c');
    });
  });
}

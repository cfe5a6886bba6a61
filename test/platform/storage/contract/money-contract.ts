import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { recordAdjustment } from '../../../../src/features/accounts/ledger-table.ts';
import {
  capture,
  expiredHolds,
  hold,
  holdById,
  release,
  toHold,
} from '../../../../src/features/billing/money-table.ts';
import { mustWrite, readOne } from '../../../../src/platform/storage/database.ts';
import type { SharedDatabase } from './shared-database.ts';

export function moneyContract({
  database,
  fresh,
  account,
  holdOf,
  readAccount,
  readKey,
  ledgerOf,
}: SharedDatabase): void {
  describe('money', () => {
    test('concurrent holds never overdraw the account', async () => {
      const owner = await account({ balance: 1000 });
      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () => database.write(holdOf(owner, fresh('hold'), 100))),
      );
      assert.equal(outcomes.filter((outcome) => outcome.ok).length, 10);
      for (const outcome of outcomes) {
        if (!outcome.ok) assert.deepEqual(outcome, { ok: false, expectation: 'funds', reason: 'rows' });
      }
      const { balance, held } = await readAccount(owner.accountId);
      assert.deepEqual({ balance, held }, { balance: 1000, held: 1000 });
    });

    test("concurrent holds never overdraw the key's quota", async () => {
      const owner = await account({}, { quota: 350 });
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, () => database.write(holdOf(owner, fresh('hold'), 100))),
      );
      assert.equal(outcomes.filter((outcome) => outcome.ok).length, 3);
      assert.equal((await readKey(owner.keyId)).held, 300);
    });

    test('a subscription pays until it expires or its quota is used up', async () => {
      const owner = await account(
        { subscription: { expiresAt: 100, quota: 250, used: 0 } },
        { type: 'subscription' },
      );
      const take = (now: number, amount: number) =>
        database.write(
          hold({
            id: fresh('hold'),
            ...owner,
            source: 'subscription',
            model: 'm',
            amount,
            now,
            expiresAt: null,
          }),
        );
      assert.equal((await take(99, 200)).ok, true);
      assert.equal((await take(99, 100)).ok, false);
      assert.equal((await take(100, 10)).ok, false);
      assert.equal((await readAccount(owner.accountId)).subscriptionHeld, 200);
    });

    test('an account whose payment failed holds nothing', async () => {
      const owner = await account({ paymentFailed: true });
      assert.equal((await database.write(holdOf(owner, fresh('hold'), 1))).ok, false);
    });

    test('of a capture and a release at the same time exactly one succeeds', async () => {
      const owner = await account({ balance: 10_000 });
      const holds = Array.from({ length: 20 }, () => fresh('hold'));
      for (const id of holds) await mustWrite(database, holdOf(owner, id, 100));
      const outcomes = await Promise.all(
        holds.flatMap((id) => [
          database.write(capture(id, 20)),
          database.write(release(id, 20)),
          database.write(capture(id, 20)),
        ]),
      );
      assert.equal(outcomes.filter((outcome) => outcome.ok).length, holds.length);
      for (const outcome of outcomes) if (!outcome.ok) assert.equal(outcome.expectation, 'held');
      const states = await Promise.all(
        holds.map(async (id) => toHold((await readOne(database, holdById(id)))!)),
      );
      const captured = states.reduce((sum, state) => sum + state.captured, 0);
      const { balance, held } = await readAccount(owner.accountId);
      assert.deepEqual({ balance, held }, { balance: 10_000 - captured, held: 0 });
      assert.equal((await readKey(owner.keyId)).used, captured);
    });

    test('a capture of less than was held gives the rest back, in the ledger too', async () => {
      const owner = await account({ balance: 1000 });
      const id = fresh('hold');
      await mustWrite(database, holdOf(owner, id, 100));
      await mustWrite(database, capture(id, 20, 30));
      const { balance, held } = await readAccount(owner.accountId);
      assert.deepEqual({ balance, held }, { balance: 970, held: 0 });
      assert.deepEqual(
        (await ledgerOf(owner.accountId)).map((row) => ({ ...row })),
        [
          { kind: 'capture', amount: 30 },
          { kind: 'hold', amount: 100 },
          { kind: 'release', amount: 70 },
        ],
      );
    });

    test('a subscription is charged by its capture and not by its release', async () => {
      const owner = await account(
        { subscription: { expiresAt: 100, quota: 1000, used: 0 } },
        { type: 'subscription' },
      );
      const [kept, returned] = [fresh('hold'), fresh('hold')];
      for (const id of [kept, returned]) {
        await mustWrite(
          database,
          hold({ id, ...owner, source: 'subscription', model: 'm', amount: 100, now: 1, expiresAt: null }),
        );
      }
      await mustWrite(database, capture(kept, 2));
      await mustWrite(database, release(returned, 2));
      const { subscription, subscriptionHeld, balance } = await readAccount(owner.accountId);
      assert.deepEqual(
        { used: subscription?.used, subscriptionHeld, balance },
        { used: 100, subscriptionHeld: 0, balance: null },
      );
    });

    test('only holds with a time to live expire', async () => {
      const owner = await account();
      const [mortal, lasting, settled] = [fresh('hold'), fresh('hold'), fresh('hold')];
      const expiring = (id: string) =>
        hold({ id, ...owner, source: 'payg', model: 'm', amount: 1, now: 1, expiresAt: 50 });
      await mustWrite(database, [...expiring(mortal), ...holdOf(owner, lasting, 1), ...expiring(settled)]);
      await mustWrite(database, capture(settled, 2));
      const ids = async (before: number) =>
        (await database.read(expiredHolds(before))).map((row) => row['id']);
      assert.deepEqual(await ids(50), []);
      assert.deepEqual(await ids(51), [mortal]);
    });

    test('an adjustment is kept in the ledger', async () => {
      const owner = await account();
      await mustWrite(database, [recordAdjustment(fresh('adjustment'), owner.accountId, -5, 3)]);
      assert.deepEqual(
        (await ledgerOf(owner.accountId)).map((row) => ({ ...row })),
        [{ kind: 'adjustment', amount: -5 }],
      );
    });
  });
}

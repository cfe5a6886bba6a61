import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { KeyType } from '../../src/domain/account.ts';
import { ServiceError } from '../../src/domain/errors.ts';
import type { Caller } from '../../src/identity/caller.ts';
import { Billing } from '../../src/services/billing.ts';
import { type Database, mustWrite, readOne } from '../../src/storage/database.ts';
import type { SqliteDatabase } from '../../src/storage/sqlite/sqlite-database.ts';
import { accountById, toAccount } from '../../src/storage/tables/accounts.ts';
import { keyById, toKey } from '../../src/storage/tables/keys.ts';
import { usageWithin } from '../../src/storage/tables/money.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';

/** Money that is decided in memory and written in groups leaves the books that the database alone would leave. */

const folder = mkdtempSync(join(tmpdir(), 'phonofilm-test-'));
const NOW = 1_800_000_000_000;
const never = new AbortController();
let database: SqliteDatabase;
before(() => {
  database = openDataFolder(folder);
});
after(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The same storage for whoever must not defer anything. */
const written = (): Database => ({
  read: (statement) => database.read(statement),
  write: (batch, options) => database.write(batch, options),
  close: () => database.close(),
});
const billingOn = (storage: Database) => new Billing(storage, () => NOW, { warn: () => {} });

let accounts = 0;

async function newCaller(type: KeyType, most: number, quota: number | null = null): Promise<Caller> {
  accounts += 1;
  const subscription = { expiresAt: NOW + 1, quota: most };
  const account = anAccount(`acct_${accounts}`, { balance: most, subscription });
  const key = aKey(`key_${accounts}`, account.id, { type, quota });
  await seedAccount(database, account, key, `sk-${String(accounts).padStart(48, '0')}`);
  return { account, key };
}

async function booksOf({ account, key }: Caller) {
  const { id: _, name: __, ...money } = toAccount((await readOne(database, accountById(account.id)))!);
  const { used, held } = toKey((await readOne(database, keyById(key.id)))!);
  const entries = await database.read({
    sql: 'SELECT kind, amount FROM ledger WHERE account_id = $1 ORDER BY amount',
    values: [account.id],
  });
  const usage = await database.read(usageWithin({ from: 0, to: NOW + 1, accountId: account.id }));
  const counted = usage.map(({ key_id: _, ...counts }) => counts);
  return { money, used, held, entries, counted };
}

const isRefusedFor = (code: string) => (error: unknown) =>
  error instanceof ServiceError && error.code === code;

/** Writes what is deferred, without changing anything. */
const look = (): Promise<unknown> => database.read({ sql: 'SELECT 1 AS one', values: [] });
const writeElsewhere = (): Promise<void> =>
  mustWrite(database, [{ sql: 'UPDATE accounts SET name = name', values: [], rows: 'any' }]);

const MOMENTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'at once': async () => {},
  'after somebody looked': look,
  'after somebody wrote': writeElsewhere,
  'while somebody writes': async () => {
    void writeElsewhere();
  },
};

for (const source of ['payg', 'subscription'] as const) {
  for (const [moment, between] of Object.entries(MOMENTS)) {
    test(`${source} money that is settled ${moment} leaves the same books either way`, async () => {
      const books = [];
      for (const storage of [database, written()]) {
        const caller = await newCaller(source, 1000);
        const billing = billingOn(storage);
        for (const taken of [0, 30, 100, 200, null]) {
          const hold = await billing.holdForRequest(caller, 'm', 100, never);
          await between();
          await (taken === null ? hold.release() : hold.capture(taken));
        }
        books.push(await booksOf(caller));
      }
      assert.deepEqual(books[0], books[1]);
    });
  }
}

test('what is held in memory is seen by whoever looks, and cannot be spent by others', async () => {
  const caller = await newCaller('payg', 100);
  const hold = await billingOn(database).holdForRequest(caller, 'm', 60, never);
  assert.equal((await booksOf(caller)).money.held, 60);
  await assert.rejects(
    async () => await billingOn(written()).holdForRequest(caller, 'm', 60, never),
    isRefusedFor('insufficient_balance'),
  );
  await hold.release();
  await (await billingOn(written()).holdForRequest(caller, 'm', 60, never)).release();
});

test('many requests at once never spend more than there is, also while others write', async () => {
  const caller = await newCaller('payg', 1000, 700);
  const billing = billingOn(database);
  let captured = 0;
  let refused = 0;
  const asked = Array.from({ length: 60 }, async (_, index) => {
    if (index % 7 === 0) void writeElsewhere();
    if (index % 5 === 0) await look();
    try {
      const hold = await billing.holdForRequest(caller, 'm', 40, never);
      if (index % 3 === 0) await new Promise(setImmediate);
      if (index % 4 === 0) await hold.release();
      else {
        await hold.capture(20);
        captured += 20;
      }
    } catch (error) {
      // The money may be there again when it is looked up why there was none.
      const codes = ['quota_exceeded', 'insufficient_balance'];
      assert.ok(
        codes.some((code) => isRefusedFor(code)(error)),
        String(error),
      );
      refused += 1;
    }
  });
  await Promise.all(asked);
  assert.ok(refused > 0 && captured > 0);
  const { money, used, held } = await booksOf(caller);
  assert.deepEqual(
    { balance: money.balance, held: money.held, used, heldOfKey: held },
    { balance: 1000 - captured, held: 0, used: captured, heldOfKey: 0 },
  );
});

test('a single other write does not make all requests after it go through the database one by one', async () => {
  const caller = await newCaller('payg', 1e9);
  let writes = 0;
  const counting = new Proxy(database, {
    get(target, name) {
      if (name === 'write') writes += 1;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const billing = billingOn(counting);
  void writeElsewhere();
  // From now on there is always a request whose hold is asked for while something is being written.
  const callers = Array.from({ length: 20 }, async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      const hold = await billing.holdForRequest(caller, 'm', 40, never);
      await new Promise(setImmediate);
      await hold.capture(20);
    }
  });
  await Promise.all(callers);
  assert.equal(writes, 0);
  assert.equal((await booksOf(caller)).used, 20 * 20 * 10);
});

test('a hold that is settled twice leaves the requests after it alone', async () => {
  const caller = await newCaller('payg', 1000);
  const billing = billingOn(database);
  const first = await billing.holdForRequest(caller, 'm', 100, never);
  await first.capture(100);
  const second = await billing.holdForRequest(caller, 'm', 100, never);
  await first.release();
  await billing.renew();
  await billing.releaseOrphans(false);
  await second.capture(50);
  const { money } = await booksOf(caller);
  assert.deepEqual([money.balance, money.held], [850, 0]);
});

test('what the operator changes counts for the next request', async () => {
  const caller = await newCaller('payg', 50);
  const billing = billingOn(database);
  const hold = async () => await billing.holdForRequest(caller, 'm', 100, never);
  const set = (field: string, value: number) =>
    mustWrite(database, [
      { sql: `UPDATE accounts SET ${field} = $1 WHERE id = $2`, values: [value, caller.account.id], rows: 1 },
    ]);
  await assert.rejects(hold(), isRefusedFor('insufficient_balance'));
  await set('balance', 100);
  await (await hold()).release();
  await set('payment_failed', 1);
  await assert.rejects(hold(), isRefusedFor('payment_failed'));
});

test('two keys of an account share its balance', async () => {
  const caller = await newCaller('payg', 100);
  const other = aKey(`${caller.key.id}_other`, caller.account.id);
  const more = anAccount(`${caller.account.id}_more`);
  await seedAccount(database, more, other, `sk-${'o'.repeat(48)}`);
  const billing = billingOn(database);
  const first = await billing.holdForRequest(caller, 'm', 60, never);
  const second = async () =>
    await billing.holdForRequest({ account: caller.account, key: other }, 'm', 60, never);
  await assert.rejects(second(), isRefusedFor('insufficient_balance'));
  await first.capture(40);
  await (await second()).capture();
  assert.equal((await booksOf(caller)).money.balance, 0);
});

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Database, Read, Row, Write } from '../../src/storage/database.ts';
import { mustWrite, readOne } from '../../src/storage/database.ts';
import {
  accountById,
  firstAccount,
  insertAccount,
  pageOfAccounts,
  setBalance,
  toAccount,
  updateAccount,
} from '../../src/storage/tables/accounts.ts';
import { characterByUsername, insertCharacter, toCharacter } from '../../src/storage/tables/characters.ts';
import {
  deleteIdempotencyKey,
  deleteOldIdempotency,
  idempotencyByKey,
  insertIdempotency,
  toIdempotency,
} from '../../src/storage/tables/idempotency.ts';
import {
  anyKey,
  deleteKey,
  insertKey,
  keyByHash,
  keyById,
  pageOfKeys,
  toKey,
  updateKey,
} from '../../src/storage/tables/keys.ts';
import {
  allModelSettings,
  saveModelDeprecation,
  saveModelPrice,
  toModelSettings,
} from '../../src/storage/tables/model-settings.ts';
import {
  capture,
  captureKnown,
  expiredHolds,
  hold,
  holdById,
  pageOfLedger,
  recordAdjustment,
  release,
  releaseKnown,
  toHold,
  usageWithin,
} from '../../src/storage/tables/money.ts';
import { cursorOf } from '../../src/storage/tables/page.ts';
import { insertSecret, secretByName } from '../../src/storage/tables/secrets.ts';
import {
  beginProcessing,
  completeTask,
  deleteTask,
  expiredFilms,
  failTask,
  forgetFilm,
  hideTask,
  insertTask,
  intendStart,
  oldTasks,
  pageOfTasks,
  reportProgress,
  taskById,
  taskInFullById,
  toTask,
  toTaskInFull,
  unfinishedTasks,
  withdrawStart,
} from '../../src/storage/tables/tasks.ts';
import { aKey, anAccount } from '../support/seed-account.ts';
import { aTask } from '../support/stored-task.ts';

const SURVIVALS = ['power-cut', 'crash', 'nothing'] as const;

export interface OpenedDatabase {
  readonly database: Database;
  close(): Promise<void>;
}

/** What every storage driver promises. `open` gives a database with all migrations run and nothing in it. */
export function databaseContract(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(name, () => {
    let opened: OpenedDatabase;
    let database: Database;
    let number = 0;
    /** Tests share one database, so each names its own things. */
    const fresh = (kind: string) => {
      number += 1;
      return `${kind}-${number}`;
    };
    const account = async (
      more: Parameters<typeof anAccount>[1] = {},
      key: Parameters<typeof aKey>[2] = {},
    ) => {
      const accountId = fresh('account');
      const keyId = fresh('key');
      await mustWrite(database, [
        insertAccount(anAccount(accountId, more)),
        insertKey(aKey(keyId, accountId, key), `hash of ${keyId}`),
      ]);
      return { accountId, keyId };
    };
    const holdOf = (owner: { accountId: string; keyId: string }, id: string, amount: number) =>
      hold({ id, ...owner, source: 'payg', model: 'vidB-2', amount, now: 10, expiresAt: null });
    const readAccount = async (id: string) => toAccount((await readOne(database, accountById(id)))!);
    const readKey = async (id: string) => toKey((await readOne(database, keyById(id)))!);
    const ledgerOf = (accountId: string) =>
      database.read({
        sql: 'SELECT kind, amount FROM ledger WHERE account_id = $1 ORDER BY id',
        values: [accountId],
      });
    const secret = (name: string, more: Partial<Write> = {}): Write => ({
      sql: 'INSERT INTO secrets (name, value) VALUES ($1, $2)',
      values: [name, 'value'],
      rows: 1,
      expectation: 'secret',
      ...more,
    });

    before(async () => {
      opened = await open();
      database = opened.database;
    });
    after(() => opened.close());

    describe('batches', () => {
      test('a read sees what a write has committed', async () => {
        const name = fresh('secret');
        assert.deepEqual(await database.write([secret(name)]), { ok: true });
        assert.deepEqual({ ...(await readOne(database, secretByName(name))) }, { value: 'value' });
      });

      test('a statement that changes another number of rows refuses the whole batch and is named', async () => {
        const name = fresh('secret');
        const outcome = await database.write([
          secret(name),
          {
            sql: 'UPDATE secrets SET value = $1 WHERE name = $2',
            values: ['x', 'nobody'],
            rows: 1,
            expectation: 'there',
          },
        ]);
        assert.deepEqual(outcome, { ok: false, expectation: 'there', reason: 'rows' });
        assert.equal(await readOne(database, secretByName(name)), undefined);
      });

      test('a taken unique key refuses the whole batch as a conflict and is named', async () => {
        const [taken, other] = [fresh('secret'), fresh('secret')];
        await mustWrite(database, [secret(taken)]);
        const outcome = await database.write([secret(other), secret(taken, { expectation: 'name' })]);
        assert.deepEqual(outcome, { ok: false, expectation: 'name', reason: 'conflict' });
        assert.equal(await readOne(database, secretByName(other)), undefined);
      });

      test('`any` takes no rows and many', async () => {
        const write: Write = { sql: 'DELETE FROM secrets WHERE name = $1', values: ['nobody'], rows: 'any' };
        assert.deepEqual(await database.write([write]), { ok: true });
      });

      test('batches that need not wait for the disk are all or nothing like the others, and mix with them', async () => {
        const owner = await account({ balance: 100 });
        const outcomes = await Promise.all(
          Array.from({ length: 40 }, (_, index) =>
            database.write(holdOf(owner, fresh('soon'), 5), {
              survives: SURVIVALS[index % SURVIVALS.length]!,
            }),
          ),
        );
        assert.equal(outcomes.filter(({ ok }) => ok).length, 20);
        const refused = await database.write(holdOf(owner, fresh('soon'), 5), { survives: 'crash' });
        assert.deepEqual(refused, { ok: false, expectation: 'funds', reason: 'rows' });
        assert.equal((await readAccount(owner.accountId)).held, 100);
        assert.equal((await ledgerOf(owner.accountId)).length, 20);
      });

      test('what survives nothing is seen at once, by reads and by batches of every kind', async () => {
        const owner = await account({ balance: 100 });
        for (const survives of SURVIVALS) {
          const id = fresh('hold');
          await database.write(holdOf(owner, id, 100), { survives: 'nothing' });
          assert.equal((await readAccount(owner.accountId)).held, 100);
          const refused = await database.write(holdOf(owner, fresh('hold'), 1), { survives });
          assert.deepEqual(refused, { ok: false, expectation: 'funds', reason: 'rows' });
          assert.deepEqual(await database.write(release(id, 2), { survives }), { ok: true });
        }
      });

      test('a hold that its maker settles leaves the same books as one that is looked up', async () => {
        for (const source of ['payg', 'subscription'] as const) {
          for (const taken of [0, 30, 100, 200, null]) {
            const books = [];
            for (const isKnown of [true, false]) {
              const owner = await account(
                { balance: 1000, subscription: { expiresAt: 100, quota: 1000 } },
                { type: source },
              );
              const held = {
                id: fresh('hold'),
                ...owner,
                source,
                model: 'm',
                amount: 100,
                now: 1,
                expiresAt: 50,
              };
              await mustWrite(database, hold(held));
              const known = () => (taken === null ? releaseKnown(held, 2) : captureKnown(held, 2, taken));
              const found = () => (taken === null ? release(held.id, 2) : capture(held.id, 2, taken));
              await mustWrite(database, isKnown ? known() : found());
              const again = await database.write(isKnown ? known() : found());
              assert.deepEqual(again, { ok: false, expectation: 'held', reason: 'rows' });
              const { id: _, ...money } = await readAccount(owner.accountId);
              const { used, held: heldOfKey } = await readKey(owner.keyId);
              const state = toHold((await readOne(database, holdById(held.id)))!);
              const rows = (await ledgerOf(owner.accountId)).map((row) => ({ ...row }));
              books.push({ money: { ...money, name: '' }, used, heldOfKey, state, rows });
            }
            assert.deepEqual(books[0], books[1], `${source}, ${taken}`);
          }
        }
      });

      test('an empty batch is fine', async () => {
        assert.deepEqual(await database.write([]), { ok: true });
      });

      test('a failing batch leaves the batches that commit with it alone', async () => {
        const names = Array.from({ length: 60 }, () => fresh('secret'));
        const settled = await Promise.allSettled(
          names.map((name, index) => {
            if (index % 3 === 1) return database.write([secret(name), secret(name)]);
            if (index % 3 === 2)
              return database.write([secret(name), { sql: 'NOT SQL', values: [], rows: 'any' }]);
            return database.write([secret(name)]);
          }),
        );
        for (const [index, outcome] of settled.entries()) {
          const stored = await readOne(database, secretByName(names[index]!));
          if (index % 3 === 2) assert.equal(outcome.status, 'rejected');
          else assert.equal(outcome.status, 'fulfilled');
          assert.equal(stored !== undefined, index % 3 === 0, `batch ${index}`);
        }
      });

      test('statements first met beside a broken one run as themselves', async () => {
        const name = fresh('secret');
        await Promise.allSettled([
          database.write([{ sql: `BROKEN ${name}`, values: [], rows: 'any' }]),
          database.write([{ sql: `DELETE FROM secrets WHERE name = '${name}'`, values: [], rows: 'any' }]),
        ]);
        const insert = `INSERT INTO secrets (name, value) VALUES ('${name}', $1)`;
        assert.deepEqual(await database.write([{ sql: insert, values: ['kept'], rows: 1 }]), { ok: true });
        assert.deepEqual({ ...(await readOne(database, secretByName(name))) }, { value: 'kept' });
      });

      test('a broken read is rejected and the next one works', async () => {
        await assert.rejects(database.read({ sql: 'SELECT nothing FROM nowhere', values: [] }));
        assert.equal((await database.read({ sql: 'SELECT 1 AS one', values: [] })).length, 1);
      });

      test('`mustWrite` throws what was expected', async () => {
        const name = fresh('secret');
        await mustWrite(database, [secret(name)]);
        await assert.rejects(mustWrite(database, [secret(name)]), /secret \(conflict\)/);
      });

      test('integers keep their value up to 2^53', async () => {
        const owner = await account({ balance: Number.MAX_SAFE_INTEGER });
        assert.equal((await readAccount(owner.accountId)).balance, Number.MAX_SAFE_INTEGER);
      });
    });

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
          { subscription: { expiresAt: 100, quota: 250 } },
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
          { subscription: { expiresAt: 100, quota: 1000 } },
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
        const { subscriptionUsed, subscriptionHeld, balance } = await readAccount(owner.accountId);
        assert.deepEqual(
          { subscriptionUsed, subscriptionHeld, balance },
          { subscriptionUsed: 100, subscriptionHeld: 0, balance: null },
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

    describe('tasks', () => {
      const stored = async (more: Parameters<typeof aTask>[1] = {}) => {
        const id = fresh('task');
        await mustWrite(database, [insertTask(aTask(id, more))]);
        return id;
      };
      const inFull = async (id: string) => toTaskInFull((await readOne(database, taskInFullById(id)))!);

      test('a new task is read back as it was written', async () => {
        const id = await stored();
        const { id: _, ...task } = toTask((await readOne(database, taskById(id)))!);
        assert.deepEqual(
          [task.status, task.progress, task.statusUpdatedAt, task.failure, task.film],
          ['pending', 0, task.createdAt, null, null],
        );
        assert.deepEqual((await inFull(id)).request, aTask(id).request);
      });

      test('a task takes each step once, also when several workers race', async () => {
        const id = await stored();
        const begun = await Promise.all(
          Array.from({ length: 5 }, () => database.write([beginProcessing(id, 1, '{}', 20)])),
        );
        assert.equal(begun.filter((outcome) => outcome.ok).length, 1);
        const ended = await Promise.all([
          database.write([completeTask(id, 'film.mp4', 30)]),
          database.write([failTask(id, { code: 'cancelled', message: 'no' }, 30)]),
          database.write([completeTask(id, 'film.mp4', 30)]),
        ]);
        assert.equal(ended.filter((outcome) => outcome.ok).length, 1);
        for (const outcome of ended) if (!outcome.ok) assert.equal(outcome.expectation, 'status');
      });

      test('a waiting task cannot complete, a failed one cannot begin', async () => {
        const id = await stored();
        assert.equal((await database.write([completeTask(id, 'film.mp4', 30)])).ok, false);
        await mustWrite(database, [failTask(id, { code: 'cancelled', message: 'no' }, 40)]);
        assert.equal((await database.write([intendStart(id, 'r', null, 1, 50)])).ok, false);
        assert.equal((await database.write([beginProcessing(id, 1, '{}', 50)])).ok, false);
        const task = await inFull(id);
        assert.deepEqual([task.status, task.finishedAt, task.failure?.code], ['failed', 40, 'cancelled']);
      });

      test('progress never falls and is 100 only at the end', async () => {
        const id = await stored();
        await mustWrite(database, [reportProgress(id, 10)]);
        assert.equal((await inFull(id)).progress, 0);
        await mustWrite(database, [beginProcessing(id, 1, '{}', 20)]);
        for (const percent of [50, 30, 60, 60, 10]) await mustWrite(database, [reportProgress(id, percent)]);
        assert.equal((await inFull(id)).progress, 60);
        await mustWrite(database, [completeTask(id, 'film.mp4', 30)]);
        await mustWrite(database, [reportProgress(id, 99)]);
        assert.equal((await inFull(id)).progress, 100);
      });

      test('a second start keeps the status and its time', async () => {
        const id = await stored();
        await mustWrite(database, [intendStart(id, 'first', null, 1, 19)]);
        await mustWrite(database, [beginProcessing(id, 1, '{"n":1}', 20)]);
        await mustWrite(database, [intendStart(id, 'second', null, 2, 29)]);
        await mustWrite(database, [beginProcessing(id, 2, '{"n":2}', 30)]);
        const task = await inFull(id);
        assert.deepEqual(
          [task.status, task.statusUpdatedAt, task.startedAt, task.route, task.operation, task.attempts],
          ['processing', 20, 19, 'second', '{"n":2}', 2],
        );
      });

      test('an attempt is requested once and started once, also when several workers race', async () => {
        const id = await stored();
        const race = async (write: Write) => {
          const outcomes = await Promise.all(Array.from({ length: 5 }, () => database.write([write])));
          return outcomes.filter((outcome) => outcome.ok).length;
        };
        assert.equal(await race(intendStart(id, 'route', null, 1, 10)), 1);
        await mustWrite(database, [withdrawStart(id)]);
        assert.equal(await race(intendStart(id, 'other', null, 1, 20)), 1);
        assert.equal(await race(beginProcessing(id, 1, 'null', 30)), 1);
        await mustWrite(database, [withdrawStart(id)]);
        const task = await inFull(id);
        assert.deepEqual(
          [task.route, task.operation, task.startedAt, task.attempts],
          ['other', 'null', 10, 1],
          'an operation of null is an operation',
        );
        assert.equal((await database.write([intendStart(id, 'route', null, 1, 40)])).ok, false);
        assert.equal(await race(intendStart(id, 'route', null, 2, 40)), 1);
      });

      test('unfinished tasks come in pages, oldest first', async () => {
        const from = 9_000_000;
        const ids: string[] = [];
        for (const createdAt of [from + 2, from + 1, from + 1, from + 3])
          ids.push(await stored({ createdAt }));
        await mustWrite(database, [failTask(ids[3]!, { code: 'cancelled', message: 'no' }, from + 9)]);
        const first = await database.read(unfinishedTasks({ createdAt: from, id: '' }, 2));
        assert.deepEqual(
          first.map((row) => row['id']),
          [ids[1], ids[2]].sort(),
        );
        const last = first.at(-1)!;
        const after = { createdAt: last['created_at'] as number, id: last['id'] as string };
        assert.deepEqual(
          (await database.read(unfinishedTasks(after, 2))).map((row) => row['id']),
          [ids[0]],
        );
      });

      test('pages go either way, by account and status, and go on after a task', async () => {
        const accountId = fresh('account');
        const ids: string[] = [];
        for (const createdAt of [1, 2, 3, 4]) ids.push(await stored({ accountId, createdAt }));
        await mustWrite(database, [failTask(ids[0]!, { code: 'cancelled', message: 'no' }, 9)]);
        const page = async (more: Partial<Parameters<typeof pageOfTasks>[0]>) =>
          (
            await database.read(
              pageOfTasks({
                accountId,
                status: null,
                withDeleted: false,
                after: null,
                order: 'asc',
                limit: 10,
                ...more,
              }),
            )
          ).map((row: Row) => row['id']);
        assert.deepEqual(await page({}), ids);
        assert.deepEqual(await page({ order: 'desc', limit: 2 }), [ids[3], ids[2]]);
        assert.deepEqual(await page({ order: 'desc', after: { createdAt: 3, id: ids[2]! } }), [
          ids[1],
          ids[0],
        ]);
        assert.deepEqual(await page({ after: { createdAt: 3, id: ids[2]! } }), [ids[3]]);
        assert.deepEqual(await page({ status: 'failed' }), [ids[0]]);
        await mustWrite(database, [hideTask(ids[0]!, 10)]);
        assert.deepEqual(await page({}), ids.slice(1));
        assert.deepEqual(await page({ withDeleted: true }), ids);
        assert.equal((await database.write([hideTask(ids[0]!, 11)])).ok, false, 'only once');
        assert.equal((await database.write([hideTask(ids[1]!, 11)])).ok, false, 'only a finished one');
        assert.ok((await page({ accountId: null, limit: 100 })).length >= 4);
      });

      test('films and tasks are found when their time is over, and not before', async () => {
        const id = await stored({ createdAt: 1 });
        await mustWrite(database, [beginProcessing(id, 1, '{}', 2)]);
        const found = async (read: Parameters<Database['read']>[0]) =>
          (await database.read(read)).some((row) => row['id'] === id);
        assert.equal(await found(oldTasks(1000, 1000)), false);
        await mustWrite(database, [deleteTask(id)]);
        assert.notEqual(await readOne(database, taskById(id)), undefined);
        await mustWrite(database, [completeTask(id, 'film.mp4', 500)]);
        assert.equal(await found(expiredFilms(500, 1000)), false);
        assert.equal(await found(expiredFilms(501, 1000)), true);
        await mustWrite(database, [forgetFilm(id)]);
        assert.equal(await found(expiredFilms(501, 1000)), false);
        assert.equal(await found(oldTasks(1000, 1000)), true);
        await mustWrite(database, [deleteTask(id)]);
        assert.equal(await readOne(database, taskById(id)), undefined);
      });
    });

    describe('other tables', () => {
      test('accounts change field by field', async () => {
        const { accountId } = await account({ balance: 5 });
        await mustWrite(database, [updateAccount(accountId, {})]);
        await mustWrite(database, [updateAccount(accountId, { name: 'new', status: 'suspended' })]);
        await mustWrite(database, [
          updateAccount(accountId, { paymentFailed: true, subscription: { expiresAt: 9, quota: null } }),
        ]);
        const { name, status, paymentFailed, subscription } = await readAccount(accountId);
        assert.deepEqual(
          { name, status, paymentFailed, subscription },
          {
            name: 'new',
            status: 'suspended',
            paymentFailed: true,
            subscription: { expiresAt: 9, quota: null },
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
          ({ id, accountId: 'a', username, folder: 'f', durationMs: 2000, createdAt: 1 }) as const;
        const first = fresh('character');
        await mustWrite(database, [insertCharacter(character(first), 100)]);
        const second = await database.write([insertCharacter(character(fresh('character')), 100)]);
        assert.deepEqual(second, { ok: false, expectation: 'character', reason: 'conflict' });
        const found = toCharacter((await readOne(database, characterByUsername(username)))!);
        assert.deepEqual(found, character(first));
      });

      test('an account cannot exceed its limit of characters, also when many are created at once', async () => {
        const { accountId } = await account();
        const insert = () => {
          const id = fresh('character');
          const character = { id, accountId, username: id, folder: 'f', durationMs: 2000, createdAt: 1 };
          return database.write([updateAccount(accountId, {}), insertCharacter(character, 3)]);
        };
        const outcomes = await Promise.all(Array.from({ length: 10 }, insert));
        assert.equal(outcomes.filter(({ ok }) => ok).length, 3);
        assert.deepEqual(
          outcomes.find(({ ok }) => !ok),
          { ok: false, expectation: 'character', reason: 'rows' },
        );
      });

      test("a model's price and its deprecation change apart from each other", async () => {
        const model = fresh('model');
        const price = { perSecond: 5 };
        const settings = async () =>
          (await database.read(allModelSettings())).map(toModelSettings).find((row) => row.model === model);
        await Promise.all([
          mustWrite(database, [saveModelPrice(model, price)]),
          mustWrite(database, [saveModelDeprecation(model, true)]),
        ]);
        assert.deepEqual(await settings(), { model, price, deprecated: true });
        await mustWrite(database, [saveModelPrice(model, null), saveModelDeprecation(model, false)]);
        assert.deepEqual(await settings(), { model, price: null, deprecated: false });
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

      test('usage is counted by key and model within its stretch of time', async () => {
        const owner = await account();
        const ids = [fresh('hold'), fresh('hold'), fresh('hold')];
        for (const id of ids) await mustWrite(database, holdOf(owner, id, 100));
        await mustWrite(database, capture(ids[0]!, 1000, 60));
        await mustWrite(database, release(ids[1]!, 1999));
        await mustWrite(database, capture(ids[2]!, 2000));
        const usage = await database.read(usageWithin({ from: 1000, to: 2000, accountId: owner.accountId }));
        assert.deepEqual(
          usage.map((row) => ({ ...row })),
          [{ key_id: owner.keyId, model: 'vidB-2', requests: 2, failed: 1, captured: 60, cost: 0 }],
        );
        assert.ok((await database.read(usageWithin({ from: 0, to: 9999, accountId: null }))).length >= 1);
      });

      test('the first value of a secret stays', async () => {
        const name = fresh('secret');
        await Promise.all(['a', 'b'].map((value) => mustWrite(database, [insertSecret(name, value)])));
        await mustWrite(database, [insertSecret(name, 'c')]);
        assert.notEqual((await readOne(database, secretByName(name)))!['value'], 'c');
      });
    });
  });
}

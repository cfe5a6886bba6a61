import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { release } from '../../../../src/features/billing/money-table.ts';
import type { Read, Write } from '../../../../src/platform/storage/database.ts';
import { apart, mustWrite, readOne } from '../../../../src/platform/storage/database.ts';
import { secretByName } from '../../../../src/platform/storage/secrets.ts';
import type { SharedDatabase } from './shared-database.ts';

const COUNT_FAR: Read = {
  sql: `WITH RECURSIVE far(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM far WHERE i < 300000)
    SELECT COUNT(*) AS count FROM far`,
  values: [],
};

const SURVIVALS = ['power-cut', 'crash'] as const;

const secret = (name: string, more: Partial<Write> = {}): Write => ({
  sql: 'INSERT INTO secrets (name, value) VALUES ($1, $2)',
  values: [name, 'value'],
  rows: 1,
  expectation: 'secret',
  ...more,
});

export function batchesContract({
  database,
  fresh,
  account,
  holdOf,
  readAccount,
  ledgerOf,
}: SharedDatabase): void {
  describe('batches', () => {
    test('a read sees what a write has committed', async () => {
      const name = fresh('secret');
      assert.deepEqual(await database.write([secret(name)]), { ok: true });
      assert.deepEqual({ ...(await readOne(database, secretByName(name))) }, { value: 'value' });
    });

    test('a read apart sees what a write has committed, and says what fails', async () => {
      const name = fresh('secret');
      await mustWrite(database, [secret(name)]);
      assert.deepEqual(await database.read(apart(secretByName(name))), [{ value: 'value' }]);
      await assert.rejects(database.read(apart({ sql: 'SELECT * FROM nothing', values: [] })), /nothing/);
    });

    test('reads apart that take long hold up no other read', async () => {
      const ended: string[] = [];
      const long = Array.from({ length: 8 }, () =>
        database.read(apart(COUNT_FAR)).then(() => ended.push('long')),
      );
      await database.read(secretByName('none'));
      ended.push('short');
      await Promise.all(long);
      assert.equal(ended[0], 'short');
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

    test('what need not wait for the disk is seen at once, by reads and by batches of every kind', async () => {
      const owner = await account({ balance: 100 });
      for (const survives of SURVIVALS) {
        const id = fresh('hold');
        await database.write(holdOf(owner, id, 100), { survives: 'crash' });
        assert.equal((await readAccount(owner.accountId)).held, 100);
        const refused = await database.write(holdOf(owner, fresh('hold'), 1), { survives });
        assert.deepEqual(refused, { ok: false, expectation: 'funds', reason: 'rows' });
        assert.deepEqual(await database.write(release(id, 2), { survives }), { ok: true });
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
}

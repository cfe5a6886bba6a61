import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { capture, release } from '../../../../src/features/billing/money-table.ts';
import {
  costsOfDay,
  countUpstreamCosts,
  deleteOldUpstreamCosts,
  toCostOfDay,
} from '../../../../src/features/billing/upstream-cost-table.ts';
import { forgetJob, intendStart } from '../../../../src/features/tasks/start-table.ts';
import { failTask, insertTask } from '../../../../src/features/tasks/task-table.ts';
import { usageWithin } from '../../../../src/features/usage/usage-table.ts';
import { mustWrite, readOne } from '../../../../src/platform/storage/database.ts';
import { aStart, aTask } from '../../../support/stored-task.ts';
import type { SharedDatabase } from './shared-database.ts';

export function upstreamCostsContract({ database, fresh, account, holdOf }: SharedDatabase): void {
  describe('costs of hosted services', () => {
    const costs = async (day: number) => {
      const rows = (await database.read(costsOfDay(day, '', 0))).map(toCostOfDay);
      return new Map(rows.flatMap((cost) => ('upstream' in cost ? [[cost.upstream, cost.amount]] : [])));
    };

    test('are counted by day, no matter who counts them at the same time and in what order', async () => {
      const [one, other] = [fresh('upstream'), fresh('upstream')];
      const both = [
        { upstream: one, amount: 3 },
        { upstream: other, amount: 5 },
        { upstream: one, amount: 1 },
      ];
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          mustWrite(database, countUpstreamCosts(index % 2 ? both : both.toReversed(), 20260131)),
        ),
      );
      await mustWrite(database, countUpstreamCosts([{ upstream: one, amount: 7 }], 20260201));
      assert.deepEqual(countUpstreamCosts([{ upstream: one, amount: 0 }], 20260201), []);
      const [day, next] = [await costs(20260131), await costs(20260201)];
      assert.deepEqual([day.get(one), day.get(other), next.get(one)], [80, 100, 7]);
      await mustWrite(database, [deleteOldUpstreamCosts(20260201)]);
      assert.equal((await costs(20260131)).size, 0);
      assert.equal((await costs(20260201)).get(one), 7);
    });

    test('stand beside what was charged, and beside what was given back', async () => {
      const owner = await account();
      const ids = [fresh('hold'), fresh('hold'), fresh('hold')] as const;
      for (const id of ids) await mustWrite(database, holdOf(owner, id, 100));
      await mustWrite(database, capture(ids[0], 1000, 60, 40));
      await mustWrite(database, release(ids[1], 1000, 5));
      await mustWrite(database, capture(ids[2], 1000));
      const slice = { from: 1000, to: 2000, accountId: owner.accountId, by: 'key' as const };
      const { captured, cost } = (await readOne(database, usageWithin(slice)))!;
      assert.deepEqual({ captured, cost }, { captured: 160, cost: 45 });
    });

    test('are expected for the videos that an engine is at work on, or that are not stopped yet', async () => {
      const route = `upstream/${fresh('far')}/vidB-2/great`;
      const at = async (except = '', since = 0) =>
        (await database.read(costsOfDay(20260131, except, since)))
          .map(toCostOfDay)
          .flatMap((cost) => ('route' in cost && cost.route === route ? [cost.expected] : []));
      const ids = [fresh('task'), fresh('task'), fresh('task')] as const;
      await mustWrite(database, [
        insertTask(aTask(ids[0])),
        insertTask(aTask(ids[1])),
        insertTask(aTask(ids[2])),
      ]);
      assert.deepEqual(await at(), []);
      await mustWrite(
        database,
        ids.map((id, index) => intendStart(aStart(id, { route, cost: 10 ** index }), 20)),
      );
      assert.deepEqual(await at(), [111]);
      assert.deepEqual(await at(ids[2]), [11]);
      await mustWrite(database, [failTask(ids[2], { code: 'timeout', message: 'late' }, 30)]);
      assert.deepEqual(await at('', 30), [11, 100]);
      assert.deepEqual(await at('', 31), [11]);
      await mustWrite(database, [forgetJob(ids[2])]);
      assert.deepEqual(await at(), [11]);
    });
  });
}

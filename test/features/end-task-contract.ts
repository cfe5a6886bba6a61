import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pino } from 'pino';
import type { EndTask, TaskEnd } from '../../src/domain/task.ts';
import { insertAccount } from '../../src/features/accounts/account-table.ts';
import { hold } from '../../src/features/billing/money-table.ts';
import { insertKey } from '../../src/features/keys/key-table.ts';

import { endTaskWith } from '../../src/features/tasks/end-task.ts';
import { beginProcessing, insertRun } from '../../src/features/tasks/start-table.ts';
import { insertTask } from '../../src/features/tasks/task-table.ts';
import { type ArtifactStore, taskFolder } from '../../src/platform/artifacts/artifact-store.ts';
import { InProcessTaskEvents } from '../../src/platform/events/task-events.ts';
import { type Database, mustWrite } from '../../src/platform/storage/database.ts';
import { aKey, anAccount } from '../support/seed-account.ts';
import { aStart, aTask } from '../support/stored-task.ts';

/** What `endTask` promises on every database. `open` gives one with nothing in it. */
export function endTaskContract(
  name: string,
  open: () => Promise<{ database: Database; close(): Promise<void> }>,
): void {
  describe(name, () => {
    let database: Database;
    let close: () => Promise<void>;
    let endTask: EndTask;
    const events = new InProcessTaskEvents();
    const removed: string[] = [];
    let number = 0;

    before(async () => {
      ({ database, close } = await open());
      const artifacts = {
        removeFolder: async (folder: string) => void removed.push(folder),
      } as unknown as ArtifactStore;
      endTask = endTaskWith({
        database,
        artifacts,
        events,
        log: pino({ level: 'silent' }),
        now: () => 77,
      });
      await mustWrite(database, [
        insertAccount(anAccount('account', { balance: 100_000_000 })),
        insertKey(aKey('key', 'account'), 'hash'),
      ]);
    });
    after(() => close());

    /** A task that an engine works on, with its money held and one run that is about to store files. */
    const underWay = async () => {
      number += 1;
      const task = { id: `task-${number}`, accountId: 'account', model: 'vidB-2', createdAt: 1 };
      const money = { keyId: 'key', source: 'payg', model: 'vidB-2', amount: 1_000_000, now: 1 } as const;
      await mustWrite(database, [
        ...hold({ ...task, ...money, expiresAt: null }),
        insertTask(aTask(task.id)),
        beginProcessing(aStart(task.id), '{}', 2),
        insertRun(`run-${task.id}`, task.id, 3),
      ]);
      return task;
    };

    const completed = (id: string): TaskEnd => ({
      status: 'completed',
      video: `${taskFolder(id)}/runs/run-${id}/film.mp4`,
      run: `run-${id}`,
    });
    const failed: TaskEnd = { status: 'failed', failure: { code: 'cancelled', message: 'no' } };

    const facts = async (id: string) => {
      const rows = (sql: string) => database.read({ sql, values: [id] });
      const [task] = await rows('SELECT status, film AS video, finished_at FROM tasks WHERE id = $1');
      const [held] = await rows('SELECT state FROM holds WHERE id = $1');
      const reported = await rows('SELECT id, account_id, type, created_at FROM outbox WHERE task_id = $1');
      const runs = await rows('SELECT id FROM runs WHERE task_id = $1');
      return {
        task: { ...task },
        money: held?.['state'],
        reported: reported.map((row) => ({ ...row })),
        runs,
      };
    };

    test('a completed task is charged, has one event, and owns the files of its run', async () => {
      const task = await underWay();
      let heard = 0;
      events.subscribe(task.id, () => {
        heard += 1;
      });
      assert.equal(await endTask(task, completed(task.id)), true);
      const { task: row, money, reported, runs } = await facts(task.id);
      assert.deepEqual(row, {
        status: 'completed',
        video: `${taskFolder(task.id)}/runs/run-${task.id}/film.mp4`,
        finished_at: 77,
      });
      assert.deepEqual([money, heard, runs.length], ['captured', 1, 0]);
      assert.match(String(reported[0]?.['id']), /^evt_\w{20}$/);
      const { id: _, ...event } = reported[0]!;
      assert.deepEqual(event, { account_id: 'account', type: 'video.completed', created_at: 77 });
      assert.ok(!removed.includes(taskFolder(task.id)), 'its inputs are kept for remixes');
    });

    test('a failed task is refunded, has one event, and its files are deleted', async () => {
      const task = await underWay();
      assert.equal(await endTask(task, failed), true);
      const { task: row, money, reported, runs } = await facts(task.id);
      assert.deepEqual([row['status'], row['video'], money], ['failed', null, 'released']);
      assert.deepEqual(
        reported.map((event) => event['type']),
        ['video.failed'],
      );
      assert.equal(runs.length, 1, 'what a run may still store is left to the sweep');
      assert.ok(removed.includes(taskFolder(task.id)));
    });

    test('a task ends once, also when several workers race', async () => {
      for (let round = 0; round < 10; round += 1) {
        const task = await underWay();
        const ends: TaskEnd[] = [completed(task.id), failed, completed(task.id), failed, completed(task.id)];
        const outcomes = await Promise.all(ends.map((end) => endTask(task, end)));
        assert.equal(outcomes.filter((ended) => ended).length, 1);
        const winner: TaskEnd['status'] = ends[outcomes.indexOf(true)]!.status;
        const { task: row, money, reported } = await facts(task.id);
        assert.equal(row['status'], winner);
        assert.equal(money, winner === 'completed' ? 'captured' : 'released');
        assert.deepEqual(
          reported.map((event) => event['type']),
          [`video.${winner}`],
        );
        assert.equal(removed.includes(taskFolder(task.id)), winner === 'failed');
        assert.equal(await endTask(task, failed), false);
      }
    });
  });
}

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  beginMaking,
  beginProcessing,
  beginStopping,
  forgetJob,
  intendStart,
  keepOperation,
  leaveUndecided,
  listUnstopped,
  nameJob,
  withdrawStart,
} from '../../../../src/features/tasks/start-table.ts';
import {
  completeTask,
  deleteTask,
  expiredTestVideos,
  expiredVideos,
  failTask,
  forgetVideo,
  hideTask,
  insertTask,
  oldTasks,
  overdueTasks,
  pageOfTasks,
  reportProgress,
  taskById,
  taskInFullById,
  tasksToStop,
  toTask,
  toTaskInFull,
  unfinishedTasks,
} from '../../../../src/features/tasks/task-table.ts';
import type { Database, Row, Write } from '../../../../src/platform/storage/database.ts';
import { mustWrite, readOne } from '../../../../src/platform/storage/database.ts';
import { aStart, aTask } from '../../../support/stored-task.ts';
import type { SharedDatabase } from './shared-database.ts';

export function tasksContract({ database, fresh }: SharedDatabase): void {
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
        [task.status, task.progress, task.statusUpdatedAt, task.failure, task.video],
        ['pending', 0, task.createdAt, null, null],
      );
      assert.deepEqual((await inFull(id)).request, aTask(id).request);
    });

    test('a task takes each step once, also when several workers race', async () => {
      const id = await stored();
      const begun = await Promise.all(
        Array.from({ length: 5 }, () => database.write([beginProcessing(aStart(id), '{}', 20)])),
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
      assert.equal((await database.write([intendStart(aStart(id), 50)])).ok, false);
      assert.equal((await database.write([beginProcessing(aStart(id), '{}', 50)])).ok, false);
      const task = await inFull(id);
      assert.deepEqual([task.status, task.finishedAt, task.failure?.code], ['failed', 40, 'cancelled']);
    });

    test('progress never falls and is 100 only at the end', async () => {
      const id = await stored();
      await mustWrite(database, [reportProgress(id, 10)]);
      assert.equal((await inFull(id)).progress, 0);
      await mustWrite(database, [beginProcessing(aStart(id), '{}', 20)]);
      for (const percent of [50, 30, 60, 60, 10]) await mustWrite(database, [reportProgress(id, percent)]);
      assert.equal((await inFull(id)).progress, 60);
      await mustWrite(database, [completeTask(id, 'film.mp4', 30)]);
      await mustWrite(database, [reportProgress(id, 99)]);
      assert.equal((await inFull(id)).progress, 100);
    });

    test('a second start keeps the status and its time', async () => {
      const id = await stored();
      const [first, second] = [aStart(id), aStart(id, { id: 'start-2', attempt: 2, route: 'second' })];
      await mustWrite(database, [intendStart(first, 19)]);
      await mustWrite(database, [beginProcessing(first, '{"n":1}', 20)]);
      await mustWrite(database, [intendStart(second, 29)]);
      await mustWrite(database, [beginProcessing(second, '{"n":2}', 30)]);
      const task = await inFull(id);
      assert.deepEqual(
        [task.status, task.statusUpdatedAt, task.startedAt, task.route, task.operation, task.attempts],
        ['processing', 20, 20, 'second', '{"n":2}', 2],
      );
    });

    test('an attempt is requested once and started once, also when several workers race', async () => {
      const id = await stored();
      const race = async (write: Write) => {
        const outcomes = await Promise.all(Array.from({ length: 5 }, () => database.write([write])));
        return outcomes.filter((outcome) => outcome.ok).length;
      };
      const [first, other] = [aStart(id), aStart(id, { id: 'start-2', route: 'other' })];
      assert.equal(await race(intendStart(first, 10)), 1);
      await mustWrite(database, [withdrawStart(first)]);
      assert.equal(await race(intendStart(other, 20)), 1);
      assert.equal((await inFull(id)).startedAt, 10);
      assert.equal(await race(beginProcessing(other, 'null', 30)), 1);
      await mustWrite(database, [withdrawStart(other)]);
      const task = await inFull(id);
      assert.deepEqual(
        [task.route, task.operation, task.startedAt, task.attempts],
        ['other', 'null', 30, 1],
        'an operation of null is an operation',
      );
      assert.equal((await database.write([intendStart(first, 40)])).ok, false);
      assert.equal(await race(intendStart({ ...first, attempt: 2 }, 40)), 1);
    });

    test('what comes late of one start does not change another', async () => {
      const id = await stored();
      const [stalled, current] = [aStart(id), aStart(id, { id: 'start-2', route: 'second', plan: '{}' })];
      await mustWrite(database, [intendStart(stalled, 10)]);
      await mustWrite(database, [withdrawStart(stalled)]);
      await mustWrite(database, [intendStart(current, 20)]);
      await mustWrite(database, [withdrawStart(stalled), leaveUndecided(stalled, 30)]);
      assert.equal((await database.write([nameJob(stalled, 'job-of-another')])).ok, false);
      const task = await inFull(id);
      assert.deepEqual(
        [task.startId, task.route, task.plan, task.undecidedSince, task.callbackId],
        ['start-2', 'second', '{}', null, null],
      );
    });

    test('of two starts of one attempt the first answer counts, with the engine that gave it', async () => {
      const id = await stored();
      const [stalled, current] = [
        aStart(id, { plan: '{"n":1}' }),
        aStart(id, { id: 'start-2', route: 'second' }),
      ];
      await mustWrite(database, [intendStart(stalled, 10)]);
      await mustWrite(database, [withdrawStart(stalled)]);
      await mustWrite(database, [intendStart(current, 20)]);
      await mustWrite(database, [beginProcessing(stalled, '"first"', 30)]);
      assert.equal((await database.write([beginProcessing(current, '"second"', 40)])).ok, false);
      const task = await inFull(id);
      assert.deepEqual(
        [task.startId, task.route, task.plan, task.operation, task.attempts],
        ['start-1', 'far', '{"n":1}', '"first"', 1],
      );
    });

    test('a task that ends while its engine works has something to stop, until it has stopped', async () => {
      const failure = { code: 'cancelled', message: 'no' };
      const [requested, ended, waiting] = [await stored(), await stored(), await stored()];
      await mustWrite(database, [intendStart(aStart(requested), 10), intendStart(aStart(ended), 10)]);
      await mustWrite(database, [
        failTask(requested, failure, 20),
        failTask(ended, failure, 20, false),
        failTask(waiting, failure, 20),
      ]);
      const since = async (id: string) => (await inFull(id)).stoppingSince;
      assert.deepEqual([await since(requested), await since(ended), await since(waiting)], [20, null, null]);
      const ids = async () =>
        (await database.read(tasksToStop({ createdAt: -1, id: '' }, 100))).map((row) => row['id']);
      assert.ok((await ids()).includes(requested));
      await mustWrite(database, [
        listUnstopped(requested, 25),
        listUnstopped(requested, 26),
        listUnstopped(ended, 25),
      ]);
      assert.deepEqual(
        [(await inFull(requested)).undecidedSince, (await inFull(ended)).undecidedSince],
        [25, null],
      );
      // An answer that comes late is kept: it says what is to be stopped.
      for (const id of [requested, ended])
        await mustWrite(database, [beginStopping(aStart(id), '"job"', 30)]);
      assert.deepEqual([await since(requested), await since(ended)], [20, 30]);
      assert.deepEqual([(await inFull(ended)).status, (await inFull(ended)).operation], ['failed', '"job"']);
      for (const id of [requested, ended]) await mustWrite(database, [forgetJob(id)]);
      assert.deepEqual([await since(requested), (await inFull(requested)).undecidedSince], [null, null]);
      assert.ok(!(await ids()).includes(requested));
    });

    test('unfinished tasks come in pages, oldest first', async () => {
      const from = 9_000_000;
      const ids: string[] = [];
      for (const createdAt of [from + 2, from + 1, from + 1, from + 3]) ids.push(await stored({ createdAt }));
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
      assert.deepEqual(await page({ order: 'desc', after: { createdAt: 3, id: ids[2]! } }), [ids[1], ids[0]]);
      assert.deepEqual(await page({ after: { createdAt: 3, id: ids[2]! } }), [ids[3]]);
      assert.deepEqual(await page({ status: 'cancelled' }), [ids[0]]);
      assert.deepEqual(await page({ status: 'failed' }), []);
      await mustWrite(database, [hideTask(ids[0]!, 10)]);
      assert.deepEqual(await page({}), ids.slice(1));
      assert.deepEqual(await page({ withDeleted: true }), ids);
      assert.equal((await database.write([hideTask(ids[0]!, 11)])).ok, false, 'only once');
      assert.equal((await database.write([hideTask(ids[1]!, 11)])).ok, false, 'only a finished one');
      assert.ok((await page({ accountId: null, limit: 100 })).length >= 4);
    });

    test('waiting and making have time limits of their own, and a lost start that of the making', async () => {
      const limits = { taskTimeoutMs: 100, queueTimeoutMs: 1000 };
      const isOverdue = async (id: string, now: number) =>
        (await database.read(overdueTasks(now, limits, 1000))).some((row) => row['id'] === id);
      const id = await stored({ createdAt: 1 });
      assert.equal(await isOverdue(id, 5000), false, 'no engine was asked');
      await mustWrite(database, [intendStart(aStart(id), 10), leaveUndecided(aStart(id), 20)]);
      assert.deepEqual([await isOverdue(id, 120), await isOverdue(id, 121)], [false, true]);
      await mustWrite(database, [keepOperation(aStart(id), '{}')]);
      assert.equal((await inFull(id)).status, 'pending');
      assert.deepEqual([await isOverdue(id, 1010), await isOverdue(id, 1011)], [false, true]);
      await mustWrite(database, [beginMaking(id, 900), beginMaking(id, 950)]);
      assert.equal((await inFull(id)).status, 'processing');
      assert.deepEqual([await isOverdue(id, 1000), await isOverdue(id, 1001)], [false, true]);
    });

    test('videos of tests are found by themselves when their time is over', async () => {
      const id = await stored({ accountId: 'acct_of_tests_test', createdAt: 1 });
      await mustWrite(database, [beginProcessing(aStart(id), '{}', 2), completeTask(id, 'film.mp4', 500)]);
      const found = async (before: number) =>
        (await database.read(expiredTestVideos(before, 1000))).map((row) => row['id']).includes(id);
      assert.deepEqual([await found(500), await found(501)], [false, true]);
    });

    test('videos and tasks are found when their time is over, and not before', async () => {
      const id = await stored({ createdAt: 1 });
      await mustWrite(database, [beginProcessing(aStart(id), '{}', 2)]);
      const found = async (read: Parameters<Database['read']>[0]) =>
        (await database.read(read)).some((row) => row['id'] === id);
      assert.equal(await found(oldTasks(1000, 1000)), false);
      await mustWrite(database, [deleteTask(id)]);
      assert.notEqual(await readOne(database, taskById(id)), undefined);
      await mustWrite(database, [completeTask(id, 'film.mp4', 500)]);
      assert.equal(await found(expiredVideos(500, 1000)), false);
      assert.equal(await found(expiredVideos(501, 1000)), true);
      assert.equal(await found(expiredTestVideos(501, 1000)), false);
      await mustWrite(database, [forgetVideo(id)]);
      assert.equal(await found(expiredVideos(501, 1000)), false);
      // From its end on, however long the video waited before: its caller may not have seen how it ended.
      assert.deepEqual([await found(oldTasks(500, 1000)), await found(oldTasks(501, 1000))], [false, true]);
      await mustWrite(database, [deleteTask(id)]);
      assert.equal(await readOne(database, taskById(id)), undefined);
    });
  });
}

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { type Json, StartRefused } from '../../../../src/engines/video-engine.ts';
import {
  failTask,
  insertTask,
  taskInFullById,
  toTaskInFull,
} from '../../../../src/features/tasks/task-table.ts';
import { CallbackBell } from '../../../../src/features/videos/worker/callback-bell.ts';
import { StartAttempt } from '../../../../src/features/videos/worker/start-attempt.ts';
import { InProcessTaskEvents } from '../../../../src/platform/events/task-events.ts';
import { mustWrite, readOne } from '../../../../src/platform/storage/database.ts';
import { sampleFiles } from '../../../support/fake-engines.ts';
import { FakePolledVideoEngine } from '../../../support/fake-video-engine.ts';
import { scratchFolder } from '../../../support/scratch-folder.ts';
import { openDataFolder } from '../../../support/seed-account.ts';
import { aTask } from '../../../support/stored-task.ts';
import { videoJob } from '../../../support/video-job.ts';

/** A worker that stalls while it asks an engine, and another that starts the same attempt anew meanwhile. */

const folder = scratchFolder();
const database = openDataFolder(folder);
after(async () => {
  await database.close();
});

const samples = await sampleFiles();
const events = new InProcessTaskEvents();
const parts = { database, events, taskTimeoutMs: 60_000, log: pino({ level: 'silent' }), now: Date.now };
const NEVER = new AbortController().signal;
let number = 0;

const taskOf = async (id: string) => {
  const row = await readOne(database, taskInFullById(id));
  assert.ok(row);
  return toTaskInFull(row);
};

/** A worker that has recorded its start and waits for the engine's answer. */
async function asking(id: string, route: string) {
  const answer = Promise.withResolvers<Json>();
  const engine = new FakePolledVideoEngine({ ...samples, name: route, repeatableStart: false });
  engine.start = () => answer.promise;
  const stopped: Json[] = [];
  engine.cancel = async (operation) => {
    stopped.push(operation);
    return 'stopped';
  };
  const attempt = await StartAttempt.intend(
    parts,
    {
      task: await taskOf(id),
      job: videoJob(folder, { taskId: id }),
      engine,
      bell: new CallbackBell(events, id),
      signals: { signal: NEVER, shutdown: NEVER },
    },
    null,
  );
  assert.ok(attempt instanceof StartAttempt);
  return { attempt, requested: attempt.ask(), answer, stopped };
}

/** The first worker stalls, its start is found not to have begun anything, and a second worker starts anew. */
async function stalledAndCurrent(routes: readonly [string, string]) {
  number += 1;
  const id = `task-${number}`;
  await mustWrite(database, [insertTask(aTask(id))]);
  const stalled = await asking(id, routes[0]);
  await stalled.attempt.withdraw();
  const current = await asking(id, routes[1]);
  return { id, stalled, current };
}

test('the late refusal of a stalled worker does not withdraw the start of another', async () => {
  const { id, stalled, current } = await stalledAndCurrent(['far', 'far']);
  stalled.answer.reject(new StartRefused('429'));
  assert.ok((await stalled.requested) instanceof StartRefused);
  assert.equal((await taskOf(id)).startId, current.attempt.start.id);
  current.answer.resolve({ job: 2 });
  assert.deepEqual(await current.requested, { operation: { job: 2 } });
  assert.deepEqual(JSON.parse((await taskOf(id)).operation ?? ''), { job: 2 });
});

test('the late answer of a stalled worker is taken with its own engine, and the other job is stopped', async () => {
  const { id, stalled, current } = await stalledAndCurrent(['far', 'near']);
  stalled.answer.resolve({ job: 1 });
  assert.deepEqual(await stalled.requested, { operation: { job: 1 } });
  assert.equal((await taskOf(id)).route, 'far');
  current.answer.resolve({ job: 2 });
  assert.equal(await current.requested, null);
  assert.deepEqual([stalled.stopped, current.stopped], [[], [{ job: 2 }]]);
});

test('a job that the engine has given to both workers is not stopped', async () => {
  const { stalled, current } = await stalledAndCurrent(['far', 'far']);
  stalled.answer.resolve({ job: 1 });
  current.answer.resolve({ job: 1 });
  await Promise.all([stalled.requested, current.requested]);
  assert.deepEqual([stalled.stopped, current.stopped], [[], []]);
});

test('an answer that comes after the end of the task is kept, to be stopped', async () => {
  const { id, stalled, current } = await stalledAndCurrent(['far', 'far']);
  await mustWrite(database, [failTask(id, { code: 'cancelled', message: 'no' }, 20)]);
  current.answer.resolve({ job: 2 });
  assert.equal(await current.requested, null);
  stalled.answer.reject(new StartRefused('429'));
  await stalled.requested;
  const { operation, stoppingSince } = await taskOf(id);
  assert.deepEqual([JSON.parse(operation ?? ''), stoppingSince], [{ job: 2 }, 20]);
});

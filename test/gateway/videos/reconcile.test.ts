import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { IsTaken, Json } from '../../../src/engines/video-engine.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { begin, engineAt, FOREIGN, NEVER, newJob, stored, untilEnded } from './engine-at.ts';

const { video } = await sampleFiles();

const DESCRIPTION = {
  protocol: 'task',
  create: { post: '/jobs', json: { prompt: '$prompt', external: '$own_id' }, id: 'id' },
  poll: { get: '/jobs/{id}', status: 'state', map: { ready: 'done' } },
  result: [{ video: 'video' }],
};
const MINUTES = 60_000;

/** Only this protocol has a list. */
const VIDEOS = { protocol: 'videos' };
const LIST = /^\/videos\?limit=100&order=desc$/;

async function lost(reconcile: unknown, change: object = {}) {
  const fake = await new FakeService().listen();
  fake.on('POST', /jobs/, { lost: true });
  let now = Date.now();
  const engine = engineAt({
    raw: { ...DESCRIPTION, reconcile, ...change },
    baseUrl: fake.origin,
    more: { now: () => now },
  });
  const job = newJob();
  const plan = stored(await engine.plan(job, NEVER));
  await assert.rejects(engine.start(job, NEVER, plan));
  const look = async (more: { callbackId?: string } = {}, isTaken?: IsTaken) =>
    await engine.reconcile(plan, { ...job, ...more }, NEVER, isTaken);
  const wait = (ms: number) => {
    now += ms;
  };
  return { fake, engine, job, plan: plan as { ownId: string; plannedAt: number }, look, wait };
}

describe('after a creation whose reply was lost', () => {
  test('a service that cannot tell leaves it unknown, and is not asked', async () => {
    const { look, fake } = await lost('none');
    assert.equal((await look()).state, 'unknown');
    assert.equal(fake.calls.length, 1);
  });

  test('a callback names the job, which is then followed', async () => {
    const { look, fake, engine, job } = await lost('callback');
    assert.equal((await look()).state, 'unknown');
    const found = await look({ callbackId: 'j7' });
    assert.ok(found.state === 'started');
    fake
      .on('GET', /jobs\/j7$/, { json: { state: 'ready', video: '/video' } })
      .on('GET', /video/, { file: video });
    assert.equal((await untilEnded(engine, stored(found.operation), job)).state, 'completed');
    assert.equal(fake.seen('POST', /jobs/).length, 1);
  });

  test('URLs that the lost reply held are built as the description says, or it stays unknown', async () => {
    const kept = (keep: unknown) =>
      lost('callback', { create: { ...DESCRIPTION.create, keep: { status: keep } } });
    assert.equal((await (await kept('status_url')).look({ callbackId: 'a:1' })).state, 'unknown');
    const { look, fake } = await kept({ path: 'status_url', else: '/{model|head:1}/jobs/{id}/status' });
    const found = await look({ callbackId: 'a:1' });
    assert.ok(found.state === 'started');
    assert.deepEqual((found.operation as { keep: Json }).keep, {
      status: `${fake.origin}/their/jobs/a%3A1/status`,
    });
  });

  test('a service that knows our own id is asked for it', async () => {
    const own = { own_id: { get: '/jobs?external={own_id}', id: 'data.0.id' } };
    const { look, fake, plan, wait } = await lost(own);
    fake.on('GET', /external=/, { json: { data: [] } });
    assert.equal((await look()).state, 'unknown', 'it may appear later');
    wait(3 * MINUTES);
    assert.equal((await look()).state, 'not-started');
    fake.on('GET', /external=/, { status: 500 });
    assert.equal((await look()).state, 'unknown');
    fake.on('GET', /external=/, { json: { data: [{ id: 'j9' }] } });
    const found = await look();
    assert.ok(found.state === 'started' && (found.operation as { id: string }).id === 'j9');
    assert.equal((fake.seen('POST', /jobs/)[0]!.json as { external: string }).external, plan.ownId);
    assert.equal(fake.seen('GET', /external=/)[0]!.url, `/jobs?external=${plan.ownId}`);
  });

  test('a list proves nothing by what it lacks, unless it is described as complete', async () => {
    for (const [reconcile, state] of [
      ['list', 'unknown'],
      ['complete_list', 'not-started'],
    ] as const) {
      const { look, fake, plan, wait } = await lost(reconcile, VIDEOS);
      const older = { id: 'j1', prompt: 'another', created_at: plan.plannedAt / 1000 - 3600 };
      wait(3 * MINUTES);
      for (const data of [[], [older]]) {
        fake.on('GET', LIST, { json: { object: 'list', data } });
        assert.equal((await look()).state, state, `${reconcile} of ${data.length}`);
      }
      fake.on('GET', LIST, { json: { object: 'list' } });
      assert.equal((await look()).state, 'unknown', 'it is no list');
    }
  });

  test('a list counts only where one entry fits in prompt, model and time', async () => {
    const { look, fake, plan, job, wait } = await lost('complete_list', VIDEOS);
    const seconds = Math.floor(plan.plannedAt / 1000);
    const entry = (more: object = {}) => ({
      id: 'j1',
      prompt: job.prompt,
      model: 'their/model',
      created_at: seconds,
      ...more,
    });
    const answer = (...data: object[]) => fake.on('GET', LIST, { json: { data } });
    answer();
    assert.equal((await look()).state, 'unknown');
    wait(3 * MINUTES);
    assert.equal((await look()).state, 'not-started');
    answer(entry(), entry({ id: 'j2' }));
    assert.equal((await look()).state, 'unknown', 'two could be ours');
    answer(entry({ prompt: null }));
    assert.equal((await look()).state, 'unknown', 'it cannot be told');
    answer(entry({ prompt: 'another' }), entry({ model: 'another' }), entry({ created_at: seconds - 3600 }));
    assert.equal((await look()).state, 'not-started');
    answer(
      entry({ prompt: 'another' }),
      entry({ created_at: new Date(plan.plannedAt + 1000).toISOString() }),
    );
    assert.equal((await look()).state, 'started');
    fake.on('GET', LIST, { text: '<html>' });
    assert.equal((await look()).state, 'unknown');
    answer(...Array.from({ length: 100 }, (_, index) => entry({ id: `j${index}`, prompt: 'another' })));
    assert.equal((await look()).state, 'unknown', 'ours may stand on a further page');
  });
});

describe('a job that was found again', () => {
  const error = { code: 'code', classes: { 'INTERNAL.*': 'retry' } };
  const poll = { ...DESCRIPTION.poll, map: { ready: 'done', broken: 'failed' } };
  const entry = (job: { prompt: string }, id: string, plannedAt: number) => ({
    id,
    prompt: job.prompt,
    created_at: Math.floor(plannedAt / 1000),
  });

  test('is not begun a second time, not even after a failure that is worth a repeat', async () => {
    for (const by of ['callback', 'list'] as const) {
      const { look, fake, engine, job, plan } = await lost(by, { ...VIDEOS, error, poll });
      fake
        .on('GET', LIST, { json: { data: [entry(job, 'j7', plan.plannedAt)] } })
        .on('GET', /jobs\/j7$/, { json: { state: 'broken', code: 'INTERNAL.X' } });
      const found = await look(by === 'list' ? {} : { callbackId: 'j7' });
      assert.ok(found.state === 'started');
      const ended = await untilEnded(engine, stored(found.operation), job);
      assert.ok(ended.state === 'failed' && !ended.retry);
    }
  });

  test('in a list is not one that another of our tasks has', async () => {
    const { look, fake, job, plan } = await lost('list', VIDEOS);
    const answer = (...ids: string[]) =>
      fake.on('GET', LIST, { json: { data: ids.map((id) => entry(job, id, plan.plannedAt)) } });
    const isTaken: IsTaken = async ({ upstream, id }) => upstream === 'fake' && id === 'theirs';
    answer('theirs');
    assert.equal((await look({}, isTaken)).state, 'unknown');
    answer('theirs', 'ours');
    const found = await look({}, isTaken);
    assert.ok(found.state === 'started' && (found.operation as { id: string }).id === 'ours');
    assert.deepEqual(found.marks, { upstream: 'fake', id: 'ours' });
  });
});

describe('a job under way', () => {
  test('goes on as it began when the description, the host or the keys of the settings change', async () => {
    const fake = await new FakeService().listen();
    fake
      .on('POST', /jobs/, { json: { id: 'j1' } })
      .on('GET', /^\/jobs\/j1$/, { json: { state: 'ready', video: `${FOREIGN}/video` } })
      .on('GET', /video/, { file: video });
    const job = newJob();
    const operation = await begin(engineAt({ raw: DESCRIPTION, baseUrl: fake.origin }), job);
    const changed = engineAt({
      raw: { ...DESCRIPTION, poll: { get: '/v2/{id}', status: 'x', map: { y: 'done' } } },
      baseUrl: 'http://127.0.0.1:1',
      foreign: fake.origin,
      credentials: ['main', 'spare'],
    });
    assert.equal((await untilEnded(changed, operation, job)).state, 'completed');
  });

  test('whose upstream is gone from the settings ends nothing by itself', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /jobs/, { json: { id: 'j1' } });
    const job = newJob();
    const operation = await begin(engineAt({ raw: DESCRIPTION, baseUrl: fake.origin }), job);
    const other = engineAt({ raw: DESCRIPTION, baseUrl: fake.origin, name: 'other' });
    await assert.rejects(other.status(operation, job, NEVER), /no upstream fake/);
    await assert.rejects(other.cancel(operation), /no upstream fake/);
  });
});

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { jobsEntry, makeVideos } from '../../support/scripted-upstream/video-jobs.ts';
import { useService } from '../../support/service.ts';

/**
 * A hosted service whose answer to a start gets lost. It has no means to find the job again, so the operator decides.
 */
const upstream = await new FakeService().listen();
const creations: string[] = [];
let loses = true;
makeVideos(
  upstream,
  await sampleVideo(join(scratchFolder(), 'video.mp4'), { width: 320, height: 180, seconds: 1 }),
).on('POST', /jobs/, ({ body }) => {
  creations.push(String(body));
  return loses ? { lost: true } : { json: { id: `job-${creations.length}` } };
});
const create = { post: '/jobs', json: { prompt: '$prompt', duration: '$seconds' }, id: 'id' };
const service = useService(() => ({
  settings: {
    upstreams: { far: jobsEntry(upstream.origin, { auth: 'bearer secret', create }) },
    models: Object.fromEntries(
      ['vidA3.1', 'vidB-2', 'vidB-2-pro'].map((model) => [
        model,
        { routes: [{ upstream: 'far', model: 'great', price: { per_second: 0.01 } }] },
      ]),
    ),
  },
}));

const order = async (): Promise<string> => {
  const made = await service.call('POST', '/v1/video/create', { model: 'vidA3.1', prompt: 'a fox' });
  assert.equal(made.status, 200, made.text);
  return made.json.id;
};

/** The task once it needs a decision. */
const undecided = async (id: string): Promise<Record<string, unknown>> => {
  for (;;) {
    const { json } = await service.admin('GET', '/tasks?undecided=true');
    const found = json.data.find((task: { id: string }) => task.id === id);
    if (found) return found;
    await delay(20);
  }
};

const resolve = (id: string, body: object) =>
  service.admin('POST', `/tasks/${encodeURIComponent(id)}/resolve`, body);

test('a start whose answer is lost is not repeated; the money stays held and the operator is asked', async () => {
  const before = creations.length;
  const id = await order();
  const task = await undecided(id);
  assert.equal(task['status'], 'pending');
  assert.ok((task['money'] as { held: number }).held > 0);
  assert.equal(creations.length, before + 1);
  const listed = await service.admin('GET', '/upstreams');
  assert.equal(listed.json.data[0].undecided_tasks, 1);
  assert.equal((await resolve(id, { action: 'started' })).json.error.param, 'job_id');
  const resolved = await resolve(id, { action: 'started', job_id: 'job-7' });
  assert.equal(resolved.status, 200, resolved.text);
  assert.equal((await service.finished(id))['status'], 'completed');
  assert.equal(creations.length, before + 1);
  assert.equal((await resolve(id, { action: 'fail' })).json.error.code, 'invalid_request');
});

test('the operator says that nothing was started: it is started again', async () => {
  const id = await order();
  await undecided(id);
  const before = creations.length;
  loses = false;
  assert.equal((await resolve(id, { action: 'not_started' })).status, 200);
  assert.equal((await service.finished(id))['status'], 'completed');
  assert.equal(creations.length, before + 1);
  loses = true;
});

test('the operator ends it: the task fails and is refunded', async () => {
  const id = await order();
  await undecided(id);
  assert.equal((await resolve(id, { action: 'fail' })).status, 200);
  const ended = await service.finished(id);
  assert.equal((ended['error'] as { code: string }).code, 'upstream_error');
  const { json } = await service.admin('GET', `/tasks/${encodeURIComponent(id)}`);
  assert.equal(json.money.captured, 0);
  assert.ok(json.money.released > 0);
});

test('the operator sees what a video costs there, and the request that it becomes', async () => {
  loses = false;
  await service.finished(await order());
  loses = true;
  const { json } = await service.admin('GET', '/upstreams');
  const [far] = json.data;
  assert.ok(far.money.videos >= 1);
  assert.ok(far.money.cost > 0);
  assert.equal(far.money.margin, Number((far.money.captured - far.money.cost).toFixed(6)));
  const usage = await service.admin('GET', '/usage?by=day');
  assert.equal(usage.json.total.cost, far.money.cost);
  assert.equal(usage.json.total.margin, far.money.margin);
  assert.deepEqual([usage.json.data[0].cost, usage.json.data[0].margin], [far.money.cost, far.money.margin]);
  const described = await service.admin('POST', '/upstreams/far/describe', {
    model: 'vidA3.1',
    prompt: 'a hen',
  });
  assert.equal(described.status, 200, described.text);
  assert.deepEqual(described.json.body, { prompt: 'a hen', duration: 8 });
  for (const model of json.data[0].routes.map((route: { model: string }) => route.model)) {
    const { seconds } = (await service.call('GET', `/v1/models/${model}`)).json.capabilities;
    const { body } = (await service.admin('POST', '/upstreams/far/describe', { model })).json;
    assert.ok(seconds.includes(body.duration), `${model} has no videos of ${body.duration} s`);
  }
  assert.ok(!described.text.includes('secret'));
  const tested = await service.admin('POST', '/upstreams/far/test');
  assert.equal(tested.json.data[0].ok, true, tested.text);
});

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { sampleVideo } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { jobsEntry, makeVideos } from '../support/scripted-upstream/video-jobs.ts';
import { useService } from '../support/service.ts';

/** What is left of the money that callers paid, when a hosted service that makes videos has taken its share. */

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 0, 31, 12);
let now = NOON;
const upstream = await new FakeService().listen();
const service = useService(() => ({
  now: () => now,
  settings: {
    upstreams: { far: jobsEntry(upstream.origin) },
    models: {
      'vidA3.1': { routes: [{ upstream: 'far', model: 'great', price: { per_second: 0.01 } }] },
      'vidA3.1-fast': { routes: [{ upstream: 'far', model: 'small' }] },
    },
  },
}));
before(async () => {
  makeVideos(
    upstream,
    await sampleVideo(join(scratchFolder(), 'video.mp4'), { width: 320, height: 180, seconds: 1 }),
  );
  await makeVideo('vidA3.1');
  await makeVideo('vidA2');
  now = NOON + DAY_MS;
  await makeVideo('vidA3.1');
  await makeVideo('vidA3.1-fast');
});

async function makeVideo(model: string): Promise<void> {
  const { json, status, text } = await service.call('POST', '/v1/video/create', { model, prompt: 'a boat' });
  assert.equal(status, 200, text);
  assert.equal((await service.finished(json.id))['status'], 'completed');
}

interface Sum {
  readonly captured: number;
  readonly cost: number;
  readonly margin: number;
}
const usage = async (by: string): Promise<{ data: (Sum & Record<string, unknown>)[]; total: Sum }> =>
  (await service.admin('GET', `/usage?by=${by}&from=${(NOON - DAY_MS) / 1000}`)).json;

const assertAddsUp = ({ captured, cost, margin }: Sum) =>
  assert.equal(margin.toFixed(6), (captured - cost).toFixed(6));

test('each day has its cost, as far as it is known, and its margin', async () => {
  const { data, total } = await usage('day');
  const [first, second] = data;
  assert.ok(first && second);
  assert.ok(first.cost > 0);
  assert.equal(second.cost, first.cost);
  assert.equal(total.cost.toFixed(6), (2 * first.cost).toFixed(6));
  for (const sum of [...data, total]) assertAddsUp(sum);
});

test('only the models that a hosted service makes at a known price have a cost', async () => {
  const { data } = await usage('model');
  const costs = new Map(data.map(({ model, cost }) => [model, cost]));
  assert.deepEqual([costs.get('vidA2'), costs.get('vidA3.1-fast')], [0, 0]);
  assert.ok((costs.get('vidA3.1') ?? 0) > 0);
  data.forEach(assertAddsUp);
});

test('the cost is still known when the records of the videos are deleted', async () => {
  const before = await usage('day');
  now = NOON + 40 * DAY_MS;
  await service.service.sweep();
  assert.deepEqual((await service.admin('GET', '/tasks')).json.data, []);
  const { data, total } = await usage('day');
  assert.deepEqual({ data, total }, { data: before.data, total: before.total });
});

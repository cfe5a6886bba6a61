import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

/** A server with one GPU: videos wait in its own queue, and each takes four minutes of a clock that only it moves. */
const { video } = await sampleFiles();

async function gpuServer(limits: object) {
  const clock = { minutes: 0 };
  const waiting: string[] = [];
  /** Videos that nobody wants any more. */
  const dropped = new Set<string>();
  /** The video that it makes now; the next one's turn comes when this one is fetched. */
  const making = { id: '', polls: 0 };
  const fake = await new FakeService().listen();
  fake
    .on('POST', /^\/videos$/, () => {
      const id = `job_${waiting.length + 1}`;
      waiting.push(id);
      return { json: { id, status: 'queued' } };
    })
    .on('GET', /^\/videos\/[^/]+$/, ({ url }) => {
      const id = url.slice('/videos/'.length);
      if (id !== making.id) return { json: { id, status: 'queued' } };
      clock.minutes += 2;
      making.polls += 1;
      return { json: { id, status: making.polls > 1 ? 'completed' : 'in_progress' } };
    })
    .on('DELETE', /./, ({ url }) => {
      dropped.add(url.slice('/videos/'.length));
      return { json: { deleted: true } };
    })
    .on('GET', /content$/, { file: video });
  const gpu = { preset: 'vllm-omni', base_url: fake.origin, auth: 'none', concurrency: 100 };
  const service = await startService({
    settings: {
      upstreams: { gpu: { ...gpu, poll: { first: '0s', every: '200ms', max: '200ms' } } },
      models: { 'vidB-2': { routes: [{ upstream: 'gpu', drop: ['watermark'] }] } },
      limits,
    },
    now: () => Date.now() + clock.minutes * 60_000,
  });
  after(() => service.stop());
  const body = { model: 'vidB-2', prompt: 'a red boat', images: [] };
  const openTasks = async () => (await service.admin('GET', '/upstreams')).json.data[0].open_tasks as number;
  return {
    service,
    /** Ids of videos that are all at the server. */
    async create(count: number): Promise<string[]> {
      const answers = Array.from({ length: count }, () => service.call('POST', '/v1/video/create', body));
      const ids = (await Promise.all(answers)).map(({ json }) => json.id as string);
      await until(async () => waiting.length === count && (await openTasks()) === count);
      return ids;
    },
    /** Makes one after the other. */
    async makeAll(): Promise<void> {
      for (const [index, job] of waiting.entries()) {
        Object.assign(making, { id: job, polls: 0 });
        const isMade = async () => making.polls > 1 && (await openTasks()) < waiting.length - index;
        await until(async () => dropped.has(job) || (await isMade()));
      }
    },
  };
}

test('twenty videos at a server that makes one at a time wait there, and are all made', async () => {
  const { service, create, makeAll } = await gpuServer({ task_minutes: 30 });
  const ids = await create(20);
  const statuses = await Promise.all(ids.map((id) => service.call('GET', `/v1/videos/${id}`)));
  assert.deepEqual(new Set(statuses.map(({ json }) => json.status)), new Set(['pending']));
  await makeAll();
  const ends = await Promise.all(ids.map((id) => service.finished(id)));
  assert.deepEqual(new Set(ends.map(({ status }) => status)), new Set(['completed']));
});

test('videos that their server has not begun within queue_minutes fail, refunded', async () => {
  const { service, create, makeAll } = await gpuServer({ task_minutes: 30, queue_minutes: 10 });
  const ids = await create(6);
  await makeAll();
  const ends = await Promise.all(ids.map((id) => service.finished(id)));
  const late = ends.filter(({ status }) => status === 'failed');
  assert.ok(late.length > 0 && late.length < 6, `${late.length} failed`);
  for (const { error } of late)
    assert.deepEqual(error, { code: 'timeout', message: 'The video was not started within 10 minutes.' });
  const held = (await service.admin('GET', '/accounts')).json.data.map((one: { held: number }) => one.held);
  assert.deepEqual(new Set(held), new Set([0]));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { videoEngineContract } from '../../engines/video-engine-contract.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { FakeService, type SeenCall } from '../../support/scripted-upstream/fake-service.ts';
import { begin, engineAt, newJob } from './engine-at.ts';

const { video } = await sampleFiles();

/** A service of three calls; the prompt says what becomes of a job. */
const DESCRIPTION = {
  protocol: 'task',
  create: {
    post: '/jobs',
    json: { prompt: '$prompt', model: '$model', size: '$size', seconds: '$seconds' },
    id: 'id',
  },
  poll: {
    get: '/jobs/{id}',
    status: 'state',
    progress: 'progress',
    every: '5ms',
    map: { waiting: 'queued', working: 'running', ready: 'done', broken: 'failed' },
  },
  result: [{ video: '/jobs/{id}/video' }],
  error: { code: 'error.code', message: 'error.message' },
  cancel: { delete: '/jobs/{id}', works_on: ['queued', 'running'] },
  reconcile: 'none',
};

const service = await new FakeService().listen();
const prompts = new Map<string, string>();
const requested = new Map<string, number>();
const stopped = new Set<string>();
const idOf = ({ url }: SeenCall) => decodeURIComponent(url.split('/')[2] ?? '');
service
  .on('POST', /^\/jobs$/, ({ json }) => {
    const id = `job:${prompts.size + 1}`;
    prompts.set(id, (json as { prompt: string }).prompt);
    return { status: 201, json: { id } };
  })
  .on('GET', /^\/jobs\/[^/]+$/, (call) => {
    const id = idOf(call);
    if (stopped.has(id)) return { json: { state: 'broken' } };
    const count = (requested.get(id) ?? 0) + 1;
    requested.set(id, count);
    if (prompts.get(id) === 'fail')
      return { json: { state: 'broken', error: { code: 'E1', message: 'no' } } };
    if (count < 4 || prompts.get(id) === 'hang') return { json: { state: 'working', progress: count % 100 } };
    return { json: { state: 'ready' } };
  })
  .on('GET', /\/video$/, { file: video })
  .on('DELETE', /^\/jobs\//, (call) => {
    stopped.add(idOf(call));
    return { status: 204 };
  });

videoEngineContract('an engine of a described service', {
  create: () => engineAt({ raw: DESCRIPTION, baseUrl: service.origin }),
  longJob: { prompt: 'hang' },
  failingJob: { prompt: 'fail' },
});

test('a seed is the same for each try of an attempt, and another for the next', async () => {
  const seeds: unknown[] = [];
  const fake = await new FakeService().listen();
  fake.on('POST', /jobs/, ({ json }) => {
    seeds.push((json as { seed: unknown }).seed);
    return { json: { id: 'j1' } };
  });
  const create = { ...DESCRIPTION.create, json: { seed: '$seed' } };
  const engine = engineAt({ raw: { ...DESCRIPTION, create }, baseUrl: fake.origin });
  const job = newJob();
  for (const attempt of [1, 1, 2]) await begin(engine, { ...job, attempt });
  const [first, again, next] = seeds;
  assert.ok(Number.isInteger(first) && (first as number) >= 0 && (first as number) < 2 ** 31);
  assert.equal(again, first);
  assert.notEqual(next, first);
});

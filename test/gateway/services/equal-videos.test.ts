import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleFiles } from '../../support/fake-engines.ts';
import { type Answer, FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { startService } from '../../support/service.ts';

/**
 * Several videos with the same prompt at a service whose list is the only trace of a lost start: no two tasks may take the
 * same job for theirs.
 */
const { video } = await sampleFiles();
const fake = await new FakeService().listen();
const jobs: object[] = [];
fake
  .on('GET', /^\/videos\?/, () => ({ json: { data: jobs } }))
  .on('GET', /^\/videos\/[^/]+$/, { json: { status: 'completed' } })
  .on('GET', /content$/, { file: video });
const far = {
  protocol: 'videos',
  base_url: fake.origin,
  auth: 'none',
  create: { json: { prompt: '$prompt' } },
  poll: { every: '20ms' },
  reconcile: 'list',
};
const models = { 'vidA3.1': { routes: [{ upstream: 'far', model: 'great' }] } };
const service = await startService({ settings: { upstreams: { far }, models } });
after(() => service.stop());

const accept = (prompt: string): string => {
  const id = `job_${jobs.length + 1}`;
  jobs.push({ id, prompt, model: 'great', created_at: Math.floor(Date.now() / 1000) });
  return id;
};
const create = async (prompt: string): Promise<string> =>
  (await service.call('POST', '/v1/video/create', { model: 'vidA3.1', prompt })).json.id;
const answerCreations = (...answers: (() => Answer | Promise<Answer>)[]) => {
  const seen = { count: 0 };
  fake.on('POST', /^\/videos$/, () => {
    const answer = answers[seen.count]?.() ?? { status: 500 };
    seen.count += 1;
    return answer;
  });
  return seen;
};

/** `completed`, or `undecided` when the operator is asked. */
async function outcome(id: string): Promise<string> {
  for (;;) {
    const { json } = await service.admin('GET', `/tasks/${encodeURIComponent(id)}`);
    if (json.status === 'completed' || json.status === 'failed') return json.status;
    const { json: undecided } = await service.admin('GET', '/tasks?undecided=true');
    if (undecided.data.some((task: { id: string }) => task.id === id)) return 'undecided';
    await delay(20);
  }
}

test('the job of one video is not taken for the lost one of another', async () => {
  const creations = answerCreations(
    () => ({ json: { id: accept('two boats') } }),
    () => ({ lost: true }),
  );
  const first = await create('two boats');
  assert.equal(await outcome(first), 'completed');
  assert.equal(await outcome(await create('two boats')), 'undecided');
  assert.equal(creations.count, 2);
});

test('of two videos whose starts were lost together, one gets the only job', async () => {
  const lost = () => ({ lost: true });
  const creations = answerCreations(() => {
    accept('twin boats');
    return lost();
  }, lost);
  const ids = await Promise.all([create('twin boats'), create('twin boats')]);
  const completed = async () => {
    const tasks = await Promise.all(
      ids.map((id) => service.admin('GET', `/tasks/${encodeURIComponent(id)}`)),
    );
    return tasks.map(({ json }) => json).filter(({ status }) => status === 'completed');
  };
  while ((await completed()).length === 0) await delay(20);
  for (const id of ids) await outcome(id);
  assert.equal((await completed()).length, 1);
  assert.equal(creations.count, 2);
});

test('a job whose creation is still being answered is not taken for the lost one of another video', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<Answer>();
  const { promise: requested, resolve: ask } = Promise.withResolvers<string>();
  const creations = answerCreations(
    () => {
      ask(accept('late boats'));
      return answered;
    },
    () => ({ lost: true }),
  );
  const late = await create('late boats');
  const job = await requested;
  const lost = await create('late boats');
  assert.equal(await outcome(lost), 'undecided');
  answer({ json: { id: job } });
  assert.equal(await outcome(late), 'completed');
  assert.equal(await outcome(lost), 'undecided');
  assert.equal(creations.count, 2);
});

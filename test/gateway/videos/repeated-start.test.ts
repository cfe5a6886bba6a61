import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StartRefused } from '../../../src/engines/video-engine.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { type EngineAt, engineAt, KEYS, NEVER, newJob, stored } from './engine-at.ts';

/** A start whose answer is lost is repeated by its key at the very account that it went to, or not at all. */

const DESCRIPTION = {
  protocol: 'task',
  create: { post: '/jobs', json: { prompt: '$prompt' }, id: 'id' },
  poll: { get: '/jobs/{id}', status: 'state', map: { ready: 'done' } },
  result: [{ video: '/jobs/{id}/video' }],
  reconcile: 'idempotency_key',
};
const CANCEL = { cancel: { delete: '/jobs/{id}' } };

/** A start that the first account has refused, and whose answer from the second was lost. */
async function lostAtTheSecondAccount() {
  const service = await new FakeService().listen();
  service.on('POST', /jobs/, { status: 402, json: {} }, { lost: true }, { json: { id: 'j1' } });
  const here: EngineAt = { raw: DESCRIPTION, baseUrl: service.origin, credentials: ['main', 'spare'] };
  const engine = engineAt(here);
  const job = newJob();
  const refused = await engine
    .start(job, NEVER, stored(await engine.plan(job, NEVER)))
    .catch((error: unknown) => error);
  assert.ok(refused instanceof StartRefused && refused.hasOtherPlan);
  const plan = stored(await engine.plan(job, NEVER));
  await assert.rejects(engine.start(job, NEVER, plan));
  assert.equal(service.calls.length, 2);
  return { service, here, job, plan };
}

const keyOf = (call: { headers: Record<string, unknown> } | undefined) => call?.headers['idempotency-key'];

test('the repeat goes to the account whose answer was lost, and to no other', async () => {
  const { service, here, job, plan } = await lostAtTheSecondAccount();
  // After a restart nothing of the first account's refusal is remembered.
  const found = await engineAt(here).reconcile(plan, job, NEVER);
  assert.equal(found.state, 'started');
  assert.ok(found.state === 'started');
  assert.equal((found.operation as { credential: string }).credential, 'spare');
  assert.deepEqual(
    service.calls.map(({ headers }) => headers.authorization),
    [KEYS.main, KEYS.spare, KEYS.spare].map((key) => `Bearer ${key}`),
  );
  assert.equal(keyOf(service.calls[2]), keyOf(service.calls[1]));
});

const CHANGES: readonly { readonly name: string; readonly change: Partial<EngineAt> }[] = [
  { name: 'its credential is no longer configured', change: { credentials: ['main'] } },
  { name: 'the service has another address', change: { baseUrl: 'http://127.0.0.1:1' } },
  {
    name: 'the request is described otherwise',
    change: { change: { create: { json: { text: '$prompt' } } } },
  },
];

for (const { name, change } of CHANGES)
  test(`nothing is repeated when ${name}`, async () => {
    const { service, here, job, plan } = await lostAtTheSecondAccount();
    const found = await engineAt({ ...here, ...change }).reconcile(plan, job, NEVER);
    assert.equal(found.state, 'unknown');
    assert.equal(service.calls.length, 2);
  });

test('a start that nobody wants any more is repeated only if its job can be stopped', async () => {
  for (const [change, state] of [
    [{}, 'unknown'],
    [CANCEL, 'started'],
  ] as const) {
    const service = await new FakeService().listen();
    service.on('POST', /jobs/, { lost: true }, { json: { id: 'j1' } });
    const engine = engineAt({ raw: DESCRIPTION, change, baseUrl: service.origin });
    const job = newJob();
    const plan = stored(await engine.plan(job, NEVER));
    await assert.rejects(engine.start(job, NEVER, plan));
    assert.equal((await engine.reconcile(plan, { ...job, isUnwanted: true }, NEVER)).state, state);
    assert.equal(service.calls.length, state === 'started' ? 2 : 1);
  }
});

test('a start that nobody wants any more is not sent', async () => {
  const service = await new FakeService().listen();
  const engine = engineAt({ raw: DESCRIPTION, baseUrl: service.origin });
  const job = newJob();
  const plan = await engine.plan(job, NEVER);
  await assert.rejects(engine.start(job, NEVER, plan, AbortSignal.abort()));
  assert.equal(service.calls.length, 0);
});

import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ServiceError } from '../../../src/domain/errors.ts';
import { StartRefused } from '../../../src/engines/video-engine.ts';
import { sampleFiles } from '../../support/fake-engines.ts';
import { type Answer, FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { begin, descriptionOf, engineAt, KEYS, newJob, untilEnded } from './engine-at.ts';

/** Services that hold the connection until the video is made, as LocalAI's /video and vLLM-Omni's /v1/videos/sync do. */
const { video } = await sampleFiles();
const bytes = readFileSync(video);

const DESCRIPTION = {
  protocol: 'inline',
  create: { post: '/video', json: { prompt: '$prompt', seed: '$seed' }, timeout: '300ms' },
  result: [{ video: ['data.0.b64_json', 'data.0.url'] }],
  error: { code: 'error.code', message: 'error.message', classes: { unsafe: 'refused' } },
};

async function service(answer: Answer, change: object = {}) {
  const fake = await new FakeService().listen();
  fake.on('POST', /video/, answer).on('GET', /media/, { file: video });
  const engine = engineAt({ raw: DESCRIPTION, change, baseUrl: fake.origin });
  return { fake, engine, job: newJob() };
}

describe('a service whose answer is the video', () => {
  const ANSWERS: readonly (readonly [string, Answer])[] = [
    ['its bytes', { file: video }],
    ['its bytes as anything', { file: video, headers: { 'content-type': 'application/octet-stream' } }],
    ['base64', { json: { data: [{ b64_json: bytes.toString('base64') }] } }],
    ['a link', { json: { id: 'x', data: [{ url: '/media/x' }] } }],
  ];
  for (const [name, answer] of ANSWERS) {
    test(`sends ${name}`, async () => {
      const { fake, engine, job } = await service(answer);
      const operation = await begin(engine, job);
      assert.ok(JSON.stringify(operation).length < 5000, 'no video is stored with the task');
      const ended = await untilEnded(engine, operation, job);
      assert.ok(ended.state === 'completed');
      assert.ok(readFileSync(ended.result.video).equals(bytes));
      assert.equal(fake.seen('POST', /video/).length, 1);
      assert.equal(fake.calls[0]?.headers.authorization, `Bearer ${KEYS.main}`);
      await engine.cancel(operation);
    });
  }

  const startOf = async (answer: Answer, change: object = {}) => {
    const { engine, job, fake } = await service(answer, change);
    const error = await begin(engine, job).catch((reason: unknown) => reason);
    assert.equal(fake.calls.length, 1);
    return error;
  };

  test('that sends none has failed for good, and one that withholds it has refused', async () => {
    const empty = await startOf({ json: { data: [] } });
    assert.ok(empty instanceof ServiceError && empty.code === 'upstream_error', String(empty));
    const refused = await startOf({ status: 400, json: { error: { code: 'unsafe' } } });
    assert.ok(refused instanceof ServiceError && refused.code === 'content_policy_violation');
  });

  test('that breaks off leaves it open whether it made the video, unless a repeat is free', async () => {
    for (const answer of [
      { lost: true },
      { hang: true },
      { json: { data: [] }, cutOff: 3 },
      { status: 500 },
    ]) {
      const unknown = await startOf(answer);
      assert.ok(!(unknown instanceof StartRefused) && !(unknown instanceof ServiceError), String(unknown));
      const free = await startOf(answer, { repeats: 'free' });
      assert.ok(free instanceof StartRefused && free.permanent === null, String(free));
    }
  });

  test('whose video was lost with the process that had it: it is made anew only where a repeat is free', async () => {
    for (const repeats of ['never', 'free']) {
      const { engine, job } = await service({ file: video }, { repeats });
      const operation = await begin(engine, job);
      rmSync((operation as { film: { path: string } }).film.path);
      const ended = await untilEnded(engine, operation, job);
      assert.ok(ended.state === 'failed' && ended.retry === (repeats === 'free'));
      assert.equal(engine.repeatableStart, repeats === 'free');
    }
  });

  test('whose video does not play has failed', async () => {
    const { engine, job } = await service({
      text: 'not a video at all',
      headers: { 'content-type': 'video/mp4' },
    });
    const ended = await untilEnded(engine, await begin(engine, job), job);
    assert.ok(ended.state === 'failed' && ended.code === 'upstream_error');
  });

  test('has no job that could be found', () => {
    const listed = { ...DESCRIPTION, reconcile: { list: { get: '/jobs' } } };
    assert.throws(() => descriptionOf(listed), /reconcile: expected none or idempotency_key/);
  });
});

test('a seed is the same for each try of an attempt, and another for the next', async () => {
  const seeds: unknown[] = [];
  const fake = await new FakeService().listen();
  fake.on('POST', /video/, ({ json }) => {
    seeds.push((json as { seed: unknown }).seed);
    return { file: video };
  });
  const engine = engineAt({ raw: DESCRIPTION, baseUrl: fake.origin });
  const job = newJob();
  for (const attempt of [1, 1, 2]) await begin(engine, { ...job, attempt });
  const [first, again, next] = seeds;
  assert.ok(Number.isInteger(first) && (first as number) >= 0 && (first as number) < 2 ** 31);
  assert.equal(again, first);
  assert.notEqual(next, first);
});

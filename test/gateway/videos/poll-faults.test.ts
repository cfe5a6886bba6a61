import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { VideoStatus } from '../../../src/engines/video-engine.ts';
import { type Answer, FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { begin, engineAt, FOREIGN, KEYS, NEVER, newJob, untilEnded } from './engine-at.ts';

const DESCRIPTION = {
  protocol: 'task',
  create: { post: '/jobs', json: { prompt: '$prompt' }, id: 'id', keep: { status: 'status_url' } },
  poll: {
    get: '/jobs/{id}',
    status: 'state',
    progress: 'progress',
    every: '4s',
    map: {
      waiting: 'queued',
      working: 'running',
      ready: 'done',
      broken: 'failed',
      stopped: 'cancelled',
      expired: 'gone',
      'Content Moderated': 'refused',
    },
    failed_if: 'problem',
  },
  result: [{ video: 'video' }],
  refused: { if: { path: 'video_is_fine', is: false } },
  ok: { path: 'code', is: [0, null] },
  error: {
    code: ['error.code', 'code'],
    message: 'error.message',
    classes: { 'INTERNAL.*': 'retry', unsafe: 'refused', 42: 'gone' },
  },
};

const HOUR = 3_600_000;

async function jobAt(
  answers: readonly Answer[],
  options: { change?: object; ageMs?: number; created?: object; pauseMs?: number } = {},
) {
  const fake = await new FakeService().listen();
  const { change = {}, ageMs = 0, created = {}, pauseMs = 0 } = options;
  const words: string[] = [];
  let now = Date.now();
  const after = (answer: Answer) => () => {
    now += pauseMs;
    return answer;
  };
  fake.on('POST', /jobs/, { json: { id: 'a:b/c', ...created } }).on('GET', /jobs/, ...answers.map(after));
  const engine = engineAt({
    raw: DESCRIPTION,
    change,
    baseUrl: fake.origin,
    more: { now: () => now, onOddWord: (word) => words.push(word) },
  });
  const job = newJob();
  const operation = await begin(engine, job);
  now += ageMs;
  const ask = (): Promise<VideoStatus | Error> =>
    engine.status(operation, job, NEVER).catch((error: unknown) => error as Error);
  return { fake, engine, job, operation, ask, words };
}

describe('odd answers to a poll', () => {
  /** Beside those of the table of presets. */
  const ODD: readonly (readonly [string, Answer])[] = [
    ['HTML with 200', { text: '<html>Welcome</html>' }],
    ['500 that says failed of another job', { status: 500, json: { id: 'another', state: 'broken' } }],
    ['500 that names the job beside', { status: 500, json: { state: 'broken', of: { id: 'a:b/c' } } }],
    ['500 with the record of the job at work', { status: 500, json: { id: 'a:b/c', state: 'working' } }],
    ['500 with the job and an unknown word', { status: 500, json: { id: 'a:b/c', state: 'exploded' } }],
    ['JSON that breaks off', { text: '{"state": "brok' }],
    ['a list', { json: ['broken'] }],
    ['a status that is null', { json: { state: null } }],
    ['an error about the call', { json: { code: 1002, error: { code: 'x' } } }],
    ['a word for gone', { json: { state: 'expired' } }],
    ['a code for gone', { json: { code: 42 } }],
  ];
  for (const [name, answer] of ODD) {
    test(`${name} ends nothing`, async () => {
      const { ask } = await jobAt([answer, { json: { state: 'working' } }]);
      const odd = await ask();
      assert.ok(odd instanceof Error || odd.state === 'pending', JSON.stringify(odd));
      const next = await ask();
      assert.ok(!(next instanceof Error) && next.state === 'pending');
    });
  }

  for (const status of [400, 404, 410, 422, 429, 500, 503])
    test(`a failure in the record of the job counts with ${status}, and nothing is left to cancel`, async () => {
      const record = { id: 'a:b/c', state: 'broken', error: { code: status, message: 'out of memory' } };
      const { ask, engine, operation } = await jobAt([{ status, json: record }], {
        change: { cancel: { delete: '/jobs/{id}', works_on: ['queued', 'running'] } },
      });
      const verdict = await ask();
      assert.ok(!(verdict instanceof Error) && verdict.state === 'failed' && !verdict.retry);
      assert.equal(verdict.code, 'upstream_error');
      assert.equal(await engine.cancel(operation), 'stopped');
    });

  test('a refusal and a cancellation count with the status of an error too', async () => {
    for (const [state, code] of [
      ['Content Moderated', 'content_policy_violation'],
      ['stopped', 'upstream_error'],
    ]) {
      const { ask } = await jobAt([{ status: 400, json: { id: 'a:b/c', state } }]);
      const verdict = await ask();
      assert.ok(!(verdict instanceof Error) && verdict.state === 'failed', state);
      assert.equal(verdict.code, code);
    }
  });

  test('a word that is not described is counted', async () => {
    const { ask, words } = await jobAt([{ json: { state: 'exploded' } }]);
    await ask();
    assert.deepEqual(words, ['exploded']);
  });

  test('words count in upper and lower case', async () => {
    const { ask } = await jobAt([{ json: { state: 'STOPPED' } }]);
    const status = await ask();
    assert.ok(!(status instanceof Error) && status.state === 'failed' && !status.retry);
  });

  test('a job that a service does not know is given up after some time, and not after a lapse', async () => {
    const gone: Answer = { status: 404, json: {} };
    // However old the job is: twenty answers within 40 s may be a restart of the service.
    for (const ageMs of [0, HOUR]) {
      const short = await jobAt([gone], { ageMs, pauseMs: 2000 });
      await assert.rejects(untilEnded(short.engine, short.operation, short.job));
    }
    const fourTimes = [gone, gone, gone, gone, { json: { state: 'working' } }];
    const lapse = await jobAt([...fourTimes, ...fourTimes], { pauseMs: 60_000 });
    await assert.rejects(untilEnded(lapse.engine, lapse.operation, lapse.job));
    const lost = await jobAt([gone], { pauseMs: 40_000 });
    const status = await untilEnded(lost.engine, lost.operation, lost.job);
    assert.ok(status.state === 'failed' && status.code === 'upstream_error' && status.requested === 5);
  });

  test('ids are escaped in paths', async () => {
    const { fake, ask } = await jobAt([{ json: { state: 'working' } }]);
    await ask();
    assert.equal(fake.seen('GET', /jobs/)[0]!.url, '/jobs/a%3Ab%2Fc');
  });

  test('an id that is a number of 64 bits keeps its digits', async () => {
    const fake = await new FakeService().listen();
    fake.on('POST', /jobs/, { text: '{"id": 1234567890123456789, "progress": 0.1234567890123456}' });
    fake.on('GET', /jobs/, { json: { state: 'working' } });
    const engine = engineAt({ raw: DESCRIPTION, baseUrl: fake.origin });
    const job = newJob();
    await engine.status(await begin(engine, job), job, NEVER);
    assert.equal(fake.seen('GET', /jobs/)[0]!.url, '/jobs/1234567890123456789');
  });

  test('answers are asked for as they are, not packed', async () => {
    const { ask, fake } = await jobAt([{ json: { state: 'working' } }]);
    await ask();
    const requested = fake.calls.map(({ headers }) => headers['accept-encoding']);
    assert.deepEqual(requested, ['identity', 'identity']);
  });

  test('a status URL of another origin is not called', async () => {
    const stranger = await new FakeService().listen();
    const { ask, fake } = await jobAt([], {
      change: { poll: { get: '{keep.status}' } },
      created: { status_url: `${stranger.origin}/status` },
    });
    assert.ok((await ask()) instanceof Error);
    assert.equal(stranger.calls.length + fake.seen('GET', /./).length, 0);
  });

  const PROGRESS: readonly (readonly [unknown, number | undefined])[] = [
    [37, 37],
    [0.37, 37],
    ['37%', 37],
    ['0.5', 50],
    [140, 100],
    [-3, 0],
    ['soon', undefined],
    [{}, undefined],
    [0, 0],
    [1, 1],
  ];
  for (const [written, percent] of PROGRESS) {
    test(`progress ${JSON.stringify(written)} is ${percent} percent`, async () => {
      const { ask } = await jobAt([{ json: { state: 'working', progress: written } }]);
      const status = await ask();
      assert.ok(!(status instanceof Error) && status.state === 'pending');
      assert.equal(status.progress, percent);
    });
  }

  test('the service says when to ask again, otherwise the description and the age do', async () => {
    const after = async (answer: Answer, ageMs = 0) => {
      const status = await (await jobAt([answer], { ageMs })).ask();
      return status instanceof Error || status.state !== 'pending' ? undefined : status.askAgainAfterMs;
    };
    const working = { state: 'working' };
    assert.equal(await after({ json: working }), 4000);
    assert.equal(await after({ json: working }, HOUR), 16_000);
    assert.equal(await after({ json: working, headers: { 'retry-after': '9' } }), 9000);
    assert.equal(await after({ json: working, headers: { 'openai-poll-after-ms': '2500' } }), 2500);
    assert.equal(await after({ status: 429, headers: { 'retry-after': '20' } }), 20_000);
    // Now, a moment ago and a moment that has passed would be a storm of questions.
    for (const moment of ['0', '-5', 'Wed, 21 Oct 2015 07:28:00 GMT'])
      assert.equal(await after({ status: 429, headers: { 'retry-after': moment } }), 1000, moment);
  });

  test('the first question waits as described, without a call', async () => {
    const { ask, fake } = await jobAt([], { change: { poll: { first: '30s' } } });
    const status = await ask();
    assert.ok(!(status instanceof Error) && status.state === 'pending' && (status.askAgainAfterMs ?? 0) > 0);
    assert.equal(fake.seen('GET', /./).length, 0);
  });
});

describe('verdicts of a poll', () => {
  const VERDICTS: readonly (readonly [string, object, string, boolean])[] = [
    ['failed without a reason', { state: 'broken' }, 'upstream_error', false],
    [
      'failed, and worth a repeat',
      { state: 'broken', error: { code: 'INTERNAL.X', message: 'see https://vendor.example' } },
      'upstream_error',
      true,
    ],
    [
      'failed for its content',
      { state: 'broken', error: { code: 'unsafe' } },
      'content_policy_violation',
      false,
    ],
    ['a word that means moderated', { state: 'content moderated' }, 'content_policy_violation', false],
    [
      'done, but not fine',
      { state: 'ready', video_is_fine: false, video: `${FOREIGN}/x` },
      'content_policy_violation',
      false,
    ],
    ['done with a problem', { state: 'ready', problem: 'x' }, 'upstream_error', false],
  ];
  for (const [name, reply, code, retry] of VERDICTS) {
    test(`${name} is ${code}`, async () => {
      const { ask } = await jobAt([{ json: reply }]);
      const status = await ask();
      assert.ok(!(status instanceof Error) && status.state === 'failed');
      assert.deepEqual([status.code, status.retry], [code, retry]);
      assert.doesNotMatch(status.message, /vendor|fake|http/);
      assert.ok(!String(status.cause).includes(KEYS.main));
    });
  }
});

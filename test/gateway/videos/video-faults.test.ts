import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { sampleFiles } from '../../support/fake-engines.ts';
import { type Answer, FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { begin, engineAt, FOREIGN, KEYS, NEVER, newJob, untilEnded } from './engine-at.ts';

const { video } = await sampleFiles();

const DESCRIPTION = {
  protocol: 'task',
  create: { post: '/jobs', json: { prompt: '$prompt' }, id: 'id' },
  poll: { get: '/jobs/{id}', status: 'state', map: { ready: 'done' }, body_limit: '100MB' },
  result: [{ video: 'video' }],
};
const LIMITS = { headersMs: 5000, silenceMs: 200, patienceMs: 200, bytesPerSecond: 10_000 };

async function finished(
  polls: readonly unknown[],
  videos: readonly Answer[],
  change: object = {},
  { pauseMs = 0, videoBytes = 2e9 } = {},
) {
  let now = Date.now();
  const fake = await new FakeService().listen();
  const cdn = await new FakeService().listen();
  const replies = polls.map((reply) => ({ json: { state: 'ready', video: reply } }));
  fake.on('POST', /jobs/, { json: { id: 'j' } }).on('GET', /jobs/, ...replies);
  fake.on('GET', /own/, ...videos);
  cdn.on('GET', /video/, ...videos);
  const engine = engineAt({
    raw: DESCRIPTION,
    change,
    baseUrl: fake.origin,
    foreign: cdn.origin,
    videoBytes,
    more: { downloadLimits: LIMITS, now: () => (now += pauseMs) },
  });
  const job = newJob();
  const operation = await begin(engine, job);
  return { fake, cdn, engine, job, operation };
}

const link = `${FOREIGN}/video?signature=1`;
const whole: Answer = { file: video };

describe('the video of a finished job', () => {
  test('no video is asked for a few times, and is then a failure', async () => {
    for (const nothing of [undefined, null, '', [], {}, 'soon', 'ftp://x/y', 'http://other.example/video']) {
      const { engine, operation, job } = await finished([nothing], [whole]);
      const status = await untilEnded(engine, operation, job);
      assert.ok(status.state === 'failed' && status.code === 'upstream_error' && !status.retry);
      assert.equal(status.requested, 3);
    }
  });

  test('a link that comes late is used', async () => {
    const { engine, operation, job } = await finished([null, null, link], [whole]);
    assert.equal((await untilEnded(engine, operation, job)).state, 'completed');
  });

  test('HTML in place of a video is fetched again, and is never a success', async () => {
    const html = { text: '<html>Sorry</html>', headers: { 'content-type': 'video/mp4' } };
    const often = await finished([link], [html]);
    const status = await untilEnded(often.engine, often.operation, often.job);
    assert.ok(status.state === 'failed' && status.code === 'upstream_error');
    const once = await finished([link], [html, whole]);
    assert.equal((await untilEnded(once.engine, once.operation, once.job)).state, 'completed');
  });

  /** Beside those of the table of presets. */
  const FAILING: readonly (readonly [string, Answer])[] = [
    ['404', { status: 404, json: { detail: 'Generation is still in-progress' } }],
    ['a broken connection', { lost: true }],
    ['a video that drips', { drip: true }],
    ['a redirect in circles', { status: 302, headers: { location: link } }],
    ['a redirect to plain http', { status: 302, headers: { location: 'http://other.example/video' } }],
  ];
  for (const [name, answer] of FAILING) {
    test(`${name} fails no job: the link is asked for anew, and the video fetched again`, async () => {
      const { fake, engine, operation, job } = await finished(
        [link],
        [...Array.from({ length: name.includes('circles') ? 16 : 4 }, () => answer), whole],
      );
      const status = await untilEnded(engine, operation, job);
      assert.equal(status.state, 'completed');
      assert.equal(status.requested, 5);
      assert.equal(fake.seen('GET', /jobs/).length, 5);
    });
  }

  for (const status of [404, 410])
    test(`a video that stays ${status} after its job has ended is given up, as a job that is unknown`, async () => {
      const steps = { result: [{ get: '/own/{id}', video: 'video' }] };
      for (const change of [{}, steps]) {
        const gone = { status, json: {} };
        const { engine, operation, job } = await finished([link], [gone], change, { pauseMs: 40_000 });
        const ended = await untilEnded(engine, operation, job);
        assert.ok(ended.state === 'failed' && ended.code === 'upstream_error' && !ended.retry);
        assert.equal(ended.requested, 5);
      }
    });

  test('a video that is too large is not kept, and given up after a few tries', async () => {
    const { cdn, engine, operation, job } = await finished([link], [whole], {}, { videoBytes: 100 });
    const status = await untilEnded(engine, operation, job);
    assert.ok(status.state === 'failed');
    assert.equal(status.code, 'upstream_error');
    assert.match(status.message, /more than an answer or a video may hold/);
    assert.equal(cdn.calls.length, 3);
    assert.deepEqual(readdirSync(job.scratchDirectory), []);
  });

  test('the key goes to the service alone, along redirects too', async () => {
    const { fake, cdn, engine, operation, job } = await finished(['/own'], [whole]);
    fake.on('GET', /own/, { status: 302, headers: { location: '/own-2' } });
    fake.on('GET', /own-2/, { status: 307, headers: { location: link } });
    assert.equal((await untilEnded(engine, operation, job)).state, 'completed');
    for (const call of fake.seen('GET', /own/))
      assert.equal(call.headers.authorization, `Bearer ${KEYS.main}`);
    assert.equal(fake.seen('GET', /own/).length, 2);
    assert.equal(cdn.calls.length, 1);
    assert.equal(cdn.calls[0]!.headers.authorization, undefined);
  });

  test('the key goes along to another host where the description says so', async () => {
    const { cdn, engine, operation, job } = await finished([link], [whole], {
      result: [{ video: 'video', auth: [FOREIGN] }],
    });
    assert.equal((await untilEnded(engine, operation, job)).state, 'completed');
    assert.equal(cdn.calls[0]!.headers.authorization, `Bearer ${KEYS.main}`);
  });

  test('a video of tens of megabytes within the reply goes to the disk, whatever escapes it has', async () => {
    const bytes = Buffer.concat([readFileSync(video), Buffer.alloc(20_000_001, 7)]);
    const base64 = bytes.toString('base64');
    const escaped = JSON.stringify({ state: 'ready', video: base64 })
      .replaceAll('/', '\\/')
      .replaceAll('=', '\\u003d');
    for (const text of [
      escaped,
      JSON.stringify({ video: `data:video/mp4;base64,${base64}`, state: 'ready' }),
    ]) {
      const { fake, engine, operation, job } = await finished([], []);
      fake.on('GET', /jobs/, { text });
      const status = await untilEnded(engine, operation, job);
      assert.ok(status.state === 'completed');
      assert.ok(readFileSync(status.result.video).equals(bytes));
    }
  });

  test('what the service says that it costs is reported', async () => {
    const { fake, engine, operation, job } = await finished([], [], {
      cost: 'usage.cost',
    });
    fake.on('GET', /own/, whole);
    fake.on('GET', /jobs/, { json: { state: 'ready', video: '/own', usage: { cost: 0.45 } } });
    const status = await untilEnded(engine, operation, job);
    assert.ok(status.state === 'completed');
    assert.equal(status.result.cost, 0.45);
  });

  test('a reply over its limit is no news', async () => {
    const { fake, engine, operation, job } = await finished([], [], { poll: { body_limit: '1MB' } });
    fake.on('GET', /jobs/, { text: JSON.stringify({ state: 'ready', video: 'A'.repeat(2_000_000) }) });
    await assert.rejects(engine.status(operation, job, NEVER), /longer than 1000000 bytes/);
  });
});

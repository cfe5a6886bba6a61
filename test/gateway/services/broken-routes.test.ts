import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { freePort } from '../../support/free-port.ts';
import { deliveredVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { type Answer, FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { jobsEntry, makeVideos } from '../../support/scripted-upstream/video-jobs.ts';
import { startService } from '../../support/service.ts';
import { until } from '../../support/until.ts';

/** A hosted model whose key is wrong, whose account is empty or which is gone is known at once, everywhere. */
const folder = scratchFolder();
const fake = await new FakeService().listen();
const video = await deliveredVideo(folder);
makeVideos(fake, video);

const lines: { msg: string; upstream?: string; reason?: string }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
const create = { post: '/{model}/jobs', json: { prompt: '$prompt' }, id: 'id' };
const upstream = jobsEntry(fake.origin, { create });
const far = (model: string) => ({ upstream: 'far', model });
const settings = {
  upstreams: {
    far: upstream,
    near: upstream,
    down: jobsEntry(`http://127.0.0.1:${await freePort()}`, { create }),
  },
  models: {
    vidA3: { routes: [far('great')] },
    'vidA3-pro': { routes: [far('greater'), { upstream: 'near', model: 'small' }] },
    'vidA3-fast': { routes: [far('quick')] },
    'vidA2-fast': { routes: [{ upstream: 'down', model: 'any' }] },
  },
};
const service = await startService({ settings, log });
after(() => service.stop());

const order = (model: string, prompt = 'a boat') =>
  service.call('POST', '/v1/video/create', { model, prompt });
const routesAt = async (id: string) => {
  const { json } = await service.admin('GET', '/upstreams');
  const found = json.data.find((one: { id: string }) => one.id === id);
  return found.routes as { model: string; outage: { reason: string; message: string } | null }[];
};
const outageOf = async (model: string, id = 'far') =>
  (await routesAt(id)).find((route) => route.model === model)?.outage ?? null;

interface Ready {
  readonly unavailable_models?: readonly string[];
  readonly outages: readonly { model: string; upstream: string; reason: string; whole: boolean }[];
}
const ready = async (headers = {}) =>
  (await (await fetch(`${service.url}/readyz`, { headers })).json()) as Ready;

/** Orders one video and waits until its start was refused. */
async function meet(model: string, path: RegExp, answer: Answer): Promise<string> {
  fake.on('POST', path, answer);
  const created = await order(model);
  assert.equal(created.status, 200, created.text);
  await until(async () => (await outageOf(model)) !== null);
  return created.json.id;
}

/** A video that was accepted before says why it waits, and until when. */
async function assertExplained(id: string): Promise<void> {
  const { headers, json } = await service.call('GET', `/v1/videos/${encodeURIComponent(id)}?include=details`);
  assert.equal(headers.get('x-phonofilm-waiting'), 'out_of_service');
  const { reason, until: end } = json.details.waiting;
  assert.equal(reason, 'out_of_service');
  assert.ok(Math.abs(end - Date.now() / 1000 - 240 * 60) < 60, `${end}`);
}

const BROKEN = [
  { status: 401, reason: 'auth', words: /our key is refused there: HTTP 401.*no such key/ },
  { status: 402, reason: 'funds', words: /our account there is empty: HTTP 402/ },
  { status: 404, reason: 'gone', words: /the model is not there: HTTP 404/ },
];

for (const { status, reason, words } of BROKEN) {
  test(`while all routes of a model answer ${status}, its videos are refused at once, and the operator reads why`, async () => {
    lines.length = 0;
    const waiting = await meet('vidA3', /great\/jobs/, { status, json: { error: 'no such key' } });
    for (let count = 0; count < 3; count += 1) {
      const refused = await order('vidA3');
      assert.equal(refused.status, 503, refused.text);
      assert.equal(refused.json.error.code, 'service_unavailable');
      assert.equal(refused.headers.get('retry-after'), '60');
      assert.doesNotMatch(refused.text, /far|great|key|HTTP/);
    }
    const outage = await outageOf('vidA3');
    assert.equal(outage?.reason, reason);
    assert.match(outage?.message ?? '', words);
    if (reason !== 'gone') await assertExplained(waiting);
    // Anybody reads which model; the operator reads more.
    assert.deepEqual((await ready()).unavailable_models, ['vidA3']);
    const [reported] = (await ready({ authorization: `Bearer ${service.adminKey}` })).outages;
    assert.deepEqual(
      [reported?.model, reported?.upstream, reported?.reason, reported?.whole],
      ['vidA3', 'far', reason, true],
    );
    const alerts = (await service.admin('GET', '/alerts')).json.data.map(({ id }: { id: string }) => id);
    assert.ok(alerts.includes(`${reason === 'funds' ? 'money' : 'outage'}:vidA3 (far)`), alerts.join());
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    assert.match(
      metrics,
      new RegExp(
        `phonofilm_model_outage\\{model="vidA3",upstream="far",reason="${reason}",whole="true"\\} 1`,
      ),
    );
    const reports = lines.filter(({ msg }) => /out of service/.test(msg));
    assert.deepEqual(
      reports.map(({ upstream, reason }) => [upstream, reason]),
      [['far', reason]],
    );
    // Other models are as they were.
    fake.on('POST', /quick\/jobs/, { json: { id: 'j' } });
    assert.equal((await order('vidA3-fast')).status, 200);
    await service.call('DELETE', `/v1/videos/${encodeURIComponent(waiting)}`);
    assert.equal((await service.admin('POST', '/upstreams/far/reset')).status, 200);
    assert.equal(await outageOf('vidA3'), null);
  });
}

test('a video that was accepted before waits, and is made once the key is mended; then others are taken again', async () => {
  const waiting = await meet('vidA3', /great\/jobs/, { status: 401, json: {} });
  assert.equal((await order('vidA3')).status, 503);
  fake.on('POST', /great\/jobs/, { json: { id: 'j' } });
  const ended = await service.finished(waiting);
  assert.equal(ended['status'], 'completed', JSON.stringify(ended));
  assert.equal(await outageOf('vidA3'), null);
  assert.equal((await ready()).unavailable_models, undefined);
  assert.equal((await order('vidA3')).status, 200);
});

test('a request that a service forbids (403) fails alone: the model stays in service for everybody', async () => {
  fake.on('POST', /great\/jobs/, ({ json }) =>
    JSON.stringify(json).includes('forbidden')
      ? { status: 403, json: { error: 'this prompt is not allowed' } }
      : { json: { id: 'j' } },
  );
  const forbidden = await service.finished((await order('vidA3', 'a forbidden boat')).json.id);
  assert.deepEqual(
    [forbidden['status'], (forbidden['error'] as { code?: string } | undefined)?.code],
    ['failed', 'upstream_error'],
  );
  assert.equal(await outageOf('vidA3'), null);
  const { status, json } = await order('vidA3');
  assert.equal(status, 200);
  assert.equal((await service.finished(json.id))['status'], 'completed');
});

test('a model that has another route goes on, and the broken one is named', async () => {
  fake.on('POST', /small\/jobs/, { json: { id: 'j' } });
  const first = await meet('vidA3-pro', /greater\/jobs/, { status: 401, json: {} });
  assert.equal((await service.finished(first))['status'], 'completed');
  assert.equal((await order('vidA3-pro')).status, 200);
  assert.equal((await ready()).unavailable_models, undefined);
  const { outages } = await ready({ authorization: `Bearer ${service.adminKey}` });
  assert.deepEqual(
    outages.map(({ model, whole }) => [model, whole]),
    [['vidA3-pro', false]],
  );
});

test('a service that is only busy is no lasting outage: videos are accepted and wait', async () => {
  fake.on('POST', /quick\/jobs/, { status: 429, json: {} });
  for (let count = 0; count < 6; count += 1) assert.equal((await order('vidA3-fast')).status, 200);
  await until(() => fake.seen('POST', /quick\/jobs/).length >= 6);
  assert.equal(await outageOf('vidA3-fast'), null);
  assert.equal((await order('vidA3-fast')).status, 200);
});

test('a video whose service does not answer says how often it was tried, why in vain, and until when', async () => {
  const { id } = (await order('vidA2-fast')).json;
  const path = encodeURIComponent(id);
  const task = async () => (await service.admin('GET', `/tasks/${path}`)).json;
  await until(async () => (await task()).refused?.tries > 1);
  const { status, attempts, refused, timings } = await task();
  assert.deepEqual([status, attempts, timings.started_at], ['pending', 0, null]);
  assert.ok(timings.waited_seconds > 0);
  assert.match(refused.reason, /^upstream\/down\/vidA2-fast\/any: .*ECONNREFUSED/);
  assert.ok(Math.abs(refused.until - Date.now() / 1000 - 240 * 60) < 60, refused.until);
  const { headers, json } = await service.call('GET', `/v1/videos/${path}?include=details`);
  assert.equal(headers.get('x-phonofilm-waiting'), 'refused');
  const { reason, tries, until: end } = json.details.waiting;
  assert.deepEqual([reason, tries >= 2, end], ['refused', true, refused.until]);
  assert.doesNotMatch(JSON.stringify(json), /ECONNREFUSED|down/);
  await service.call('DELETE', `/v1/videos/${path}`);
  const after = await task();
  assert.deepEqual([after.money.captured, after.money.held, after.timings.started_at], [0, 0, null]);
  assert.deepEqual([after.refused.until, after.timings.processing_seconds], [null, null]);
});

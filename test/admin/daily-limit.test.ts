import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { deliveredVideo, samplePng } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { type Answer, FakeService } from '../support/scripted-upstream/fake-service.ts';
import { jobsEntry, makeVideos } from '../support/scripted-upstream/video-jobs.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** What a hosted service may cost in a day: beyond it videos go to the next route, or are refused until midnight. */
const folder = scratchFolder();
const fake = await new FakeService().listen();
const video = await deliveredVideo(folder);
const DONE: Answer = { json: { status: 'done', video: '/video' } };
makeVideos(fake, video);

const SIX = Date.UTC(2026, 0, 31, 18);
const SIX_HOURS = 6 * 3600;
let now = SIX;
const settings = (mostPerDay: number, price: object = { price: { per_second: 0.01 } }) => {
  const create = { post: '/{model}/jobs', json: { prompt: '$prompt' }, id: 'id' };
  const entry = (name: string, more: object) => jobsEntry(`${fake.origin}/${name}`, { create, ...more });
  const greater = { upstream: 'far', model: 'greater', ...price };
  return {
    upstreams: { far: entry('far', { most_per_day: mostPerDay }), near: entry('near', {}) },
    models: {
      vidA3: { routes: [{ upstream: 'far', model: 'great', ...price }] },
      'vidA3-pro': { routes: [greater, { upstream: 'near', model: 'small' }] },
    },
  };
};
const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const service = await startService({ settings: settings(0.1), now: () => now, log });
const write = (...values: Parameters<typeof settings>) => service.writeSettings(settings(...values));
after(() => service.stop());

const order = (model: string) => service.call('POST', '/v1/video/create', { model, prompt: 'a boat' });
const startsAt = (upstream: string) => fake.seen('POST', new RegExp(`/${upstream}/`)).length;
const far = async () => {
  const { json } = await service.admin('GET', '/upstreams');
  return json.data.find(({ id }: { id: string }) => id === 'far');
};
const asOperator = { headers: { authorization: `Bearer ${service.adminKey}` } };

/** What is known of costs may be two seconds old: a second on the way to a limit, and one on the way to an outage. */
const later = () => {
  now += 2000;
};
const reload = async () => await service.admin('POST', '/reload');

async function assertRefused(): Promise<void> {
  const refused = await order('vidA3');
  assert.equal(refused.status, 503, refused.text);
  assert.equal(refused.json.error.code, 'service_unavailable');
  const seconds = SIX_HOURS - (now - SIX) / 1000;
  assert.equal(refused.headers.get('retry-after'), String(seconds));
  assert.doesNotMatch(refused.text, /far|great|cost|spent|limit|0\.1/);
}

test('of videos that start together as many go to a service as its limit allows, and the others to the next route', async () => {
  fake.on('GET', /jobs/, { json: { status: 'working' } });
  const orders = await Promise.all(Array.from({ length: 3 }, () => order('vidA3-pro')));
  for (const { status, text } of orders) assert.equal(status, 200, text);
  await until(() => startsAt('far') + startsAt('near') === 3);
  // 0.08 each: the second reaches 0.1.
  assert.deepEqual([startsAt('far'), startsAt('near')], [2, 1]);
  later();
  assert.deepEqual((await far()).today, { cost: 0, under_way: 0.16, most: 0.1 });
  await assertRefused();
  fake.on('GET', /jobs/, DONE);
  for (const { json } of orders) assert.equal((await service.finished(json.id))['status'], 'completed');
  later();
  assert.deepEqual((await far()).today, { cost: 0.16, under_way: 0, most: 0.1 });
});

test('a model whose only service has reached its limit is refused until midnight, and the operator reads why', async () => {
  await assertRefused();
  const { routes, healthy } = await far();
  assert.equal(healthy, false);
  assert.deepEqual(
    routes.map(({ model, outage }: { model: string; outage: { reason: string } }) => [model, outage.reason]),
    [
      ['vidA3', 'spent'],
      ['vidA3-pro', 'spent'],
    ],
  );
  assert.match(routes[0].outage.message, /its cost limit for the day is reached: 0\.16 of 0\.1; /);
  const everybody = await (await fetch(`${service.url}/readyz`)).json();
  assert.deepEqual((everybody as { unavailable_models: unknown }).unavailable_models, ['vidA3']);
  const reported = await (await fetch(`${service.url}/readyz`, asOperator)).json();
  const { outages } = reported as { outages: { model: string; reason: string; whole: boolean }[] };
  assert.deepEqual(
    outages.map(({ model, reason, whole }) => [model, reason, whole]),
    [
      ['vidA3', 'spent', true],
      ['vidA3-pro', 'spent', false],
    ],
  );
  const metrics = await (await fetch(`${service.url}/metrics`, asOperator)).text();
  assert.match(
    metrics,
    /phonofilm_model_outage\{model="vidA3",upstream="far",reason="spent",whole="true"\} 1/,
  );
  const { json: other } = await order('vidA3-pro');
  assert.equal((await service.finished(other.id))['status'], 'completed');
  assert.deepEqual([startsAt('far'), startsAt('near')], [2, 2]);
});

test('a higher limit counts as soon as the settings are read again, a lower one too', async () => {
  write(1);
  assert.deepEqual((await reload()).json.changed, ['upstreams.far.most_per_day']);
  const { json } = await order('vidA3');
  assert.equal((await service.finished(json.id))['status'], 'completed');
  write(0.1);
  await reload();
  await assertRefused();
});

test('a limit without a known cost is a mistake in the settings, and so is one that is none', async () => {
  write(0.1, { weight: 1 });
  assert.match((await reload()).text, /models\.vidA3\.routes\[0\]\.price\.per_second: is missing/);
  write(0.0000001);
  assert.match((await reload()).text, /upstreams\.far\.most_per_day must have at most six decimals/);
  write(-1);
  assert.match((await reload()).text, /upstreams\.far\.most_per_day must be at least 0/);
  await assertRefused();
});

test('a video that was accepted before its service reached the limit waits, and is made after midnight', async () => {
  // 0.24 is spent: two more videos reach 0.33.
  write(0.33);
  await reload();
  lines.length = 0;
  const before = startsAt('far');
  const orders = await Promise.all([1, 2, 3].map(() => order('vidA3')));
  await until(() => startsAt('far') === before + 2);
  await until(() => lines.some((line) => /the engine refused a video/.test(line)));
  assert.match(lines.join(''), /far has reached its cost limit for today/);
  await until(async () => {
    const videos = await Promise.all(
      orders.map(({ json }) => service.call('GET', `/v1/video/query?id=${json.id}`)),
    );
    return videos.filter(({ json }) => json.status === 'completed').length === 2;
  });
  now = SIX + SIX_HOURS * 1000;
  for (const { json } of orders) assert.equal((await service.finished(json.id))['status'], 'completed');
  assert.equal(startsAt('far'), before + 3);
  later();
  assert.deepEqual((await far()).today, { cost: 0.08, under_way: 0, most: 0.33 });
  assert.equal((await order('vidA3')).status, 200);
});

test('a service that is slow to take an upload delays no other start, neither there nor elsewhere', async () => {
  const prepare = [{ post: '/uploads', json: { type: '$item.mime' }, bind: { uploaded: 'url' } }];
  const create = { post: '/jobs', json: { prompt: '$prompt', first: '$first_frame.uploaded?' }, id: 'id' };
  const limited = (more: object) => jobsEntry(fake.origin, { most_per_day: 90, ...more });
  const routed = (upstream: string) => ({ routes: [{ upstream, price: { per_second: 0.01 } }] });
  service.writeSettings({
    upstreams: { slow: limited({ prepare, create }), quick: limited({}) },
    models: { 'vidA3-pro-frames': routed('slow'), 'vidA3-pro': routed('slow'), vidA3: routed('quick') },
  });
  const reloaded = await reload();
  assert.equal(reloaded.status, 200, reloaded.text);
  fake.on('POST', /uploads/, { hang: true });
  const image = readFileSync(await samplePng(join(folder, 'first.png'), 64, 36)).toString('base64');
  const body = { model: 'vidA3-pro-frames', prompt: 'a boat', images: [`data:image/png;base64,${image}`] };
  const uploading = await service.call('POST', '/v1/video/create', body);
  assert.equal(uploading.status, 200, uploading.text);
  await until(() => fake.seen('POST', /uploads/).length > 0);
  for (const model of ['vidA3', 'vidA3-pro']) {
    const { json: ordered } = await order(model);
    assert.equal((await service.finished(ordered.id))['status'], 'completed');
  }
  await service.call('DELETE', `/v1/videos/${uploading.json.id}`);
});

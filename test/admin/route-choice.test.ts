import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { deliveredFilm } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { jobsEntry } from '../support/scripted-upstream/film-jobs.ts';
import { startService } from '../support/service.ts';

/** Two services, of which one is slow; both refuse films when they are told to. */

let now = Date.UTC(2026, 0, 31, 12);
let refusing = '';
const TOOK_MS: Readonly<Record<string, number>> = { slow: 60_000, quick: 4000 };
const nameOf = ({ url }: { readonly url: string }) => url.split('/')[1] ?? '';
const upstream = (await new FakeService().listen())
  .on('POST', /jobs/, (call) => ({ status: nameOf(call) === refusing ? 429 : 200, json: { id: 'job' } }))
  .on('GET', /jobs/, (call) => {
    now += TOOK_MS[nameOf(call)] ?? 0;
    return { json: { status: 'done', film: `/${nameOf(call)}/film` } };
  })
  .on('GET', /film/, { file: await deliveredFilm(scratchFolder()) });

const far = (name: string) =>
  jobsEntry(`${upstream.origin}/${name}`, {
    error: { classes: { http_429: 'rate' } },
    drop: ['watermark'],
  });
const price = { rows: [{ when: { tier: '1080p' }, per_second: 1 }], per_second: 0.02 };
const slow = { upstream: 'slow', price };
const quick = { upstream: 'quick', price: { per_film: 0.2 } };
const unpriced = { upstream: 'quick', model: 'unpriced' };
const service = await startService({
  settings: {
    upstreams: { slow: far('slow'), quick: far('quick') },
    models: {
      'by-cost': { like: 'vidA3', routes_by: 'cost', routes: [quick, slow, unpriced] },
      'like-it': { like: 'by-cost' },
      'by-speed': { like: 'vidA3', routes_by: 'speed', routes: [slow, quick] },
      'vidA3.1': { routes: [slow, quick] },
    },
  },
  now: () => now,
});
after(() => service.stop());

/** The service that made a film, and why. */
async function made(model: string, more: object = {}): Promise<[string, string]> {
  const body = { model, prompt: 'a boat', ...more };
  const { json, text } = await service.call('POST', '/v1/video/create', body);
  assert.ok(json.id, text);
  assert.equal((await service.finished(json.id))['status'], 'completed');
  const task = (await service.admin('GET', `/tasks/${encodeURIComponent(json.id)}`)).json;
  return [task.route.split('/')[1], task.route_why];
}

test('by cost the cheapest route for the very film goes first, also of a model that is like another', async () => {
  assert.deepEqual(await made('by-cost'), ['slow', 'cheapest: 0.16']);
  assert.deepEqual(await made('like-it'), ['slow', 'cheapest: 0.16']);
  assert.deepEqual(await made('by-cost', { enable_upsample: true }), ['quick', 'cheapest: 0.2']);
});

test('a route that refuses leaves the film to the next, and the task says so', async () => {
  refusing = 'slow';
  const refused = (model: string) => `upstream/slow/${model}/${model} refused`;
  assert.deepEqual(await made('by-cost'), ['quick', `next cheapest: 0.2; ${refused('by-cost')}`]);
  assert.deepEqual(await made('vidA3.1'), ['quick', `second in order; ${refused('vidA3.1')}`]);
  refusing = '';
});

test('by speed every route is tried once, then the one that was fastest lately goes first', async () => {
  const tried = 'tried, so that its speed is known';
  assert.deepEqual(await made('by-speed'), ['slow', tried]);
  assert.deepEqual(await made('by-speed'), ['quick', tried]);
  const fastest = ['quick', 'fastest lately: 0.5 s for a second of film'];
  assert.deepEqual(await made('by-speed'), fastest);
  assert.deepEqual(await made('by-speed'), fastest);
});

test('what was measured more than an hour ago says nothing any more', async () => {
  now += 3_700_000;
  assert.deepEqual((await made('by-speed'))[0], 'slow');
});

test('a model of films alone is routed by cost', async () => {
  const { status, json } = await service.admin('PATCH', '/models/asr-1', { routes_by: 'cost' });
  assert.deepEqual([status, json.error.param], [400, 'routes_by']);
});

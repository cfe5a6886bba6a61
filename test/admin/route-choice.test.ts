import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sampleFilm } from '../support/media-fixtures.ts';
import { startService, type TestService } from '../support/service.ts';

/** Two services, of which one is slow; both refuse films when they are told to. */

const folder = mkdtempSync(join(tmpdir(), 'phonofilm-route-choice-'));
let now = Date.UTC(2026, 0, 31, 12);
let refusing = '';
const TOOK_MS: Readonly<Record<string, number>> = { slow: 60_000, quick: 4000 };
let upstream: Server;
let service: TestService;

before(async () => {
  const path = await sampleFilm(join(folder, 'film.mp4'), {
    width: 1280,
    height: 720,
    seconds: 8,
    still: true,
  });
  const film = readFileSync(path);
  upstream = createServer((request, response) => {
    const [, name = '', what] = (request.url ?? '').split('/');
    if (what === 'film') return response.end(film);
    if (request.method === 'POST') {
      if (name === refusing) response.statusCode = 429;
      return response.end(JSON.stringify({ id: 'job' }));
    }
    now += TOOK_MS[name] ?? 0;
    return response.end(JSON.stringify({ status: 'done', film: `${urlOf(upstream)}/${name}/film` }));
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const far = (name: string) => `  ${name}:
    protocol: task
    base_url: ${urlOf(upstream)}/${name}
    create: { post: /jobs, json: { prompt: $prompt }, id: id }
    poll: { get: "/jobs/{id}", status: status, every: 1s, map: { done: done } }
    result: [ { film: film } ]
    error: { classes: { http_429: rate } }
    drop: [watermark]
`;
  const settings = join(folder, 'config.yaml');
  const slow =
    '{ upstream: slow, price: { rows: [ { when: { tier: 1080p }, per_second: 1 } ], per_second: 0.02 } }';
  const quick = '{ upstream: quick, price: { per_film: 0.2 } }';
  writeFileSync(
    settings,
    `upstreams:\n${far('slow')}${far('quick')}models:
  by-cost: { like: vidA3, routes_by: cost, routes: [ ${quick}, ${slow}, { upstream: quick, model: unpriced } ] }
  like-it: { like: by-cost }
  by-speed: { like: vidA3, routes_by: speed, routes: [ ${slow}, ${quick} ] }
  vidA3.1: { routes: [ ${slow}, ${quick} ] }
`,
  );
  service = await startService({ environment: { CONFIG: settings }, now: () => now });
});
after(async () => {
  await service?.stop();
  upstream?.close();
  rmSync(folder, { recursive: true });
});

const urlOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

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

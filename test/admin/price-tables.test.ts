import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { parse } from 'yaml';
import { bearer } from '../support/contract.ts';
import { samplePng, sampleVideo } from '../support/media-fixtures.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { FakeService } from '../support/scripted-upstream/fake-service.ts';
import { jobsEntry } from '../support/scripted-upstream/video-jobs.ts';
import { startService } from '../support/service.ts';

/** Prices as services have them: what is quoted is what is charged, and what the service takes by the same table. */

const folder = scratchFolder();

interface Requested {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}
const jobs: Requested[] = [];
const clip = sampleVideo(join(folder, 'clip.mp4'), { seconds: 1, width: 64, height: 64 });

/** The tables of the documentation, and two more. */
const TABLES = Object.assign(
  {
    pictures: {
      kind: 'video',
      sizes: ['832x480', '1280x720'],
      seconds: [5],
      price: {
        rows: [
          { when: { input: 'image', size: ['832x480', '480x832'] }, per_second: 0.05, per_picture: 0.002 },
        ],
        per_second: 0.07,
        per_picture: 0.004,
      },
    },
    clips: {
      kind: 'video',
      sizes: ['1280x720'],
      seconds: [5],
      price: {
        rows: [
          { when: { clips: { min: 2 } }, per_second: 0.09, per_video: 0.01 },
          { when: { input: 'video' }, per_second: 0.08 },
        ],
        per_second: 0.07,
      },
    },
  },
  ...readFileSync(new URL('../../docs/prices.md', import.meta.url), 'utf8')
    .matchAll(/^```yaml\n(.*?)^```$/gms)
    .map(([, block = '']) => parse(block).models),
) as Readonly<Record<string, { readonly price: object }>>;

/** As services encode: one frame more than a whole number of seconds has, and heights by sixteens. */
const asEncoded = ({ width, height, seconds }: Requested) => ({
  width,
  height: height === 540 ? 544 : height,
  seconds: seconds + 1 / 24,
  still: true,
});
const idOf = (url: string) => Number(url.split('/').at(-1));
const upstream = (await new FakeService().listen())
  .on('POST', /jobs/, ({ json }) => ({ json: { id: String(jobs.push(json) - 1) } }))
  .on('GET', /jobs/, ({ url }) => {
    const { width, height, seconds } = jobs[idOf(url)] as Requested;
    const tokens = Math.ceil((width * height * seconds * 24) / 1024);
    return { json: { status: 'done', video: `/media/${idOf(url)}`, usage: { tokens } } };
  })
  .on('GET', /media/, async ({ url }) => ({
    file: await sampleVideo(join(folder, `${idOf(url)}.mp4`), asEncoded(jobs[idOf(url)] as Requested)),
  }));

const requested = {
  prompt: '$prompt',
  width: '$width',
  height: '$height',
  seconds: '$seconds',
  audio: '$audio',
};
const pictures = [{ each: 'references', item: '$item.base64' }];
const clips = [{ each: 'clips', item: '$item.base64' }];
const settings = (models: object = {}) => ({
  upstreams: {
    far: jobsEntry(upstream.origin, {
      most_per_day: 1000,
      create: { post: '/jobs', json: { ...requested, pictures, clips }, id: 'id' },
      tokens: 'usage.tokens',
      accepts: { references: 10, clips: 3, remix: true },
      drop: ['watermark'],
    }),
  },
  models: {
    ...Object.fromEntries(
      Object.entries(TABLES).map(([id, row]) => [
        id,
        { ...row, routes: [{ upstream: 'far', price: row.price }] },
      ]),
    ),
    ...models,
  },
});
const service = await startService({ settings: settings() });
after(() => service.stop());

const costOf = async (model: string): Promise<number> => {
  const { data } = (await service.admin('GET', '/usage?by=model')).json;
  return data.find((row: { model: string }) => row.model === model)?.cost ?? 0;
};

const ROWS: readonly [model: string, seconds: number, size: string, further: object, price: number][] = [
  ['ltx-2-pro', 6, '1920x1080', {}, 0.36],
  ['ltx-2-pro', 10, '2560x1440', {}, 1.2],
  ['ltx-2-pro', 6, '3840x2160', {}, 1.44],
  ['pixverse-v6', 5, '640x360', {}, 0.125],
  ['pixverse-v6', 5, '960x540', {}, 0.175],
  ['pixverse-v6', 8, '1280x720', { sound: true }, 0.48],
  ['kling-2.1', 5, '1280x720', {}, 0.28],
  ['kling-2.1', 10, '1280x720', {}, 0.56],
  ['pictures', 5, '832x480', { pictures: 2 }, 0.254],
  ['pictures', 5, '1280x720', { pictures: 3 }, 0.362],
  ['clips', 5, '1280x720', { clips: 1 }, 0.4],
  ['clips', 5, '1280x720', { clips: 2 }, 0.46],
  ['seedance-1.5-pro', 5, '864x480', {}, 0.11664],
  ['seedance-1.5-pro', 10, '1280x720', { sound: false, service_tier: 'flex' }, 0.1296],
];
for (const [model, seconds, size, further, price] of ROWS) {
  test(`${seconds} seconds of ${model} in ${size} with ${JSON.stringify(further)} cost ${price}: quoted, held, charged, in the books and at the service`, async () => {
    const { key, account } = await service.newKey({}, { balance: 100 });
    const png = readFileSync(await samplePng(join(folder, 'picture.png'), 64, 64));
    const { pictures = 0, clips = 0, ...parameters } = further as { pictures?: number; clips?: number };
    const times = (length: number, kind: string, bytes: Buffer) =>
      Array.from({ length }, () => `data:${kind};base64,${bytes.toString('base64')}`);
    const images = times(pictures, 'image/png', png);
    const videos = times(clips, 'video/mp4', readFileSync(await clip));
    const body = { model, prompt: 'a boat', images, videos, size, duration: seconds, ...parameters };
    const quote = { endpoint: '/v1/video/create', body };
    assert.equal((await service.call('POST', '/v1/quote', quote, bearer(key))).json.amount, price);
    const before = await costOf(model);
    const { json, text } = await service.call('POST', '/v1/video/create', body, bearer(key));
    assert.equal((await service.finished(json.id, key))['status'], 'completed', text);
    const { money } = (await service.admin('GET', `/tasks/${encodeURIComponent(json.id)}`)).json;
    assert.deepEqual(money, { quoted: price, held: 0, captured: price, released: 0 });
    const { data } = (await service.admin('GET', `/ledger?account=${account}`)).json;
    const captured = data.filter(({ kind }: { kind: string }) => kind === 'capture');
    assert.deepEqual(
      captured.map(({ amount }: { amount: number }) => amount),
      [price],
    );
    assert.equal(((await costOf(model)) - before).toFixed(6), price.toFixed(6));
  });
}

test('a route whose price lacks something that it can make is a mistake in the settings', async () => {
  const price = { rows: [{ when: { size: '1280x720' }, per_second: 1 }] };
  const holed = { like: 'seedance-1.5-pro', routes: [{ upstream: 'far', price }] };
  await assert.rejects(
    startService({ settings: settings({ holed }) }),
    /models\.holed\.routes\[0\]\.price\.rows: has no row for size 864x480, tier 480p/,
  );
});

test('of videos from other videos, a route has a price only where it can make them', async () => {
  const price = { rows: [{ when: { input: ['text', 'image'] }, per_second: 1 }] };
  const { upstreams } = settings();
  const plain = { upstream: 'far', price, accepts: { clips: 0 } };
  const routed = (route: object) =>
    startService({ settings: { upstreams, models: { vidA3: { routes: [route] } } } });
  await (await routed(plain)).stop();
  await assert.rejects(routed({ ...plain, accepts: { clips: 1 } }), /has no row for .*input video/);
});

test('the operator sets a table while the service runs, and a hole in it is refused by name', async () => {
  const rows = [{ when: { tier: '720p' }, per_second: 0.01 }];
  const refused = await service.admin('PATCH', '/models/vidB-2', { price: { rows } });
  assert.deepEqual([refused.status, refused.json.error.param], [400, 'price.rows']);
  const { json } = await service.admin('PATCH', '/models/vidB-2', { price: { rows, per_video: 0.5 } });
  assert.deepEqual(json.price, { rows, per_video: 0.5 });
  const quoted = async (size: string) => {
    const body = { model: 'vidB-2', prompt: 'a boat', images: [], size };
    return (await service.call('POST', '/v1/quote', { endpoint: '/v1/video/create', body })).json.amount;
  };
  assert.deepEqual([await quoted('small'), await quoted('large')], [0.1, 0.5]);
  const { capabilities } = (await service.call('GET', '/v1/models/vidB-2')).json;
  assert.deepEqual(capabilities.price, { rows, per_video: 0.5 });
});

import assert from 'node:assert/strict';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { sampleVideo } from '../../support/media-fixtures.ts';
import { openaiClient } from '../../support/openai-client.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { FakeService, type SeenCall } from '../../support/scripted-upstream/fake-service.ts';
import { startService } from '../../support/service.ts';

/**
 * The openai SDK, this service, and a hosted one that speaks OpenAI's Videos protocol: edits and extensions go through by
 * the id that the service knows, or as the video itself, and are paid as quoted.
 */

const folder = scratchFolder();
const videos = Object.fromEntries([4, 12].map((seconds) => [seconds, join(folder, `${seconds}.mp4`)]));
const fake = await new FakeService().listen();
const created: SeenCall[] = [];
/** By the id there: how long it is. */
const lengths = new Map<string, number>();

before(async () => {
  for (const [seconds, file] of Object.entries(videos))
    await sampleVideo(file, { seconds: Number(seconds), width: 160, height: 90 });
});

/** As the protocol says: without a prompt or a video it refuses, and an extension is as long as both together. */
function create(call: SeenCall) {
  created.push(call);
  const text = call.body.toString('latin1');
  const isWhole = call.url.endsWith('/videos');
  if (!text.includes('prompt') || (!isWhole && !text.includes('video')))
    return { status: 400, json: { error: { message: 'missing', code: 'invalid', type: 'a', param: null } } };
  const id = `video_${created.length}`;
  lengths.set(id, call.url.endsWith('/extensions') ? 12 : 4);
  return { json: { id, object: 'video', status: 'queued', progress: 0, error: null } };
}
fake
  .on('POST', /^\/videos(\/edits|\/extensions)?$/, create)
  .on('GET', /^\/videos\/[^/?]+$/, ({ url }) => ({ json: { id: url.split('/')[2], status: 'completed' } }))
  .on('GET', /content$/, ({ url }) => ({ file: videos[lengths.get(url.split('/')[2]!)!]! }));

const service = await startService({
  settings: {
    upstreams: {
      far: {
        preset: 'openai-videos',
        base_url: fake.origin,
        auth: 'none',
        poll: { every: '20ms', first: '0s' },
      },
    },
    models: {
      'far-video': {
        kind: 'video',
        request_style: 'B',
        endpoints: ['/v1/videos'],
        sizes: ['160x90'],
        seconds: [4, 8],
        price: { rows: [{ when: { input: 'video' }, per_second: 2 }], per_second: 1 },
        routes: [
          { upstream: 'far', model: 'great', accepts: { sizes: ['160x90'] }, price: { per_second: 0.5 } },
        ],
      },
    },
  },
});
after(() => service.stop());
const client = openaiClient(service);

/** What the service took for all videos so far, by the settings. */
async function costs(): Promise<number> {
  const { data } = (await service.admin('GET', '/usage?by=model')).json;
  return data.find(({ model }: { model: string }) => model === 'far-video').cost;
}

async function paid(id: string): Promise<number> {
  assert.equal((await service.finished(id))['status'], 'completed');
  return (await service.admin('GET', `/tasks/${encodeURIComponent(id)}`)).json.money.captured;
}

const last = () => created.at(-1)!;
const video = {
  prompt: 'a boat',
  model: 'far-video',
  watermark: false,
  seconds: '4',
  size: '160x90',
} as const;

test('a video of that service is edited and extended by its id there', async () => {
  const source = await client.videos.create(video as never);
  await service.finished(source.id);
  const theirs = `video_${created.length}`;
  const edit = await client.videos.edit({ prompt: 'make it blue', video: { id: source.id } });
  assert.equal(await paid(edit.id), 8);
  assert.equal(last().url, '/videos/edits');
  assert.deepEqual(JSON.parse(last().body.toString()), { prompt: 'make it blue', video: { id: theirs } });

  const order = { prompt: 'it sails away', seconds: '8', video: { id: source.id } } as const;
  const quote = await service.call('POST', '/v1/quote', { endpoint: '/v1/videos/extensions', body: order });
  const before = await costs();
  const extension = await client.videos.extend(order);
  assert.equal(extension.seconds, 12);
  assert.equal(await paid(extension.id), quote.json.amount);
  assert.equal(quote.json.amount, 16);
  assert.equal((await costs()) - before, 4, 'the seconds that were added');
  assert.equal(last().url, '/videos/extensions');
  const content = await client.videos.downloadContent(extension.id);
  assert.ok(Buffer.from(await content.arrayBuffer()).equals(readFileSync(videos[12]!)), 'it is their video');
});

test('a video that comes as a file is sent there', async () => {
  const order = { prompt: 'make it blue', model: 'far-video', video: createReadStream(videos[4]!) };
  const edit = await client.videos.edit(order);
  assert.equal(await paid(edit.id), 8);
  assert.equal(last().url, '/videos/edits');
  assert.ok(last().body.includes(readFileSync(videos[4]!)), 'the video is in the form');
});

test('a video that another model has made here is sent there, too', async () => {
  const own = await client.videos.create({ ...video, model: 'vidB-2', size: '1280x720' } as never);
  await service.finished(own.id);
  const edit = await client.videos.edit({
    prompt: 'make it blue',
    model: 'far-video',
    video: { id: own.id },
  } as never);
  await service.finished(edit.id);
  assert.equal(last().url, '/videos/edits');
  assert.match(String(last().headers['content-type']), /^multipart/);
  const refused = { prompt: 'on', seconds: '5', model: 'far-video', video: { id: own.id } };
  await assert.rejects(client.videos.extend(refused as never), { status: 400, param: 'video' });
});

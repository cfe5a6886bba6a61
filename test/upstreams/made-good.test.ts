import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { markFor } from '@phonofilm/illustrator/mark';
import { FakeService } from '../engines/upstream/fake-service.ts';
import { lookAtFilm, meanBrightness } from '../support/look-at-film.ts';
import { type SampleFilmOptions, sampleFilm } from '../support/media-fixtures.ts';
import { startService } from '../support/service.ts';

/** A hosted service that can do less than the contract promises: this one makes good what it lacks. */
const folder = mkdtempSync(join(tmpdir(), 'phonofilm-made-good-'));
const fake = await new FakeService().listen();
const settings = join(folder, 'config.yaml');
const described = `
    protocol: task
    base_url: ${fake.origin}
    auth: none
    create: { post: /jobs, json: { prompt: $prompt, length: $seconds, size: $size }, id: id }
    poll: { get: "/jobs/{id}", status: status, every: 20ms, map: { done: done } }
    result: [ { film: film } ]`;
writeFileSync(
  settings,
  `upstreams:
  far:${described}
  strict:${described}
    accepts: { seconds: [6, 12], sizes: [640x360] }
models:
  vidB-2: { routes: [ { upstream: far } ] }
  vidB-2-pro: { routes: [ { upstream: strict, make_good: [length, size, sound, format] } ] }
  vidA3: { routes: [ { upstream: far, drop: [watermark] } ] }
  vidA3-pro: { routes: [ { upstream: strict } ] }
`,
);
const service = await startService({ environment: { CONFIG: settings } });
after(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

async function ordered(order: object, made: SampleFilmOptions) {
  const source = await sampleFilm(join(folder, `made.${made.container ?? 'mp4'}`), {
    framesPerSecond: 3,
    ...made,
  });
  fake
    .on('POST', /jobs/, { json: { id: 'j' } })
    .on('GET', /jobs/, { json: { status: 'done', film: '/film' } })
    .on('GET', /film/, { file: source });
  fake.calls.length = 0;
  const created = await service.call('POST', '/v1/video/create', { prompt: 'a boat', images: [], ...order });
  assert.equal(created.status, 200, created.text);
  const ended = await service.finished(created.json.id);
  assert.equal(ended['status'], 'completed', JSON.stringify(ended));
  const delivered = join(folder, 'delivered.mp4');
  writeFileSync(delivered, Buffer.from(await (await fetch(String(ended['video_url']))).arrayBuffer()));
  const task = (await service.admin('GET', `/tasks/${encodeURIComponent(created.json.id)}`)).json;
  return {
    source,
    film: lookAtFilm(delivered),
    madeGood: task.made_good,
    asked: fake.seen('POST', /jobs/)[0]?.json,
  };
}

test('a default request of family B gets its watermark, although the service cannot add one', async () => {
  const made = { width: 1280, height: 720, seconds: 10 };
  const { source, film, madeGood } = await ordered({ model: 'vidB-2' }, made);
  assert.deepEqual(madeGood, ['watermark']);
  const plain = lookAtFilm(source);
  const mark = markFor(made);
  const corner = {
    left: 1280 - mark.inset - mark.width,
    top: 720 - mark.inset - mark.height,
    width: mark.width,
    height: mark.height,
  };
  assert.equal(film.frames.length, plain.frames.length);
  for (const [index, frame] of film.frames.entries())
    assert.ok(Math.abs(meanBrightness(frame, corner) - meanBrightness(plain.frames[index]!, corner)) > 8);
});

test('without a watermark the film is delivered as it came', async () => {
  const made = { width: 1280, height: 720, seconds: 10, still: true };
  const { madeGood } = await ordered({ model: 'vidB-2', watermark: false }, made);
  assert.deepEqual(madeGood, []);
});

test('length, size, sound and format are made good where the settings allow it, and the service is asked for what it can make', async () => {
  const made = { width: 640, height: 360, seconds: 12, container: 'webm', still: true } as const;
  const order = { model: 'vidB-2-pro', orientation: 'portrait', size: 'small' };
  const { film, madeGood, asked } = await ordered(order, made);
  assert.deepEqual(asked, { prompt: 'a boat', length: 12, size: '640x360' });
  assert.deepEqual(madeGood, ['watermark', 'length', 'size', 'sound', 'format']);
  const [frame] = film.frames;
  assert.deepEqual([frame!.width, frame!.height], [720, 1280]);
  assert.ok(Math.abs(film.seconds - 10) < 0.3, String(film.seconds));
  assert.deepEqual([film.container, film.pictures, film.sound], ['mp4', 'h264', 'aac']);
});

test('where the settings do not allow it, a film that the service cannot make is refused', async () => {
  const refused = await service.call('POST', '/v1/video/create', { model: 'vidA3-pro', prompt: 'a boat' });
  assert.equal(refused.status, 400, refused.text);
});

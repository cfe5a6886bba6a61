import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { markFor } from '@phonofilm/illustrator/mark';
import { lookAtVideo, meanBrightness } from '../../support/look-at-video.ts';
import { type SampleVideoOptions, sampleVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { FakeService } from '../../support/scripted-upstream/fake-service.ts';
import { jobsEntry, makeVideos } from '../../support/scripted-upstream/video-jobs.ts';
import { startService } from '../../support/service.ts';

/** A hosted service that can do less than the contract promises: this one post-processes what it makes. */
const folder = scratchFolder();
const fake = await new FakeService().listen();
const create = { post: '/jobs', json: { prompt: '$prompt', length: '$seconds', size: '$size' }, id: 'id' };
const entry = (more: object = {}) => jobsEntry(fake.origin, { create, ...more });
const service = await startService({
  settings: {
    upstreams: { far: entry(), own: entry({ post_process: ['format'] }) },
    models: {
      'vidB-2': { routes: [{ upstream: 'far' }] },
      'vidB-2-pro': { routes: [{ upstream: 'own' }] },
      vidA3: { routes: [{ upstream: 'far', drop: ['watermark'] }] },
    },
  },
});
after(() => service.stop());

async function ordered(order: object, made: SampleVideoOptions) {
  const source = await sampleVideo(join(folder, `made.${made.container ?? 'mp4'}`), {
    framesPerSecond: 3,
    ...made,
  });
  makeVideos(fake, source);
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
    video: lookAtVideo(delivered),
    postProcessed: task.post_processed,
  };
}

test('a default request of family B gets its watermark, although the service cannot add one', async () => {
  const made = { width: 1280, height: 720, seconds: 10 };
  const { source, video, postProcessed } = await ordered({ model: 'vidB-2' }, made);
  assert.deepEqual(postProcessed, ['watermark']);
  const plain = lookAtVideo(source);
  const mark = markFor(made);
  const corner = {
    left: 1280 - mark.inset - mark.width,
    top: 720 - mark.inset - mark.height,
    width: mark.width,
    height: mark.height,
  };
  assert.equal(video.frames.length, plain.frames.length);
  for (const [index, frame] of video.frames.entries())
    assert.ok(Math.abs(meanBrightness(frame, corner) - meanBrightness(plain.frames[index]!, corner)) > 8);
});

test('without a watermark the video is delivered as it came', async () => {
  const made = { width: 1280, height: 720, seconds: 10, still: true };
  const { postProcessed } = await ordered({ model: 'vidB-2', watermark: false }, made);
  assert.deepEqual(postProcessed, []);
});

test('a video of another format becomes an mp4 where the settings allow it', async () => {
  const made = { width: 1280, height: 720, seconds: 10, container: 'webm', still: true } as const;
  const { video, postProcessed } = await ordered({ model: 'vidB-2-pro' }, made);
  assert.deepEqual(postProcessed, ['watermark', 'format']);
  assert.deepEqual([video.container, video.pictures], ['mp4', 'h264']);
});

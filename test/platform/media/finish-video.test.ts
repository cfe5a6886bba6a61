import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { markFor } from '@phonofilm/illustrator/mark';
import type { VideoWishes } from '../../../src/platform/media/videos/finish-video.child.ts';
import { finishVideo } from '../../../src/platform/media/videos/finish-video.ts';
import { lookAtVideo, meanBrightness } from '../../support/look-at-video.ts';
import { type SampleVideoOptions, sampleVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** What a hosted service could not make as it was ordered is post-processed in one pass. */
const folder = scratchFolder();

const AS_IT_IS: VideoWishes = { mark: null, format: false };
const turn = { account: 'a', patient: true };
let videos = 0;

async function finished(made: SampleVideoOptions, wishes: Partial<VideoWishes>) {
  videos += 1;
  const own = join(folder, String(videos));
  await mkdir(own);
  const source = await sampleVideo(join(own, `video.${made.container ?? 'mp4'}`), {
    width: 640,
    height: 360,
    framesPerSecond: 12,
    ...made,
  });
  const { video, postProcessed } = await finishVideo(
    source,
    { ...AS_IT_IS, ...wishes },
    own,
    turn,
    AbortSignal.timeout(60_000),
  );
  return { video, postProcessed, source, ...lookAtVideo(video) };
}

test('a watermark is burned into the lower right corner of every frame, and nowhere else', async () => {
  const mark = markFor({ width: 640, height: 360 });
  const { video, source, postProcessed } = await finished({ seconds: 2, sound: true }, { mark });
  assert.deepEqual(postProcessed, ['watermark']);
  const [plain, marked] = [lookAtVideo(source), lookAtVideo(video)];
  assert.equal(marked.frames.length, plain.frames.length);
  assert.equal(marked.sound, 'aac');
  const { width, height, inset } = mark;
  const corner = { left: 640 - inset - width, top: 360 - inset - height, width, height };
  const rest = { left: 0, top: 0, width: 400, height: 300 };
  for (const [index, frame] of marked.frames.entries()) {
    const before = plain.frames[index]!;
    assert.ok(Math.abs(meanBrightness(frame, rest) - meanBrightness(before, rest)) < 2);
    assert.ok(Math.abs(meanBrightness(frame, corner) - meanBrightness(before, corner)) > 8);
  }
});

test('a video of another container and codec becomes an mp4 of H.264 and AAC, as long and as large as it was', async () => {
  for (const container of ['webm', 'avi'] as const) {
    const made = { seconds: 2, container, sound: true };
    const {
      postProcessed,
      pictures,
      sound,
      container: written,
      frames,
      seconds,
      soundSeconds,
    } = await finished(made, { format: true });
    assert.deepEqual(postProcessed, ['format']);
    assert.deepEqual([written, pictures, sound], ['mp4', 'h264', 'aac']);
    assert.equal(frames.length, 24);
    assert.deepEqual([frames[0]!.width, frames[0]!.height], [640, 360]);
    for (const lasts of [seconds, soundSeconds]) assert.ok(Math.abs(lasts - 2) < 0.2, String(lasts));
  }
});

test('a video that is as it was ordered is not touched', async () => {
  const { video, source, postProcessed } = await finished({ seconds: 2, sound: true }, { format: true });
  assert.deepEqual(postProcessed, []);
  assert.equal(video, source);
});

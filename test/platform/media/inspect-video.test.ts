import assert from 'node:assert/strict';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { mediaLines } from '../../../src/platform/media/media-pools.ts';
import { inspectVideo } from '../../../src/platform/media/videos/inspect-video.ts';
import { makeVideoStills } from '../../../src/platform/media/videos/make-video-stills.ts';
import { sampleVideo } from '../../support/media-fixtures.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

test('videos that callers send leave the decoders of finished videos free', async () => {
  const folder = scratchFolder();
  const video = await sampleVideo(join(folder, 'video.mp4'), {
    seconds: 1,
    width: 32,
    height: 32,
    still: true,
  });
  const over = new AbortController();
  const uploads = ['a', 'b', 'c', 'd'].map(async (account) => {
    const copy = join(folder, `${account}.mp4`);
    await copyFile(video, copy);
    return await inspectVideo(copy, { account }, over.signal);
  });
  const stills = join(folder, 'stills');
  await mkdir(stills);
  const finished = Promise.all(uploads);
  while (!mediaLines().some(({ waiting }) => waiting > 1)) await new Promise(setImmediate);
  const making = makeVideoStills({ video }, stills, { account: 'e' }, over.signal);
  const line = (name: string) => mediaLines().find((each) => each.name === name);
  assert.deepEqual(line('measure video'), { name: 'measure video', running: 2, waiting: 2 });
  assert.deepEqual(line('decode video'), { name: 'decode video', running: 1, waiting: 0 });
  assert.equal((await making).made?.seconds, 1);
  await finished;
});

import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { after, test } from 'node:test';
import { loadImage } from '@napi-rs/canvas';
import { once } from '../../support/once.ts';
import { draw, video, Workplace, watch } from './scene-jobs.ts';
import { AAC, BT709, difference, H264, HIGH_PROFILE, probeVideo, YUV420P } from './video-probe.ts';

const workplace = new Workplace();
after(() => workplace.clear());

/** Of videos in which no picture is looked at. */
const SMALL = { width: 160, height: 160 };
/** Of videos that are compared as a whole. */
const COMPARED = { width: 240, height: 240, seconds: 0.25 };

/** Wide, tall and square, large and small: others differ from these in numbers only. */
const SIZES = [
  [1280, 720, 'vidA3.1'],
  [1920, 1080, 'vidB-2'],
  [1080, 1920, 'vidA3.1'],
  [480, 480, 'vidB-2'],
] as const;

for (const [width, height, model] of SIZES) {
  test(`a ${width}x${height} video of ${model} has the promised size, length, codecs and motion`, async () => {
    const job = { model, watermark: model === 'vidB-2', width, height, seconds: 0.5 };
    const result = await video(await workplace.job(job));
    const probe = await probeVideo(result.video);
    assert.deepEqual([probe.width, probe.height], [width, height]);
    assert.equal(probe.frames.length, 12);
    assert.ok(Math.abs(probe.duration - 0.5) < 1 / 24, `lasts ${probe.duration} s`);
    assert.equal(probe.videoCodec, H264);
    assert.equal(probe.profile, HIGH_PROFILE);
    assert.equal(probe.pixelFormat, YUV420P);
    assert.deepEqual(probe.colours, [BT709, BT709, BT709]);
    assert.equal(probe.audioCodec, AAC);
    assert.equal(probe.channels, 2);
    assert.ok(probe.fastStart, 'the index comes first');
    assert.ok(difference(probe, probe.frames[0]!, probe.frames[11]!) > 1, 'something moves');
    const thumbnail = await loadImage(await readFile(result.thumbnail));
    assert.deepEqual([thumbnail.width, thumbnail.height], [width, height]);
    assert.ok((await stat(result.spritesheet)).size > 1000);
  });
}

test('the same job gives the same bytes, whatever its task', async () => {
  const [first, second] = await Promise.all(
    ['one', 'two'].map(async (taskId) =>
      readFile((await video(await workplace.job({ ...SMALL, seconds: 0.25, taskId }))).video),
    ),
  );
  assert.ok(first!.equals(second!));
});

test('different prompts give different videos', async () => {
  const [beach, forest] = await Promise.all(
    ['a dog on the beach', 'an owl in a forest at night'].map(async (prompt) =>
      probeVideo(await draw(await workplace.job({ ...COMPARED, prompt }))),
    ),
  );
  assert.ok(difference(beach!, beach!.frames[3]!, forest!.frames[3]!) > 20);
});

test('the watermark is in the lower right corner, and only when asked for', async () => {
  const [plain, marked] = await Promise.all(
    [false, true].map(async (watermark) =>
      probeVideo(await draw(await workplace.job({ watermark, seconds: 0.25 })), 2),
    ),
  );
  assert.ok(difference(plain!, plain!.frames[5]!, marked!.frames[5]!, [0.72, 0.9, 0.96, 0.97]) > 15);
  assert.ok(difference(plain!, plain!.frames[5]!, marked!.frames[5]!, [0, 0, 0.6, 0.6]) < 1);
});

const unstyled = once(async () => probeVideo(await draw(await workplace.job(COMPARED))));

for (const style of ['anime', 'comic', 'news', 'selfie', 'nostalgic', 'thanksgiving']) {
  test(`the style ${style} visibly changes the look`, async () => {
    const plain = await unstyled();
    const styled = await probeVideo(await draw(await workplace.job({ ...COMPARED, style })));
    assert.ok(difference(plain, plain.frames[3]!, styled.frames[3]!) > 5);
  });
}

test('progress rises in small steps and never falls, and a video lasts as many frames as its seconds say', async () => {
  const steps: number[] = [];
  const outcome = await watch(await workplace.job({ ...SMALL, seconds: 4 }), undefined, (percent) =>
    steps.push(percent),
  );
  assert.ok(outcome.state === 'completed');
  const probe = await probeVideo(outcome.result.video);
  assert.equal(probe.frames.length, 96);
  assert.ok(Math.abs(probe.duration - 4) < 1 / 24);
  assert.ok(steps.length > 40, `${steps.length} steps`);
  assert.ok(
    steps.every((step, index) => index === 0 || (step > steps[index - 1]! && step - steps[index - 1]! <= 5)),
  );
});

for (const prompt of ['', '🙂 zzzz @somebody', 'x'.repeat(8000)]) {
  test(`a prompt that says nothing (${JSON.stringify(prompt.slice(0, 16))}) still makes a video`, async () => {
    const probe = await probeVideo(await draw(await workplace.job({ ...SMALL, seconds: 0.25, prompt })));
    assert.equal(probe.frames.length, 6);
  });
}

import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { SceneEngine } from '../../../src/engines/local/illustration/scene-engine.ts';
import type { Json, VideoJob } from '../../../src/engines/video-engine.ts';
import { difference, lookAtVideo } from '../../support/look-at-video.ts';
import { loudness, tone } from '../../support/loudness.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { videoJob } from '../../support/video-job.ts';
import { wavFile } from '../../support/wav-file.ts';

const engine = new SceneEngine();
after(() => engine.close());
const folder = scratchFolder();
const NEVER = new AbortController().signal;
const SIZE = { width: 320, height: 180, framesPerSecond: 24 };
let number = 0;

async function made(job: Partial<VideoJob>) {
  number += 1;
  const scratchDirectory = join(folder, `job-${number}`);
  mkdirSync(scratchDirectory);
  const whole = videoJob(scratchDirectory, { ...SIZE, taskId: `task-${number}`, ...job });
  const operation = await engine.start(whole, NEVER);
  const outcome = await engine.watch(operation, whole, NEVER, () => {});
  assert.equal(outcome.state, 'completed');
  const { video } = (outcome as { result: { video: string } }).result;
  return { operation, path: video, video: lookAtVideo(video), taskId: whole.taskId };
}

function next(of: { operation: Json; taskId: string }, before: number, words: string[]): Partial<VideoJob> {
  const { operation, taskId } = of;
  return {
    edits: words,
    remixOf: { taskId, route: 'local', operation },
    reworks: { kind: 'extension', seconds: before, route: 'local' },
  };
}

test('an extension begins with the video that it is of, and goes on without a jump', async () => {
  const prompt = 'A man in a red hat walks a dog in the park';
  const source = await made({ prompt, seconds: 4 });
  const longer = await made({
    prompt,
    seconds: 4,
    ...next(source, 4, ['they sit down on a bench']),
  });
  const { frames, seconds, soundSeconds } = longer.video;
  assert.equal(Math.round(seconds), 8);
  assert.ok(Math.abs(soundSeconds - seconds) < 0.2, `the sound lasts ${soundSeconds} s`);
  // Both are encoded, so equal pictures are not equal to the last bit.
  for (const at of [0, 40, 95])
    assert.ok(difference(source.video.frames[at]!, frames[at]!) < 3, `frame ${at}`);
  const steps = [88, 90, 92, 94, 95, 96].map((at) => difference(frames[at]!, frames[at + 1]!));
  const usual = Math.max(...steps.slice(0, 4));
  for (const step of steps.slice(4)) assert.ok(step < usual * 2 + 1, `a step of ${step}, ${usual} before`);
  // Then there is another shot, in the same park.
  const cut = Math.max(
    ...[106, 107, 108, 109, 110, 111, 112].map((at) => difference(frames[at]!, frames[at + 1]!)),
  );
  assert.ok(cut > usual, `the largest step is ${cut}, ${usual} before`);
  assert.ok(difference(frames[95]!, frames[130]!) < 40, 'the place is the same');
});

test('what goes on without anything new is one shot, and can be extended again', async () => {
  const prompt = 'A girl rides a bike along the beach';
  const source = await made({ prompt, seconds: 2 });
  const longer = await made({ prompt, seconds: 2, ...next(source, 2, ['she rides on']) });
  const longest = await made({
    prompt,
    seconds: 1,
    ...next(longer, 4, ['she rides on', 'a dog runs after her']),
  });
  assert.equal(Math.round(longest.video.seconds), 5);
  const { frames } = longest.video;
  const steps = Array.from({ length: 70 }, (_, at) => difference(frames[at]!, frames[at + 1]!));
  const [before, after] = [Math.max(...steps.slice(0, 44)), Math.max(...steps.slice(44))];
  assert.ok(after < before * 1.3, `a step of ${after}, ${before} before`);
});

test('a video whose scene another version has stored is read again, and goes on', async () => {
  const prompt = 'A cat sleeps on a windowsill at night';
  const longer = await made({
    prompt,
    seconds: 2,
    ...next({ operation: { taskId: 'old' }, taskId: 'old' }, 2, ['it wakes up and jumps down']),
  });
  assert.equal(Math.round(longer.video.seconds), 4);
});

test('a recording is heard in the video, and the mouth of somebody in it moves with it', async () => {
  const say = async (samples: Buffer) => {
    const recording = join(folder, `recording-${number}.wav`);
    writeFileSync(recording, wavFile(samples));
    const inputs = [{ role: 'sound' as const, open: async () => recording }];
    return await made({ prompt: 'A woman stands in a kitchen', seconds: 2, inputs });
  };
  const [spoken, silent] = [await say(tone(0.6, 1.4)), await say(tone(0, 0))];
  // The recording begins when she has been seen for a moment.
  const [rest, talk] = [10, 28].map((at) => difference(spoken.video.frames[at]!, silent.video.frames[at]!));
  assert.ok(talk! > rest! * 3 + 0.01, `${talk} while she speaks, ${rest} before`);
  const [before, during] = [await loudness(spoken.path, 0.3, 0.6), await loudness(spoken.path, 1, 1.4)];
  assert.ok(during > before * 2, `${during} while she speaks, ${before} before`);
});

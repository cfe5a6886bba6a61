import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { probe } from 'node-av/api';
import { ServiceError } from '../../../src/domain/errors.ts';
import type { TimeRange } from '../../../src/domain/videos/video.ts';
import { inspectImage } from '../../../src/platform/media/images/inspect-image.ts';
import { type Clip, type CutClipInput, cutClip } from '../../../src/platform/media/videos/cut-clip.ts';
import { sampleAudio, samplePng, sampleVideo } from '../../support/media-fixtures.ts';
import { once } from '../../support/once.ts';

const never = new AbortController().signal;
const turn = { account: 'a' };

describe('cutting a clip for a character', () => {
  let root: string;
  const path = (name: string): string => join(root, name);

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'phonofilm-clip-'));
    await sampleVideo(path('five.mp4'), { seconds: 5, width: 640, height: 360, sound: true });
    await sampleVideo(path('long.mp4'), { seconds: 16, width: 160, height: 120 });
  });

  after(() => rm(root, { recursive: true, force: true }));

  async function cut(source: string, range: TimeRange | null = null): Promise<Clip> {
    return cutClip({ source, cut: range, directory: await mkdtemp(path('out-')) }, turn, never);
  }

  async function refuses(
    input: Omit<CutClipInput, 'directory'>,
    param: string,
    message: RegExp,
  ): Promise<void> {
    const directory = await mkdtemp(path('out-'));
    await assert.rejects(cutClip({ ...input, directory }, turn, never), (error: unknown) => {
      assert.ok(error instanceof ServiceError, String(error));
      assert.equal(error.code, 'invalid_parameter');
      assert.equal(error.param, param);
      assert.match(error.message, message);
      return true;
    });
    assert.deepEqual(await readdir(directory), [], 'files stayed behind');
  }

  const whole = once(() => cut(path('five.mp4')));

  it('takes the first three seconds by default', async () => {
    const clip = await whole();
    assert.equal(clip.durationSeconds, 3);
    assert.deepEqual([clip.width, clip.height], [640, 360]);
  });

  it('writes a silent H.264 mp4 that plays while it arrives', async () => {
    const { clip } = await whole();
    const { streams, duration } = await probe(clip);
    assert.deepEqual(
      streams.map(({ type }) => type),
      ['video'],
    );
    assert.ok(Math.abs(Number(duration) - 3) < 0.05);
    const bytes = await readFile(clip);
    assert.ok(bytes.indexOf('moov') < bytes.indexOf('mdat'));
    assert.ok(bytes.includes('avc1'));
  });

  it('cuts at the requested time', async () => {
    assert.equal((await cut(path('five.mp4'), { start: 1.5, end: 3 })).durationSeconds, 1.5);
    assert.equal((await cut(path('five.mp4'), { start: 3, end: 5 })).durationSeconds, 2);
  });

  it('finds a cut far into a video', async () => {
    assert.equal((await cut(path('long.mp4'), { start: 12, end: 14 })).durationSeconds, 2);
  });

  it('takes a video of one second whole', async () => {
    const one = await sampleVideo(path('one.mp4'), { seconds: 1 });
    assert.equal((await cut(one)).durationSeconds, 1);
  });

  it('makes a square picture and a larger portrait', async () => {
    const { picture, portrait } = await whole();
    const facts = await inspectImage(picture, turn, never);
    assert.deepEqual(facts, { format: 'jpeg', width: 512, height: 512 });
    assert.deepEqual(await inspectImage(portrait, turn, never), { format: 'jpeg', width: 640, height: 360 });
  });

  it('brings a large video down to 720, and reads webm', async () => {
    const source = await sampleVideo(path('tall.webm'), {
      seconds: 1,
      width: 1080,
      height: 1920,
      container: 'webm',
      still: true,
    });
    const { width, height, portrait } = await cut(source);
    assert.deepEqual([width, height], [406, 720]);
    const still = await inspectImage(portrait, turn, never);
    assert.deepEqual([still.width, still.height], [720, 1280]);
  });

  it('sets a video upright that a phone stored on its side', async () => {
    const source = await sampleVideo(path('turned.mp4'), {
      seconds: 1,
      width: 320,
      height: 180,
      turned: true,
    });
    const { width, height } = await cut(source);
    assert.deepEqual([width, height], [180, 320]);
  });

  it('refuses a video shorter than a second', async () => {
    const source = await sampleVideo(path('short.mp4'), { seconds: 0.75 });
    await refuses({ source, cut: null }, 'url', /lasts 0\.75 seconds; a character needs at least 1 second/);
    await refuses({ source, cut: null, param: 'character_url' }, 'character_url', /0\.75/);
  });

  it('refuses a cut that goes beyond the end', async () => {
    const source = path('five.mp4');
    await refuses({ source, cut: { start: 4, end: 6 } }, 'timestamps', /lasts 5\.00 seconds/);
    const cutParam = 'character_timestamps';
    await refuses({ source, cut: { start: 40, end: 42 }, cutParam }, cutParam, /lasts 5\.00 seconds/);
  });

  it('refuses what is no video', async () => {
    await refuses(
      { source: await samplePng(path('a.mp4'), 64, 64), cut: null },
      'url',
      /image\/png; mp4, mov/,
    );
    await writeFile(path('text.mp4'), 'Look at me.');
    await refuses({ source: path('text.mp4'), cut: null }, 'url', /no known kind of video/);
    await writeFile(path('empty.mp4'), '');
    await refuses({ source: path('empty.mp4'), cut: null }, 'url', /empty/);
  });

  it('refuses an mp4 that holds sound alone', async () => {
    const source = await sampleAudio(path('sound.mp4'), 'mp4', 2);
    await refuses({ source, cut: null }, 'url', /no video track/);
  });

  it('refuses a video that is cut off', async () => {
    const bytes = await readFile(path('five.mp4'));
    await writeFile(path('cut.mp4'), bytes.subarray(0, Math.floor(bytes.length / 2)));
    await refuses({ source: path('cut.mp4'), cut: null }, 'url', /damaged or incomplete/);
  });

  it('refuses too many large frames per second, from the header alone', async () => {
    const source = await sampleVideo(path('fast.mp4'), {
      width: 4096,
      height: 2304,
      seconds: 0.5,
      framesPerSecond: 540,
      still: true,
    });
    await refuses({ source, cut: null }, 'url', /too much to decode: at 4096x2304, at most 264 frames/);
  });

  it('refuses a cut that too many frames lead up to', async () => {
    const source = await sampleVideo(path('lead.mp4'), {
      width: 64,
      height: 64,
      seconds: 62,
      keyFrameEvery: 5000,
    });
    await refuses(
      { source, cut: { start: 59, end: 61 } },
      'url',
      /too much to decode: .* at most 1400 frames/,
    );
    assert.equal((await cut(source, { start: 20, end: 22 })).durationSeconds, 2);
  });

  it('takes three seconds of 4K at 60 frames a second', async () => {
    const source = await sampleVideo(path('smooth.mp4'), {
      width: 3840,
      height: 2160,
      seconds: 3,
      framesPerSecond: 60,
      still: true,
    });
    assert.equal((await cut(source)).durationSeconds, 3);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const input = { source: path('five.mp4'), cut: null, directory: await mkdtemp(path('out-')) };
    const cutting = cutClip(input, turn, stop.signal);
    stop.abort(new Error('the client left'));
    await assert.rejects(cutting, /the client left/);
  });
});

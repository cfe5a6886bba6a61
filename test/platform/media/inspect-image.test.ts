import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ServiceError } from '../../../src/domain/errors.ts';
import { inspectImage, MAX_IMAGE_BYTES } from '../../../src/platform/media/images/inspect-image.ts';
import {
  sampleAnimatedPng,
  sampleGif,
  sampleJpeg,
  samplePng,
  sampleVideo,
  sampleWebP,
} from '../../support/media-fixtures.ts';

const never = new AbortController().signal;
const turn = { account: 'a' };

describe('inspecting an image', () => {
  let directory: string;
  const path = (name: string): string => join(directory, name);

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'phonofilm-image-'));
    await samplePng(path('png'), 320, 200);
    await sampleJpeg(path('jpeg'), 320, 200);
    await sampleWebP(path('webp'), 320, 200);
    await sampleGif(path('gif'), 320, 200);
  });

  after(() => rm(directory, { recursive: true, force: true }));

  async function refuses(file: string, message: RegExp): Promise<void> {
    await assert.rejects(inspectImage(file, turn, never, { param: 'images' }), (error: unknown) => {
      assert.ok(error instanceof ServiceError, String(error));
      assert.equal(error.code, 'invalid_image');
      assert.equal(error.param, 'images');
      assert.match(error.message, message);
      return true;
    });
  }

  for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
    it(`tells the format and size of a ${format}`, async () => {
      assert.deepEqual(await inspectImage(path(format), turn, never), { format, width: 320, height: 200 });
    });

    it(`refuses a ${format} that is cut off in its picture`, async () => {
      const whole = await readFile(path(format));
      await writeFile(path('cut'), whole.subarray(0, Math.floor(whole.length * 0.7)));
      await refuses(path('cut'), /cannot be decoded/);
    });

    it(`refuses a ${format} that is cut off in its header`, async () => {
      const whole = await readFile(path(format));
      await writeFile(path('stub'), whole.subarray(0, 16));
      await refuses(path('stub'), /damaged or incomplete|no known kind/);
    });
  }

  it('refuses an animated GIF', async () => {
    await refuses(await sampleGif(path('moving.gif'), 64, 48, 3), /animated; a still image is needed/);
  });

  it('refuses an animated WebP', async () => {
    await refuses(await sampleWebP(path('moving.webp'), 64, 48, 3), /animated; a still image is needed/);
  });

  it('refuses an animated PNG', async () => {
    await refuses(
      await sampleAnimatedPng(path('moving.png'), 64, 48, 3),
      /animated; a still image is needed/,
    );
  });

  it('takes an animated PNG of one frame for the still image it is', async () => {
    const facts = await inspectImage(await sampleAnimatedPng(path('one.png'), 64, 48, 1), turn, never);
    assert.deepEqual(facts, { format: 'png', width: 64, height: 48 });
  });

  it('goes by the bytes, not by the name', async () => {
    await sampleJpeg(path('really-a-jpeg.png'), 40, 30);
    assert.equal((await inspectImage(path('really-a-jpeg.png'), turn, never)).format, 'jpeg');
  });

  it('finds the size of a JPEG behind a large preview', async () => {
    const whole = await readFile(path('jpeg'));
    const preview = Buffer.alloc(60_000, 0xd8);
    preview.writeUInt16BE(0xffe1, 0);
    preview.writeUInt16BE(preview.length - 2, 2);
    await writeFile(path('preview'), Buffer.concat([whole.subarray(0, 2), preview, whole.subarray(2)]));
    assert.equal((await inspectImage(path('preview'), turn, never)).width, 320);
  });

  it('refuses a PNG whose data is damaged', async () => {
    const damaged = await readFile(path('png'));
    const middle = Math.floor(damaged.length / 2);
    damaged[middle] = damaged[middle]! ^ 0xff;
    await writeFile(path('damaged'), damaged);
    await refuses(path('damaged'), /PNG data is damaged/);
  });

  it('refuses a picture of 20,000 by 20,000 pixels by its header, before any decoder sees it', async () => {
    const huge = await readFile(path('png'));
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(20_000, 20);
    await writeFile(path('huge'), huge);
    await refuses(path('huge'), /20000x20000 pixels; at most 16384 a side and 50 megapixels/);
  });

  it('refuses too many pixels even when no side is too long', async () => {
    const large = await readFile(path('gif'));
    large.writeUInt16LE(10_000, 6);
    large.writeUInt16LE(10_000, 8);
    await writeFile(path('large'), large);
    await refuses(path('large'), /10000x10000/);
  });

  it('refuses more than 20 MB', async () => {
    await writeFile(path('heavy'), await readFile(path('png')));
    await truncate(path('heavy'), MAX_IMAGE_BYTES + 1);
    await refuses(path('heavy'), /at most 20 MB/);
  });

  it('refuses an empty file', async () => {
    await writeFile(path('empty'), '');
    await refuses(path('empty'), /empty/);
  });

  it('refuses text', async () => {
    await writeFile(path('text.png'), 'I am a picture, believe me.');
    await refuses(path('text.png'), /no known kind of image; PNG, JPEG, WebP and GIF are allowed/);
  });

  it('refuses kinds of image beyond the four', async () => {
    await writeFile(path('bitmap'), Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)]));
    await refuses(path('bitmap'), /image\/bmp; PNG, JPEG, WebP and GIF are allowed/);
  });

  it('refuses a video', async () => {
    await sampleVideo(path('video'), { seconds: 0.5 });
    await refuses(path('video'), /video\/mp4/);
  });

  it('inspects many images at once', async () => {
    const facts = await Promise.all(
      Array.from({ length: 10 }, () => inspectImage(path('webp'), turn, never)),
    );
    assert.ok(facts.every(({ width }) => width === 320));
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const inspecting = inspectImage(path('png'), turn, stop.signal);
    stop.abort(new Error('the client left'));
    await assert.rejects(inspecting, /the client left/);
  });

  it('passes on a missing file as the fault of ours that it is', async () => {
    await assert.rejects(inspectImage(path('nowhere'), turn, never), { code: 'ENOENT' });
  });
});

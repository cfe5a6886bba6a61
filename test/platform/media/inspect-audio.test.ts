import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ServiceError } from '../../../src/domain/errors.ts';
import {
  type InspectedAudio,
  inspectAudio,
  inspectAudioWithin,
} from '../../../src/platform/media/audio/inspect-audio.ts';
import { SAMPLE_AUDIO_FORMATS, sampleAudio, samplePng, sampleVideo } from '../../support/media-fixtures.ts';

const never = new AbortController().signal;
const turn = { account: 'a' };

describe('inspecting audio', () => {
  let directory: string;
  const path = (name: string): string => join(directory, name);

  before(async () => {
    directory = await mkdtemp(join(tmpdir(), 'phonofilm-audio-'));
  });

  after(() => rm(directory, { recursive: true, force: true }));

  async function refuses(file: string, message: RegExp): Promise<void> {
    await assert.rejects(inspectAudio(file, turn, never), (error: unknown) => {
      assert.ok(error instanceof ServiceError, String(error));
      assert.equal(error.code, 'invalid_file_format');
      assert.equal(error.param, 'file');
      assert.match(error.message, message);
      return true;
    });
  }

  async function lasts(file: string, seconds: number): Promise<void> {
    const { durationSeconds } = await inspectAudio(file, turn, never);
    // Lossy formats come in frames, of which the last is seldom full.
    assert.ok(Math.abs(durationSeconds - seconds) <= 0.05, `${durationSeconds} is not ${seconds}`);
  }

  it('tells how long a short ogg lasts, whose last packet is all padding', async () => {
    await lasts(await sampleAudio(path('short'), 'ogg', 0.5), 0.5);
  });

  for (const format of SAMPLE_AUDIO_FORMATS) {
    it(`tells how long a ${format} lasts, whatever its name`, async () => {
      await lasts(await sampleAudio(path(`sound-${format}`), format, 2.5), 2.5);
    });
  }

  it('takes the sound of a video', async () => {
    await lasts(await sampleVideo(path('video.mp4'), { seconds: 2, sound: true }), 2);
    await lasts(await sampleVideo(path('video.webm'), { seconds: 2, sound: true, container: 'webm' }), 2);
  });

  it('reads to the end of a file that does not know its own length', async () => {
    const streamed = await readFile(await sampleAudio(path('sound.wav'), 'wav', 2));
    streamed.writeUInt32LE(0xffffffff, 4);
    streamed.writeUInt32LE(0xffffffff, streamed.indexOf('data') + 4);
    await writeFile(path('streamed.wav'), streamed);
    await lasts(path('streamed.wav'), 2);
  });

  it('counts what is there of a file that promises more', async () => {
    const whole = await readFile(await sampleAudio(path('whole.flac'), 'flac', 4));
    await writeFile(path('cut.flac'), whole.subarray(0, Math.floor(whole.length / 2)));
    const { durationSeconds } = await inspectAudio(path('cut.flac'), turn, never);
    assert.ok(durationSeconds > 0.5 && durationSeconds < 2.5, String(durationSeconds));
  });

  it('finds the start of an mp3 after unrelated bytes', async () => {
    const sound = await readFile(await sampleAudio(path('late.mp3'), 'mpga', 2));
    await writeFile(path('late.mp3'), Buffer.concat([Buffer.alloc(1000), sound]));
    await lasts(path('late.mp3'), 2);
  });

  it('reads a long recording to its end', async () => {
    await lasts(await sampleAudio(path('long.mpga'), 'mpga', 120), 120);
  });

  it('refuses an m4a that is cut off before its index', async () => {
    const whole = await readFile(await sampleAudio(path('sound.m4a'), 'm4a', 2));
    await writeFile(path('cut.m4a'), whole.subarray(0, Math.floor(whole.length / 2)));
    await refuses(path('cut.m4a'), /damaged or incomplete/);
  });

  it('refuses an m4a that is cut off behind its index', async () => {
    const whole = await readFile(await sampleAudio(path('first.m4a'), 'm4a', 4, { indexFirst: true }));
    await writeFile(path('broken.m4a'), whole.subarray(0, Math.floor(whole.length / 2)));
    await refuses(path('broken.m4a'), /incomplete: it should hold 4\.0 seconds/);
  });

  it('refuses a video without sound', async () => {
    await refuses(await sampleVideo(path('mute.mp4')), /no audio track/);
  });

  it('refuses an empty file', async () => {
    await writeFile(path('empty.mp3'), '');
    await refuses(path('empty.mp3'), /empty/);
  });

  it('refuses text that calls itself mp3', async () => {
    await writeFile(path('text.mp3'), 'Hear me. '.repeat(1000));
    await refuses(path('text.mp3'), /no known audio format; flac, mp3, mp4/);
  });

  it('refuses noise behind the first bytes of an mp3', async () => {
    const noise = Buffer.from(Array.from({ length: 50_000 }, (_, index) => (index * 7919) % 251));
    await writeFile(path('noise.mp3'), Buffer.concat([Buffer.from('fffb9064', 'hex'), noise]));
    await refuses(path('noise.mp3'), /cannot be (read|decoded)/);
  });

  it('refuses a playlist that points elsewhere', async () => {
    await writeFile(path('list.mp3'), `#EXTM3U\n#EXTINF:1,\nfile://${path('sound.wav')}\n`);
    await refuses(path('list.mp3'), /are supported/);
  });

  it('refuses other kinds of file', async () => {
    await refuses(await samplePng(path('picture.mp3'), 32, 32), /image\/png; flac/);
    const aiff = Buffer.concat([Buffer.from('FORM\0\0\0\x40AIFF', 'latin1'), Buffer.alloc(64)]);
    await writeFile(path('sound.aiff'), aiff);
    await refuses(path('sound.aiff'), /audio\/aiff; flac/);
  });

  it('refuses an impossible sample rate', async () => {
    const slow = await readFile(await sampleAudio(path('slow.wav'), 'wav', 4));
    slow.writeUInt32LE(1, 24);
    slow.writeUInt32LE(2, 28);
    await writeFile(path('slow.wav'), slow);
    await assert.rejects(
      inspectAudio(path('slow.wav'), turn, never),
      new ServiceError('invalid_file_format', 'The audio in the file cannot be decoded.', { param: 'file' }),
    );
  });

  describe('for a recogniser of this machine', () => {
    const RATE = 16_000;
    const folders = () => globSync(join(tmpdir(), 'phonofilm-hearing-*'));
    let others: ReadonlySet<string>;
    beforeEach(() => {
      others = new Set(folders());
    });
    const leftBehind = () => folders().filter((folder) => !others.has(folder));

    it('keeps the samples that it has decoded, until they are disposed of', async () => {
      const file = await sampleAudio(path('kept.flac'), 'flac', 2);
      const audio = await inspectAudio(file, turn, never, { sampleRate: RATE });
      assert.equal((await stat(audio.samples!)).size, audio.durationSeconds * RATE * 2);
      await audio[Symbol.asyncDispose]();
      await assert.rejects(stat(audio.samples!), { code: 'ENOENT' });
      assert.deepEqual(leftBehind(), []);
    });

    it('leaves nothing of a file that it refuses', async () => {
      await writeFile(path('refused.mp3'), 'Hear me. '.repeat(1000));
      await assert.rejects(inspectAudio(path('refused.mp3'), turn, never, { sampleRate: RATE }));
      const whole = await readFile(await sampleAudio(path('whole.m4a'), 'm4a', 4, { indexFirst: true }));
      await writeFile(path('part.m4a'), whole.subarray(0, Math.floor(whole.length / 2)));
      await assert.rejects(inspectAudio(path('part.m4a'), turn, never, { sampleRate: RATE }), {
        code: 'invalid_file_format',
      });
      assert.deepEqual(leftBehind(), []);
    });

    it('keeps no more samples for those who wait than there is room for, and measures all the same', async () => {
      const file = await sampleAudio(path('waiting.flac'), 'flac', 2);
      const inspect = inspectAudioWithin(2 * 2 * RATE * 2);
      const recordings: InspectedAudio[] = [];
      for (let count = 0; count < 3; count++)
        recordings.push(await inspect(file, turn, never, { sampleRate: RATE }));
      assert.deepEqual(
        recordings.map(({ samples }) => samples !== null),
        [true, true, false],
      );
      assert.deepEqual(
        recordings.map(({ durationSeconds }) => durationSeconds),
        [2, 2, 2],
      );
      for (const recording of recordings) await recording[Symbol.asyncDispose]();
      assert.deepEqual(leftBehind(), []);
      await using next = await inspect(file, turn, never, { sampleRate: RATE });
      assert.notEqual(next.samples, null);
    });

    it('decodes nothing where a plain WAV says it all', async () => {
      const file = await sampleAudio(path('plain.wav'), 'wav', 2);
      await using audio = await inspectAudio(file, turn, never, { sampleRate: RATE });
      assert.equal(audio.samples, null);
    });
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    const inspecting = inspectAudio(await sampleAudio(path('a.wav'), 'wav', 1), turn, stop.signal);
    stop.abort(new Error('the client left'));
    await assert.rejects(inspecting, /the client left/);
  });
});

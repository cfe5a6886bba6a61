// Own process: it loads models that stay until its process ends.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import type { Effort } from '../../../src/domain/model.ts';
import { melSpectrogram } from '../../../src/engines/local/hearing/whisper/mel-spectrogram.ts';
import { WhisperModel } from '../../../src/engines/local/hearing/whisper/whisper-model.ts';
import { weightPath } from '../../../src/weights/weight-store.ts';
import { once } from '../../support/once.ts';
import { clip, lacking, untilBusy, useLocalAudio, WEIGHTS } from './audio-test.ts';

/** Many requests: in a row, at once, and given up. */
describe('local hearing in use', { skip: lacking('silero-vad', 'moonshine-tiny', 'whisper-base') }, () => {
  const audio = useLocalAudio();
  const transcribe = (effort: Effort, file: string, signal: AbortSignal, account = 'acct_test') =>
    audio().transcriber.transcribe(
      {
        model: 'any',
        account,
        file: clip(file),
        effort,
        task: 'transcribe',
        language: 'en',
        prompt: null,
        temperature: 0,
        words: false,
      },
      signal,
    );
  const residentMegabytes = () => {
    const status = readFileSync(`/proc/${audio().transcriber.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
  };
  /** The least of several looks: the last job's buffers are collected a moment after its answer. */
  async function settledMegabytes(): Promise<number> {
    const looks: number[] = [];
    for (let look = 0; look < 10; look++) {
      looks.push(residentMegabytes());
      await delay(50);
    }
    return Math.min(...looks);
  }

  /**
   * Repeats a round of work until one leaves the memory where the round before it did. Allocators take what they need at their
   * own time, in the third round or the fifth; a leak grows with every round, and never gets here.
   */
  async function untilMemorySettles(round: () => Promise<void>): Promise<void> {
    const looks: number[] = [];
    for (let rounds = 0; rounds < 10; rounds++) {
      await round();
      looks.push(await settledMegabytes());
      if (looks.length > 1 && looks.at(-1)! < looks.at(-2)! + 8) return;
    }
    assert.fail(`it grew with every round: ${looks.map((look) => `${look.toFixed(0)} MB`).join(', ')}`);
  }

  it('one recording after the other leaves its memory where it was', { timeout: 240_000 }, async ({
    signal,
  }) => {
    await untilMemorySettles(async () => {
      for (const effort of ['usual', 'fast', 'fast', 'fast'] as const)
        await transcribe(effort, 'en-0880.flac', signal);
    });
  });

  it('recordings of other lengths leave its memory where it was', { timeout: 240_000 }, async ({
    signal,
  }) => {
    await untilMemorySettles(async () => {
      for (const longer of ['en-0920.flac', 'en-jfk.flac']) await transcribe('usual', longer, signal);
    });
  });

  const whisper = once(() => WhisperModel.load('whisper-base', weightPath(WEIGHTS, 'whisper-base'), 1));

  it('a recogniser whose caller has left stops within a part of a window', async () => {
    const model = await whisper();
    const left = new AbortController();
    const encoding = model.encode(new Float32Array(16_000), 'some', left.signal);
    setImmediate(() => left.abort(new Error('left')));
    await assert.rejects(encoding, /left/);
  });

  it('the spectrogram of a window stops where its caller has left', async () => {
    const left = new AbortController();
    const spectrogram = melSpectrogram(new Float32Array(30 * 16_000), 3000, left.signal);
    setImmediate(() => left.abort(new Error('left')));
    await assert.rejects(spectrogram, /left/);
  });

  it('a second of English is not heard as a window of thirty', async ({ signal }) => {
    const { memory } = await (await whisper()).encode(new Float32Array(16_000), 'some', signal);
    assert.equal(memory['past_key_values.0.encoder.key']!.dims[2], 10 * 50);
  });

  it('a caller who leaves makes room for the next at once, and no work is done for nobody', async ({
    signal,
  }) => {
    const { transcriber } = audio();
    await transcribe('usual', 'en-0880.flac', signal);
    const left = new AbortController();
    const given = ['a', 'b', 'c'].map((account) =>
      assert.rejects(transcribe('usual', 'en-jfk.flac', left.signal, account), /left/),
    );
    await untilBusy(transcriber.pid!);
    const next = transcribe('fast', 'en-0880.flac', signal, 'd');
    left.abort(new Error('left'));
    await Promise.all(given);
    const [line] = transcriber.lines();
    assert.deepEqual([line!.running, line!.waiting], [1, 0]);
    assert.match((await next).text, /young man/);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SPEECH_FORMATS } from '../../../src/domain/speech-format.ts';
import type { Flite } from '../../../src/engines/local/speech/flite.ts';
import { MeasuredSpeed } from '../../../src/engines/local/speech/pace.ts';
import { type SpeakerDeps, speak } from '../../../src/engines/local/speech/speaker.ts';
import { loadEspeak, loadFlite, loadJapanese } from './speech-parts.ts';

/** Nothing leaves a speaker before its first sound: a header alone would look like a speech that has begun. */

const request = {
  model: 'chat-4o-mini-tts-2025-12-15',
  account: 'acct_test',
  text: 'Good evening. Welcome to the garden.',
  voice: 'nova',
  speed: 1,
  instructions: null,
} as const;

/** The fast engine, with a look at what has left each time that it is asked for a sound. */
async function watchedParts(onSay: () => void): Promise<SpeakerDeps> {
  const espeak = await loadEspeak();
  const flite = await loadFlite();
  const watched = {
    sampleRate: flite.sampleRate,
    speak: (text: string, voice: string) => {
      onSay();
      return flite.speak(text, voice);
    },
  } as unknown as Flite;
  const japanese = loadJapanese;
  return {
    kokoro: () => null,
    espeak: async () => espeak,
    flite: async () => watched,
    japanese,
    measured: new MeasuredSpeed(),
    now: () => performance.now(),
  };
}

for (const format of SPEECH_FORMATS) {
  test(`no byte of ${format} and no name of an engine leave before the first sound`, async ({ signal }) => {
    const left: (string | Uint8Array)[] = [];
    const leftAtSay: number[] = [];
    const parts = await watchedParts(() => leftAtSay.push(left.length));
    await speak(
      { ...request, format },
      parts,
      { onEngine: (name) => left.push(name), emit: (bytes) => left.push(bytes) },
      signal,
    );
    assert.equal(leftAtSay[0], 0);
    assert.ok(leftAtSay[1]! > 0, 'the first sentence leaves before the second is said');
    assert.equal(left[0], 'flite');
    assert.ok(left[1]!.length > 1000, `the first chunk has sound in it: ${left[1]!.length} bytes`);
  });

  test(`a speaker that dies before its first sound has let nothing of ${format} out`, async ({ signal }) => {
    const left: unknown[] = [];
    const parts = await watchedParts(() => {
      throw new Error('dead');
    });
    const speech = speak(
      { ...request, format },
      parts,
      { onEngine: (name) => left.push(name), emit: (bytes) => left.push(bytes) },
      signal,
    );
    await assert.rejects(speech, /dead/);
    assert.deepEqual(left, []);
  });
}

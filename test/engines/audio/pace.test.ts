import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Flite } from '../../../src/engines/local/speech/flite.ts';
import type { SpeechModel } from '../../../src/engines/local/speech/kokoro-synthesiser.ts';
import { MeasuredSpeed } from '../../../src/engines/local/speech/pace.ts';
import type { Espeak } from '../../../src/engines/local/speech/pronunciation/espeak.ts';
import { speak } from '../../../src/engines/local/speech/speaker.ts';
import {
  HALF_FADE,
  STEP_SAMPLES,
  STEP_SECONDS,
  WINDOW_OVERHEAD,
} from '../../../src/engines/local/speech/speech-plan.ts';
import { loadEspeak, loadFlite, loadJapanese } from './speech-parts.ts';

/** A model of any speed on a clock of its own, and a listener who begins with the first byte and must never wait. */

const STEPS_PER_TOKEN = 3;
const SENTENCE = 'The garden was quiet this morning, and nobody had come to play in the rain. ';
const request = {
  model: 'chat-4o-mini-tts-2025-12-15',
  account: 'acct_test',
  voice: 'nova',
  format: 'pcm',
  instructions: null,
} as const;

let espeak: Espeak;
let flite: Flite;
before(async () => {
  espeak = await loadEspeak();
  flite = await loadFlite();
});

interface Heard {
  readonly engines: string;
  readonly firstSeconds: number;
  readonly longestGap: number;
  readonly seconds: number;
  readonly windows: readonly number[];
}

/** `work`: seconds of work for a second of sound, at each moment. */
async function listen(
  text: string,
  work: (seconds: number) => number,
  { speed = 1, whole = false } = {},
): Promise<Heard> {
  let now = 0;
  const windows: number[] = [];
  const spend = (steps: number) => {
    now += steps * STEP_SECONDS * work(now / 1000) * 1000;
  };
  const model: SpeechModel = {
    sampleRate: 24_000,
    plan: async (tokens, _mix, own) => {
      const steps = Math.round((tokens.length * STEPS_PER_TOKEN) / own) + 20;
      spend(4);
      const strength = Float32Array.from({ length: steps * 2 }, (_, n) =>
        n < 20 || n >= steps * 2 - 20 ? -9 : 4 + Math.sin(n),
      );
      const style = new Float32Array(256);
      return { style, steps, sounds: new Float32Array(steps), pitch: new Float32Array(steps * 2), strength };
    },
    sound: async (_plan, track, from, to) => {
      windows.push(to - from);
      spend(to - from + WINDOW_OVERHEAD);
      const edges = Number(from > 0) + Number(to < track.length);
      return new Float32Array((to - from) * STEP_SAMPLES + edges * HALF_FADE).fill(0.1);
    },
  };
  const heard = { engines: '', firstSeconds: 0, longestGap: 0, seconds: 0, windows };
  await speak(
    { ...request, text, speed, whole },
    {
      kokoro: async () => model,
      espeak: async () => espeak,
      flite: async () => flite,
      japanese: loadJapanese,
      measured: new MeasuredSpeed(),
      now: () => now,
    },
    {
      onEngine: (names) => {
        heard.engines = names;
        heard.firstSeconds = now / 1000;
      },
      emit: (bytes) => {
        const gap = now / 1000 - heard.firstSeconds - heard.seconds;
        heard.longestGap = Math.max(heard.longestGap, gap);
        heard.seconds += bytes.length / 48_000;
      },
    },
    new AbortController().signal,
  );
  return heard;
}

describe('a listener', () => {
  for (const work of [0.1, 0.5, 0.8, 1, 2, 6]) {
    it(`hears one sentence without a gap when a second of sound takes ${work} s`, async () => {
      const heard = await listen(SENTENCE, () => work);
      assert.equal(heard.longestGap, 0);
      assert.equal(heard.engines, 'kokoro');
    });

    it(`hears nine sentences in one voice when a second of sound takes ${work} s, without a gap where that can be`, async () => {
      const heard = await listen(SENTENCE.repeat(9), () => work);
      if (work < 1) assert.equal(heard.longestGap, 0);
      else assert.ok(heard.firstSeconds < 8 * work, `begins after ${heard.firstSeconds} s`);
      assert.equal(heard.engines, 'kokoro');
    });
  }

  it('hears the first sound after a fraction of the first sentence', async () => {
    const { firstSeconds } = await listen(SENTENCE, () => 0.45);
    assert.ok(firstSeconds < 0.6, `${firstSeconds} s`);
  });

  it('hears one voice to the end when the machine slows down after the beginning', async () => {
    const heard = await listen(SENTENCE.repeat(9), (seconds) => (seconds < 4 ? 0.4 : 0.9));
    assert.equal(heard.engines, 'kokoro');
  });

  it('hears no gap in fast speech', async () => {
    assert.equal((await listen(SENTENCE.repeat(3), () => 0.4, { speed: 3 })).longestGap, 0);
  });

  it('waits a little rather than hear gaps', async () => {
    const { longestGap, firstSeconds } = await listen(SENTENCE.repeat(2), () => 0.9);
    assert.equal(longestGap, 0);
    assert.ok(firstSeconds < 6, `${firstSeconds} s`);
  });

  it('who comes at the end hears the same on every machine', async () => {
    const [fast, slow] = await Promise.all(
      [0.2, 3].map((work) => listen(SENTENCE.repeat(3), () => work, { whole: true })),
    );
    assert.equal(slow!.engines, 'kokoro');
    assert.deepEqual(slow!.windows, fast!.windows);
  });
});

import type { KokoroModel, VoiceMix } from './kokoro-model.ts';
import { MOST_TOKENS } from './kokoro-model.ts';
import type { MeasuredSpeed, Pacing } from './pace.ts';
import { tokensOf } from './pronunciation/phonemes.ts';
import { cutAfter, HALF_FADE, STEP_SECONDS, trackOf } from './speech-plan.ts';
import type { Sound } from './synthesiser.ts';

export type SpeechModel = Pick<KokoroModel, 'sampleRate' | 'plan' | 'sound'>;

export interface KokoroManner {
  readonly mix: VoiceMix;
  readonly speed: number;
  /** Factors of the planned pitch and of the length of pauses. */
  readonly pitch: number;
  readonly pauses: number;
}

export interface KokoroTiming {
  readonly pace: Pacing;
  readonly measured: MeasuredSpeed;
  readonly now: () => number;
}

/** Speaks a text, if it is long in several parts. A text without a sound, such as a lone quotation mark, has none. */
export async function* speakWithKokoro(
  model: SpeechModel,
  phonemes: string,
  manner: KokoroManner,
  timing: KokoroTiming,
): AsyncGenerator<Sound> {
  let rest: readonly number[] = tokensOf(phonemes);
  while (rest.length > 0) {
    const part = rest.slice(0, partLength(rest));
    rest = rest.slice(part.length);
    const secondsAfter = rest.length * SECONDS_PER_TOKEN;
    for await (const sound of speakPart(model, part, manner, timing))
      yield { ...sound, secondsLeft: sound.secondsLeft + secondsAfter };
  }
}

/** Of parts that are not planned yet: only the pace depends on it. */
const SECONDS_PER_TOKEN = 0.07;
/** `;:,.!?—…`, by their tokens. */
const LAST_PUNCTUATION_TOKEN = 10;
const SPACE_TOKEN = 16;

/** The model takes so many tokens at once: a longer text is cut in about equal parts, after punctuation or between words. */
function partLength(tokens: readonly number[]): number {
  if (tokens.length <= MOST_TOKENS) return tokens.length;
  const aim = Math.ceil(tokens.length / Math.ceil(tokens.length / MOST_TOKENS));
  const nearest = (isEnd: (token: number) => boolean): number | undefined =>
    tokens
      .slice(0, MOST_TOKENS)
      .flatMap((token, index) => (index > aim / 2 && isEnd(token) ? [index + 1] : []))
      .sort((one, other) => Math.abs(one - aim) - Math.abs(other - aim))[0];
  return (
    nearest((token) => token <= LAST_PUNCTUATION_TOKEN) ?? nearest((token) => token === SPACE_TOKEN) ?? aim
  );
}

/** Speaks window by window, each as long as the listener's patience allows. */
async function* speakPart(
  model: SpeechModel,
  tokens: readonly number[],
  manner: KokoroManner,
  { pace, measured, now }: KokoroTiming,
): AsyncGenerator<Sound> {
  const planned = await model.plan(tokens, manner.mix, manner.speed);
  const plan = { ...planned, pitch: planned.pitch.map((hertz) => hertz * manner.pitch) };
  const track = trackOf(plan, manner.pauses);
  let seam = new Float32Array(0);
  for (let from = 0; from < track.length; ) {
    const to = cutAfter(plan, track, from, pace.nextSteps());
    const begun = now();
    const samples = await model.sound(plan, track, from, to);
    measured.measure(to - from, now() - begun);
    fadeIn(samples, seam);
    const end = to < track.length ? samples.length - HALF_FADE * 2 : samples.length;
    seam = samples.slice(end);
    yield { samples: samples.subarray(0, end), secondsLeft: (track.length - to) * STEP_SECONDS };
    from = to;
  }
}

function fadeIn(samples: Float32Array, seam: Float32Array): void {
  seam.forEach((sample, n) => {
    const share = (n + 0.5) / seam.length;
    samples[n] = samples[n]! * share + sample * (1 - share);
  });
}

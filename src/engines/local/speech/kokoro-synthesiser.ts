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

/** Speaks a text window by window, each as long as the listener's patience allows. */
export async function* speakWithKokoro(
  model: SpeechModel,
  phonemes: string,
  manner: KokoroManner,
  { pace, measured, now }: KokoroTiming,
): AsyncGenerator<Sound> {
  const tokens = tokensOf(phonemes).slice(0, MOST_TOKENS);
  // A text without a sound, such as a lone quotation mark.
  if (tokens.length === 0) return;
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

/** What a sentence will sound like, in steps of 25 ms, before any of its sound is made. */
export interface SpeechPlan {
  readonly style: Float32Array;
  readonly steps: number;
  /** For each feature, its value at each step. */
  readonly sounds: Float32Array;
  /** In hertz, two values a step; nearly nothing where there is no voice. */
  readonly pitch: Float32Array;
  /** How strong the sound is, as a logarithm, two values a step. */
  readonly strength: Float32Array;
}

export const STEP_SAMPLES = 600;
export const STEP_SECONDS = 0.025;
/** Windows are faded into each other over twice this many samples: 10 ms. */
export const HALF_FADE = 120;

/** Weaker steps cannot be heard. */
const AUDIBLE = -3;
/** Kept around what can be heard, so that no breath is cut off. */
const MARGIN_BEFORE = 2;
const MARGIN_AFTER = 4;
/** A shorter silence belongs to a consonant. */
const SHORTEST_PAUSE = 4;
/** A sound depends a little on what is around it. */
const CONTEXT = 3;
/**
 * The model weighs each window by its average, and was taught with silence around every sentence. With this much, short
 * windows come out as loud as the whole (0.9 to 1 of it; 0.75 without).
 */
const SILENCE = 5;
/** What a window costs beyond its own steps. */
export const WINDOW_OVERHEAD = 2 * (CONTEXT + SILENCE);

/** The steps to be heard, in order: without the silence at the ends, and with pauses made longer or shorter. */
export function trackOf(plan: SpeechPlan, pauses: number): number[] {
  const strengths = Array.from({ length: plan.steps }, (_, step) => strengthAt(plan, step));
  const isHeard = (strength: number) => strength > AUDIBLE;
  const first = strengths.findIndex(isHeard);
  if (first < 0) return [];
  const end = Math.min(plan.steps, strengths.findLastIndex(isHeard) + 1 + MARGIN_AFTER);
  const track: number[] = [];
  for (let step = Math.max(0, first - MARGIN_BEFORE); step < end; ) {
    let after = step + 1;
    while (after < end && isHeard(strengths[after]!) === isHeard(strengths[step]!)) after++;
    const isPause = !isHeard(strengths[step]!) && after < end && after - step >= SHORTEST_PAUSE;
    const length = isPause ? Math.round((after - step) * pauses) : after - step;
    for (let n = 0; n < length; n++) track.push(step + Math.floor((n * (after - step)) / length));
    step = after;
  }
  return track;
}

/**
 * Where to end a window that begins at `from` and has at most `most` steps: at the weakest step of its last third,
 * which is a pause or the closure of a consonant.
 */
export function cutAfter(plan: SpeechPlan, track: readonly number[], from: number, most: number): number {
  if (track.length - from <= most) return track.length;
  const strength = (at: number) => strengthAt(plan, track[at - 1]!) + strengthAt(plan, track[at]!);
  let best = from + most;
  for (let at = from + most; at > from + (most * 2) / 3; at--) if (strength(at) < strength(best)) best = at;
  return best;
}

/** The steps that the model reads for a window, and at which of them the window begins. */
export function windowSteps(
  plan: SpeechPlan,
  track: readonly number[],
  from: number,
  to: number,
): { steps: number[]; offset: number } {
  const start = Math.max(0, from - CONTEXT);
  const inner = track.slice(start, to + CONTEXT);
  const ends = Array.from({ length: SILENCE }, (_, n) => n);
  const before = ends.map((n) => Math.min(n, inner[0]!));
  const after = ends.map((n) => Math.max(plan.steps - SILENCE + n, inner.at(-1)!));
  return { steps: [...before, ...inner, ...after], offset: SILENCE + from - start };
}

function strengthAt(plan: SpeechPlan, step: number): number {
  return (plan.strength[step * 2]! + plan.strength[step * 2 + 1]!) / 2;
}

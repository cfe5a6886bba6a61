import type { StereoSound } from './stereo-sound.ts';

const TABLE_SIZE = 4096;
const SINES = Float32Array.from({ length: TABLE_SIZE }, (_, index) =>
  Math.sin((index / TABLE_SIZE) * 2 * Math.PI),
);

/** A sine by table: `turns` counts whole periods. */
export function sine(turns: number): number {
  return SINES[(turns * TABLE_SIZE) & (TABLE_SIZE - 1)]!;
}

/** When, where and how loud something sounds. */
interface Shape {
  readonly start: number;
  readonly seconds: number;
  /** -1 left, 1 right. */
  readonly pan: number;
  readonly level: number;
  /** How loud it is over its share (0 to 1) of time; it is also faded in and out within a few milliseconds. */
  envelope?(share: number): number;
  /** Loses this much (natural logarithm) a second. */
  readonly decay?: number;
}

export interface Tone extends Shape {
  /** The wave at a time since the start (seconds) and a share of the tone (0 to 1). */
  wave(time: number, share: number): number;
}

export interface PureTone extends Shape {
  readonly pitch: number;
  /** Further sines: how many times the pitch, and how loud beside it. */
  readonly overtones?: readonly (readonly [times: number, level: number])[];
}

/** Loudness changes slowly: it is worked out once for this many samples and drawn straight between. */
const STEP = 64;

/** Adds a tone; whatever its wave, it begins and ends at silence. */
export function addTone(sound: StereoSound, tone: Tone): void {
  const { left, right, rate } = sound;
  const { first, end, loudness } = loudnessOf(sound, tone);
  const gainLeft = tone.level * Math.min(1, 1 - tone.pan);
  const gainRight = tone.level * Math.min(1, 1 + tone.pan);
  for (let sample = first, gain = 0, slope = 0; sample < end; sample++, gain += slope) {
    const passed = sample - first;
    if (passed % STEP === 0) {
      gain = loudness[passed / STEP]!;
      slope = (loudness[passed / STEP + 1]! - gain) / Math.min(STEP, end - sample);
    }
    const time = passed / rate;
    const value = tone.wave(time, time / tone.seconds) * gain;
    left[sample]! += value * gainLeft;
    right[sample]! += value * gainRight;
  }
}

/** Adds a tone of steady sines. Music is made of many long ones, so their loop calls nothing. */
export function addPureTone(sound: StereoSound, tone: PureTone): void {
  const curve = loudnessOf(sound, tone);
  addSine(sound, curve, tone.pitch, tone.level, tone.pan);
  for (const [times, level] of tone.overtones ?? [])
    addSine(sound, curve, tone.pitch * times, tone.level * level, tone.pan);
}

function addSine(
  { left, right, rate }: StereoSound,
  { first, end, loudness }: Curve,
  pitch: number,
  level: number,
  pan: number,
): void {
  const gainLeft = level * Math.min(1, 1 - pan);
  const gainRight = level * Math.min(1, 1 + pan);
  const stride = (pitch * TABLE_SIZE) / rate;
  for (let from = first, step = 0; from < end; from += STEP, step++) {
    const until = Math.min(end, from + STEP);
    let gain = loudness[step]!;
    const slope = (loudness[step + 1]! - gain) / (until - from);
    let phase = (from - first) * stride;
    for (let sample = from; sample < until; sample++) {
      const value = SINES[phase & (TABLE_SIZE - 1)]! * gain;
      left[sample]! += value * gainLeft;
      right[sample]! += value * gainRight;
      gain += slope;
      phase += stride;
    }
  }
}

/** The samples a tone lasts for, and its loudness at every `STEP`th of them and at the end. */
interface Curve {
  readonly first: number;
  readonly end: number;
  readonly loudness: Float64Array;
}

function loudnessOf({ left, rate }: StereoSound, shape: Shape): Curve {
  const { start, seconds, decay = 0 } = shape;
  const first = Math.max(0, Math.floor(start * rate));
  const end = Math.min(left.length, Math.floor((start + seconds) * rate));
  const attack = Math.min(0.006, seconds / 4);
  const loudness = new Float64Array(Math.max(0, Math.ceil((end - first) / STEP)) + 1);
  for (let step = 0; step < loudness.length; step++) {
    const time = Math.min(step * STEP, end - first) / rate;
    loudness[step] =
      Math.max(0, Math.min(1, time / attack, (seconds - time) / attack)) *
      (shape.envelope?.(Math.min(1, time / seconds)) ?? 1) *
      (decay ? Math.exp(-time * decay) : 1);
  }
  return { first, end, loudness };
}

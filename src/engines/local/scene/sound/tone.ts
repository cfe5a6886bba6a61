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
  const { seconds } = tone;
  const gainLeft = tone.level * Math.min(1, 1 - tone.pan);
  const gainRight = tone.level * Math.min(1, 1 + tone.pan);
  inSteps(sound, tone, (from, until, first, loudness, slope) => {
    let gain = loudness;
    for (let sample = from; sample < until; sample++) {
      const time = (sample - first) / rate;
      const value = tone.wave(time, time / seconds) * gain;
      left[sample]! += value * gainLeft;
      right[sample]! += value * gainRight;
      gain += slope;
    }
  });
}

/** Adds a tone of steady sines. Music is made of many long ones, so their loop calls nothing. */
export function addPureTone(sound: StereoSound, tone: PureTone): void {
  addSine(sound, tone, tone.pitch, tone.level);
  for (const [times, level] of tone.overtones ?? [])
    addSine(sound, tone, tone.pitch * times, tone.level * level);
}

function addSine(sound: StereoSound, shape: Shape, pitch: number, level: number): void {
  const { left, right, rate } = sound;
  const gainLeft = level * Math.min(1, 1 - shape.pan);
  const gainRight = level * Math.min(1, 1 + shape.pan);
  const stride = (pitch * TABLE_SIZE) / rate;
  inSteps(sound, shape, (from, until, first, loudness, slope) => {
    let gain = loudness;
    let phase = (from - first) * stride;
    for (let sample = from; sample < until; sample++) {
      const value = SINES[phase & (TABLE_SIZE - 1)]! * gain;
      left[sample]! += value * gainLeft;
      right[sample]! += value * gainRight;
      gain += slope;
      phase += stride;
    }
  });
}

/** Calls `add` for each few samples with their loudness at the first and its change from one to the next. */
function inSteps(
  { left, rate }: StereoSound,
  shape: Shape,
  add: (from: number, until: number, first: number, loudness: number, slope: number) => void,
): void {
  const { start, seconds, decay = 0 } = shape;
  const first = Math.max(0, Math.floor(start * rate));
  const end = Math.min(left.length, Math.floor((start + seconds) * rate));
  const attack = Math.min(0.006, seconds / 4);
  const loudnessAt = (time: number) =>
    Math.max(0, Math.min(1, time / attack, (seconds - time) / attack)) *
    (shape.envelope?.(Math.min(1, time / seconds)) ?? 1) *
    (decay ? Math.exp(-time * decay) : 1);
  let loudness = loudnessAt(0);
  for (let from = first; from < end; from += STEP) {
    const until = Math.min(end, from + STEP);
    const next = loudnessAt((until - first) / rate);
    add(from, until, first, loudness, (next - loudness) / (until - from));
    loudness = next;
  }
}

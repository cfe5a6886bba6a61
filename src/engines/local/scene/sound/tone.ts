import type { StereoSound } from './stereo-sound.ts';

const TABLE_SIZE = 4096;
const SINES = Float32Array.from({ length: TABLE_SIZE }, (_, index) =>
  Math.sin((index / TABLE_SIZE) * 2 * Math.PI),
);

/** A sine by table: `turns` counts whole periods. */
export function sine(turns: number): number {
  return SINES[(turns * TABLE_SIZE) & (TABLE_SIZE - 1)]!;
}

export interface Tone {
  readonly start: number;
  readonly seconds: number;
  /** -1 left, 1 right. */
  readonly pan: number;
  readonly level: number;
  /** How loud it is over its share (0 to 1) of time; it is also faded in and out within a few milliseconds. */
  envelope?(share: number): number;
  /** Loses this much (natural logarithm) a second. */
  readonly decay?: number;
  /** The wave at a time since the start (seconds) and a share of the tone (0 to 1). */
  wave(time: number, share: number): number;
}

/** Loudness changes slowly: it is worked out once for this many samples and drawn straight between. */
const STEP = 64;

/** Adds a tone; whatever its wave, it begins and ends at silence. */
export function addTone({ left, right, rate }: StereoSound, tone: Tone): void {
  const first = Math.max(0, Math.floor(tone.start * rate));
  const end = Math.min(left.length, Math.floor((tone.start + tone.seconds) * rate));
  const attack = Math.min(0.006, tone.seconds / 4);
  const { seconds, decay = 0 } = tone;
  const loudness = (time: number) =>
    Math.max(0, Math.min(1, time / attack, (seconds - time) / attack)) *
    (tone.envelope?.(Math.min(1, time / seconds)) ?? 1) *
    (decay ? Math.exp(-time * decay) : 1);
  const gainLeft = tone.level * Math.min(1, 1 - tone.pan);
  const gainRight = tone.level * Math.min(1, 1 + tone.pan);
  let gain = loudness(0);
  for (let block = first; block < end; block += STEP) {
    const until = Math.min(end, block + STEP);
    const slope = (loudness((until - first) / rate) - gain) / (until - block);
    for (let sample = block; sample < until; sample++) {
      const time = (sample - first) / rate;
      const value = tone.wave(time, time / seconds) * gain;
      left[sample]! += value * gainLeft;
      right[sample]! += value * gainRight;
      gain += slope;
    }
  }
}

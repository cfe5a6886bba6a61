import type { StereoSound } from './stereo-sound.ts';

const TABLE_SIZE = 4096;
const SINES = Float32Array.from({ length: TABLE_SIZE }, (_, index) => Math.sin((index / TABLE_SIZE) * 2 * Math.PI));

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
  /** The wave at a time since the start (seconds) and a share of the tone (0 to 1). */
  wave(time: number, share: number): number;
}

/** Adds a tone; whatever its wave, it begins and ends at silence. */
export function addTone({ left, right, rate }: StereoSound, tone: Tone): void {
  const first = Math.max(0, Math.floor(tone.start * rate));
  const end = Math.min(left.length, Math.floor((tone.start + tone.seconds) * rate));
  const attack = Math.min(0.006, tone.seconds / 4);
  const gainLeft = tone.level * Math.min(1, 1 - tone.pan);
  const gainRight = tone.level * Math.min(1, 1 + tone.pan);
  for (let sample = first; sample < end; sample++) {
    const time = sample / rate - tone.start;
    const envelope = Math.min(1, time / attack, (tone.seconds - time) / attack);
    const value = tone.wave(time, time / tone.seconds) * envelope;
    left[sample]! += value * gainLeft;
    right[sample]! += value * gainRight;
  }
}

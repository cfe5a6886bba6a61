/** The silence threshold at the ends of a piece. */
const SILENT = 0.006;
/** Kept before the first and after the last sound, so that no breath is cut. */
const MARGIN_SECONDS = 0.03;
const FADE_SECONDS = 0.005;

export interface Ends {
  /** Whether the sound begins a piece, and whether it ends it. */
  readonly first: boolean;
  readonly last: boolean;
  /** Silence after the end of a piece. */
  readonly pauseSeconds: number;
}

/** A sound with the engine's own silence at the ends of its piece replaced by the given pause. */
export function joinable(
  samples: Float32Array,
  sampleRate: number,
  { first, last, pauseSeconds }: Ends,
): Float32Array {
  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  const pause = last ? Math.round(pauseSeconds * sampleRate) : 0;
  const begins = samples.findIndex((sample) => Math.abs(sample) > SILENT);
  if (begins < 0 && first && last) return new Float32Array(pause);
  const ends = samples.findLastIndex((sample) => Math.abs(sample) > SILENT);
  const start = first ? Math.max(0, begins - margin) : 0;
  const end = last ? Math.min(samples.length, ends + margin) : samples.length;
  const result = new Float32Array(Math.max(0, end - start) + pause);
  result.set(samples.subarray(start, end));
  const fade = Math.round(FADE_SECONDS * sampleRate);
  for (let n = 0; n < fade && n < end - start; n++) {
    if (first) result[n]! *= n / fade;
    if (last) result[end - start - 1 - n]! *= n / fade;
  }
  return result;
}

/** The silence threshold at the ends of a piece. */
const SILENT = 0.006;
/** Kept before the first and after the last sound, so that no breath is cut. */
const MARGIN_SECONDS = 0.03;
const FADE_SECONDS = 0.005;

/** A piece with the model's own silence at its ends replaced by the given pause. */
export function joinable(samples: Float32Array, sampleRate: number, pauseSeconds: number): Float32Array {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENT);
  if (first < 0) return new Float32Array(Math.round(pauseSeconds * sampleRate));
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENT);
  const margin = Math.round(MARGIN_SECONDS * sampleRate);
  const start = Math.max(0, first - margin);
  const end = Math.min(samples.length, last + margin);
  const result = new Float32Array(end - start + Math.round(pauseSeconds * sampleRate));
  result.set(samples.subarray(start, end));
  const fade = Math.round(FADE_SECONDS * sampleRate);
  for (let n = 0; n < fade && n < end - start; n++) {
    result[n]! *= n / fade;
    result[end - start - 1 - n]! *= n / fade;
  }
  return result;
}

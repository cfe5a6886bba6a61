/** Speech comes, and goes to the film, as 16-bit little-endian mono at this rate. */
export const LINE_RATE = 24_000;
const SILENT = 0.004;
const MARGIN = Math.round(0.03 * LINE_RATE);
const FADE = Math.round(0.08 * LINE_RATE);
/** A voice that is switched on and off this often a second sounds like a machine and can still be understood. */
const BUZZ_HERTZ = 62;

export function samplesOf(pcm: Buffer): Float32Array {
  const samples = new Float32Array(Math.floor(pcm.length / 2));
  for (let at = 0; at < samples.length; at++) samples[at] = pcm.readInt16LE(at * 2) / 32768;
  return samples;
}

export function pcmOf(samples: Float32Array): Buffer {
  const pcm = Buffer.alloc(samples.length * 2);
  for (const [at, sample] of samples.entries())
    pcm.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), at * 2);
  return pcm;
}

/** Without the silence at both ends: who answers whom does not wait for it. */
export function trimSilence(samples: Float32Array): Float32Array {
  const first = samples.findIndex((sample) => Math.abs(sample) > SILENT);
  if (first < 0) return samples.subarray(0, 0);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > SILENT);
  return samples.slice(Math.max(0, first - MARGIN), Math.min(samples.length, last + MARGIN));
}

/** Faded out where there is no room for more. */
export function cutOff(samples: Float32Array, most: number): Float32Array {
  if (samples.length <= most) return samples;
  return samples.slice(0, most).map((sample, at) => sample * Math.min(1, (most - 1 - at) / FADE));
}

export function metallic(samples: Float32Array): Float32Array {
  return samples.map(
    (sample, at) => sample * (0.55 + 0.45 * Math.sin((2 * Math.PI * BUZZ_HERTZ * at) / LINE_RATE)),
  );
}

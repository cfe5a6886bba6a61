import { setImmediate } from 'node:timers/promises';
import { SAMPLE_RATE } from '../pcm-file.ts';

/** Whisper's input: 80 mel bands, a frame every 10 ms, at most 30 s. */
export const MEL_BANDS = 80;
export const FRAMES_PER_SECOND = 100;
export const MOST_FRAMES = 30 * FRAMES_PER_SECOND;
const HOP = SAMPLE_RATE / FRAMES_PER_SECOND;
const FFT_SIZE = 400;
const BINS = FFT_SIZE / 2 + 1;
/** 400 = 20 x 20: the transform is computed as rows and columns of 20 points. */
const SIDE = 20;
const FLOOR = 1e-10;
/** So many frames take 25 ms; between them the process hears that its caller has left. */
const FRAMES_AT_ONCE = 500;

const hann = Float64Array.from(
  { length: FFT_SIZE },
  (_, n) => 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / FFT_SIZE),
);
const cosines = Float64Array.from({ length: FFT_SIZE }, (_, n) => Math.cos((2 * Math.PI * n) / FFT_SIZE));
const sines = Float64Array.from({ length: FFT_SIZE }, (_, n) => -Math.sin((2 * Math.PI * n) / FFT_SIZE));
const filters = melFilters();

/**
 * The log-mel spectrogram of some samples, padded with silence to so many frames, band by band. Its values are those of
 * `@huggingface/transformers` 4.3.1 to seven digits, which takes 190 ms of processor for a window where this takes 145, and
 * brings an image library and a second ONNX runtime along.
 */
export async function melSpectrogram(
  samples: Float32Array,
  frames: number,
  signal: AbortSignal,
): Promise<Float32Array> {
  const heard = Math.min(frames, Math.ceil((samples.length + FFT_SIZE / 2) / HOP));
  const mel = new Float32Array(MEL_BANDS * frames).fill(Math.log10(FLOOR));
  const real = new Float64Array(FFT_SIZE);
  const imaginary = new Float64Array(FFT_SIZE);
  // Two real frames share one complex transform, as its real and imaginary parts.
  for (let frame = 0; frame < heard; frame += 2) {
    if (frame % FRAMES_AT_ONCE === 0) {
      await setImmediate();
      signal.throwIfAborted();
    }
    fillFrame(samples, frame, real);
    fillFrame(samples, frame + 1, imaginary);
    transform(real, imaginary);
    writeBands(mel, frames, frame, power(real, imaginary, 1));
    if (frame + 1 < frames) writeBands(mel, frames, frame + 1, power(real, imaginary, -1));
  }
  return normalise(mel);
}

function fillFrame(samples: Float32Array, frame: number, target: Float64Array): void {
  const start = frame * HOP - FFT_SIZE / 2;
  for (let n = 0; n < FFT_SIZE; n++) {
    // The first frame is centred on the first sample: the samples before it are a reflection.
    const index = Math.abs(start + n);
    target[n] = (samples[index] ?? 0) * hann[n]!;
  }
}

const columnsReal = new Float64Array(FFT_SIZE);
const columnsImaginary = new Float64Array(FFT_SIZE);

function transform(real: Float64Array, imaginary: Float64Array): void {
  for (let column = 0; column < SIDE; column++) {
    for (let row = 0; row < SIDE; row++) {
      let sumReal = 0;
      let sumImaginary = 0;
      for (let n = 0; n < SIDE; n++) {
        const angle = ((n * row) % SIDE) * SIDE;
        const at = n * SIDE + column;
        sumReal += real[at]! * cosines[angle]! - imaginary[at]! * sines[angle]!;
        sumImaginary += real[at]! * sines[angle]! + imaginary[at]! * cosines[angle]!;
      }
      const twist = row * column;
      columnsReal[row * SIDE + column] = sumReal * cosines[twist]! - sumImaginary * sines[twist]!;
      columnsImaginary[row * SIDE + column] = sumReal * sines[twist]! + sumImaginary * cosines[twist]!;
    }
  }
  for (let row = 0; row < SIDE; row++) {
    for (let k = 0; k < SIDE; k++) {
      let sumReal = 0;
      let sumImaginary = 0;
      for (let n = 0; n < SIDE; n++) {
        const angle = ((n * k) % SIDE) * SIDE;
        const at = row * SIDE + n;
        sumReal += columnsReal[at]! * cosines[angle]! - columnsImaginary[at]! * sines[angle]!;
        sumImaginary += columnsReal[at]! * sines[angle]! + columnsImaginary[at]! * cosines[angle]!;
      }
      real[row + SIDE * k] = sumReal;
      imaginary[row + SIDE * k] = sumImaginary;
    }
  }
}

const spectrum = new Float64Array(BINS);

/** Power of the frame that was the real (`part` 1) or the imaginary (-1) input. */
function power(real: Float64Array, imaginary: Float64Array, part: 1 | -1): Float64Array {
  for (let k = 0; k < BINS; k++) {
    const mirror = (FFT_SIZE - k) % FFT_SIZE;
    const a = (real[k]! + part * real[mirror]!) / 2;
    const b = (imaginary[k]! - part * imaginary[mirror]!) / 2;
    spectrum[k] = a * a + b * b;
  }
  return spectrum;
}

function writeBands(mel: Float32Array, frames: number, frame: number, powers: Float64Array): void {
  for (let band = 0; band < MEL_BANDS; band++) {
    const { first, weights } = filters[band]!;
    let sum = 0;
    for (let n = 0; n < weights.length; n++) sum += weights[n]! * powers[first + n]!;
    mel[band * frames + frame] = Math.log10(Math.max(sum, FLOOR));
  }
}

function normalise(mel: Float32Array): Float32Array {
  let loudest = -Infinity;
  for (const value of mel) if (value > loudest) loudest = value;
  for (let n = 0; n < mel.length; n++) mel[n] = (Math.max(mel[n]!, loudest - 8) + 4) / 4;
  return mel;
}

interface MelFilter {
  readonly first: number;
  readonly weights: Float64Array;
}

/** Triangular filters of equal area on Slaney's mel scale: linear to 1 kHz, logarithmic above. */
function melFilters(): MelFilter[] {
  const highest = hertzToMel(SAMPLE_RATE / 2);
  const edges = Array.from({ length: MEL_BANDS + 2 }, (_, n) => melToHertz((highest * n) / (MEL_BANDS + 1)));
  return Array.from({ length: MEL_BANDS }, (_, band) => {
    const [low, centre, high] = [edges[band]!, edges[band + 1]!, edges[band + 2]!];
    const values = Float64Array.from({ length: BINS }, (_, bin) => {
      const hertz = (bin * SAMPLE_RATE) / FFT_SIZE;
      const rise = (hertz - low) / (centre - low);
      const fall = (high - hertz) / (high - centre);
      return (Math.max(0, Math.min(rise, fall)) * 2) / (high - low);
    });
    const first = values.findIndex((value) => value > 0);
    const last = values.findLastIndex((value) => value > 0);
    return { first: Math.max(first, 0), weights: values.slice(Math.max(first, 0), last + 1) };
  });
}

function hertzToMel(hertz: number): number {
  return hertz < 1000 ? (hertz * 3) / 200 : 15 + (27 * Math.log(hertz / 1000)) / Math.log(6.4);
}

function melToHertz(mel: number): number {
  return mel < 15 ? (mel * 200) / 3 : 1000 * Math.exp(((mel - 15) * Math.log(6.4)) / 27);
}

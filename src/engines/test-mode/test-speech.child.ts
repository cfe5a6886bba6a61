import type { SpeechFormat } from '../../domain/speech-format.ts';
import { serveJobs } from '../../platform/children/serve-jobs.ts';
import { AudioEncoder } from '../../platform/sound/audio-encoder.ts';

export interface TestSpeechJob {
  readonly seconds: number;
  readonly format: SpeechFormat;
}

const RATE = 24_000;
const HERTZ = 220;
const LOUDNESS = 0.2;

/** A tone that swells three times a second, as syllables do. */
serveJobs<TestSpeechJob>(async ({ seconds, format }) => {
  const chunks: Uint8Array[] = [];
  const shape = { sampleRate: RATE, tempo: 1, pitch: 1, volume: 1 };
  const encoder = await AudioEncoder.open(format, shape, (bytes) => chunks.push(bytes));
  const samples = Float32Array.from({ length: Math.round(seconds * RATE) }, (_, index) => {
    const time = index / RATE;
    return Math.sin(time * HERTZ * 2 * Math.PI) * LOUDNESS * Math.sin(time * 3 * Math.PI) ** 2;
  });
  await encoder.write(samples);
  await encoder.close();
  return Buffer.concat(chunks);
});

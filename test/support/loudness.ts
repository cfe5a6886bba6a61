import { readFileSync } from 'node:fs';
import { SampleFolder } from '../../src/platform/media/audio/sample-folder.ts';

/** Of `wavFile`. */
const RATE = 16_000;
const NEVER = new AbortController().signal;

/** How loud a video is between two moments. */
export async function loudness(video: string, from: number, to: number): Promise<number> {
  await using samples = await SampleFolder.make();
  await samples.decode(video, { param: 'video', sampleRate: RATE }, { account: 'a' }, NEVER);
  const pcm = readFileSync(samples.path);
  let sum = 0;
  for (let at = from * RATE; at < to * RATE; at += 1) sum += pcm.readInt16LE(Math.floor(at) * 2) ** 2;
  return Math.sqrt(sum / ((to - from) * RATE));
}

/** Two seconds with a tone between two moments. */
export function tone(from: number, to: number): Buffer {
  const samples = Buffer.alloc(RATE * 2 * 2);
  for (let at = Math.round(from * RATE); at < to * RATE; at += 1)
    samples.writeInt16LE(Math.round(Math.sin((at / RATE) * 440 * 2 * Math.PI) * 12_000), at * 2);
  return samples;
}

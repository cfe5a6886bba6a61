import { readFileSync } from 'node:fs';
import { open, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  createLocalAudio,
  type LocalAudio,
  type LocalAudioOptions,
} from '../../../src/compose/local-audio.ts';
import { SAMPLE_RATE } from '../../../src/engines/local/hearing/pcm-file.ts';
import { decodeAudio } from '../../../src/platform/media/audio/decode-audio.ts';
import { endlessWavHeader } from '../../../src/platform/sound/wav-header.ts';
import type { WeightName } from '../../../src/weights/manifest.ts';
import { defaultWeightsDirectory, isPresent } from '../../../src/weights/weight-store.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { unlessLacking } from '../../support/unless-lacking.ts';

export const WEIGHTS = defaultWeightsDirectory(process.env);

/** The sentences of the English recordings. */
export const ENGLISH = {
  'en-0870.flac':
    'and mister john dashwood had then leisure to consider how much there might be prudently in his power to do for them',
  'en-0880.flac': 'he was not an ill disposed young man',
  'en-0890.flac': 'unless to be rather cold hearted and rather selfish is to be ill disposed',
  'en-0920.flac':
    'had he married a more amiable woman he might have been made still more respectable than he was',
  'en-0930.flac': 'he might even have been made amiable himself',
  'en-jfk.flac':
    'and so my fellow americans ask not what your country can do for you ask what you can do for your country',
} as const;

export function clip(name: string): string {
  return fileURLToPath(new URL(`./clips/${name}`, import.meta.url));
}

/** Why a test cannot run here, or false. */
export function lacking(...names: WeightName[]): string | false {
  const missing = names.filter((name) => !isPresent(WEIGHTS, name));
  const message = `weights are missing (${missing.join(', ')}): npm run phonofilm -- models pull`;
  return unlessLacking(missing.length > 0, message);
}

/** Engines for the tests of one file, started before the first and stopped after the last. */
export function useLocalAudio(options: Partial<LocalAudioOptions> = {}): () => LocalAudio {
  let audio: LocalAudio;
  before(() => {
    audio = createLocalAudio({ weightsDirectory: WEIGHTS, warm: false, ...options });
  });
  after(() => audio.close());
  return () => audio;
}

/** Resolves once a process that was idle is at work, told by the processor time that it takes. */
export async function untilBusy(pid: number): Promise<void> {
  const ticks = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return Number(fields[11]) + Number(fields[12]);
  };
  const before = ticks();
  while (ticks() < before + 10) await delay(5);
}

export function scratch(): string {
  const folder = scratchFolder();
  return folder;
}

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** What can be heard in a file: 16,000 samples a second. In this process: one for each file would take longer. */
export async function hear(file: string): Promise<{ seconds: number; samples: Float32Array }> {
  const { Decoder, Demuxer, FilterAPI } = await import('node-av/api');
  await using input = await Demuxer.open(file);
  const stream = input.audio()!;
  using decoder = await Decoder.create(stream);
  using toPcm = FilterAPI.create('aresample=16000,aformat=sample_fmts=s16:channel_layouts=mono');
  const parts: Buffer[] = [];
  for (const frame of toPcm.framesSync(decoder.framesSync(input.packetsSync(stream.index))))
    if (frame?.data?.[0]) parts.push(Buffer.from(frame.data[0].subarray(0, frame.nbSamples * 2)));
  const bytes = Buffer.concat(parts);
  const samples = Float32Array.from(
    { length: bytes.length / 2 },
    (_, n) => bytes.readInt16LE(n * 2) / 32_768,
  );
  return { seconds: samples.length / 16_000, samples };
}

/** How long a file lasts to the recogniser, which decodes it in a process of its own. */
export async function decodedSeconds(file: string, folder: string): Promise<number> {
  const path = join(folder, `heard-${Math.random().toString(36).slice(2)}.pcm`);
  const { signal } = new AbortController();
  const samples = { path, sampleRate: SAMPLE_RATE };
  await decodeAudio(file, { param: 'file', samples }, { account: 'a' }, signal);
  return (await stat(path)).size / 2 / SAMPLE_RATE;
}

export function pcmBytes(samples: Float32Array): Buffer {
  return Buffer.from(Int16Array.from(samples, (sample) => sample * 32767).buffer);
}

/** A WAV file of twenty minutes and five seconds: one sentence at its beginning, in its middle and after the twenty minutes. */
export async function longReading(folder: string): Promise<string> {
  const { samples } = await hear(clip('en-0930.flac'));
  const spoken = pcmBytes(samples);
  const file = join(folder, 'long.wav');
  const bytesAt = (seconds: number) => 44 + seconds * 32_000;
  await writeFile(file, Buffer.concat([endlessWavHeader(16_000), spoken]));
  await truncate(file, bytesAt(1205));
  await using handle = await open(file, 'r+');
  for (const second of [600, 1201]) await handle.write(spoken, 0, spoken.length, bytesAt(second));
  return file;
}

/** Wrong, missing and extra words over the words that were said. */
export function wordErrorRate(spoken: string, heard: string): number {
  const [reference, hypothesis] = [wordsOf(spoken), wordsOf(heard)];
  let row = Array.from({ length: hypothesis.length + 1 }, (_, n) => n);
  for (const word of reference) {
    const next = [row[0]! + 1];
    hypothesis.forEach((other, n) => {
      next.push(Math.min(row[n]! + (word === other ? 0 : 1), row[n + 1]! + 1, next[n]! + 1));
    });
    row = next;
  }
  return row.at(-1)! / reference.length;
}

export function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\bmr\b\.?/g, 'mister')
    .replace(/\b7\b/g, 'seven')
    .replace(/[-—]/g, ' ')
    .replace(/[^\p{L}\p{N}\s']/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allModels } from '../../src/domain/catalogue.ts';
import { EngineRegistry } from '../../src/engines/engine-registry.ts';
import { FakeChatEngine, FakeSpeechEngine, FakeTranscriber } from './fake-audio-engines.ts';
import { FakeVideoEngine, type FakeVideoOptions } from './fake-video-engine.ts';

export interface FakeEngines {
  readonly registry: EngineRegistry;
  readonly video: FakeVideoEngine;
  readonly speech: FakeSpeechEngine;
  readonly transcriber: FakeTranscriber;
  readonly chat: FakeChatEngine;
}

export interface SampleFiles {
  readonly video: string;
  readonly picture: string;
  readonly speech: Readonly<Record<string, string>>;
}

let found: SampleFiles | undefined;

/** A promise for each caller: what a file does after a promise of another file's test would belong to that test. */
export async function sampleFiles(): Promise<SampleFiles> {
  found ??= await findSamples();
  return found;
}

/** Made by the first process that wants them, for all: encoding them takes longer than many a test. */
async function findSamples(): Promise<SampleFiles> {
  const makers = ['./media-fixtures.ts', './write-tracks.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url)),
  );
  const name = createHash('sha256').update(Buffer.concat(makers)).digest('hex').slice(0, 16);
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/samples/${name}`, import.meta.url));
  if (!existsSync(folder)) await makeSamples(folder);
  const speech = (format: string) => join(folder, `speech.${format}`);
  return {
    video: join(folder, 'video.mp4'),
    picture: join(folder, 'picture.jpg'),
    // Only the engines that really encode can make ADTS and bare PCM; to a fake the bytes do not matter.
    speech: {
      mp3: speech('mp3'),
      opus: speech('ogg'),
      flac: speech('flac'),
      wav: speech('wav'),
      aac: speech('wav'),
      pcm: speech('wav'),
    },
  };
}

async function makeSamples(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const made = mkdtempSync(`${folder}-`);
  // The encoders are loaded by the one process that makes the files, not by each that uses them.
  const { sampleAudio, sampleVideo, sampleJpeg } = await import('./media-fixtures.ts');
  await sampleVideo(join(made, 'video.mp4'), { seconds: 2 });
  await sampleJpeg(join(made, 'picture.jpg'), 64, 36);
  for (const format of ['wav', 'mp3', 'ogg', 'flac'] as const)
    await sampleAudio(join(made, `speech.${format}`), format, 1);
  try {
    renameSync(made, folder);
  } catch {
    // Another process was quicker; its files are the same.
    rmSync(made, { recursive: true });
  }
}

export async function fakeEngines(
  options: Partial<FakeVideoOptions> = {},
  samples?: SampleFiles,
): Promise<FakeEngines> {
  const { video: sample, picture, speech } = samples ?? (await sampleFiles());
  const video = new FakeVideoEngine({ video: sample, picture, ...options });
  const speechEngine = new FakeSpeechEngine(speech);
  const transcriber = new FakeTranscriber();
  const chat = new FakeChatEngine();
  const ids = (kind: string) =>
    allModels()
      .filter((model) => model.kind === kind)
      .map((model) => model.id);
  const registry = new EngineRegistry()
    .assignVideo(ids('video'), video)
    .assignSpeech(ids('speech'), speechEngine)
    .assignTranscriber(ids('transcription'), transcriber)
    .assignChat(ids('chat'), chat);
  return { registry, video, speech: speechEngine, transcriber, chat };
}

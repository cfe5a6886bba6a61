import { existsSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allModels } from '../../src/domain/catalogue.ts';
import { EngineRegistry } from '../../src/engines/engine-registry.ts';
import {
  FakeChatEngine,
  FakeSpeechEngine,
  FakeTranscriber,
} from '../../src/engines/fake/fake-audio-engines.ts';
import { FakeVideoEngine, type FakeVideoOptions } from '../../src/engines/fake/fake-video-engine.ts';
import { sampleAudio, sampleFilm, sampleJpeg } from './media-fixtures.ts';

export interface FakeEngines {
  readonly registry: EngineRegistry;
  readonly video: FakeVideoEngine;
  readonly speech: FakeSpeechEngine;
  readonly transcriber: FakeTranscriber;
  readonly chat: FakeChatEngine;
}

export interface SampleFiles {
  readonly film: string;
  readonly picture: string;
  readonly speech: Readonly<Record<string, string>>;
}

let samples: Promise<SampleFiles> | null = null;

/** Made once per process. */
export function sampleFiles(): Promise<SampleFiles> {
  samples ??= makeSamples();
  return samples;
}

async function makeSamples(): Promise<SampleFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-samples-'));
  if (!existsSync(folder)) mkdirSync(folder);
  const audio = async (format: Parameters<typeof sampleAudio>[1]) =>
    await sampleAudio(join(folder, `speech.${format}`), format, 1);
  const wav = await audio('wav');
  return {
    film: await sampleFilm(join(folder, 'film.mp4'), { seconds: 2 }),
    picture: await sampleJpeg(join(folder, 'picture.jpg'), 64, 36),
    // Only the engines that really encode can make ADTS and bare PCM; to a fake the bytes do not matter.
    speech: {
      mp3: await audio('mp3'),
      opus: await audio('ogg'),
      flac: await audio('flac'),
      wav,
      aac: wav,
      pcm: wav,
    },
  };
}

export async function fakeEngines(
  options: Partial<FakeVideoOptions> = {},
  samples?: SampleFiles,
): Promise<FakeEngines> {
  const { film, picture, speech } = samples ?? (await sampleFiles());
  const video = new FakeVideoEngine({ film, picture, ...options });
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

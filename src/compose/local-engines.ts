import type { Config } from '../config.ts';
import { allModels } from '../domain/catalogue.ts';
import { EngineRegistry } from '../engines/engine-registry.ts';
import { SceneEngine } from '../engines/local/illustration/scene-engine.ts';
import { createLocalAudio } from '../engines/local/local-audio.ts';
import type { Role } from './foundation.ts';

export interface LocalEngines {
  readonly registry: EngineRegistry;
  close(): void;
}

/** Every model of the catalogue on engines of this machine. Weights that are missing are said so when they are needed. */
export function createLocalEngines(config: Config, role: Role): LocalEngines {
  const { filmsAtOnce, chatModel, weightsDirectory } = config.local;
  // A worker makes films only: it need not hold models that it never uses.
  const warm = config.local.warm && role !== 'worker';
  const audio = createLocalAudio({ weightsDirectory, warm, chatModelPath: chatModel });
  const idsOf = (kind: string) =>
    allModels()
      .filter((model) => model.kind === kind)
      .map((model) => model.id);
  const registry = new EngineRegistry()
    .assignVideo(idsOf('video'), new SceneEngine({ concurrency: filmsAtOnce }))
    .assignSpeech(idsOf('speech'), audio.speech)
    .assignTranscriber(idsOf('transcription'), audio.transcriber)
    .assignChat(idsOf('chat'), audio.chat);
  return { registry, close: () => audio.close() };
}

import type { Logger } from 'pino';
import type { ChildExit } from '../children/warm-child.ts';
import type { Config } from '../config.ts';
import { allModels } from '../domain/catalogue.ts';
import { EngineRegistry } from '../engines/engine-registry.ts';
import { SceneEngine } from '../engines/local/illustration/scene-engine.ts';
import type { Role } from './foundation.ts';
import { createLocalAudio } from './local-audio.ts';

export interface LocalEngines {
  readonly registry: EngineRegistry;
  close(): void;
}

/** Every model of the catalogue on engines of this machine. Weights that are missing are said so when they are needed. */
export function createLocalEngines(config: Config, role: Role, log: Logger): LocalEngines {
  const { filmsAtOnce, chatModel, weightsDirectory } = config.local;
  // A worker makes films only: it need not hold models that it never uses.
  const warm = config.local.warm && role !== 'worker';
  const audio = createLocalAudio({
    weightsDirectory,
    warm,
    chatModelPath: chatModel,
    onExit: (exit) => logExit(log, exit),
  });
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

/** Callers only hear that they should try again: what happened is for the operator. */
function logExit(log: Logger, { name, pid, reason, message, errorOutput, jobsLost }: ChildExit): void {
  const facts = { engine: name, pid, reason, cause: message, errorOutput, jobsLost };
  if (reason === 'setup')
    log.error(
      facts,
      `the engine for ${name} cannot start; \`npm run phonofilm -- models pull\` mends damaged weights`,
    );
  else log.warn(facts, `the engine for ${name} exited unexpectedly; it is restarted when needed`);
}

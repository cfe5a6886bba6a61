import type { Logger } from 'pino';
import type { ChildDeath } from '../children/warm-child.ts';
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

const WORKER_IDLE_MS = 60_000;

/** Every model of the catalogue on engines of this machine. Weights that are missing are said so when they are needed. */
export function createLocalEngines(config: Config, role: Role, log: Logger): LocalEngines {
  const { filmsAtOnce, chatModel, weightsDirectory } = config.local;
  // A worker makes films only: it need not hold models that it never uses.
  const warm = config.local.warm && role !== 'worker';
  const audio = createLocalAudio({
    weightsDirectory,
    warm,
    // Between films a worker gives the memory of its voices back.
    ...(role === 'worker' && { idleMs: WORKER_IDLE_MS }),
    chatModelPath: chatModel,
    onDeath: (death) => logDeath(log, death),
  });
  const idsOf = (kind: string) =>
    allModels()
      .filter((model) => model.kind === kind)
      .map((model) => model.id);
  const films = new SceneEngine({
    concurrency: filmsAtOnce,
    speech: audio.speech.hasVoices ? audio.speech : null,
    onSilent: ({ taskId, reason, cause }) =>
      log.warn({ task: taskId, reason, err: cause }, 'a film was made without the speech in its prompt'),
  });
  const registry = new EngineRegistry()
    .assignVideo(idsOf('video'), films)
    .assignSpeech(idsOf('speech'), audio.speech)
    .assignTranscriber(idsOf('transcription'), audio.transcriber)
    .assignChat(idsOf('chat'), audio.chat);
  return { registry, close: () => audio.close() };
}

/** Callers only hear that they should try again: what happened is for the operator. */
function logDeath(log: Logger, { name, pid, reason, message, lastWords, jobsLost }: ChildDeath): void {
  const facts = { engine: name, pid, reason, cause: message, lastWords, jobsLost };
  if (reason === 'setup')
    log.error(
      facts,
      `the engine for ${name} cannot start; \`npm run phonofilm -- models pull\` mends damaged weights`,
    );
  else log.warn(facts, `the engine for ${name} died and is started again when it is needed`);
}

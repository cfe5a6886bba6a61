import type { Logger } from 'pino';
import { allModels } from '../domain/catalogue.ts';
import type { ModelKind } from '../domain/model.ts';
import { EngineRegistry } from '../engines/engine-registry.ts';
import { SceneEngine } from '../engines/local/illustration/scene-engine.ts';
import { LocalPictures } from '../engines/local/pictures/local-pictures.ts';
import { TestEngines } from '../engines/test-mode/test-engines.ts';
import type { ChildExit } from '../platform/children/child-pool.ts';
import type { Config } from '../settings/config.ts';
import type { Role } from './foundation.ts';
import { createLocalAudio } from './local-audio.ts';

export interface LocalEngines {
  readonly registry: EngineRegistry;
  close(): void;
}

const WORKER_IDLE_MS = 60_000;

/** All models of the catalogue on local engines. Missing weights are reported when they are needed. */
export function createLocalEngines(config: Config, role: Role, log: Logger): LocalEngines {
  const { videosAtOnce, chatModel, simpleVoice, idleMs, weightsDirectory } = config.local;
  // A worker only makes videos: it need not load models that it never uses.
  const warm = config.local.warm && role !== 'worker';
  const audio = createLocalAudio({
    weightsDirectory,
    warm,
    // Between videos a worker gives the memory of its voices back.
    idleMs: role === 'worker' ? Math.min(idleMs, WORKER_IDLE_MS) : idleMs,
    chatModelPath: chatModel,
    simpleVoice,
    onExit: (exit) => logExit(log, exit),
  });
  const idsOf = (kind: ModelKind) =>
    allModels()
      .filter((model) => model.kind === kind)
      .map((model) => model.id);
  const videos = new SceneEngine({
    concurrency: videosAtOnce,
    speech: audio.speech,
    pictures: new LocalPictures({ weightsDirectory }),
    onPlain: ({ taskId, reason, cause }) =>
      log.info({ task: taskId, reason, err: cause }, 'a video shows its pictures as they are'),
    onSilent: ({ taskId, reason, cause }) =>
      log.warn({ task: taskId, reason, err: cause }, 'a video was made without the speech in its prompt'),
  });
  const testEngines = new TestEngines();
  const registry = new EngineRegistry()
    .assignVideo(idsOf('video'), videos)
    .assignSpeech(idsOf('speech'), audio.speech)
    .assignTranscriber(idsOf('transcription'), audio.transcriber)
    .assignChat(idsOf('chat'), audio.chat)
    .useInTestMode(testEngines);
  return {
    registry,
    close() {
      videos.close();
      testEngines.close();
      audio.close();
    },
  };
}

/** Callers are only told to try again; the details are for the operator. */
function logExit(log: Logger, { name, pid, reason, message, errorOutput, jobsLost }: ChildExit): void {
  const facts = { engine: name, pid, reason, cause: message, errorOutput, jobsLost };
  if (reason === 'setup')
    log.error(
      facts,
      `the engine for ${name} cannot start; \`npm run phonofilm -- weights pull\` downloads damaged weights again`,
    );
  else log.warn(facts, `the engine for ${name} exited unexpectedly; it is restarted when needed`);
}

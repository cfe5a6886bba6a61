import type { Logger } from 'pino';
import { type Config, ConfigError, type RouteConfig } from '../../config.ts';
import { modelById } from '../../domain/catalogue.ts';
import type { ChatEngine, SpeechEngine, Transcriber } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { AUDIO_PROTOCOLS, type AudioProtocol } from '../../engines/upstream/audio/audio-dialect.ts';
import { type AudioEngines, createAudioEngines } from '../../engines/upstream/audio/create-audio-engines.ts';
import {
  type AudioRoute,
  RoutedChat,
  RoutedSpeech,
  RoutedTranscriber,
} from '../../engines/upstream/audio/routed-engines.ts';
import type { Upstreams } from './open-upstreams.ts';

/** Applies the routes of the models for speech, transcripts and chat. A mistake prevents the start. */
export function applyAudioRoutes(
  engines: EngineRegistry,
  upstreams: Upstreams,
  { routes }: Config,
  log: Logger,
): void {
  for (const [model, configured] of routes) {
    switch (modelById(model)?.kind) {
      case 'speech': {
        const local = engines.speech(model);
        const found = resolve<SpeechEngine>(upstreams, model, configured, local, ({ speech }) => speech);
        engines.assignSpeech([model], new RoutedSpeech(found, { log }));
        break;
      }
      case 'transcription': {
        const local = engines.transcriber(model);
        const found = resolve<Transcriber>(upstreams, model, configured, local, (made) => made.transcriber);
        engines.assignTranscriber([model], new RoutedTranscriber(found, { log }));
        break;
      }
      case 'chat': {
        const local = engines.chat(model);
        const found = resolve<ChatEngine>(upstreams, model, configured, local, ({ chat }) => chat);
        engines.assignChat([model], new RoutedChat(found, { log }));
        break;
      }
    }
  }
}

function resolve<Engine>(
  upstreams: Upstreams,
  model: string,
  configured: readonly RouteConfig[],
  local: Engine | undefined,
  pick: (made: AudioEngines) => Engine | null,
): AudioRoute<Engine>[] {
  return configured.map((route, index) => {
    const path = `models.${model}.routes[${index}]`;
    if (typeof route === 'string') {
      if (route === 'local' && local !== undefined) return { engine: local };
      throw new ConfigError(
        `${path}: there is no route ${route}; there is local, or a model of an upstream.`,
      );
    }
    const engine = pick(audioEnginesOf(upstreams, route.upstream, route.model ?? model));
    if (engine !== null) return { engine, ...(route.weight !== undefined && { weight: route.weight }) };
    throw new ConfigError(`${path}: the protocol of ${route.upstream} has nothing for ${model}.`);
  });
}

function audioEnginesOf(upstreams: Upstreams, name: string, model: string): AudioEngines {
  const open = upstreams.all.get(name);
  if (!open) throw new ConfigError(`there is no ${name} under upstreams.`);
  const { entry, upstream } = open;
  const protocol = AUDIO_PROTOCOLS.find((known): known is AudioProtocol => known === entry.protocol);
  if (protocol === undefined) return { speech: null, transcriber: null, chat: null };
  try {
    return createAudioEngines({ upstream, protocol, entry: entry.written, path: entry.path, model });
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}.`);
  }
}

import type { ChatEngine, SpeechEngine, Transcriber } from '../../engines/engine.ts';
import type { Upstream } from '../upstream.ts';
import { type AudioProtocol, parseAudioDialect } from './audio-dialect.ts';
import { GeminiSpeech } from './gemini-speech.ts';
import { UpstreamChat } from './upstream-chat.ts';
import { UpstreamSpeech } from './upstream-speech.ts';
import { UpstreamTranscriber } from './upstream-transcriber.ts';

export interface AudioEngines {
  readonly speech: SpeechEngine | null;
  readonly transcriber: Transcriber | null;
  readonly chat: ChatEngine | null;
}

export interface AudioRouteOrder {
  readonly upstream: Upstream;
  readonly protocol: AudioProtocol;
  /** The upstream's entry in the settings, and where it stands there. */
  readonly entry: unknown;
  readonly path: string;
  /** The model's name at the service. */
  readonly model: string;
  /** Names that its callers may send, beside those of the upstream. */
  readonly pass: readonly string[];
}

/** The engines that one route can be; null where the protocol has no such thing. Throws with the path of a mistake. */
export function createAudioEngines({
  upstream,
  protocol,
  entry,
  path,
  model,
  pass,
}: AudioRouteOrder): AudioEngines {
  const dialect = parseAudioDialect(protocol, entry, path);
  const route = { upstream, model, dialect };
  const name = upstream.name;
  const can = (ability: (typeof dialect.can)[number]) => dialect.can.includes(ability);
  const Speech = protocol === 'gemini-speech' ? GeminiSpeech : UpstreamSpeech;
  return {
    speech: can('speech') ? new Speech(name, route) : null,
    transcriber: can('transcripts') ? new UpstreamTranscriber(name, route) : null,
    chat: can('chat') ? new UpstreamChat(name, route, pass) : null,
  };
}

import type { SpeechRequest } from '../../engines/engine.ts';
import { askUpstream, type UpstreamRoute, urlOf } from './ask-upstream.ts';
import type { Exchange } from './exchange.ts';
import { mostSoundBytes } from './sound-limits.ts';

/** Sends an order of speech, in the words of the service. */
export function askForSpeech(
  route: UpstreamRoute,
  request: SpeechRequest,
  order: object,
  signal: AbortSignal,
): Promise<Exchange> {
  const body = JSON.stringify(order);
  const question = {
    url: urlOf(route, 'speech'),
    headers: { 'content-type': 'application/json' },
    body: () => body,
    purpose: 'audio',
    // As events or in base64, sound takes a third more room and the rest of the event.
    mostBytes: 2 * mostSoundBytes(request),
  } as const;
  return askUpstream(route, question, signal);
}

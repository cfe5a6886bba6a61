import type { ChatModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';
import type { Caller } from '../../platform/identity/caller.ts';

/** Recordings, and replies that are to be spoken, are measured, heard and spoken as the contract says. */
export function hasSound(body: Record<string, unknown>): boolean {
  const { modalities, messages } = body;
  if (Array.isArray(modalities) && modalities.includes('audio')) return true;
  return Array.isArray(messages) && messages.some((message) => isHeard(message));
}

function isHeard(message: unknown): boolean {
  const { content, audio } = (message ?? {}) as { content?: unknown; audio?: unknown };
  if (typeof audio === 'object' && audio !== null) return true;
  return Array.isArray(content) && content.some((block) => block?.type === 'input_audio');
}

/** Sound in chat needs a pay-as-you-go key, and so does a model that speaks, whatever it is asked. */
export function assertPayg(
  caller: Caller,
  model: Pick<ChatModel, 'voices'>,
  body: Record<string, unknown>,
): void {
  if (caller.key.type !== 'subscription') return;
  if (model.voices.length === 0 && !hasSound(body)) return;
  throw new ServiceError(
    'audio_requires_payg',
    'Audio in chat needs a pay-as-you-go key; this is a subscription key.',
  );
}

import type { ChatModel, SpeechModel } from '../../domain/catalogue.ts';
import { ServiceError } from '../../domain/errors.ts';

/** `voice_not_supported`, for both speech models and for the voice of a chat reply. */
export function assertVoice({ id, voices }: SpeechModel | ChatModel, voice: string, param: string): void {
  if (voices.includes(voice)) return;
  const shown = JSON.stringify(voice.slice(0, 40));
  throw new ServiceError(
    'voice_not_supported',
    `The model ${id} has no voice ${shown}. Its voices are ${voices.join(', ')}.`,
    { param },
  );
}

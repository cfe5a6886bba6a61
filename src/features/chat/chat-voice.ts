import type { ChatModel, SpeechModel } from '../../domain/catalogue.ts';
import type { ChatRequest } from '../../engines/engine.ts';
import type { EngineRegistry } from '../../engines/engine-registry.ts';
import { noEngine } from '../../engines/no-engine.ts';
import { commonLanguage } from '../../platform/texts/common-language.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import { assertSpeakable } from '../speech/speak.ts';
import type { ChatOrder } from './chat-order.ts';
import { ReplyVoice } from './reply-voice.ts';

export interface ChatVoiceDeps {
  readonly engines: EngineRegistry;
  readonly catalogue: ModelCatalogue;
}

/** Speaks in the chat model's voice; part of the same reply, so not billed separately. */
export function chatVoice(
  { engines, catalogue }: ChatVoiceDeps,
  { account, report, spoken }: ChatRequest,
  model: ChatModel,
  { voice, format }: NonNullable<ChatOrder['speech']>,
  signal: AbortSignal,
): ReplyVoice {
  const speechModel = catalogue.everOffered(model.speechModel) as SpeechModel;
  let before = '';
  return new ReplyVoice({
    account,
    format,
    signal,
    speak: async ({ text, format }) => {
      const engine = engines.of(account).speech(speechModel.id);
      if (!engine) throw noEngine(model.id);
      before += text;
      assertSpeakable(speechModel, before, 1, 'messages');
      const manner = { voice, format, speed: 1, instructions: null, whole: true };
      const language = spokenLanguage(before, spoken?.language ?? null);
      const payer = { account, ...(report && { report }) };
      const request = { ...manner, ...language, ...payer, model: speechModel.id, text };
      return (await engine.speak(request, signal)).chunks;
    },
  });
}

/** The reply may be in another language than the question; a few words do not tell. */
function spokenLanguage(text: string, estimate: string | null): { language?: string } {
  const language = commonLanguage(text) ?? estimate;
  return language === null ? {} : { language };
}

import type { ChatModel } from '../../domain/catalogue.ts';
import type { Micros } from '../../domain/money.ts';
import { mostPriceOfTokens } from '../../domain/price.ts';
import { MOST_MANNER_BYTES } from '../../engines/spoken-manner.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import type { ContentPolicy } from '../../platform/texts/content-policy.ts';
import { assertFitsContext } from '../../platform/texts/token-count.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';
import type { ChatOrder, ChatPart } from './chat-order.ts';

export interface AppraiseChatParts {
  readonly catalogue: ModelCatalogue;
  readonly policy: ContentPolicy;
}

type AudioPart = Extract<ChatPart, { type: 'audio' }>;

/** How many seconds a recording lasts; refuses what is no audio. */
export type MeasureAudio = (part: AudioPart) => Promise<number>;

export type AppraiseChat = (caller: Caller, order: ChatOrder, measure: MeasureAudio) => Promise<Micros>;

/** The checks between the parameters and the payment, and the most that the replies can cost. */
export function appraiseChatWith({ catalogue, policy }: AppraiseChatParts): AppraiseChat {
  return async (caller, { model, messages, options, choices, speech }, measure) => {
    const turn = turnOf(caller);
    const written: string[] = [];
    const recordings: AudioPart[] = [];
    for (const { parts } of messages) {
      for (const part of parts) {
        if (part.type === 'text') written.push(part.text);
        else recordings.push(part);
      }
    }
    const bytes = written.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    // A token has at least one byte; each text is followed by a line break.
    if (bytes + written.length > model.contextLength) {
      await assertFitsContext(written.join('\n'), model.contextLength, 'messages', turn);
    }
    let audioSeconds = 0;
    for (const recording of recordings) audioSeconds += await measure(recording);
    await policy.assertAllowed(written, 'messages', turn);
    const told = speech === null ? 0 : MOST_MANNER_BYTES;
    const promptTokens = mostPromptTokens(model, messages.length, bytes + told, audioSeconds);
    const completionTokens = (options.maxTokens ?? model.maxOutputTokens) * choices;
    return mostPriceOfTokens(catalogue.priceOf(model), promptTokens, completionTokens);
  };
}

/** Speech recognition produces far fewer tokens per second of audio, even in languages with many bytes per word. */
const MOST_TOKENS_PER_AUDIO_SECOND = 25;
/** What a chat template adds to a message. */
const MOST_TEMPLATE_TOKENS = 32;

/** An upper bound of the prompt's tokens, known before transcription: a token has at least one byte. */
function mostPromptTokens(model: ChatModel, messages: number, bytes: number, audioSeconds: number): number {
  const spoken = Math.ceil(audioSeconds * MOST_TOKENS_PER_AUDIO_SECOND);
  return Math.min(model.contextLength, bytes + spoken + (messages + 1) * MOST_TEMPLATE_TOKENS);
}

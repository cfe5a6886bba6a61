import type { ChatModel } from '../../domain/catalogue.ts';
import type { Micros } from '../../domain/money.ts';
import { mostPriceOfTokens } from '../../domain/price.ts';
import { type Caller, turnOf } from '../../platform/identity/caller.ts';
import type { ContentPolicy } from '../../platform/texts/content-policy.ts';
import { assertFitsContext } from '../../platform/texts/token-count.ts';
import type { ModelCatalogue } from '../models/model-catalogue.ts';

/** What is asked of a chat model, whether it is passed on or read. */
export interface ChatEstimate {
  readonly model: ChatModel;
  /** What was written, for the model's context and the content policy. */
  readonly texts: readonly string[];
  /** The most tokens of the question, but for recordings. */
  readonly mostPromptTokens: number;
  /** Tokens of pictures and files, and of what a service's own tools find, cannot be told from bytes. */
  readonly hasOnlyText: boolean;
  /** The most tokens of all replies together. */
  readonly mostTokens: number;
  /** The seconds of all recordings; refuses what is no audio. */
  readonly measure?: () => Promise<number>;
}

export type AppraiseChat = (caller: Caller, estimate: ChatEstimate) => Promise<Micros>;

export interface AppraiseChatDeps {
  readonly catalogue: ModelCatalogue;
  readonly policy: ContentPolicy;
}

/** Speech recognition produces far fewer tokens per second of audio, even in languages with many bytes per word. */
const MOST_TOKENS_PER_AUDIO_SECOND = 25;

/** The checks between the parameters and the payment, and the most that the replies can cost. */
export function appraiseChatWith({ catalogue, policy }: AppraiseChatDeps): AppraiseChat {
  return async (caller, estimate) => {
    const { model, texts, mostTokens } = estimate;
    const { contextLength } = model;
    const turn = turnOf(caller);
    // A token has at least one byte; each text is followed by a line break.
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0);
    if (bytes > contextLength) await assertFitsContext(texts.join('\n'), contextLength, 'messages', turn);
    const spoken = Math.ceil(((await estimate.measure?.()) ?? 0) * MOST_TOKENS_PER_AUDIO_SECOND);
    await policy.assertAllowed(texts, 'messages', turn);
    const promptTokens = Math.min(contextLength, estimate.mostPromptTokens + spoken);
    return mostPriceOfTokens(catalogue.priceOf(model), promptTokens, mostTokens);
  };
}

import type { ChatModel } from '../../domain/catalogue.ts';
import type { SpeechFormat } from '../../domain/speech-format.ts';
import type { ChatPart, ChatRequest, EngineMessage } from '../../engines/engine.ts';
import { MOST_MANNER_BYTES } from '../../engines/spoken-manner.ts';
import type { ChatEstimate } from './appraise-chat.ts';

export type { ChatPart } from '../../engines/engine.ts';

export interface ChatMessage {
  readonly role: EngineMessage['role'];
  readonly parts: readonly ChatPart[];
}

export interface ChatOrder {
  readonly model: ChatModel;
  readonly messages: readonly ChatMessage[];
  readonly choices: number;
  /** Set when the reply also needs audio. */
  readonly speech: { readonly voice: string; readonly format: SpeechFormat } | null;
  readonly options: Pick<ChatRequest, 'temperature' | 'topP' | 'maxTokens' | 'stop' | 'seed'>;
}

/** What a chat template adds to a message. */
const MOST_TEMPLATE_TOKENS = 32;

/** A token has at least one byte. */
export function estimateOf({ model, messages, options, choices, speech }: ChatOrder): ChatEstimate {
  const texts = messages.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])),
  );
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const added = (speech === null ? 0 : MOST_MANNER_BYTES) + (messages.length + 1) * MOST_TEMPLATE_TOKENS;
  return {
    model,
    texts,
    mostPromptTokens: bytes + added,
    hasOnlyText: true,
    mostTokens: (options.maxTokens ?? model.maxOutputTokens) * choices,
  };
}

export function recordingsIn({ messages }: ChatOrder): Extract<ChatPart, { type: 'audio' }>[] {
  return messages.flatMap(({ parts }) => parts.filter((part) => part.type === 'audio'));
}

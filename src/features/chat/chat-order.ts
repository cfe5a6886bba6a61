import type { ChatModel } from '../../domain/catalogue.ts';
import type { SpeechFormat } from '../../domain/speech-format.ts';
import type { ChatPart, ChatRequest, EngineMessage } from '../../engines/engine.ts';

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

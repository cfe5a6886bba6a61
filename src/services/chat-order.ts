import type { ChatModel } from '../domain/catalogue.ts';
import type { SpeechFormat } from '../domain/speech-format.ts';
import type { ChatRequest, ChatTurn } from '../engines/engine.ts';

/** A part of a message: text, or the path of an audio file to transcribe. */
export type ChatPart =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'audio'; readonly file: string; readonly param: string };

export interface ChatMessage {
  readonly role: ChatTurn['role'];
  readonly parts: readonly ChatPart[];
}

export interface ChatOrder {
  readonly model: ChatModel;
  readonly messages: readonly ChatMessage[];
  readonly choices: number;
  /** Set when the reply also needs audio. */
  readonly speech: { readonly voice: string; readonly format: SpeechFormat } | null;
  readonly options: Omit<ChatRequest, 'model' | 'messages' | 'account'>;
}

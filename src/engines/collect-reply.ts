import type { ChatEvent, ChatReply } from './engine.ts';

/** A reply that came in pieces, as a whole. */
export async function collectReply(events: AsyncIterable<ChatEvent>): Promise<ChatReply> {
  let text = '';
  let audio: Uint8Array | null = null;
  let promptTokens = 0;
  let completionTokens = 0;
  let finishReason: ChatReply['finishReason'] = 'stop';
  for await (const event of events) {
    switch (event.type) {
      case 'start':
        promptTokens = event.promptTokens;
        break;
      case 'delta':
        text += event.text;
        break;
      case 'speech':
        audio = event.audio;
        break;
      case 'end':
        completionTokens = event.completionTokens;
        promptTokens = event.promptTokens ?? promptTokens;
        finishReason = event.finishReason;
        break;
    }
  }
  return { text, audio, promptTokens, completionTokens, finishReason };
}

import type { ChatEvent, ChatReply } from './engine.ts';
import { ReplyTally } from './reply-tally.ts';

/** A reply that came in pieces, as a whole. */
export async function collectReply(events: AsyncIterable<ChatEvent>): Promise<ChatReply> {
  const tally = new ReplyTally();
  let text = '';
  let audio: Uint8Array | null = null;
  let finishReason: ChatReply['finishReason'] = 'stop';
  for await (const event of events) {
    tally.add(event);
    if (event.type === 'delta') text += event.text;
    if (event.type === 'speech') audio = event.audio;
    if (event.type === 'end') finishReason = event.finishReason;
  }
  return { text, audio, finishReason, usage: tally.usage };
}

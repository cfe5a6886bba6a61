import type { ChatEvent } from '../../engines/engine.ts';
import { ReplyText } from '../../texts/reply-text.ts';
import { SentenceCutter } from '../../texts/sentence-cutter.ts';
import type { ReplyVoice } from './reply-voice.ts';

export interface SpokenReply {
  readonly text: string;
  readonly audio: Buffer;
  readonly finishReason: 'stop' | 'length';
  readonly promptTokens: number;
  readonly completionTokens: number;
}

/**
 * Speaks a reply while it is being written, sentence by sentence, and ends it where it has enough words or begins to
 * repeat itself: always after a whole sentence. The model that writes it is then stopped.
 */
export async function speakReply(
  events: AsyncIterable<ChatEvent>,
  voice: ReplyVoice,
  mostWords: number | null,
): Promise<SpokenReply> {
  const sentences = new SentenceCutter();
  const reply = new ReplyText(mostWords);
  let promptTokens = 0;
  let completionTokens = 0;
  let end: Extract<ChatEvent, { type: 'end' }> | null = null;
  for await (const event of events) {
    if (event.type === 'start') promptTokens = event.promptTokens;
    if (event.type === 'end') end = event;
    if (event.type !== 'delta') continue;
    // A delta is about one token; the engine's own count replaces this estimate at the end.
    completionTokens += 1;
    const isEnough = sentences.add(event.text).some((sentence) => {
      if (!reply.take(sentence)) return true;
      voice.say(sentence);
      return !reply.wantsMore;
    });
    if (isEnough || voice.hasFailed || !reply.hasRoomFor(sentences.unfinished)) break;
  }
  const last = lastPart(reply, sentences.rest(), end);
  const audio = await voice.finish(last);
  return {
    text: end === null ? reply.text.trimEnd() : reply.text,
    audio,
    finishReason: end?.finishReason ?? 'stop',
    promptTokens: end?.promptTokens ?? promptTokens,
    completionTokens: end?.completionTokens ?? completionTokens,
  };
}

/** What is kept of the text after the last whole sentence. */
function lastPart(
  reply: ReplyText,
  unfinished: string,
  end: Extract<ChatEvent, { type: 'end' }> | null,
): string {
  const isFinished = end !== null && end.wentInCircles !== true;
  if (!isFinished && !reply.isEmpty) return '';
  const part = isFinished ? unfinished : reply.cut(unfinished);
  return reply.take(part) ? part : '';
}

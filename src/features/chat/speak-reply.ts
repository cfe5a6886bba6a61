import type { TokenUsage } from '../../domain/price.ts';
import type { ChatEvent } from '../../engines/engine.ts';
import { ReplyTally } from '../../engines/reply-tally.ts';
import { ReplyText } from '../../platform/texts/reply-text.ts';
import { SentenceCutter } from '../../platform/texts/sentence-cutter.ts';
import type { ReplyVoice } from './reply-voice.ts';

export interface SpokenReply {
  readonly text: string;
  readonly audio: Buffer;
  readonly finishReason: 'stop' | 'length';
  readonly usage: TokenUsage;
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
  const tally = new ReplyTally();
  let end: Extract<ChatEvent, { type: 'end' }> | null = null;
  for await (const event of events) {
    tally.add(event);
    if (event.type === 'end') end = event;
    if (event.type !== 'delta') continue;
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
    usage: tally.usage,
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

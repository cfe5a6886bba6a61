import type { TokenUsage } from '../../domain/price.ts';
import type { ChatEvent } from '../../engines/engine.ts';
import { ReplyTally } from '../../engines/reply-tally.ts';
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

/** Words after which a full stop does not end a sentence. */
const ABBREVIATIONS = new Set(
  'mr mrs ms dr prof st jr sr vs etc e.g i.e approx no fig vol sra srta ud mme mlle bzw z.b d.h'.split(' '),
);

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * Cuts a text into sentences while it is being written. Nothing is lost or changed: the pieces, joined, are the text,
 * white space included.
 */
export class SentenceCutter {
  #written = '';

  /** What has been written since the last whole sentence. */
  get unfinished(): string {
    return this.#written;
  }

  /** The sentences that are complete: the beginning of the next one has been seen. */
  add(text: string): string[] {
    this.#written += text;
    // Only punctuation and line ends complete a sentence; most additions are neither.
    if (!/[\p{Sentence_Terminal}\n]/u.test(this.#written)) return [];
    const sentences = joined([...SENTENCES.segment(this.#written)].map(({ segment }) => segment));
    this.#written = sentences.pop() ?? '';
    return sentences;
  }

  /** What is left when nothing more is written. */
  rest(): string {
    const rest = this.#written;
    this.#written = '';
    return rest;
  }
}

/** Joins what the segmenter cuts too early. */
function joined(segments: readonly string[]): string[] {
  const sentences: string[] = [];
  let before = '';
  for (const segment of segments) {
    before += segment;
    if (endsTooEarly(before)) continue;
    sentences.push(before);
    before = '';
  }
  // The last one is never complete.
  return before === '' ? sentences : [...sentences, before];
}

/** An abbreviation, an initial, the number of a list, or nothing that could be spoken. */
function endsTooEarly(sentence: string): boolean {
  const text = sentence.trimEnd();
  const endsLine = sentence.includes('\n', text.length);
  if (!/\p{L}/u.test(text)) return !endsLine && !/[!?。！？]$/u.test(text);
  const lastWord = text.slice(Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n')) + 1);
  const word = lastWord.replace(/["'”’()[\]]/gu, '');
  if (endsLine || !word.endsWith('.')) return false;
  const name = word.slice(0, -1);
  return ABBREVIATIONS.has(name.toLowerCase()) || /^(?:\p{Lu}\.)*\p{Lu}$/u.test(name);
}

const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** Words as they are counted when spoken; of Chinese and Japanese too. */
function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of WORDS.segment(text)) if (isWordLike) words += 1;
  return words;
}

/** The beginning of a text, with at most this many words. */
function firstWords(text: string, most: number): string {
  let words = 0;
  for (const { isWordLike, index } of WORDS.segment(text)) {
    if (isWordLike) words += 1;
    if (words > most) return text.slice(0, index).trimEnd();
  }
  return text;
}

/** A reply that has this much of what it may have ends with the sentence it is in. */
const ENOUGH = 0.75;
/** The first sentence is allowed this much: a reply is not empty. */
const FIRST_SENTENCE = 1.5;
/** Shorter sentences may come twice. */
const SHORTEST_REPETITION = 4;

/** A reply that grows by sentences, until it has about as many words as it may have or repeats itself. */
class ReplyText {
  readonly #most: number;
  readonly #spoken = new Set<string>();
  #words = 0;
  #text = '';

  /** Null: as many words as come. */
  constructor(mostWords: number | null) {
    this.#most = mostWords ?? Number.POSITIVE_INFINITY;
  }

  get text(): string {
    return this.#text;
  }

  get isEmpty(): boolean {
    return this.#words === 0;
  }

  /** Whether another sentence is wanted. */
  get wantsMore(): boolean {
    return this.#words < this.#most * ENOUGH;
  }

  /** Adds a sentence. False: the reply ends before it. */
  take(sentence: string): boolean {
    const words = countWords(sentence);
    if (!this.isEmpty && this.#words + words > this.#most) return false;
    if (words >= SHORTEST_REPETITION) {
      const spoken = sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');
      if (this.#spoken.has(spoken)) return false;
      this.#spoken.add(spoken);
    }
    this.#words += words;
    this.#text += sentence;
    return true;
  }

  /** Whether an unfinished sentence can still become part of the reply. */
  hasRoomFor(unfinished: string): boolean {
    const most = this.isEmpty ? this.#most * FIRST_SENTENCE : this.#most;
    // Counting is needed only for a text that has that many characters.
    return unfinished.length <= most || this.#words + countWords(unfinished) <= most;
  }

  /** The part to keep of a first sentence that does not end: up to its last clause, or else its last word. */
  cut(unending: string): string {
    const head = firstWords(unending, this.#most);
    const clause = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf('，'));
    return clause > head.length / 3 ? `${head.slice(0, clause)}.` : head;
  }
}

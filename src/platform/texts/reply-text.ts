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
export class ReplyText {
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

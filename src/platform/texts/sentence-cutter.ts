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

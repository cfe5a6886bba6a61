const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** Words as they are counted when spoken; of Chinese and Japanese too. */
export function countWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of WORDS.segment(text)) if (isWordLike) words += 1;
  return words;
}

/** The beginning of a text, with at most this many words. */
export function firstWords(text: string, most: number): string {
  let words = 0;
  for (const { isWordLike, index } of WORDS.segment(text)) {
    if (isWordLike) words += 1;
    if (words > most) return text.slice(0, index).trimEnd();
  }
  return text;
}

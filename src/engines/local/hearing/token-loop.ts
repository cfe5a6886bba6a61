/** A phrase of at least so many tokens, said so many times in a row, is a recogniser that cannot stop. */
const SHORTEST_PHRASE = 4;
const MOST_TIMES = 3;

/** How many tokens at the end are mere repetition: all but the first of the phrases, or 0. */
export function repeatedTail(tokens: readonly number[]): number {
  for (let length = SHORTEST_PHRASE; length * MOST_TIMES <= tokens.length; length++) {
    const from = tokens.length - length * MOST_TIMES;
    const repeats = tokens.slice(from + length).every((token, n) => token === tokens[from + n]);
    if (repeats) return length * (MOST_TIMES - 1);
  }
  return 0;
}

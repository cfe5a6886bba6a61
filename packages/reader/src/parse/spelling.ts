/** How far a word may be from the one that is meant, by its length. */
const NEAR = [
  { letters: 8, changes: 2 },
  { letters: 4, changes: 1 },
] as const;
/** Prompts of nothing but unknown words are not worth more. */
const MOST_IN_A_PROMPT = 12;

/** Finds what is meant by a misspelt word: the commonest of the nearest words that begin alike. */
export class Spelling {
  readonly #byInitial = new Map<string, string[]>();
  readonly #isKnown: (word: string) => boolean;
  readonly #isInDictionary: (word: string) => boolean;

  /** `words` has the commonest first; what is put in place of a word is in the dictionary. */
  constructor(
    words: readonly string[],
    isKnown: (word: string) => boolean,
    isInDictionary: (word: string) => boolean,
  ) {
    this.#isKnown = isKnown;
    this.#isInDictionary = isInDictionary;
    for (const word of words) {
      if (!/^[a-z]{3,}$/.test(word)) continue;
      const initial = this.#byInitial.get(word[0] ?? '') ?? [];
      initial.push(word);
      this.#byInitial.set(word[0] ?? '', initial);
    }
  }

  /** Reads words of one prompt: those that are known, names and whatever resembles nothing stay as they are. */
  ofPrompt(): (word: string, isFirst: boolean) => string {
    let left = MOST_IN_A_PROMPT;
    return (word, isFirst) => {
      const isName = !isFirst && /^\p{Lu}/u.test(word);
      if (isName || !/^[A-Za-z]{4,20}$/.test(word) || left === 0) return word;
      const lower = word.toLowerCase();
      if (this.#isKnown(lower)) return word;
      left--;
      return this.#nearest(lower) ?? word;
    };
  }

  #nearest(word: string): string | null {
    const most = NEAR.find(({ letters }) => word.length >= letters)?.changes ?? 0;
    let best: { word: string; changes: number } | null = null;
    for (const candidate of this.#byInitial.get(word[0] ?? '') ?? []) {
      if (Math.abs(candidate.length - word.length) > most || candidate.length < 4) continue;
      const limit: number = best === null ? most : best.changes - 1;
      if (limit < 1) break;
      const changes = changesBetween(word, candidate, limit);
      if (changes <= limit && this.#isInDictionary(candidate)) best = { word: candidate, changes };
    }
    return best?.word ?? null;
  }
}

const FAR = 3;
/** Letters that are taken for one another. */
const ALIKE = ['aeiouy', 'szc', 'ckq', 'dt', 'mn', 'gj', 'fv'];

function isLikely(one: string, other: string): boolean {
  return ALIKE.some((letters) => letters.includes(one) && letters.includes(other));
}

/** Letters put in, left out, replaced or swapped; more than `limit` is not counted to the end. */
function changesBetween(one: string, other: string, limit: number): number {
  let last: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : isLikely(one[i - 1] ?? '', other[j - 1] ?? '') ? 1 : FAR;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (last[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [last, row] = [row, next];
  }
  return row[other.length] ?? limit + 1;
}

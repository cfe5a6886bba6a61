import { type FoundNoun, openNoun } from './find-noun.ts';
import { baseForms } from './lexicon/inflections.ts';
import { KNOWN_WORDS } from './lexicon/known-words.ts';
import { isWord } from './tokens.ts';
import { beginsNoun, endsNoun } from './word-classes.ts';

/** The longest noun of the dictionary that begins at a token; one that nothing is like gets a sign. */
export function findOpenNoun(tokens: readonly string[], at: number, mayBeSign: boolean): FoundNoun | null {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || !words.every(isWord)) continue;
    if (words.slice(1).some((word) => KNOWN_WORDS.has(word) || beginsNoun(word) || endsNoun(word))) continue;
    const given = words.at(-1)!;
    for (const last of baseForms(given)) {
      const noun = [...words.slice(0, -1), last].join(' ');
      const figure = openNoun(noun, mayBeSign && length === 1 && last === dictionaryForm(given));
      if (figure) return { noun, figure, length, plural: last !== given };
    }
  }
  return null;
}

/** The form a sign shows; the others are tried without a sign first. */
function dictionaryForm(word: string): string {
  const forms = baseForms(word);
  return word.endsWith('s') && forms.length > 1 ? forms.at(-1)! : word;
}

import { type FoundNoun, openNoun } from './find-noun.ts';
import { baseForms } from './lexicon/inflections.ts';
import { KNOWN_WORDS } from './lexicon/known-words.ts';
import { lineages } from './lexicon/open-vocabulary.ts';
import { COUNT_WORDS } from './lexicon/verbs.ts';
import { isWord } from './tokens.ts';
import { beginsNoun, DEFINITE, endsNoun } from './word-classes.ts';

/** The longest noun of the dictionary that begins at a token; one that nothing is like gets a sign. */
export function findOpenNoun(tokens: readonly string[], at: number, mayBeSign: boolean): FoundNoun | null {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(at, at + length);
    if (words.length < length || !words.every(isWord)) continue;
    if (words.slice(1).some((word) => KNOWN_WORDS.has(word) || beginsNoun(word) || endsNoun(word))) continue;
    const given = words.at(-1)!;
    for (const last of baseForms(given)) {
      const noun = [...words.slice(0, -1), last].join(' ');
      const sign = mayBeSign && length === 1 && last === dictionaryForm(given);
      const figure = openNoun(noun, sign && !isCoined(noun, tokens, at));
      if (figure) return { noun, figure, length, plural: last !== given };
    }
  }
  return null;
}

/** "lofi", "pixar": a word that no dictionary has is a thing only where an article or a number says so. */
function isCoined(noun: string, tokens: readonly string[], at: number): boolean {
  if (lineages(noun) || tokens.length === 1) return false;
  const before = tokens.slice(Math.max(0, at - 3), at).toReversed();
  const article = before.findIndex((word) => word in COUNT_WORDS || DEFINITE.has(word) || /^\d/.test(word));
  return article < 0 || before.slice(0, article).some((word) => endsNoun(word)) || !endsNoun(tokens[at + 1]);
}

/** The form a sign shows; the others are tried without a sign first. */
function dictionaryForm(word: string): string {
  const forms = baseForms(word);
  return word.endsWith('s') && forms.length > 1 ? forms.at(-1)! : word;
}

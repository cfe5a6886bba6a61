import { findNoun } from './find-noun.ts';
import { GROUPS } from './lexicon/reading-hints.ts';
import { type DeedMatch, matchDeeds } from './match-deeds.ts';
import { matchPhrase } from './phrase-book.ts';
import { LIVING } from './scene-draft.ts';
import { isWord } from './tokens.ts';
import { beginsNoun } from './word-classes.ts';

/** The deeds somebody does in a text. */
export function findDeeds(tokens: readonly string[]): DeedMatch[] {
  return matchDeeds(tokens).filter(({ at }) => isDone(tokens, at[0]!) && !namesPlace(tokens, at));
}

/** A deed has somebody before it who does it, and begins with a verb: "two boxes" and "a skateboard" are things. */
function isDone(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1];
  if (!isWord(before) || (beginsNoun(before) && !(before in GROUPS))) return false;
  return tokens
    .slice(0, at)
    .some((token, index) => token in GROUPS || LIVING.has(findNoun(tokens, index)?.figure.kind ?? 'emoji'));
}

/** A bowling alley is a place and nobody's bowling. */
function namesPlace(tokens: readonly string[], at: readonly number[]): boolean {
  const phrase = matchPhrase(tokens, at[0]!);
  return (
    phrase !== null &&
    phrase.length > 1 &&
    phrase.length >= at.length &&
    phrase.meanings.some(({ type }) => type === 'place')
  );
}

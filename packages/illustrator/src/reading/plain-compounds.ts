import { findNoun } from './find-noun.ts';
import { compoundAt } from './lexicon/compound-words.ts';
import { baseForms, pluralOf } from './lexicon/inflections.ts';
import { PARTS_OF_THINGS } from './lexicon/parts.ts';
import { COLOUR_WORDS } from './lexicon/verbs.ts';
import { matchDeeds } from './match-deeds.ts';

const LEFT_ALONE =
  /^(an?|the|his|her|its|their|my|your|one|each|of|in|on|with|from|at|by|through|over|under|near|beside|against|around|along|behind|into|onto|to)$/;

/** "A lily pad", "a traffic jam", "the bow of a ship": a compound by the name that the tables know, or left out. */
export function plainCompounds(tokens: readonly string[]): string[] {
  const told: string[] = [];
  const deeds = new Set(matchDeeds(tokens).flatMap(({ at }) => (at.length > 1 ? at : [])));
  for (let at = 0; at < tokens.length; at++) {
    const found = compoundAt(tokens, at, baseForms);
    // "Opens a car door" is done to the door; a flower pot has a drawing.
    const isKnown =
      found !== null &&
      (deeds.has(at) || (found.instead.length > 0 && (findNoun(tokens, at)?.length ?? 0) >= found.length));
    if (!found || isKnown) {
      told.push(tokens[at]!);
      continue;
    }
    const name = found.instead.join(' ');
    if (name === '') forgetPhrase(told);
    else told.push(...(found.plural && !name.endsWith('s') ? pluralOf(name) : name).split(' '));
    at += found.length - 1;
  }
  return told;
}

/** What stood before a noun that is left out: its adjectives' owner is gone, and so is where it was. */
function forgetPhrase(told: string[]): void {
  while (LEFT_ALONE.test(told.at(-1) ?? '') || (told.at(-1) ?? '') in COLOUR_WORDS) {
    const of = told.pop() === 'of';
    if (of && PARTS_OF_THINGS.has(told.at(-1) ?? '')) told.pop();
  }
}

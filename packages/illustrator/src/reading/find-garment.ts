import { findNoun } from './find-noun.ts';
import { GARMENTS } from './lexicon/garments.ts';
import { baseForms } from './lexicon/inflections.ts';
import { isWord } from './tokens.ts';

/** The garment that the words at a token name. */
export function findGarment(tokens: readonly string[], at: number): { name: string; length: number } | null {
  for (const length of [3, 2, 1]) {
    const words = tokens.slice(at, at + length);
    if (words.length < length) continue;
    const singular = baseForms(words.at(-1)!).map((last) => [...words.slice(0, -1), last].join(' '));
    const name = [words.join(' '), ...singular].find((form) => GARMENTS.has(form));
    if (name) return { name, length };
  }
  return findCostume(tokens, at);
}

const DRESSED_AS =
  /\b(?:dress|dresses|dressed|dressing|disguised|disguises|costumed)(?: up)? (?:as|like)(?: an?| the)?(?: \w+)?$/;

/** "a bear costume", "dressed as a pirate": whoever is named is not there, but worn. */
function findCostume(tokens: readonly string[], at: number): { name: string; length: number } | null {
  const noun = findNoun(tokens, at);
  if (!noun) return null;
  if (/^(costume|outfit|onesie|disguise)$/.test(tokens[at + noun.length] ?? ''))
    return { name: `${noun.noun} costume`, length: noun.length + 1 };
  const before = tokens.slice(Math.max(0, at - 5), at).join(' ');
  return DRESSED_AS.test(before) ? { name: `${noun.noun} costume`, length: noun.length } : null;
}

/** "in a long red dress": a garment within the next few words. */
export function garmentFollows(tokens: readonly string[], from: number): boolean {
  for (let at = from; at < from + 6 && isWord(tokens[at]); at++) if (findGarment(tokens, at)) return true;
  return false;
}

import { OTHER_PREPOSITIONS } from './lexicon/relations.ts';
import { COLOUR_WORDS, COUNT_WORDS, SIZE_WORDS } from './lexicon/verbs.ts';
import { matchRelation } from './match-relation.ts';
import { isWord } from './tokens.ts';

/** The small words that hold a sentence together. */
export const NEGATIONS = new Set(['no', 'without', 'not', 'never', 'except', 'lacking', 'minus']);
export const DEFINITE = new Set(['the', 'this', 'that', 'his', 'her', 'its', 'their', 'these', 'those']);
export const PRONOUNS = new Set(['it', 'them', 'him', 'her']);
export const BE = new Set(['is', 'are', 'was', 'were', 'be', 'being', 'has', 'have', 'had']);
export const JOINING = new Set(['and', 'or', ',', '&', 'plus']);
export const WEARING = /^(wear|wears|wearing|wore|dressed|dresses|disguised|clad)$/;

/** These count only as in "a school of fish". */
const COUNTS_OF =
  /^(school|couple|family|team|pack|crowd|army|pod|squad|row|caravan|colony|bunch|group|litter|bouquet)$/;

/** How many the word at a token says that there are. */
export function countAt(tokens: readonly string[], at: number): number | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]];
  const count = COUNT_WORDS[token] ?? (/^\d{1,2}$/.test(token) ? Number(token) : undefined);
  if (count === undefined) return null;
  // "A family of four" is a family.
  const ofNumber = COUNT_WORDS[tokens[at + 2] ?? ''] !== undefined;
  return (next === 'of' && !ofNumber) || !COUNTS_OF.test(token) ? count : null;
}

/** What cannot follow a colour: before these, an orange is a fruit. */
export function endsNoun(token: string | undefined): boolean {
  return (
    !isWord(token) ||
    JOINING.has(token) ||
    BE.has(token) ||
    OTHER_PREPOSITIONS.has(token) ||
    /^(on|in|inside|under|underneath|above|below|behind|beside|next|near|by|over|atop|between)$/.test(token)
  );
}

/** After these comes a noun and no verb: "a drink", "the fish", "on skis". */
export function beginsNoun(token: string): boolean {
  return (
    token in COUNT_WORDS ||
    token in COLOUR_WORDS ||
    token in SIZE_WORDS ||
    (DEFINITE.has(token) && token !== 'that') ||
    OTHER_PREPOSITIONS.has(token) ||
    matchRelation([token], 0) !== null
  );
}

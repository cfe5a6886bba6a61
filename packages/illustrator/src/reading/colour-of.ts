import type { ColourName } from '../scene-description.ts';
import { findNoun } from './find-noun.ts';
import { COLOUR_WORDS } from './lexicon/verbs.ts';
import { isSaidOf } from './used-as.ts';
import { endsNoun, JOINING } from './word-classes.ts';

/** "An orange on a table" is a fruit; in "orange and white stripes" it is a colour. */
export function isFruit(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1];
  if (!endsNoun(next) || findNoun(tokens, at) === null || isSaidOf(tokens, at)) return false;
  return !(JOINING.has(next ?? '') && (tokens[at + 2] ?? '') in COLOUR_WORDS);
}

/** "A goalkeeper in yellow", "in all black": the colour of what somebody wears, where no noun follows that has it. */
export function dressedIn(
  tokens: readonly string[],
  at: number,
): { readonly colour: ColourName; readonly length: number } | null {
  if (tokens[at] !== 'in') return null;
  const from = tokens[at + 1] === 'all' ? at + 2 : at + 1;
  const colour = COLOUR_WORDS[tokens[from] ?? ''];
  if (!colour || !Object.hasOwn(COLOUR_WORDS, tokens[from]!)) return null;
  let end = from + 1;
  if (tokens[end] === 'and' && Object.hasOwn(COLOUR_WORDS, tokens[end + 1] ?? '')) end += 2;
  return endsNoun(tokens[end]) || !describes(tokens, end) ? { colour, length: end - at } : null;
}

/** Whether a noun or an adjective comes that the colour could be of: neither "waves" nor "dancing". */
function describes(tokens: readonly string[], at: number): boolean {
  const token = tokens[at]!;
  if (/^(who|that|which|while|as|is|are|then|has)$/.test(token)) return false;
  const next = tokens[at + 1] ?? '';
  const verb =
    /([^s]s|ing)$/.test(token) &&
    /^(an?|the|his|her|its|their|to|at|on|in|over|up|down|out|off|through|into|across|along|past|for|with|and|by|under|from|around|between|against|about|hands|barefoot|two|three|four|five|six|seven|\w+ly)$/.test(
      next,
    );
  return !verb && !/^(shake|dance|run|walk|wave|stand|sit|sing|march|play|fight|hug|kiss)$/.test(token);
}

/** What was begun before these is over: "on a stack of atlases while …". */
export const BEGINS_CLAUSE = /^(while|when|where|until|because)$/;

/** Whether a word that is not drawn ends its phrase, so that what was said of it is said of nothing else. */
export function endsPhrase(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1];
  return endsNoun(next) || /^(where|that|which|who|while|as|when|is|are)$/.test(next ?? '');
}

import type { Figure, Place } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import { findEmoji } from './lexicon/emoji-index.ts';
import { structureOf } from './lexicon/structures.ts';
import type { Match } from './phrase-book.ts';

const OUTSIDE_OF =
  /\b(in front of|outside|outside of|past|passing)( an?| the| his| her| its| their)?( (?!windows?\b)\w+)?$/;
const FAR_BEHIND = /^in the (background|distance)\b/;
/** What there is around such a building; a street else. */
const AROUND: Partial<Record<Place, Place>> = { barn: 'farm' };

/** "in front of a school", "a barn in the background": a building, and nobody is inside. */
export function seenFromOutside(
  tokens: readonly string[],
  at: number,
  match: Match,
): { readonly place: Place; readonly figure: Figure | null } | null {
  const inside = match.meanings.find(({ type }) => type === 'place')?.value as Place | undefined;
  if (!inside || !PLACE_NAMES[inside].indoors || PLACE_NAMES[inside].aboard) return null;
  if (!PLACE_NAMES[inside].set || NO_BUILDINGS.test(match.phrase)) return null;
  const outside =
    OUTSIDE_OF.test(tokens.slice(Math.max(0, at - 5), at).join(' ')) ||
    FAR_BEHIND.test(tokens.slice(at + match.length, at + match.length + 3).join(' '));
  if (!outside) return null;
  const structure = structureOf(match.phrase);
  const icon = structure ? null : findEmoji(match.phrase, true);
  return {
    place: AROUND[inside] ?? 'street',
    figure: structure ?? (icon ? { kind: 'emoji', icon } : null),
  };
}

/** Rooms and parts of rooms are seen from inside. */
const NO_BUILDINGS =
  /room|hall|kitchen|office|class|corridor|stage|altar|stall|shelf|counter|bed|closet|cellar|attic|aisle|ring|pool|desk|table|window|wall|fire/;

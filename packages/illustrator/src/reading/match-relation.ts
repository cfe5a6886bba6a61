import type { SpatialRelation } from '../scene-description.ts';
import { RELATION_WORDS, SIDE_WORDS } from './lexicon/relations.ts';

export type Side = keyof typeof SIDE_WORDS;

export type RelationMatch = { readonly length: number } & (
  | { readonly type: 'relation'; readonly kind: SpatialRelation['kind'] }
  | { readonly type: 'side'; readonly side: Side }
);

const LONGEST = 6;

const book: ReadonlyMap<string, RelationMatch> = new Map<string, RelationMatch>([
  ...rows(SIDE_WORDS).map(
    ([side, phrase, length]) => [phrase, { type: 'side', side: side as Side, length }] as const,
  ),
  ...rows(RELATION_WORDS).map(
    ([kind, phrase, length]) =>
      [phrase, { type: 'relation', kind: kind as SpatialRelation['kind'], length }] as const,
  ),
]);

const IN_NOUNS = new Set(
  'yard garden porch door row seat lawn window windows page hand hands foot leg arm eye ear shoulder wing lane bank pocket room alley seats rows yards gardens'.split(
    ' ',
  ),
);

/** The longest preposition that begins at a token. */
export function matchRelation(tokens: readonly string[], at: number): RelationMatch | null {
  // "in a round bowl"
  if (tokens[at] === 'round' && !/^(an?|the|his|her|its|my|it|them)$/.test(tokens[at + 1] ?? '')) return null;
  if (tokens[at] === 'round' && /^(an?|the|his|her|its)$/.test(tokens[at - 1] ?? '')) return null;
  for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length--) {
    const found = book.get(tokens.slice(at, at + length).join(' '));
    // "in the front yard", "on the left wing": the side belongs to the noun.
    const begins = found?.type === 'side' && IN_NOUNS.has(tokens[at + length] ?? '');
    if (found && !begins) return found;
  }
  return null;
}

function rows(table: Readonly<Record<string, string>>): [value: string, phrase: string, length: number][] {
  return Object.entries(table).flatMap(([value, phrases]) =>
    phrases
      .split(',')
      .map((phrase) => phrase.trim())
      .map((phrase): [string, string, number] => [value, phrase, phrase.split(' ').length]),
  );
}

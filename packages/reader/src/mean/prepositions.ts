import { readTable } from './read-table.ts';

export interface Preposition {
  /** Where the one is to the other: on, in, under … */
  readonly relation: string;
  /** What the phrase is in an event: place, direction, path, source … */
  readonly role: string;
}

/** Articles inside a preposition of several words: "to the left of". */
const TABLE = new Map<string, Preposition>(
  readTable('prepositions.txt').flatMap(({ head, items }) => {
    const [relation = '', role = ''] = head.split(' ');
    return items.map((item) => [item, { relation, role }] as const);
  }),
);
/** Relations that hold while the film is seen; the others are ways and ends of movements. */
const STANDING = new Set(['place', 'direction']);
const NOT_PLACES = new Set(['toward', 'after']);

export function findPreposition(text: string | null): Preposition | null {
  if (text === null) return null;
  const known = TABLE.get(text);
  if (known) return known;
  // "from behind", "up on": the first that is known, by itself.
  const words = text.split(' ');
  return words.length < 2 ? null : (TABLE.get(words.slice(1).join(' ')) ?? TABLE.get(words[0] ?? '') ?? null);
}

export function isPlace({ relation, role }: Preposition): boolean {
  return STANDING.has(role) && !NOT_PLACES.has(relation);
}

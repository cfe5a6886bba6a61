import type { Word } from '../parse/tree.ts';
import type { Mentioned } from './mentioned.ts';
import { findPreposition, isPlace } from './prepositions.ts';

/** What "with" says, by what has it: a vessel has it inside, a house as a part, a person in the hand or on. */
const WITH: readonly (readonly [holder: string, thing: string, kind: string])[] = [
  ['*', 'garment', 'worn-by'],
  ['*', 'part', 'part-of'],
  ['container', '*', 'in'],
  ['furniture', '*', 'on'],
  ['person', 'person', 'beside'],
  ['person', 'animal', 'beside'],
  ['animal', 'person', 'beside'],
  ['animal', 'animal', 'beside'],
  ['person', '*', 'held-by'],
  ['animal', '*', 'held-by'],
  ['building', '*', 'part-of'],
  ['vehicle', '*', 'part-of'],
  ['place', '*', 'in'],
  ['*', '*', 'on'],
];

/** "X on Y", "X with Y", "X of Y": how an entity stands to those of a phrase that is said of it. */
export function relatePhrase(
  mentions: Mentioned,
  of: number,
  preposition: string,
  to: readonly number[],
): void {
  const { discourse } = mentions;
  const kind = (id: number) => discourse.kindOf(id);
  for (const other of to) {
    if (preposition === 'with') discourse.relate(withKind(kind(of), kind(other)), other, of);
    else if (preposition === 'of') relateOf(mentions, of, other);
    else if (preposition === 'in' && kind(other) === 'garment' && ['person', 'animal'].includes(kind(of)))
      discourse.relate('worn-by', other, of);
    else {
      const known = findPreposition(preposition);
      if (known && (isPlace(known) || known.role === 'manner' || known.relation === 'along'))
        discourse.relate(known.relation, of, other, preposition);
    }
  }
}

/** "A bowl of soup" has it inside; "the roof of a car" is a part of it; "a boat of paper" is made of it. */
function relateOf({ discourse }: Mentioned, of: number, to: number): void {
  const [own, whole] = [discourse.entity(of), discourse.entity(to)];
  if (!own || !whole) return;
  if (own.kinds[0] === 'container') discourse.relate('in', to, of);
  else discourse.relate('part-of', of, to);
}

export function withKind(holder: string, thing: string): string {
  const row = WITH.find(
    ([one, other]) => (one === '*' || one === holder) && (other === '*' || other === thing),
  );
  return row?.[2] ?? 'on';
}

/** "on fire", "made of paper": a phrase that says how something is, and names nothing. */
export function describePhrase(
  { discourse, lexicon }: Mentioned,
  of: readonly number[],
  preposition: string,
  phrase: Word,
  isMade: boolean,
): boolean {
  const isStuff = isMade && (preposition === 'of' || preposition === 'from' || preposition === 'out of');
  const material = isStuff ? lexicon.attributes(phrase.lower).filter(({ name }) => name === 'material') : [];
  const said = [...lexicon.attributes(`${preposition} ${phrase.lower}`), ...material];
  for (const id of of)
    for (const { name, value } of said) discourse.describe(id, { name, value, word: phrase.lower });
  return said.length > 0;
}

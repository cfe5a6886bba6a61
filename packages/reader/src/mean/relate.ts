import type { Word } from '../parse/tree.ts';
import type { Mentioned } from './mentioned.ts';
import type { Mentions } from './mentions.ts';
import { findPreposition, isPlace } from './prepositions.ts';
import { readTable } from './read-table.ts';
import { wordSet } from './word-sets.ts';

/** What "with" and "has" say, by the kinds of both. */
const WITH = readTable('with.txt').map(({ head, items }) => {
  const [holder = '*', thing = '*'] = (items[0] ?? '').split(' ');
  return { holder, thing, kind: head };
});
const ALIVE = new Set(['person', 'animal']);
const NO_PLACE = new Set(['light', 'abstract', 'time', 'event']);
const HANDS = new Set(['hand', 'paw', 'fist']);
/** What has drawers, trunks and pockets. */
const WHOLES = new Set(['person', 'animal', 'furniture', 'building', 'vehicle', 'device']);
/** Where one is who is "at" or "from" it: inside, or on it. */
const ARCHES = new Set(['arch', 'archway', 'gate', 'gateway', 'bridge', 'wall', 'tower']);
const INSIDE = new Set(['building', 'vehicle', 'container', 'event']);

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
    if (preposition === 'with' && ['event', 'time'].includes(kind(other))) continue;
    if (preposition === 'with') discourse.relate(withKind(kind(of), kind(other)), other, of);
    else if (preposition === 'of') relateOf(mentions, of, other);
    // "with its head out of a car window"
    else if (preposition === 'out of' && discourse.entity(other)?.noun === 'window')
      discourse.relate('in', of, other, preposition);
    // What is in somebody's hand is held.
    else if (preposition === 'in' && HANDS.has(discourse.entity(other)?.noun ?? '')) continue;
    else if (preposition === 'in' && kind(other) === 'garment' && ALIVE.has(kind(of)))
      discourse.relate('worn-by', other, of);
    else {
      const known = findPreposition(preposition);
      const stands = known && (isPlace(known) || known.role === 'manner' || known.relation === 'along');
      // Nobody is inside somebody.
      // "by candlelight" is no place.
      const isByLight = preposition === 'by' && NO_PLACE.has(kind(other));
      // Nobody is in silence as in a place, nor in an hour.
      const isNowhere = ['abstract', 'time'].includes(kind(other)) && known?.role === 'place';
      const isInSomebody = known?.relation === 'in' && ALIVE.has(kind(other)) && known.role === 'direction';
      if (stands && !isInSomebody && !isByLight && !isNowhere)
        discourse.relate(relationTo(known.relation, preposition, other, mentions), of, other, preposition);
    }
  }
}

/** "at the zoo" is in it, "at the table" beside it; "from the roof" on it, "from the car" in it. */
function relationTo(relation: string, preposition: string, other: number, { discourse }: Mentioned): string {
  const target = discourse.entity(other);
  const kinds = target?.kinds ?? [];
  const noun = target?.noun ?? '';
  const isSurface = kinds.includes('surface');
  const isInside = INSIDE.has(kinds[0] ?? '') || kinds[0] === 'place';
  // What is at the bottom of a lake or a glass is in it; at the bottom of anything else it carries it.
  const isOnBottom = preposition === 'on the bottom of';
  if (preposition.endsWith(' bottom of'))
    return !isOnBottom &&
      (isInside || kinds[0] === 'drink') &&
      kinds[0] !== 'vehicle' &&
      !wordSet('appliance').has(noun)
      ? 'in'
      : 'under';
  if (preposition === 'at' && isInside && !isSurface) return 'in';
  if (preposition === 'upon' && isInside && !isSurface) return 'in';
  return relation;
}

/** "A bowl of soup" has it inside; "the roof of a car" is a part of it; "a model of a church" looks like it. */
function relateOf({ discourse }: Mentioned, of: number, to: number): void {
  const [own, whole] = [discourse.entity(of), discourse.entity(to)];
  // "three dogs of different sizes"
  if (!own || !whole || whole.kinds[0] === 'abstract') return;
  // A drawer of a dresser and the trunk of an elephant are no vessels for them.
  const isSewnOn = whole.kinds[0] === 'garment' && own.kinds.includes('part');
  const isOne = whole.count === 1 && (WHOLES.has(whole.kinds[0] ?? '') || isSewnOn);
  // "the ticket of a passenger", but "a poster of a werewolf"
  const isTheirs = ALIVE.has(whole.kinds[0] ?? '') && whole.count === 1;
  if (own.kinds[0] === 'container' && !isOne) discourse.relate('in', to, of);
  else if ((own.kinds[0] === 'text' && !isTheirs) || own.kinds.includes('likeness'))
    discourse.relate('like', of, to);
  else if (ALIVE.has(own.kinds[0] ?? '') || own.kinds[0] === 'light') discourse.relate('belongs-to', of, to);
  // "an arch of roses" is no part of them: it is a rose arch.
  else if (ARCHES.has(own.noun) && whole.kinds[0] === 'plant' && whole.count !== 1) {
    own.name = `${whole.noun} ${own.noun}`;
    discourse.relate('part-of', to, of);
  } else {
    discourse.relate('part-of', of, to);
    if (ALIVE.has(whole.kinds[0] ?? '') && own.kinds[0] !== 'part') discourse.relate('belongs-to', of, to);
  }
}

function withKind(holder: string, thing: string): string {
  const row = WITH.find(
    (each) => (each.holder === '*' || each.holder === holder) && (each.thing === '*' || each.thing === thing),
  );
  return row?.kind ?? 'on';
}

const BORNE = new Set(['on', 'in']);

/** "with a barn behind it", "with a kite above her": it says where that is, and nobody has it or does anything with it. */
export function isSaidWhere(phrase: Word, mentions: Mentions): boolean {
  const { sentence } = mentions;
  return sentence.below(phrase, 'nmod').some((each) => {
    const known = findPreposition(mentions.preposition(each));
    return sentence.pronoun(each) && known !== null && isPlace(known) && !BORNE.has(known.relation);
  });
}

/** "on fire", "made of paper": a phrase that says how something is, and names nothing. */
export function describePhrase(
  { discourse, lexicon, sentence }: Mentioned,
  of: readonly number[],
  preposition: string,
  phrase: Word,
  isMade: boolean,
  isNamed = true,
): boolean {
  // "The roots of an oak" are no wood of it.
  const isThing = isNamed && sentence.has(phrase, 'det');
  const isStuff =
    isMade && !isThing && (preposition === 'of' || preposition === 'from' || preposition === 'out of');
  // "made of cardboard boxes"
  const stuff = [phrase, ...(isNamed ? [] : sentence.below(phrase, 'amod', 'compound'))];
  const known = stuff.flatMap(({ lower }) =>
    lexicon
      .attributes(lower)
      .filter(({ name }) => isStuff && name === 'material')
      .map((each) => ({ ...each, word: lower })),
  );
  // Things can be made of whatever: light, matches, old cans.
  const other =
    isStuff && of.length > 0
      ? [{ name: 'material', value: lexicon.noun(phrase.lower).base, word: phrase.lower }]
      : [];
  const material = known.length > 0 ? known : isNamed ? [] : other;
  // "in the front row" is no "in a row".
  const isNamedPlace = sentence.has(phrase, 'amod') || sentence.has(phrase, 'compound');
  const how = isNamedPlace ? [] : lexicon.attributes(`${preposition} ${phrase.lower}`);
  const said = [...how.map((each) => ({ ...each, word: phrase.lower })), ...material];
  for (const id of of) for (const each of said) discourse.describe(id, each);
  return said.length > 0;
}

import type { Entity, Event, Role } from '@phonofilm/reader/reader';
import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import { presentParticiple } from '../vocabulary/inflections.ts';
import { lookCalled } from '../vocabulary/looks.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { agentsOf, type MeaningIndex } from './meaning-index.ts';

export interface NamedDeed {
  readonly name: string;
  /** Whom and what the phrase names: these are part of the pose and do not appear a second time beside it. */
  readonly drawn: ReadonlySet<number>;
}

interface Phrase {
  readonly name: string;
  readonly words: readonly string[];
  /** Of each word, whether it stays a thing of its own. */
  readonly kept: readonly boolean[];
}

/** Words in a row, and in how many of the first a phrase may begin. */
interface Order {
  readonly words: readonly Said[];
  readonly starts: number;
}

/** A word of what is done, and whom it names. */
interface Said {
  readonly forms: readonly string[];
  readonly of: number | null;
  /** Counts only where one of these words does: who walks above a dog walks no dog. */
  readonly after?: readonly Said[];
}

const PHRASES: readonly Phrase[] = Object.entries(DEEDS)
  .flatMap(([name, { words, by = [], verbs = [] }]) =>
    [...words, ...by.flatMap((who) => verbs.map((verb) => `${who} ${verb}`))].map((phrase) => {
      const parts = phrase.split(' ');
      return {
        name,
        words: parts.map((part) => part.replace('+', '')),
        kept: parts.map((part) => part.startsWith('+')),
      };
    }),
  )
  .toSorted((one, other) => other.words.length - one.words.length);

const AT_TRADE = wordClass('atTrade');
const DOING = new Set(['do', 'practice', 'practise', 'perform']);

/** The deed that an event is drawn as, by its verb and what it is done to, with and where; null where none is. */
export function nameDeed(event: Event, told: MeaningIndex, byAnimal: boolean): NamedDeed | null {
  // The dictionary does not know every verb: kitesurfing.
  const isMusic = event.roles.some(({ entity }) => told.kindOf(entity) === 'instrument');
  const done: Said = {
    forms: [
      event.verb,
      presentParticiple(event.verb),
      event.verb.replace(/ing$/, ''),
      ...(isMusic && AT_TRADE.has(event.verb) ? ['play'] : []),
    ],
    of: null,
  };
  // "Doing ballet": what is done is the noun.
  const isNamed = DOING.has(event.verb);
  const orders = ordersOf(event, done, told, byAnimal);
  // Most phrases begin with a word that is not there.
  const said = new Set(orders.flatMap(({ words }) => words.flatMap(({ forms }) => forms)));
  let best: { readonly phrase: Phrase; readonly at: readonly Said[]; readonly end: number } | null = null;
  for (const phrase of PHRASES) {
    if (best && phrase.words.length < best.phrase.words.length) break;
    if (!said.has(phrase.words[0] ?? '') || (byAnimal && UPRIGHT.has(phrase.name))) continue;
    for (const order of orders) {
      const at = follow(order, phrase.words);
      if (!at || !(isNamed || at.includes(done))) continue;
      // Of two phrases that fit, what is done tells more than where and with whom, which follows it.
      const end = order.words.indexOf(at.at(-1)!);
      if (!best || end < best.end) best = { phrase, at, end };
      break;
    }
  }
  if (!best) return null;
  const { at, phrase } = best;
  const isThing = isDoneToThing(phrase.name);
  const drawn = at.flatMap((said, index) =>
    said.of === null || phrase.kept[index] || (isThing && isUnusual(said.of, told)) ? [] : [said.of],
  );
  return { name: phrase.name, drawn: new Set(drawn) };
}

/** The drawing of a deed has its things as they usually are. */
function isUnusual(id: number, told: MeaningIndex): boolean {
  const { attributes = [] } = told.entity(id) ?? {};
  return attributes.some(({ name, word }) => name === 'size' || lookCalled(word) !== undefined);
}

/** The words of an event in the orders in which phrases have them: verb first, or what it is done to before it. */
function ordersOf(event: Event, done: Said, told: MeaningIndex, byAnimal: boolean): readonly Order[] {
  const { particle, roles } = event;
  const particles = [...(particle === null ? [] : [particle]), ...(event.adverbs ?? [])].map(plain);
  const doing = agentsOf(event);
  const wordsFor = (role: Role) =>
    !byAnimal && doing.includes(role.entity) ? EACH_OTHER : wordsOf(role, told);
  const objects = roles.filter(({ name }) => name === 'object').flatMap(wordsFor);
  const others = roles
    .filter(({ name }) => name !== 'object' && name !== 'agent')
    .flatMap((role) => {
      const before = prepositionOf(role);
      const isBound =
        WHERE.has(role.preposition?.split(/[ -]/)[0] ?? '') ||
        (event.verb === 'feed' && role.name === 'instrument');
      return [...before, ...wordsFor(role).map((word) => (isBound ? { ...word, after: before } : word))];
    });
  const doers = roles
    .filter(({ name }) => name === 'agent')
    .flatMap((role) => wordsOf(role, told).map(({ forms }) => ({ forms, of: null })));
  return [
    { words: [done, ...particles, ...objects, ...others], starts: 1 },
    { words: [done, ...objects, ...particles, ...others], starts: 1 },
    { words: [...objects, done, ...particles, ...others], starts: objects.length },
    { words: [...doers, done, ...particles, ...objects, ...others], starts: doers.length },
  ];
}

const EACH_OTHER = ['each', 'other'].map(plain);

/** Prepositions that say where it is done, and not what to. */
const WHERE = wordClass('where');

function plain(word: string): Said {
  return { forms: [word], of: null };
}

function prepositionOf({ preposition }: Role): Said[] {
  return preposition === null ? [] : preposition.split(/[ -]/).map(plain);
}

function wordsOf({ entity: id }: Role, told: MeaningIndex): Said[] {
  const entity = told.entity(id);
  if (!entity) return [];
  const described = entity.attributes.filter(({ name }) => name !== 'sex').map(({ word }) => word);
  const contents = entity.kinds[0] === 'container' ? told.relatedTo(id, 'in').map(({ noun }) => noun) : [];
  const number = entity.kinds[0] === 'part' && entity.count === 1 ? ['one'] : [];
  const words = [...number, ...described, ...entity.alsoCalled, ...entity.name.split(/[ -]/), ...contents];
  return words.map((word) => ({ forms: [word], of: id }));
}

/** The words of a phrase, one after the other. */
function follow({ words: order, starts }: Order, words: readonly string[]): Said[] | null {
  const found: Said[] = [];
  let from = 0;
  for (const word of words) {
    const at = order.findIndex(
      ({ after, forms }, index) =>
        index >= from &&
        forms.includes(word) &&
        (after === undefined || after.some((each) => found.includes(each))),
    );
    const said = order[at];
    if (!said || (found.length === 0 && at >= starts)) return null;
    found.push(said);
    from = at + 1;
  }
  return found;
}

/** What animals do on their own legs: a horse jumps over a fence as it is. */
const UPRIGHT = wordClass('upright');

/** How something is ridden that has a way of its own. */
export function ridingDeed(noun: string): string | null {
  const order: Order = { words: ['ride', ...noun.split(' ')].map(plain), starts: 1 };
  return (
    PHRASES.find(({ words }) => words[0] === 'ride' && words.length > 1 && follow(order, words))?.name ?? null
  );
}

const BY_PLAYERS: ReadonlyMap<string, string> = new Map(
  Object.entries(DEEDS).flatMap(([name, { by = [] }]) => by.map((who) => [who, name] as const)),
);

/** What a player of a game is seen doing when nothing else is told of them. */
export function deedOfPlayer({ name, noun }: Entity): string | null {
  return BY_PLAYERS.get(name) ?? BY_PLAYERS.get(noun) ?? null;
}

/** What a noun by itself tells of somebody: "a sword fight", "a person is squat". */
export function deedCalled(phrase: string): string | null {
  return PHRASES.find(({ words }) => words.join(' ') === phrase)?.name ?? null;
}

import type { Entity, Event, Role } from '@phonofilm/reader/reader';
import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import { presentParticiple } from '../vocabulary/inflections.ts';
import { lookCalled } from '../vocabulary/looks.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { agentsOf, type Told } from './told.ts';

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

/** Words in a row, in which of them a phrase may begin, and which it has to have. */
interface Order {
  readonly words: readonly Said[];
  readonly starts: number;
  readonly has: Said | null;
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

/** Of these what is done follows as a noun: "doing karate", "playing chess". */
const SUPPORTING = wordClass('supporting');

/** The deed that an event is drawn as, by its verb and what it is done to, with and where; null where none is. */
export function nameDeed(event: Event, told: Told, byAnimal: boolean): NamedDeed | null {
  const orders = ordersOf(event, told, byAnimal);
  // Most phrases begin with a word that is not there.
  const said = new Set(orders.flatMap(({ words }) => words.flatMap(({ forms }) => forms)));
  let best: { readonly phrase: Phrase; readonly at: readonly Said[]; readonly end: number } | null = null;
  for (const phrase of PHRASES) {
    if (best && phrase.words.length < best.phrase.words.length) break;
    if (!said.has(phrase.words[0] ?? '') || (byAnimal && UPRIGHT.has(phrase.name))) continue;
    for (const order of orders) {
      const at = follow(order, phrase.words);
      if (!at) continue;
      // Who gives somebody water does not water anything.
      const [noun] = at;
      if (order.has === null && phrase.words.length === 1 && !isNamedSo(noun, phrase.words[0], told))
        continue;
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

/** Whether the noun itself is what is done, and not what is in a glass. */
function isNamedSo(said: Said | undefined, word: string | undefined, told: Told): boolean {
  const entity = told.entity(said?.of ?? 0);
  if (!entity || ['drink', 'food'].includes(entity.kinds[0] ?? '')) return false;
  return entity.name.split(/[ -]/).includes(word ?? '');
}

/** The drawing of a deed has its things as they usually are. */
function isUnusual(id: number, told: Told): boolean {
  return (
    told
      .entity(id)
      ?.attributes.some(({ name, word }) => name === 'size' || lookCalled(word) !== undefined) === true ||
    told.relationsOf(id).some(({ kind }) => kind === 'larger-than' || kind === 'smaller-than')
  );
}

/** The words of an event in the orders in which phrases have them: verb first, or what it is done to before it. */
function ordersOf(event: Event, told: Told, byAnimal: boolean): readonly Order[] {
  const { verb, particle, roles } = event;
  // The dictionary does not know every verb: kitesurfing.
  const done = { forms: [verb, presentParticiple(verb), verb.replace(/ing$/, '')], of: null };
  const particles = [...(particle === null ? [] : [particle]), ...(event.adverbs ?? [])].map(plain);
  const doing = agentsOf(event);
  const wordsFor = (role: Role) =>
    !byAnimal && doing.includes(role.entity) ? EACH_OTHER : wordsOf(role, told);
  const objects = roles.filter(({ name }) => name === 'object').flatMap(wordsFor);
  const beside = roles.filter(({ name }) => name !== 'object' && name !== 'agent');
  const said = (some: readonly Role[]) =>
    some.flatMap((role) => {
      const before = prepositionOf(role);
      const words = wordsFor(role);
      const isBound =
        WHERE.has(role.preposition?.split(/[ -]/)[0] ?? '') ||
        (verb === 'feed' && role.name === 'instrument');
      return [...before, ...(isBound ? words.map((word) => ({ ...word, after: before })) : words)];
    });
  const others = said(beside);
  const orders: Order[] = [{ words: [done, ...particles, ...objects, ...others], starts: 1, has: done }];
  if (particles.length > 0 && objects.length > 0)
    orders.push({ words: [done, ...objects, ...particles, ...others], starts: 1, has: done });
  if (objects.length > 0)
    orders.push({ words: [...objects, done, ...particles, ...others], starts: objects.length, has: done });
  const agents = roles.filter(({ name }) => name === 'agent').flatMap((role) => wordsOf(role, told));
  const doers = agents.map(({ forms }) => ({ forms, of: null }));
  orders.push({
    words: [...doers, done, ...particles, ...objects, ...others],
    starts: doers.length,
    has: done,
  });
  if (SUPPORTING.has(verb)) {
    // Who takes something out of a box does not box.
    const words = [...objects, ...said(beside.filter(({ name }) => name !== 'source'))];
    orders.push({ words, starts: words.length, has: null });
  }
  return orders;
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

function wordsOf({ entity: id }: Role, told: Told): Said[] {
  const entity = told.entity(id);
  if (!entity) return [];
  const described = entity.attributes.filter(({ name }) => name !== 'sex').map(({ word }) => word);
  const contents = told
    .relationsTo(id)
    .filter(({ kind }) => kind === 'in' && entity.kinds[0] === 'container')
    .map(({ of }) => told.entity(of)?.noun ?? '');
  const number = entity.kinds[0] === 'part' && entity.count === 1 ? ['one'] : [];
  return [...number, ...described, ...entity.alsoCalled, ...entity.name.split(/[ -]/), ...contents].map(
    (word) => ({
      forms: [word],
      of: id,
    }),
  );
}

/** The words of a phrase, one after the other. */
function follow({ words: order, starts, has }: Order, words: readonly string[]): Said[] | null {
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
  return has === null || found.includes(has) ? found : null;
}

/** What animals do on their own legs: a horse jumps over a fence as it is. */
const UPRIGHT = wordClass('upright');

/** How something is ridden that has a way of its own. */
export function ridingDeed(noun: string): string | null {
  const order: Order = { words: ['ride', ...noun.split(' ')].map(plain), starts: 1, has: null };
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

import type { Entity, Event, Meaning } from '../../src/mean/meaning.ts';
import type { Fact, FactSheet, Reference } from './fact.ts';

export interface Score {
  readonly sentence: string;
  readonly right: number;
  readonly total: number;
  /** The lines of facts that were not understood. */
  readonly missed: readonly string[];
  /** The type of each fact, and whether it was understood. */
  readonly byType: readonly { readonly type: string; readonly right: boolean }[];
}

/** Roles that say where: an author of facts need not tell a place from an aim. */
const WHERE = new Set(['place', 'direction', 'path', 'recipient']);
/** Words for the same relation. */
const SAME: Readonly<Record<string, string>> = {
  'in-front-of': 'before',
  near: 'beside',
  below: 'under',
  over: 'above',
  has: 'belongs-to',
  'part-of': 'belongs-to',
};

/** How many of the facts of a sentence are in what was understood of it. */
export function scoreFacts({ sentence, facts }: FactSheet, meaning: Meaning): Score {
  const judged = facts.map(({ fact, never, line }) => ({
    line,
    type: never ? 'never' : fact.type,
    right: holds(fact, never ? withoutCompared(meaning) : meaning) !== never,
  }));
  const missed = judged.filter(({ right }) => !right).map(({ line }) => line);
  return { sentence, total: facts.length, right: facts.length - missed.length, missed, byType: judged };
}

const COMPARING = new Set(['like', 'larger-than', 'smaller-than', 'as-large-as']);

/** "As big as a bus": there is no bus, though the meaning has it as what something is compared with. */
function withoutCompared(meaning: Meaning): Meaning {
  const { relations, events } = meaning;
  const isCompared = ({ id }: Entity) => {
    const own = relations.filter(({ of, to }) => of === id || to === id);
    const roles = events.flatMap((event) => event.roles.filter(({ entity }) => entity === id));
    return (
      own.length > 0 &&
      own.every(({ kind, to }) => to === id && COMPARING.has(kind)) &&
      roles.every(({ name }) => name === 'manner')
    );
  };
  return { ...meaning, entities: meaning.entities.filter((entity) => !isCompared(entity)) };
}

export function holds(fact: Fact, meaning: Meaning): boolean {
  const { entities, relations, events, order, absent, lines, film } = meaning;
  const find = (who: Reference) => entities.filter((entity) => isMeant(entity, who));
  const isOne = (id: number | null, who: Reference) => find(who).some((entity) => entity.id === id);
  switch (fact.type) {
    case 'entity':
      return find(fact.who).some(
        (entity) => isCount(entity.count, fact.count) || isOneGroup(entity, fact.who, fact.count),
      );
    case 'relation':
      return relations.some(
        ({ kind, of, to }) =>
          fact.kinds.some((each) =>
            isSameRelation(
              each,
              kind,
              meaning.entities.find(({ id }) => id === to),
            ),
          ) &&
          isOne(of, fact.of) &&
          isOne(to, fact.to),
      );
    case 'event':
      return events.some(
        (event) =>
          fact.verbs.some((verb) => isVerb(event, verb)) &&
          event.negated === fact.negated &&
          fact.roles.every(({ names, who }) =>
            event.roles.some((role) => names.some((name) => isRole(role, name)) && isOne(role.entity, who)),
          ),
      );
    case 'order': {
      const has = (id: number, verbs: readonly string[]) =>
        events.some((event) => event.id === id && verbs.some((verb) => isVerb(event, verb)));
      return order.some(
        ({ kind, first, second }) =>
          kind === fact.kind &&
          ((has(first, fact.first) && has(second, fact.second)) ||
            (kind === 'while' && has(first, fact.second) && has(second, fact.first))),
      );
    }
    case 'absent':
      return fact.nouns.some((noun) => absent.some((each) => isNoun(each, noun.replaceAll('-', ' '))));
    case 'says':
      return lines.some(
        // The comma before "says" belongs to nobody.
        ({ by, text }) =>
          text.replace(/,$/, '') === fact.text && (fact.who === null ? by === null : isOne(by, fact.who)),
      );
    case 'film':
      if (fact.about === 'place' && fact.values.some((place) => isSetting(plainWords(place), meaning)))
        return true;
      return film.some(
        ({ about, value, word }) =>
          isSameTopic(about, fact.about) &&
          fact.values.some((each) =>
            [value, word ?? value].some((said) => isNoun(plainWords(said), plainWords(each))),
          ),
      );
  }
}

const TOPICS = [new Set(['time', 'season', 'weather']), new Set(['camera', 'style'])];

/** Summer is a season and a time, a time-lapse a style and a camera's. */
function isSameTopic(one: string, other: string): boolean {
  return one === other || TOPICS.some((topics) => topics.has(one) && topics.has(other));
}

const SETTING = new Set(['in', 'on']);

/** "In a train", "on a roof": where somebody is, it happens. */
function isSetting(place: string, { entities, relations }: Meaning): boolean {
  return entities.some(
    ({ id, name }) => isNoun(name, place) && relations.some(({ kind, to }) => to === id && SETTING.has(kind)),
  );
}

/** `oil-painting` and "oil painting" are the same words. */
function plainWords(text: string): string {
  return text.replaceAll('-', ' ');
}

/** `some` is any number above one. */
export function isCount(count: Entity['count'], wanted: string | null): boolean {
  return wanted === null || `${count}` === wanted || (wanted === 'some' && count !== 1);
}

/** "A crowd of cats": one crowd, whatever the number of cats; so are a row, a stream and a couple. */
function isOneGroup({ amount, noun }: Entity, { nouns }: Reference, wanted: string | null): boolean {
  return wanted === '1' && nouns.some((each) => each === amount || (each === 'couple' && noun === each));
}

export function plain(kind: string): string {
  return SAME[kind] ?? kind;
}

/** `carry-away` is to carry with the adverb "away". */
export function isVerb({ verb, particle, adverbs = [] }: Event, wanted: string): boolean {
  return (
    wanted === verb || [particle, ...adverbs].some((each) => each !== null && wanted === `${verb}-${each}`)
  );
}

function isRole({ name, preposition }: Event['roles'][number], wanted: string): boolean {
  if (wanted === name || wanted === preposition || wanted === preposition?.replaceAll(' ', '-')) return true;
  return WHERE.has(wanted) && WHERE.has(name);
}

/** In the street is on the street, and what is a part of something belongs to it. */
export function isSameRelation(wanted: string, kind: string, whole: Entity | undefined): boolean {
  const isWide = whole?.kinds[0] === 'place' || whole?.kinds[0] === 'vehicle';
  const both = [plain(wanted), plain(kind)];
  return both[0] === both[1] || (isWide && both.every((each) => SETTING.has(each)));
}

/** A noun is meant by its whole name or by the end of it: "bubble" is a soap bubble. */
export function isNoun(name: string, wanted: string): boolean {
  return name === wanted || name.endsWith(` ${wanted}`);
}

function isMeant(entity: Entity, { nouns, attributes }: Reference): boolean {
  const names = [entity.name, entity.noun, ...entity.alsoCalled];
  if (!nouns.some((noun) => names.some((name) => isNoun(name, noun)))) return false;
  return attributes.every(({ names: wanted, values }) =>
    entity.attributes.some(
      (own) =>
        (wanted.length === 0 || wanted.includes(own.name)) &&
        values.some((value) => value === own.value || value === own.word),
    ),
  );
}

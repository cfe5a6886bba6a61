import type { Entity, Event, Meaning, Relation, Role } from '@phonofilm/reader/reader';
import { pluralOf } from '../vocabulary/inflections.ts';

const LEAVING = new Set(['leave', 'go', 'depart', 'vanish', 'disappear', 'exit']);
const LOSING = new Set(['lose', 'forget', 'misplace']);

/** A meaning that can be asked: who is where, does what, is said to be how. */
export class MeaningIndex {
  readonly meaning: Meaning;
  readonly #entities: ReadonlyMap<number, Entity>;
  /** What happens in the film: not what is said not to happen, or was over before. */
  readonly events: readonly Event[];

  constructor(meaning: Meaning) {
    this.meaning = meaning;
    this.#entities = new Map(meaning.entities.map((entity) => [entity.id, entity]));
    this.events = meaning.events.filter(({ negated, past }) => !negated && !past).map(asFed);
  }

  get entities(): readonly Entity[] {
    return this.meaning.entities;
  }

  entity(id: number): Entity | undefined {
    return this.#entities.get(id);
  }

  relationsOf(id: number): readonly Relation[] {
    return this.meaning.relations.filter(({ of }) => of === id);
  }

  relationsTo(id: number): readonly Relation[] {
    return this.meaning.relations.filter(({ to }) => to === id);
  }

  /** The first of its kinds: `person`, `place`; nothing where there is no such entity. */
  kindOf(id: number): string {
    return this.entity(id)?.kinds[0] ?? '';
  }

  /** What is so to it: its parts, what is in it, what it has. */
  relatedTo(id: number, ...kinds: readonly Relation['kind'][]): readonly Entity[] {
    return this.relationsTo(id).flatMap(({ kind, of }) =>
      kinds.includes(kind) ? (this.entity(of) ?? []) : [],
    );
  }

  /** What it is so to: its whole, what it is in, who has it. */
  tiesOf(id: number, ...kinds: readonly Relation['kind'][]): readonly Entity[] {
    return this.relationsOf(id).flatMap(({ kind, to }) =>
      kinds.includes(kind) ? (this.entity(to) ?? []) : [],
    );
  }

  eventsBy(id: number): readonly Event[] {
    return this.events.filter((event) => agentsOf(event).includes(id));
  }

  /** Events in which it takes part in any way. */
  eventsWith(id: number): readonly Event[] {
    return this.events.filter(({ roles }) => roles.some(({ entity }) => entity === id));
  }

  /** What something is a part of, as far up as it is told. */
  wholeOf(id: number): number {
    let at = id;
    for (let steps = 0; steps < 4; steps++) {
      const above = this.relationsOf(at).find(({ kind }) => kind === 'part-of');
      if (!above) return at;
      at = above.to;
    }
    return at;
  }

  /** Who has left, or has been lost, before the film begins. */
  isGone(id: number): boolean {
    const events = this.meaning.events.filter(({ roles }) => roles.some(({ entity }) => entity === id));
    const isLost = (event: Event) => (agentsOf(event).includes(id) ? LEAVING : LOSING).has(event.verb);
    return events.length > 0 && events.every((event) => event.past && !event.negated && isLost(event));
  }

  isPart(id: number): boolean {
    return this.wholeOf(id) !== id;
  }
}

/** "Feeds a carrot to a horse": the horse is fed, with that. */
function asFed(event: Event): Event {
  if (event.verb !== 'feed' || !event.roles.some(({ name }) => name === 'recipient')) return event;
  const roles = event.roles.map((role): Role => {
    if (role.name === 'recipient') return { ...role, name: 'object', preposition: null };
    return role.name === 'object' ? { ...role, name: 'instrument', preposition: 'with' } : role;
  });
  const { passes: _, ...fed } = event;
  return { ...fed, roles };
}

const OUT_OF = new Set(['out of', 'out from', 'from inside', 'from within']);
const WALKED_OUT_OF = new Set(['place', 'building']);
/** Verbs whose subject goes along with the object. */
const GOING_ALONG = new Set('carry push lead drive bring wheel chase ride walk follow'.split(' '));

/** What something is taken out of by somebody who stays where they are: a rabbit out of a bag. */
export function takenOutOf(event: Event, told: MeaningIndex): number | null {
  const source = event.roles.find(({ preposition }) => OUT_OF.has(preposition ?? ''))?.entity;
  if (source === undefined || objectsOf(event).length === 0 || GOING_ALONG.has(event.verb)) return null;
  const isOwnPart = agentsOf(event).includes(told.wholeOf(source));
  return isOwnPart || WALKED_OUT_OF.has(told.kindOf(source)) ? null : source;
}

export function agentsOf({ roles }: Event): readonly number[] {
  return roles.filter(({ name }) => name === 'agent').map(({ entity }) => entity);
}

export function objectsOf({ roles }: Event): readonly number[] {
  return roles.filter(({ name }) => name === 'object').map(({ entity }) => entity);
}

export function isSomebody({ kinds }: Entity): boolean {
  return kinds[0] === 'person' || kinds[0] === 'animal';
}

export function saidOf({ attributes }: Entity, name: string): readonly string[] {
  return attributes.filter((attribute) => attribute.name === name).map(({ value }) => value);
}

/** A row of a table, where it has one of that name. */
export function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The words of a noun with those that say how it is, the longest phrase first: "soap bubble", "bubble". */
export function phrasesOf(entity: Entity, withColours = false): readonly string[] {
  const words = entity.name.split(' ');
  const described = entity.attributes
    .filter(({ name, word }) => name !== 'sex' && word !== entity.noun && (withColours || name !== 'colour'))
    .map(({ word }) => word.replaceAll('-', ' '));
  const phrases = new Set<string>();
  const portions = [...entity.alsoCalled, ...(entity.amount === undefined ? [] : [entity.amount])];
  for (const part of portions)
    phrases
      .add(`${part} of ${pluralOf(entity.name)}`)
      .add(`${entity.name} ${part}`)
      .add(`${part} of ${entity.name}`)
      .add(`${part} of ${entity.noun}`);
  for (let from = 0; from < described.length; from++)
    phrases.add([...described.slice(from), ...words].join(' '));
  for (const word of described) phrases.add([word, ...words].join(' '));
  for (let from = 0; from < words.length; from++) {
    phrases.add(words.slice(from).join(' '));
    for (const word of described) phrases.add([word, ...words.slice(from)].join(' '));
  }
  return [...phrases].toSorted((one, other) => other.split(' ').length - one.split(' ').length);
}

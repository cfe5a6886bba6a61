import type { Entity, Event, Meaning, Relation } from '@phonofilm/reader/reader';
import type { Action } from '../scene-description.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { agentsOf, objectsOf } from './meaning-index.ts';
import { actionOf } from './name-action.ts';
import { isPosture } from './posture-of.ts';
import { type Moment, stayingEntities } from './staying-entities.ts';
import { waysOf } from './ways-of-event.ts';

const MOST_STEPS = 5;

/** What happens one after the other, a meaning for each; empty where all happens at once. */
export function splitMeaning(meaning: Meaning): Meaning[] {
  const events = meaning.events.filter(({ negated, past, verb }) => !negated && !past && !LASTING.has(verb));
  // A talk is one scene.
  const isSaid = ({ adverbs = [], verb }: Event) =>
    !adverbs.includes('then') && meaning.lines.some((line) => line.verb === verb);
  if (meaning.lines.length > 1 && events.every(isSaid)) return [];
  const changes = events.filter(isTransformation);
  if (changes.length === 1 && meaning.order.length === 0) return changing(meaning, changes[0]!);
  const steps = stepsOf(meaning, events);
  const numbers = [...new Set(events.flatMap(({ id }) => steps.get(id) ?? []))]
    .toSorted((one, other) => one - other)
    .slice(0, MOST_STEPS);
  if (numbers.length < 2 || isOneScene(meaning, events, steps)) return [];
  return numbers.map((number, index) => {
    const before = events.filter(({ id }) => (steps.get(id) ?? 0) < number);
    const own = events
      .filter(({ id }) => steps.get(id) === number)
      .map((event) => outOfOpened(event, before));
    const others = events.filter(({ id }) => steps.get(id) !== number);
    // "The scene cuts to a ship": nobody goes there.
    const places = meaning.entities.filter(({ id, kinds }) => kinds[0] === 'place' && partakes(events, id));
    if (places.length > 1 || events.some((event) => agentsOf(event).length === 0))
      return part(meaning, { own, before, others }, []);
    const last = events.filter(({ id }) => steps.get(id) === numbers[index - 1]);
    const held = goingOn(meaning, { last, before, own });
    const rest = others.filter(({ id }) => !held.some((each) => each.id === id));
    const moment = { own: [...held, ...own], before, others: rest };
    return part(meaning, moment, stayingEntities(meaning, moment));
  });
}

/** "Opens a suitcase, then takes out a hat": out of that. */
function outOfOpened(event: Event, before: readonly Event[]): Event {
  const { adverbs = [], particle, roles } = event;
  const opened = before.findLast(({ outcome }) => outcome?.is === 'open')?.outcome?.thing;
  const isOut = particle === 'out' || adverbs.includes('out');
  const [thing, to] = [objectsOf(event)[0], agentsOf(event)[0]];
  if (!isOut || opened === undefined || thing === undefined || to === undefined) return event;
  if (roles.some(({ name }) => name === 'source')) return event;
  const source = { name: 'source', entity: opened, preposition: 'out of' } as const;
  return { ...event, roles: [...roles, source], passes: { thing, from: opened, to } };
}

/** While only the light goes out or a phone rings, all go on with what they did, and things do in any case; what is done stays so. */
function goingOn(
  { entities }: Meaning,
  { last, before, own }: Readonly<Record<'last' | 'before' | 'own', readonly Event[]>>,
): Event[] {
  const idsOf = ({ roles }: Event) => roles.map(({ entity }) => entity);
  const movers = entities.filter(({ kinds }) => MOVERS.has(kinds[0] ?? '')).map(({ id }) => id);
  // A subject that goes through a gate does nothing to it.
  const now = own.flatMap(({ roles }) =>
    roles.filter(({ name }) => name === 'agent' || name === 'object').map(({ entity }) => entity),
  );
  const isTaken = (event: Event) => idsOf(event).some((id) => now.includes(id));
  const isQuiet = !movers.some((id) => now.includes(id)) && !last.some(isTaken);
  const isOfThing = (event: Event) =>
    !isTaken(event) &&
    (event.outcome !== undefined || !isLeaving(event)) &&
    !idsOf(event).some((id) => movers.includes(id)) &&
    event === before.findLast((each) => agentsOf(each).join() === agentsOf(event).join());
  return before
    .filter((event) => (isQuiet && last.includes(event)) || isOfThing(event))
    .map((event) => (event.outcome ? { ...event, outcome: { ...event.outcome, isOver: true } } : event));
}

const MOVERS = new Set(['person', 'animal', 'vehicle']);

/** Who wears or has something does so all the time. */
const LASTING = new Set(['wear', 'have', 'own', 'possess', 'contain', 'resemble', 'belong']);

/** What says that something is over before the next begins. */
const LATER = new Set('then later suddenly next finally afterwards afterward eventually after'.split(' '));

/** Time has passed: somebody may be elsewhere by then. */
export function isLaterOn({ adverbs = [] }: Event): boolean {
  return adverbs.some((adverb) => LATER.has(adverb));
}

/** Each does one thing, one because of the other or after it: all of it is seen in one picture. */
function isOneScene(
  { entities }: Meaning,
  events: readonly Event[],
  steps: ReadonlyMap<number, number>,
): boolean {
  // One who only goes from here to there does so in one picture.
  const [first] = events.map(agentsOf);
  if (events.every((event) => waysOf(event).length > 0 && agentsOf(event).join() === first?.join()))
    return true;
  if (events.some(isLaterOn)) return false;
  // A cat that is named again as "a cat" is the same one.
  const nounOf = (id: number) => entities.find((each) => each.id === id)?.noun ?? '';
  const doing = events.map((event) => ({
    step: steps.get(event.id) ?? 0,
    nouns: agentsOf(event).map(nounOf),
  }));
  const isElsewhen = (noun: string, step: number) =>
    doing.some((other) => other.step !== step && other.nouns.includes(noun));
  return doing.every(({ step, nouns }) => nouns.length > 0 && !nouns.some((noun) => isElsewhen(noun, step)));
}

function partakes(events: readonly Event[], id: number): boolean {
  return events.some(({ roles }) => roles.some(({ entity }) => entity === id));
}

const TURNING = new Set(['turn', 'change', 'transform', 'morph', 'become']);

/** "Turns a frog into a prince". */
export function isTransformation({ verb, roles }: Event): boolean {
  return TURNING.has(verb) && roles.some(({ preposition }) => preposition === 'into');
}

/** First as it was, then as it has become. */
function changing(meaning: Meaning, { roles }: Event): Meaning[] {
  const into = roles.find(({ preposition }) => preposition === 'into')?.entity;
  const named = (role: string) => roles.find(({ name }) => name === role);
  const changed = named('object') ?? named('agent');
  if (into === undefined || changed === undefined) return [];
  return [into, changed.entity].map((gone) => ({
    ...meaning,
    entities: meaning.entities.filter(({ id }) => id !== gone),
    relations: meaning.relations.filter(({ of, to }) => of !== gone && to !== gone),
    events: meaning.events.map((each) => ({
      ...each,
      roles: each.roles.filter(({ entity }) => entity !== gone),
    })),
    order: [],
  }));
}

/** "Sits on a chair and peels potatoes": how somebody is stays while something is done there. */
function isDoneSo(meaning: Meaning, first: number, second: number): boolean {
  const [one, other] = [first, second].map((id) => meaning.events.find((event) => event.id === id));
  if (!one || !other || (!isPosture(one) && one.verb !== 'stand')) return false;
  if (isLeaving(other) || isLaterOn(other)) return false;
  return agentsOf(one).join() === agentsOf(other).join();
}

/** In which step each event happens. One of which nothing is said happens with the one before it. */
export function stepsOf(meaning: Meaning, events: readonly Event[]): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  const later = meaning.order.filter(({ kind }) => kind === 'then');
  if (later.length === 0) return steps;
  const ordered = new Set(meaning.order.flatMap(({ first, second }) => [first, second]));
  let last = 0;
  for (let round = 0; round < events.length; round++)
    for (const { kind: told, first, second } of meaning.order) {
      const kind = isDoneSo(meaning, first, second) ? 'while' : told;
      const [one, other] = [steps.get(first) ?? 0, steps.get(second) ?? 0];
      steps.set(first, kind === 'while' ? Math.max(one, other) : one);
      steps.set(second, kind === 'while' ? Math.max(one, other) : Math.max(other, one + 1));
    }
  for (const { id } of events) {
    if (!ordered.has(id)) steps.set(id, last);
    last = steps.get(id) ?? last;
  }
  return steps;
}

/** A subject that moves on is no longer where it was. */
function isLeaving(event: Event): boolean {
  return event.roles.some(({ name }) => name === 'direction') || AWAY.has(actionOf(event));
}

const AWAY = wordClass('away');

/** Relations that hold then: what is done later is not yet so, and what was done before still is, unless somebody has moved on. */
function relationsThen({ entities, relations }: Meaning, { own, before, others }: Moment): Relation[] {
  const tells = (events: readonly Event[], { of, to }: Relation) =>
    events.some((event) => partakes([event], of) && partakes([event], to));
  const isPlace = (id: number) => entities.find((each) => each.id === id)?.kinds[0] === 'place';
  const hasMoved = (id: number) =>
    own.some(
      (event) =>
        (agentsOf(event).includes(id) && isLeaving(event)) ||
        // What is blown out or broken is where it was.
        (event.outcome?.thing !== id &&
          event.roles.some(({ entity, name }) => entity === id && name === 'object')),
    );
  return relations.filter(
    (each) =>
      tells(own, each) ||
      (tells(before, each) ? !isPlace(each.to) && !hasMoved(each.of) : !tells(others, each)),
  );
}

/** A meaning in which only these events happen, among those who are there then. */
function part(meaning: Meaning, moment: Moment, staying: readonly number[]): Meaning {
  const { own, before, others } = moment;
  const relations = relationsThen(meaning, moment);
  const first = meaning.entities.filter(({ id }) => partakes(own, id)).map(({ id }) => id);
  const kept = new Set([...first, ...staying]);
  // What somebody has, wears or is on comes along.
  for (let round = 0; round < 3; round++)
    for (const { kind, of, to } of relations) {
      if (kept.has(of) && (!partakes(others, to) || partakes(before, to))) kept.add(to);
      if (kept.has(to) && COMING_ALONG.has(kind) && !partakes(others, of)) kept.add(of);
    }
  const isBusy = (id: number) => own.some((event) => agentsOf(event).includes(id));
  const still = before.filter(
    (event) =>
      POSTURES.has(actionOf(event)) && agentsOf(event).every((id) => staying.includes(id) && !isBusy(id)),
  );
  const speakers = new Set<number | null>(own.flatMap(agentsOf));
  const saying = own.filter(({ verb }) => meaning.lines.some((line) => line.verb === verb));
  // Who does something is named first.
  const isNew = ({ id }: Entity) => !staying.includes(id) || first.includes(id);
  const entities = meaning.entities.filter(({ id }) => kept.has(id));
  return {
    ...meaning,
    entities: [...entities.filter(isNew), ...entities.filter((each) => !isNew(each))],
    relations: relations.filter(({ of, to }) => kept.has(of) && kept.has(to)),
    events: [...own, ...still],
    order: [],
    lines: saying.length === 0 ? [] : meaning.lines.filter(({ by }) => speakers.has(by)),
  };
}

const COMING_ALONG = new Set(['part-of', 'worn-by', 'held-by']);
const POSTURES = new Set<Action | null>(['sit', 'stand', 'sleep']);

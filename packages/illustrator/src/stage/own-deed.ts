import type { Entity } from '@phonofilm/reader/reader';
import { DEEDS } from '../catalogue/deed-index.ts';
import { roleWords } from '../catalogue/role-index.ts';
import type { Action, Figure } from '../scene-description.ts';
import { presentParticiple } from '../vocabulary/inflections.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import type { Shown } from './do-events.ts';
import { agentsOf, type MeaningIndex, objectsOf, own, phrasesOf, saidOf } from './meaning-index.ts';
import { deedCalled, deedOfPlayer } from './name-deed.ts';

/** A skier who races still skis. */
const ON_SOMETHING = new Set<Action>(['ski', 'surf', 'skate', 'ride', 'swim', 'sail']);
const GETTING_ALONG = new Set<Action>(['run', 'walk', 'fly', 'fall', 'drive', 'chase']);

const MISHAPS = wordClass('mishaps');

/** Which of the deeds that are told of somebody is seen. */
export function deedAmong(
  done: readonly Shown[],
  entity: Entity,
  { kind }: Figure,
  told: MeaningIndex,
): string | null {
  // "Catching or throwing a frisbee": nothing is caught that is named.
  const complete = done.filter(
    ({ event, name }) => name === null || DEEDS[name]?.thing !== 'needed' || objectsOf(event).length > 0,
  );
  const names = (complete.length > 0 ? complete : done).flatMap(({ name }) => name ?? []);
  const named = names.find((name) => MISHAPS.has(name)) ?? names[0];
  if (named !== undefined || kind !== 'person' || done.length > 0) return named ?? null;
  const states = saidOf(entity, 'state').map(deedCalled);
  const isSomewhere = told.relationsOf(entity.id).some((each) => each.kind === 'on' || each.kind === 'in');
  const played = isSomewhere ? null : deedOfPlayer(entity);
  const nominal = told.entities.map((each) => nominalDeed(each, told));
  return [...states, ...nominal].find((name) => name !== null) ?? played;
}

const AT_TRADE = wordClass('atTrade');
const MOUNTS = new Set<string | undefined>(['animal', 'vehicle']);
const INSTRUMENTS = new Set<string | undefined>(['instrument']);
/** Who rides has a horse where nothing else is named. */
const HORSEMEN = wordClass('horsemen');

/** "Plays", "works", "rides": of what it is the verb says nothing, and no more is said of what it is done to. */
function isGeneral({ event, name }: Shown, told: MeaningIndex): boolean {
  const others = event.roles.filter((role) => role.name !== 'agent').map(({ entity }) => told.entity(entity));
  const tools = event.verb === 'ride' ? MOUNTS : INSTRUMENTS;
  const isAlone = objectsOf(event).length === 0 && !others.some((each) => tools.has(each?.kinds[0]));
  return isAlone && name === null;
}

/** What a trade does whose people are said to be at it: a violinist who plays, a welder who works. */
export function tradeDeed(
  done: readonly Shown[],
  entity: Entity,
  figure: Figure,
  told: MeaningIndex,
): string | null {
  if (figure.kind !== 'person') return null;
  const onHorse = HORSEMEN.has(figure.model) ? 'ride-horse' : null;
  const deed = roleWords(figure.model)?.does ?? deedOfPlayer(entity) ?? onHorse;
  const isBusy = ({ action, event, name }: Shown) =>
    name === null
      ? action !== null && !POSTURES.has(action)
      : DEEDS[name]?.thing !== 'needed' || objectsOf(event).length > 0;
  const [general, others] = [true, false].map((is) => done.filter((each) => isGeneral(each, told) === is));
  if (deed === null || others?.some(isBusy)) return null;
  const isOfDeed = (verb: string) =>
    DEEDS[deed]?.words.some(
      (phrase) => ` ${phrase} `.includes(` ${verb} `) || phrase.endsWith(presentParticiple(verb)),
    );
  return general?.some(({ event: { verb } }) => AT_TRADE.has(verb) || isOfDeed(verb)) ? deed : null;
}

/** "A person is rock scissors paper": all else that is named is what they do. */
export function nominalDeed(entity: Entity, { entities, events }: MeaningIndex): string | null {
  if (entity.kinds[0] === 'person' || entities.length !== 2 || events.length > 0) return null;
  const phrases = phrasesOf(entity)
    .map((phrase) => phrase.replaceAll('-', ' '))
    .filter((phrase) => phrase.includes(' '));
  return phrases.map(deedCalled).find((name) => name !== null) ?? null;
}

const STATES: Readonly<Record<string, Action>> = wordRecord('actionsByState');
/** What one does beside something else that says more. */
const POSTURES = new Set<Action>(['stand', 'sit', 'hold', 'look']);

/** The plain action that is seen of somebody. `implied` is what their trade does. */
export function actionAmong(
  done: readonly Shown[],
  entity: Entity,
  figure: Figure,
  deed: string | null,
  implied: Action | null,
  told: MeaningIndex,
): Action | null {
  const actions = done.flatMap(({ action }) => action ?? []);
  const busy = actions.find((action) => !POSTURES.has(action));
  const general = done.filter((each) => isGeneral(each, told));
  // A skier who races or rides still skis, and a chef who works cooks.
  const isGetting =
    busy && (GETTING_ALONG.has(busy) || busy === 'jump' || general.some(({ action }) => action === 'ride'));
  const isAtTrade = general.some(({ event }) => AT_TRADE.has(event.verb));
  if (implied && busy && (isAtTrade || (isGetting && ON_SOMETHING.has(implied)))) return implied;
  const states = done.length > 0 ? [] : saidOf(entity, 'state').flatMap((each) => own(STATES, each) ?? []);
  const said = busy ?? actions[0] ?? states[0];
  if (said || deed !== null) return said ?? null;
  const isIdle = done.every(({ event }) => event.roles.length === 1 || event.verb === 'wear');
  return (isIdle ? implied : null) ?? stayingOf(entity, figure, told);
}

/** What people of a role are seen at who do nothing else and have nothing else in hand. */
export function usualDeed({ id }: Entity, figure: Figure, told: MeaningIndex): string | null {
  if (figure.kind !== 'person') return null;
  const isHeld = told.tiesOf(id, 'on', 'in', 'under').some(({ kinds }) => kinds[0] !== 'place');
  const holds = told.relatedTo(id, 'held-by').length > 0;
  const deed = roleWords(figure.model)?.does ?? null;
  // Beside the hat that a dove flies out of, a magician has no other.
  const isThere = told.entities.some(({ noun }) => DEEDS[deed ?? '']?.has?.includes(noun));
  return isHeld || holds || isThere ? null : deed;
}

/** Who is said not to do something, and nothing else, stays where they are. */
function stayingOf({ id }: Entity, { kind }: Figure, told: MeaningIndex): Action | null {
  const isDenied = told.meaning.events.some((event) => event.negated && agentsOf(event).includes(id));
  if (!isDenied || !LIVING.has(kind) || told.eventsBy(id).length > 0) return null;
  return kind === 'quadruped' ? 'sit' : 'stand';
}

import type { Entity } from '@phonofilm/reader/reader';
import { DEEDS } from '../catalogue/deed-index.ts';
import { roleWords } from '../catalogue/role-index.ts';
import type { Action, Figure } from '../scene-description.ts';
import { GETTING_ALONG, ON_SOMETHING } from '../vocabulary/containers.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { LIVING } from '../vocabulary/living.ts';
import { IMPLIED } from '../vocabulary/reading-hints.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import type { Shown } from './do-events.ts';
import { deedCalled, deedOfPlayer } from './name-deed.ts';
import { agentsOf, objectsOf, own, phrasesOf, saidOf, type Told } from './told.ts';

const MISHAPS = wordClass('mishaps');

/** Which of the deeds that are told of somebody is seen. */
export function deedAmong(
  done: readonly Shown[],
  entity: Entity,
  { kind }: Figure,
  told: Told,
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

/** Of several who perform, each plays what the trade plays. */
export function ownInstrument(trade: string, done: readonly Shown[], told: Told): string | null {
  const { action, with: instrument } = own(IMPLIED, trade) ?? {};
  const several = told.entities.filter(({ kinds }) => kinds[0] === 'person').length > 1;
  const performs = done.find((each) => each.action === 'play');
  if (!several || !performs || objectsOf(performs.event).length > 0) return null;
  if (action === 'sing') return deedCalled('sing');
  if (!instrument) return null;
  return deedCalled(`play ${instrument}`) ?? deedCalled(`play ${pluralOf(instrument)}`);
}

/** "A person is rock scissors paper": all else that is named is what they do. */
export function nominalDeed(entity: Entity, { entities, events }: Told): string | null {
  if (entity.kinds[0] === 'person' || entities.length !== 2 || events.length > 0) return null;
  const phrases = phrasesOf(entity).filter((phrase) => phrase.includes(' '));
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
  told: Told,
): Action | null {
  const actions = done.flatMap(({ action }) => action ?? []);
  const busy = actions.find((action) => !POSTURES.has(action));
  // A skier who races still skis.
  if (implied && ON_SOMETHING.has(implied) && busy && (GETTING_ALONG.has(busy) || busy === 'jump'))
    return implied;
  const states = done.length > 0 ? [] : saidOf(entity, 'state').flatMap((each) => own(STATES, each) ?? []);
  const said = busy ?? actions[0] ?? states[0];
  if (said || deed !== null) return said ?? null;
  const isIdle = done.every(({ event }) => event.roles.length === 1 || event.verb === 'wear');
  return (isIdle ? implied : null) ?? stayingOf(entity, figure, told);
}

/** What people of a role are seen at who do nothing else and have nothing else in hand. */
export function usualDeed({ id }: Entity, figure: Figure, told: Told): string | null {
  if (figure.kind !== 'person') return null;
  const isGround = (to: number) => told.entity(to)?.kinds[0] === 'place';
  const isHeld = told.relationsOf(id).some(({ kind, to }) => AT_REST.has(kind) && !isGround(to));
  const holds = told.relationsTo(id).some(({ kind }) => kind === 'held-by');
  return isHeld || holds ? null : (roleWords(figure.model)?.does ?? null);
}

const AT_REST = new Set(['on', 'in', 'under', 'riding']);

/** Who is said not to do something, and nothing else, stays where they are. */
function stayingOf({ id }: Entity, { kind }: Figure, told: Told): Action | null {
  const isDenied = told.meaning.events.some((event) => event.negated && agentsOf(event).includes(id));
  if (!isDenied || !LIVING.has(kind) || told.eventsBy(id).length > 0) return null;
  return kind === 'quadruped' ? 'sit' : 'stand';
}

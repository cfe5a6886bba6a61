import type { Entity, Event } from '@phonofilm/reader/reader';
import type { Posture } from '../scene-description.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { type MeaningIndex, own, saidOf } from './meaning-index.ts';

const BY_VERB: Readonly<Record<string, Posture>> = wordRecord('posturesByVerb');
const BY_STATE: Readonly<Record<string, Posture>> = { sitting: 'sit', kneeling: 'kneel', lying: 'lie' };
const ON_FEET = wordClass('onFeet');
const FRONT = new Set(['stomach', 'belly', 'tummy', 'front', 'chest']);
/** What the ground is made of: one sits in it as one sits on a floor. */
const GROUND = wordClass('satOnLow');
const SEATS = wordClass('chairs');

/** Says how a body is, and nothing of what it does; "sits down" is a movement. */
export function isPosture({ verb, particle }: Pick<Event, 'verb' | 'particle'>): boolean {
  return particle === null && Object.hasOwn(BY_VERB, verb);
}

const isMoving = ({ verb, particle }: Event) => particle !== null && Object.hasOwn(BY_VERB, verb);

/** How somebody's body is by what is told of them, whatever else they do. */
export function postureOf(entity: Entity, told: MeaningIndex): Posture | null {
  const event = told.eventsBy(entity.id).find(isPosture);
  const said = event
    ? own(BY_VERB, event.verb)
    : saidOf(entity, 'state')
        .map((state) => own(BY_STATE, state))
        .find((each) => each !== undefined);
  const below = told.tiesOf(entity.id, 'on', 'in');
  if (said === 'lie') return below.some(({ noun }) => FRONT.has(noun)) ? 'prone' : 'lie';
  if (said === 'sit') return below.some((each) => isGround(each, event)) ? 'sit-low' : 'sit';
  if (said) return said;
  // "A man in an armchair reads"; who stands or climbs there does not sit.
  const events = told.eventsBy(entity.id);
  const isBusy = events.length > 0 && !events.some((each) => ON_FEET.has(each.verb) || isMoving(each));
  return isBusy && below.some(({ noun }) => SEATS.has(noun)) ? 'sit' : null;
}

function isGround({ id, noun, kinds }: Entity, event: Event | undefined): boolean {
  if (GROUND.has(noun)) return true;
  const role = event?.roles.find(({ entity }) => entity === id);
  return role?.preposition === 'on' && kinds[0] === 'place';
}

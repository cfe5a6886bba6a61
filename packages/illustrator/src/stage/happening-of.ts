import type { Entity, Event } from '@phonofilm/reader/reader';
import type { Figure, Happening } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { homeOf } from '../vocabulary/nouns.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import type { Shown } from './do-events.ts';
import { agentsOf, type MeaningIndex, objectsOf, saidOf } from './meaning-index.ts';

/** What is drawn of the outcomes of `outcomes.txt`, from the least to the most that is to be seen. */
const HAPPENINGS = [...wordClass('happenings')];
/** Movements of its own; what they are of has its own way to make them. */
const OWN_WAYS = wordClass('ownWays');
const ON_ITS_OWN = wordClass('onItsOwn');
const THINGS = wordClass('thingKinds');
/** What becomes of anybody and anything, and what of vehicles. */
const OF_ALL = wordClass('happensToAll');
const OF_VEHICLES = wordClass('happensToVehicles');
/** What has a lid, a leaf or a cover. */
const LEAVED = new Set(['container', 'furniture', 'building', 'part', 'text', 'device', 'thing']);

const WATERS = wordClass('openWaters');

/** What happens to somebody or something, and whether it has happened before. */
export interface Befallen {
  readonly does: Happening;
  readonly over?: true;
}

/** Of several what is most to be seen; what happens now rather than what has happened. */
export function happeningOf(
  entity: Entity,
  { noun, figure }: { readonly noun: string; readonly figure: Figure },
  shown: readonly Shown[],
  told: MeaningIndex,
): Befallen | null {
  const found = (events: readonly Event[]) =>
    events
      .filter(({ outcome }) => outcome !== undefined && told.wholeOf(outcome.thing) === entity.id)
      .filter((event) => canBefall(event, entity, noun, figure))
      .map(({ outcome }) => outcome as NonNullable<Event['outcome']> & { is: Happening })
      .toSorted((one, other) => HAPPENINGS.indexOf(other.is) - HAPPENINGS.indexOf(one.is))[0];
  const now = found(shown.filter((each) => !isDrawnByHand(each, told)).map(({ event }) => event));
  // A bed on wheels does not turn over.
  const glides = now?.is === 'roll' && saidOf(entity, 'state').includes('wheeled');
  if (now) return { does: glides ? 'glide' : now.is, ...(now.isOver && { over: true }) };
  const before = found(told.meaning.events.filter(({ past, negated }) => past && !negated));
  if (before) return { does: before.is, over: true };
  const isBroken = saidOf(entity, 'state').includes('broken');
  return isBroken && !LIVING.has(figure.kind) && figure.kind !== 'vehicle' ? { does: 'broken' } : null;
}

/** Drawings of deeds have what becomes of things. */
function isDrawnByHand({ event, name }: Shown, told: MeaningIndex): boolean {
  return name !== null && agentsOf(event).some((agent) => told.kindOf(agent) === 'person');
}

function canBefall(event: Event, { kinds }: Entity, noun: string, figure: Figure): boolean {
  const { kind } = figure;
  const does = event.outcome?.is;
  if (!HAPPENINGS.includes(does)) return false;
  // A tower that rises over a town stands there, and a boat that goes up a river floats.
  const isUpstream = WATERS.has(homeOf(figure)) && event.roles.some(({ name }) => name === 'path');
  if ((does === 'rise' || does === 'land') && (kinds[0] === 'building' || isUpstream)) return false;
  // A subject that is knocked over falls.
  if (does === 'topple' && objectsOf(event).length > 0) return true;
  if (LIVING.has(kind)) return OF_ALL.has(does);
  if (kind === 'vehicle') return OF_ALL.has(does) || OF_VEHICLES.has(does);
  if (!THINGS.has(kind)) return false;
  if (OWN_WAYS.has(does) && [noun, noun.split(' ').at(-1)].some((each) => ON_ITS_OWN.has(each))) return false;
  return (does !== 'open' && does !== 'close') || LEAVED.has(kinds[0] ?? '');
}

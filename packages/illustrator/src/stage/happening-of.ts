import type { Entity, Event } from '@phonofilm/reader/reader';
import type { Figure, Happening } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Shown } from './do-events.ts';
import { actionOf, canDo } from './name-action.ts';
import { agentsOf, objectsOf, saidOf, type Told } from './told.ts';

/** What is drawn of the outcomes of `outcomes.txt`, from the least to the most that is to be seen. */
const HAPPENINGS: readonly Happening[] = [
  ...([
    'glow',
    'tick',
    'wobble',
    'swing',
    'drift',
    'bounce',
    'spin',
    'roll',
    'ring',
    'boil',
    'rise',
    'land',
  ] as const),
  ...([
    'open',
    'close',
    'drip',
    'fill',
    'drain',
    'overflow',
    'sink',
    'fall',
    'appear',
    'unroll',
    'bend',
  ] as const),
  ...([
    'clean',
    'soil',
    'swell',
    'shrink',
    'wilt',
    'freeze',
    'light-up',
    'go-out',
    'topple',
    'crack',
  ] as const),
  ...(['flatten', 'tear', 'crumble', 'break', 'burst', 'catch-fire', 'vanish'] as const),
];
/** Movements of its own; what they are of has its own way to make them. */
const OWN_WAYS = new Set<Happening>(
  'glow tick wobble swing drift bounce spin roll ring rise drip sink fall burst'.split(' ') as Happening[],
);
const ON_ITS_OWN = new Set(
  'ship boat sailboat yacht galleon submarine airplane plane helicopter rocket spaceship ufo kite volcano waterfall fountain fire campfire bonfire candle star sun moon cloud leaf flower rose sunflower tulip snow rain windmill wheel curtain flag'.split(
    ' ',
  ),
);
const THINGS = new Set<Figure['kind']>([
  'object',
  'emoji',
  'prop',
  'instrument',
  'landmark',
  'craft',
  'sign',
]);
/** What becomes of anybody and anything. */
const OF_ALL = new Set<Happening>(['vanish', 'appear', 'shrink', 'swell', 'freeze', 'soil']);
const OF_VEHICLES = new Set<Happening>([
  ...OF_ALL,
  ...(['topple', 'flatten', 'burst', 'crumble', 'tear', 'clean', 'catch-fire'] as const),
]);
/** Who goes that way does not come out of nothing. */
const WAYS = new Set(['direction', 'source', 'path']);
/** What has a lid, a leaf or a cover. */
const LEAVED = new Set(['container', 'furniture', 'building', 'part', 'text', 'device', 'thing']);
const LIQUIDS = new Set(['drink', 'substance']);

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
  told: Told,
): Befallen | null {
  const found = (events: readonly Event[]) =>
    events
      .filter(({ outcome }) => outcome !== undefined && told.wholeOf(outcome.thing) === entity.id)
      .map((event) => ({ event, does: HAPPENINGS.find((each) => each === event.outcome?.is) }))
      .flatMap(({ event, does }) =>
        does && canBefall(does, event, entity, noun, figure, told) ? [does] : [],
      )
      .toSorted((one, other) => HAPPENINGS.indexOf(other) - HAPPENINGS.indexOf(one))[0];
  const now = found(shown.filter((each) => !isDrawnByHand(each, told)).map(({ event }) => event));
  if (now) return { does: now };
  const before = found(told.meaning.events.filter(({ past, negated }) => past && !negated));
  if (before) return { does: before, over: true };
  const isBroken = saidOf(entity, 'state').includes('broken');
  return isBroken && !LIVING.has(figure.kind) && figure.kind !== 'vehicle' ? { does: 'broken' } : null;
}

/** Drawings of deeds have what becomes of things. */
function isDrawnByHand({ event, name }: Shown, told: Told): boolean {
  return name !== null && agentsOf(event).some((agent) => told.entity(agent)?.kinds[0] === 'person');
}

function canBefall(
  does: Happening,
  event: Event,
  { kinds }: Entity,
  noun: string,
  { kind }: Figure,
  told: Told,
): boolean {
  const last = noun.split(' ').at(-1) ?? noun;
  if (does === 'vanish' || does === 'appear') {
    if (event.roles.some(({ name }) => WAYS.has(name))) return false;
  }
  // Whoever is knocked over falls.
  if (does === 'topple' && objectsOf(event).length > 0) return true;
  if (LIVING.has(kind)) return OF_ALL.has(does);
  if (kind === 'vehicle') return OF_VEHICLES.has(does);
  if (!THINGS.has(kind)) return false;
  if (OWN_WAYS.has(does) && (ON_ITS_OWN.has(last) || noun === 'hot air balloon')) return false;
  // What is drawn flying needs no other way to do it.
  if (does === 'drift' && actionOf(event) === 'fly' && canDo({ kind }, 'fly')) return false;
  if (does === 'open' || does === 'close') return LEAVED.has(kinds[0] ?? '');
  if (does === 'fill' || does === 'drain') return isOfLiquid(event, told);
  return true;
}

/** What is filled with apples has them heaped in it; what somebody empties of nothing in particular has no level. */
function isOfLiquid({ roles, outcome }: Event, told: Told): boolean {
  const others = roles
    .filter(({ entity }) => entity !== outcome?.thing)
    .flatMap(({ entity }) => told.entity(entity) ?? []);
  return others.length === 0 || others.some(({ kinds }) => kinds.some((kind) => LIQUIDS.has(kind)));
}

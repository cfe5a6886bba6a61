import type { Entity, Event } from '@phonofilm/reader/reader';
import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import { placeWords } from '../catalogue/place-index.ts';
import type { Figure, Place } from '../scene-description.ts';
import { PLAYING_PLACES } from '../vocabulary/implied-places.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { findPlaces } from './find-places.ts';
import type { NamedDeed } from './name-deed.ts';
import { postureOf } from './posture-of.ts';
import { hasDrawingFor, isDoneToPeople } from './take-in-hand.ts';
import { agentsOf, objectsOf, saidOf, type Told } from './told.ts';
import { waysOf } from './ways-of-event.ts';

const TABLES = new Set(['table', 'worktop', 'workbench']);

/** What is done, as it would be drawn. */
interface Case extends NamedDeed {
  readonly event: Event;
  readonly told: Told;
  readonly agents: readonly number[];
  readonly objects: readonly number[];
  readonly figureOf: (id: number) => Figure | null;
}

/**
 * Whether the drawing of a deed shows nothing that the sentence has otherwise: its thing in another place, somebody else's
 * knee as one's own, a friend where a tree is hugged. What it contradicts is put together from the sentence instead.
 */
export function fitsDrawing(
  named: NamedDeed,
  event: Event,
  told: Told,
  figureOf: (id: number) => Figure | null,
): boolean {
  const given = { ...named, event, told, figureOf, agents: agentsOf(event), objects: objectsOf(event) };
  return ![
    isOfOther,
    isDoneWhereOneSits,
    isInAnotherPosture,
    isOutOfPlace,
    isToAnother,
    isToLarge,
    isShared,
  ].some((contradicts) => contradicts(given));
}

/** What the drawing has in its own way is somewhere, or somebody else's. */
function isOfOther({ name, drawn, agents, told, figureOf }: Case): boolean {
  const isOthers = (id: number) =>
    !isDoneToThing(name) &&
    !DEEDS[name]?.company &&
    ownersOf(id, told).some((owner) => !agents.includes(owner) && figureOf(owner)?.kind === 'person');
  return [...drawn].some((id) => {
    const entity = told.entity(id);
    if (isOthers(id)) return true;
    if (!entity || !['animal', 'person', 'vehicle'].includes(entity.kinds[0] ?? '')) return false;
    const isBusy = told.eventsBy(id).length > 0 || saidOf(entity, 'state').includes('asleep');
    return isBusy || isSomewhere(entity, [...agents, ...drawn], told);
  });
}

/** Who saws the branch on which he sits has no workbench. */
function isDoneWhereOneSits(given: Case): boolean {
  const { event, objects, drawn } = given;
  return event.verb !== 'ride' && supportsOf(given).some(({ id }) => id === objects[0] && !drawn.has(id));
}

function isInAnotherPosture(given: Case): boolean {
  const { name, agents, told, figureOf } = given;
  const [agent = 0] = agents;
  const doer = figureOf(agent)?.kind === 'person' ? told.entity(agent) : undefined;
  const posture = doer && postureOf(doer, told);
  if (!posture || !DEEDS[name]?.ownPosture) return false;
  if (figuresOf(given).some(({ kind }) => hasDrawingFor(name, kind))) return false;
  const seats = supportsOf(given);
  if (posture === 'sit' && seats.length === 0) return false;
  return !seats.some(({ noun }) => DEEDS[name]?.has?.some((thing) => noun.endsWith(thing)));
}

/** Furniture that stands in rooms only. */
const INDOORS = new Set(['armchair', 'sofa']);

/** Who reads on a football field or in a canoe has no armchair there. */
function isOutOfPlace({ name, agents, told }: Case): boolean {
  if (!DEEDS[name]?.has?.some((thing) => INDOORS.has(thing))) return false;
  const isOutdoors = ({ place }: { readonly place: Place }) => placeWords(place).indoors !== true;
  const places = findPlaces(told, told.entities);
  const pointed = places.filter((each) => each.pointed);
  const named = pointed.length > 0 ? pointed : places;
  const played = agents.flatMap((id) => PLAYING_PLACES.get(told.entity(id)?.name ?? '') ?? []);
  return named.length > 0 ? named.every(isOutdoors) : played.some((place) => isOutdoors({ place }));
}

function supportsOf({ agents, told }: Case): Entity[] {
  const [agent = 0] = agents;
  return told
    .relationsOf(agent)
    .filter(({ kind }) => kind === 'on' || kind === 'in')
    .flatMap(({ to }) => told.entity(to) ?? []);
}

/** Another figure than the drawing has, or one of which more is told than it shows. */
function isToAnother(given: Case): boolean {
  const { name, drawn, event, agents, objects, told, figureOf } = given;
  const figures = figuresOf(given);
  if (figures.some(({ kind }) => hasDrawingFor(name, kind))) return false;
  const isBodyPart = (id: number) =>
    told.entity(id)?.kinds[0] === 'part' && isSomebody(told.wholeOf(id), figureOf);
  if (isDoneToThing(name))
    // Whoever lifts a paw does not lift the wolf.
    return (
      (objects.length > 0 && figures[0]?.kind === 'person' && !isDoneToPeople(name)) ||
      objects.some(isBodyPart)
    );
  if (!DEEDS[name]?.company || DEEDS[name].contest) return false;
  const others = [...objects, ...[...drawn].flatMap((id) => ownersOf(id, told))].filter(
    (id) => !agents.includes(id),
  );
  const isArmed = event.roles.some(({ name: role, entity }) => role === 'instrument' && !drawn.has(entity));
  return (
    isArmed ||
    figures.some(({ kind }) => kind !== 'person') ||
    others.some((id) => isSomebody(id, figureOf) && isForItself(id, [...agents, ...drawn], told))
  );
}

/** Where somebody is, how they are and how tall, the drawing of a deed has in its own way. */
function isForItself(id: number, beside: readonly number[], told: Told): boolean {
  const entity = told.entity(id);
  if (!entity) return false;
  const isSized = entity.attributes.some(({ name }) => name === 'size') || entity.noun === 'giant';
  return isSized || isSomewhere(entity, beside, told);
}

const SOMEWHERE = new Set(['on', 'in', 'under', 'behind', 'before', 'against', 'above', 'between']);
const NO_THINGS = new Set<string | undefined>(['place', 'part', 'abstract', 'event']);

function isSomewhere({ id }: Entity, beside: readonly number[], told: Told): boolean {
  return told
    .relationsOf(id)
    .some(
      ({ kind, to }) =>
        SOMEWHERE.has(kind) && !beside.includes(to) && !NO_THINGS.has(told.entity(to)?.kinds[0]),
    );
}

const LARGE = new Set<Figure['kind']>(['vehicle', 'landmark', 'craft']);
/** Verbs by which a likeness comes to be: a bird that is carved is as large as the piece of wood. */
const MAKING = wordClass('makingThings');

/** On a workbench lies what fits on it. */
function isToLarge(given: Case): boolean {
  const { event, name } = given;
  const isAtTable = DEEDS[name]?.has?.some((thing) => TABLES.has(thing)) ?? false;
  if (!isDoneToThing(name) || !isAtTable || MAKING.has(event.verb)) return false;
  return figuresOf(given).some(
    ({ kind }) => (LIVING.has(kind) || LARGE.has(kind)) && kind !== 'person' && !hasDrawingFor(name, kind),
  );
}

/** What each has for itself. */
const OWN_THINGS = new Set('drink food text abstract place part garment instrument event vehicle'.split(' '));

/** Two who fold one blanket have it between them. */
function isShared({ name, event, agents, objects, told, figureOf }: Case): boolean {
  const people = agents.filter((id) => figureOf(id)?.kind === 'person');
  const [object] = objects.map((id) => told.entity(id));
  if (people.length < 2 || !object || object.count !== 1 || !isDoneToThing(name)) return false;
  const figure = figureOf(object.id);
  if (!figure || LIVING.has(figure.kind) || figure.kind === 'landmark') return false;
  return waysOf(event).length === 0 && !OWN_THINGS.has(object.kinds[0] ?? '');
}

/** What it is done to and what the drawing has nothing of, and whose the parts are that it has. */
function figuresOf({ agents, objects, drawn, told, figureOf }: Case): Figure[] {
  const owners = [...drawn].flatMap((id) => ownersOf(id, told)).filter((id) => !agents.includes(id));
  const done = objects.filter((id) => !drawn.has(id) && told.entity(id)?.kinds[0] !== 'garment');
  return [...done, ...owners].flatMap((id) => figureOf(told.wholeOf(id)) ?? []);
}

function isSomebody(id: number, figureOf: Case['figureOf']): boolean {
  const figure = figureOf(id);
  return figure !== null && LIVING.has(figure.kind);
}

function ownersOf(id: number, told: Told): number[] {
  return told
    .relationsOf(id)
    .filter(({ kind }) => kind === 'part-of' || kind === 'belongs-to')
    .map(({ to }) => to);
}

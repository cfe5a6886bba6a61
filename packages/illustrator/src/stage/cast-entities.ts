import type { Entity } from '@phonofilm/reader/reader';
import { ALSO_PARTS } from '../reading/lexicon/counted-things.ts';
import { pluralOf } from '../reading/lexicon/inflections.ts';
import { figureOfWord } from '../reading/lexicon/nouns.ts';
import { BODY_PARTS, PARTS_OF_THINGS } from '../reading/lexicon/parts.ts';
import { pictureNamed } from '../reading/lexicon/picture-names.ts';
import { GROUPS } from '../reading/lexicon/reading-hints.ts';
import { structureOf } from '../reading/lexicon/structures.ts';
import { COLOUR_WORDS } from '../reading/lexicon/verbs.ts';
import { meaningsOf } from '../reading/phrase-book.ts';
import type { Place } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import { garmentName, guisesOf } from './clothe.ts';
import { colourOf, materialOf } from './describe-subject.ts';
import { type DrawnNoun, drawnNoun } from './drawn-noun.ts';
import { isInside, placeOf, pointersTo } from './find-places.ts';
import { isStatue } from './likeness.ts';
import { own, phrasesOf, type Told } from './told.ts';

/** What an entity is in the film. */
export interface Casting {
  /** Drawn as these; more than one for a couple or a family. */
  readonly drawn: readonly DrawnNoun[];
  /** Where it all is. */
  readonly isPlace: boolean;
}

const NOTHING: Casting = { drawn: [], isPlace: false };
const PLACE: Casting = { drawn: [], isPlace: true };

/** Whether an entity is somebody or something to be drawn, the place, both, or only says something of others. */
export function castEntity(entity: Entity, told: Told): Casting {
  if (isOnlyHands(entity, told)) return { drawn: [person('person')], isPlace: false };
  if (isUnseen(entity, told)) return NOTHING;
  const group = own(GROUPS, entity.noun) ?? own(GROUPS, `${entity.noun}s`);
  if (group && entity.kinds[0] === 'person')
    return {
      drawn: group
        .slice(0, typeof entity.count === 'number' && entity.count > 1 ? entity.count : 3)
        .map(person),
      isPlace: false,
    };
  const portion = told
    .relationsTo(entity.id)
    .map(({ kind, of }) => (kind === 'in' ? portionOf(entity.id, of, told) : null))
    .find((each) => each !== null);
  if (portion) return { drawn: [portion], isPlace: false };
  const place = placeOf(entity, told);
  const drawn = drawnNoun(entity);
  const structure = structureOf(place?.phrase ?? entity.name);
  if (structure && isSeenFromOutside(entity, told))
    return { drawn: [{ noun: entity.name, figure: structure }], isPlace: false };
  if (!drawn) return place ? PLACE : NOTHING;
  if (place && isNothingElse(entity, place, told)) return PLACE;
  if (isGround(entity, drawn) && !isPicked(entity.id, told)) return { drawn: [], isPlace: place !== null };
  if (isOfSky(entity, told)) return { drawn: [], isPlace: place !== null };
  if (place && (drawn.figure.kind === 'emoji' || drawn.figure.kind === 'sign')) return PLACE;
  if (!place || drawn.figure.kind === 'object') return { drawn: [drawn], isPlace: false };
  const longer = place.phrase.split(' ').length > drawn.noun.split(' ').length;
  if (longer || isInside(entity.id, told)) return PLACE;
  return { drawn: [drawn], isPlace: true };
}

function person(model: string): DrawnNoun {
  return { noun: model, figure: { kind: 'person', model } };
}

export const HANDS = new Set(['hand', 'finger', 'fingertip']);

/** Hands that do something without anybody being named are somebody's. */
function isOnlyHands({ id, noun }: Entity, told: Told): boolean {
  return HANDS.has(noun) && !told.isPart(id) && told.eventsBy(id).length > 0;
}

const SKY = new Set([
  'moon',
  'sun',
  'star',
  'snow',
  'rain',
  'snowflake',
  'lightning',
  'rainbow',
  'sky',
  'ice',
  'water',
  'sand',
  'mud',
  'grass',
]);

/** The moon and the snow are part of the scene; a single cloud may be what it is about. */
function isOfSky({ noun, count, kinds }: Entity, told: Told): boolean {
  if (noun === 'cloud' || noun === 'leaf' || noun === 'petal') return count !== 1;
  const isAlone =
    told.entities.length === 1 && told.meaning.events.length === 0 && kinds[0] !== 'place' && noun !== 'moon';
  return SKY.has(noun) && !isAlone;
}

const VOICES = new Set(['narrator', 'voiceover', 'narration', 'voice', 'announcer']);

/** A world or a scene of some stuff is the whole picture. */
export const WHOLE = new Set(['world', 'landscape', 'scene', 'land', 'diorama', 'style', 'animation']);

function isOfBody(noun: string): boolean {
  return BODY_PARTS.has(noun) || BODY_PARTS.has(pluralOf(noun));
}

/** Parts, garments, comparisons and what is worn as a costume. */
function isUnseen(entity: Entity, told: Told): boolean {
  const { id, noun, kinds } = entity;
  if (VOICES.has(noun) || SIDES.has(noun)) return true;
  const events = told.meaning.events.filter(({ roles }) =>
    roles.some((role) => role.entity === id && role.name !== 'agent'),
  );
  if (events.some(({ verb }) => NAMING.has(verb)) && told.relationsTo(id).length === 0) return true;
  if (isStuff(entity, told) || (WHOLE.has(noun) && materialOf(entity) !== null)) return true;
  const isOfHouse = ALSO_PARTS.has(noun) && told.relationsOf(id).length === 0;
  if (
    isOfHouse &&
    told.entities.some(
      (other) => other !== entity && (other.kinds[0] === 'building' || other.kinds[0] === 'vehicle'),
    )
  )
    return true;
  // "shooting a goal (soccer)": what it is called, and nothing that is there.
  if (
    kinds[0] === 'event' &&
    told.entities.length > 1 &&
    told.eventsWith(id).length === 0 &&
    told.relationsOf(id).length === 0
  )
    return true;
  if (noun in COLOUR_WORDS && kinds[0] === 'abstract') return true;
  const isPart = kinds[0] === 'part' || isOfBody(noun) || PARTS_OF_THINGS.has(noun) || ALSO_PARTS.has(noun);
  if (isPart && (told.isPart(id) || isOfBody(noun) || isOwned(id, told))) return true;
  if (isWorn(entity, told)) return true;
  if (isStatue(entity) && told.isPart(id)) return true;
  if (told.relationsOf(id).some(({ kind, to }) => kind === 'in' && portionOf(to, id, told) !== null))
    return true;
  if (told.entities.some((other) => guisesOf(other, told).includes(entity))) return true;
  return isOnlyCompared(id, told);
}

const SIDES = new Set(['left', 'right', 'side', 'middle', 'center', 'centre', 'front', 'top', 'bottom']);
/** Of these one only hears. */
const NAMING = new Set([
  'call',
  'name',
  'title',
  'want',
  'need',
  'like',
  'love',
  'hate',
  'remember',
  'imagine',
]);
const MAKING = new Set(['make', 'build', 'carve', 'form', 'fold', 'sculpt', 'construct', 'knit']);
const FROM_STUFF = new Set(['of', 'from', 'out of']);

/** What something is made of is no thing beside it. */
function isStuff({ id, noun }: Entity, told: Told): boolean {
  const isNamed = told.entities.some(({ attributes }) =>
    attributes.some(({ name, word }) => name === 'material' && word === noun),
  );
  if (isNamed && told.relationsOf(id).length === 0 && told.relationsTo(id).length === 0) return true;
  return told.meaning.events.some(
    ({ verb, roles }) =>
      MAKING.has(verb) &&
      roles.some(({ entity, preposition }) => entity === id && FROM_STUFF.has(preposition ?? '')),
  );
}

function isOwned(id: number, told: Told): boolean {
  return told.relationsOf(id).some(({ kind }) => kind === 'belongs-to');
}

function isWorn(entity: Entity, told: Told): boolean {
  return (
    told.relationsOf(entity.id).some(({ kind }) => kind === 'worn-by' || kind === 'part-of') &&
    garmentName(entity) !== null
  );
}

const COMPARING = new Set(['like', 'larger-than', 'smaller-than', 'as-large-as']);

/** "As tall as a tree", "swims like a fish": what something is only compared with is not in the film. */
function isOnlyCompared(id: number, told: Told): boolean {
  const to = told.relationsTo(id);
  const roles = told.meaning.events.flatMap((event) => event.roles.filter(({ entity }) => entity === id));
  const compared = to.some(({ kind }) => COMPARING.has(kind)) || roles.some(({ name }) => name === 'manner');
  return (
    compared &&
    to.every(({ kind }) => COMPARING.has(kind)) &&
    told.relationsOf(id).length === 0 &&
    roles.every(({ name }) => name === 'manner')
  );
}

const AROUND = new Set([
  'left-of',
  'right-of',
  'behind',
  'before',
  'above',
  'under',
  'outside',
  'opposite',
  'against',
]);

/** "Left of a barn", "a red barn", "in front of a school": among others, and nobody is in it. */
function isSeenFromOutside(entity: Entity, told: Told): boolean {
  const place = placeOf(entity, told);
  if (place && PLACE_NAMES[place.place].aboard) return false;
  const relations = [...told.relationsTo(entity.id), ...told.relationsOf(entity.id)];
  if (
    relations.some(
      ({ kind, preposition }) =>
        AROUND.has(kind) || (kind === 'beside' && preposition !== 'at' && preposition !== 'by'),
    )
  )
    return true;
  if (pointersTo(entity.id, told).some((each) => each === 'past' || each === 'in front of')) return true;
  return colourOf(entity) !== null && !isInside(entity.id, told);
}

/** One flower is a thing; a field of them is ground. */
function isGround(entity: Entity, { figure }: DrawnNoun): boolean {
  const covers = phrasesOf(entity).some((phrase) =>
    meaningsOf(phrase).some(({ type, value }) => type === 'effect' && /flowers$/.test(value)),
  );
  return covers && entity.count === 'some' && entity.amount === undefined && figure.kind === 'emoji';
}

/** Flowers that are in something or in somebody's hands are things; all others grow. */
export function isPicked(id: number, told: Told): boolean {
  return (
    told.relationsOf(id).some(({ kind }) => kind === 'in' || kind === 'on' || kind === 'held-by') ||
    told.events.some(({ roles }) => roles.some(({ entity, name }) => entity === id && name === 'object'))
  );
}

/** A glass of milk and a cup of tea have drawings of their own. */
function portionOf(vessel: number, contents: number, told: Told): DrawnNoun | null {
  const [one, other] = [told.entity(vessel), told.entity(contents)];
  const isPoured = told.eventsWith(contents).some(({ verb }) => verb === 'pour' || verb === 'fill');
  if (!one || !other || isPoured) return null;
  for (const noun of [`${one.name} of ${other.name}`, `${one.noun} of ${other.noun}`]) {
    const icon = pictureNamed(noun);
    const figure = figureOfWord(noun) ?? (icon ? { kind: 'emoji' as const, icon } : null);
    if (figure) return { noun, figure };
  }
  return null;
}

/** A prompt that is nothing but the name of a place shows the place. */
function isNothingElse(
  entity: Entity,
  { place, phrase }: { place: Place; phrase: string },
  told: Told,
): boolean {
  if (told.entities.length > 1 || told.meaning.events.length > 0 || entity.attributes.length > 0)
    return false;
  return (
    entity.count === 1 &&
    (place.replaceAll('-', ' ') === phrase ||
      PLACE_NAMES[place].words.split(', ')[0] === phrase ||
      PLACE_NAMES[place].set !== undefined)
  );
}

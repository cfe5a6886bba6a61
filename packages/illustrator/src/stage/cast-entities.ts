import type { Entity } from '@phonofilm/reader/reader';
import { placeWords } from '../catalogue/place-index.ts';
import type { Place } from '../scene-description.ts';
import { ANY_CONTENTS } from '../vocabulary/containers.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { LIVING } from '../vocabulary/living.ts';
import { figureOfWord } from '../vocabulary/nouns.ts';
import { ALSO_PARTS, BODY_PARTS, PARTS_OF_THINGS, WHOLES_OF } from '../vocabulary/parts.ts';
import { pictureNamed } from '../vocabulary/picture-names.ts';
import { GROUPS } from '../vocabulary/reading-hints.ts';
import { structureOf } from '../vocabulary/structures.ts';
import { COLOUR_WORDS } from '../vocabulary/verbs.ts';
import { garmentName, guisesOf, isOnlyOwned, isTakenOff } from './clothe.ts';
import { colourOf, materialOf } from './describe-subject.ts';
import { type DrawnNoun, drawnNoun } from './drawn-noun.ts';
import { isDestroyed, isInside, placeOf, pointersTo } from './find-places.ts';
import { isPicture, isStatue, shownBy } from './likeness.ts';
import { meaningsOf } from './phrase-book.ts';
import { agentsOf, objectsOf, own, phrasesOf, saidOf, type Told } from './told.ts';
import { wayMark } from './way-marks.ts';
import { isSending } from './ways-of-event.ts';

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
  if (isCheering(entity, told))
    return { drawn: [{ noun: entity.noun, figure: { kind: 'person', model: 'man' } }], isPlace: false };
  const carrier = carrierOf(entity);
  if (carrier) return { drawn: [carrier], isPlace: false };
  if (isUnseen(entity, told)) return NOTHING;
  const whole = wholeFor(entity, told);
  if (whole) return { drawn: [whole], isPlace: false };
  if (isStatue(entity))
    return { drawn: [{ noun: entity.noun, figure: { kind: 'person', model: 'man' } }], isPlace: false };
  const mark = wayMark(entity, told);
  if (mark) return { drawn: [mark], isPlace: false };
  const group = own(GROUPS, entity.noun) ?? own(GROUPS, `${entity.noun}s`);
  const [of = ''] = entity.name.split(' ');
  const animal = group && of !== entity.noun ? figureOfWord(of) : null;
  if (animal && animal.kind !== 'person') return { drawn: [{ noun: of, figure: animal }], isPlace: false };
  if (group && entity.kinds[0] === 'person')
    return {
      drawn: (saidOf(entity, 'age').includes('old') ? group.map((each) => own(AGED, each) ?? each) : group)
        .slice(0, typeof entity.count === 'number' && entity.count > 1 ? entity.count : 3)
        .map(person),
      isPlace: false,
    };
  const grown = YOUNG.has(entity.noun) && of !== entity.noun ? figureOfWord(of) : null;
  if (grown && grown.kind !== 'person' && LIVING.has(grown.kind))
    return { drawn: [{ noun: of, figure: grown }], isPlace: false };
  if (entity.noun === 'giant' || entity.noun === 'giantess')
    return {
      drawn: [{ ...person(entity.noun === 'giant' ? 'man' : 'woman'), noun: entity.noun }],
      isPlace: false,
    };
  const portion = told
    .relationsTo(entity.id)
    .map(({ kind, of }) => (kind === 'in' ? portionOf(entity.id, of, told) : null))
    .find((each) => each !== null);
  if (portion) return { drawn: [portion], isPlace: false };
  if (isOnlyEffect(entity, told)) return NOTHING;
  const place = placeOf(entity, told);
  const drawn = drawnNoun(entity);
  // The rails that a train runs on are no fence.
  if (place?.place === 'train-railway') return PLACE;
  const structure = structureOf(place?.phrase ?? entity.name) ?? structureOf(place?.place ?? '');
  if (structure && (isSeenFromOutside(entity, told) || isDestroyed(entity, told)))
    return { drawn: [{ noun: entity.name, figure: structure }], isPlace: false };
  if (!drawn && entity.kinds[0] === 'person' && told.eventsBy(entity.id).length > 0)
    return { drawn: [{ ...person('man'), noun: entity.noun }], isPlace: false };
  // Whatever is written and handed over is seen as a sheet of paper.
  if (!drawn && entity.kinds[0] === 'text' && told.events.some(({ passes }) => passes?.thing === entity.id)) {
    const sheet = drawnNoun({ ...entity, noun: 'letter', name: 'letter', alsoCalled: [] });
    if (sheet) return { drawn: [{ ...sheet, noun: entity.noun }], isPlace: false };
  }
  if (!drawn) return place ? PLACE : NOTHING;
  // The dictionary has the sea floor for a kind of bed.
  const isKnown = figureOfWord(drawn.noun) !== null || drawn.figure.kind !== 'object';
  if (entity.kinds[0] === 'place' && !isKnown) return place ? PLACE : NOTHING;
  // A tree house is no house, and a piggy bank no bank.
  const isNamedWhole =
    drawn.figure.kind === 'object' && drawn.noun === entity.name && drawn.noun !== place?.phrase;
  if (isNamedWhole && drawn.noun.includes(' ')) return { drawn: [drawn], isPlace: false };
  if (place && isNothingElse(entity, place, told)) return PLACE;
  // Rails are a place of their own, whatever else they are like.
  if (place && drawn.figure.kind === 'object' && figureOfWord(drawn.noun) === null) return PLACE;
  const isPile = entity.amount !== undefined && drawn.noun.startsWith(`${entity.amount} of`);
  if (isPile) return { drawn: [drawn], isPlace: false };
  if (isGround(entity, drawn) && !isPicked(entity.id, told)) return { drawn: [], isPlace: place !== null };
  if (isOfSky(entity, told)) return { drawn: [], isPlace: place !== null };
  if (place && drawn.figure.kind === 'emoji' && isSingled(entity, told))
    return { drawn: [drawn], isPlace: false };
  if (place && (drawn.figure.kind === 'emoji' || drawn.figure.kind === 'sign')) return PLACE;
  const longer = place !== null && place.phrase.split(' ').length > drawn.noun.split(' ').length;
  if (!place || (drawn.figure.kind === 'object' && (!longer || colourOf(entity) !== null)))
    return { drawn: [drawn], isPlace: false };
  if (longer || isInside(entity.id, told)) return PLACE;
  return { drawn: [drawn], isPlace: true };
}

export const YOUNG = new Set([
  'calf',
  'cub',
  'pup',
  'baby',
  'joey',
  'kid',
  'fawn',
  'foal',
  'youngster',
  'chick',
]);
const ALSO_PEOPLE = new Set(['fan', 'pitcher', 'model', 'guide', 'star']);
const OF_PEOPLE = new Set(
  'cheer shout scream wave clap sing chant celebrate watch wait pose smile throw talk'.split(' '),
);

/** Fans that cheer are people. */
function isCheering({ id, noun }: Entity, told: Told): boolean {
  return ALSO_PEOPLE.has(noun) && told.eventsBy(id).some(({ verb }) => OF_PEOPLE.has(verb));
}

/** On horseback is on a horse, and a car window is a car's. */
function carrierOf({ name, noun }: Entity): DrawnNoun | null {
  const [first = ''] = name.split(' ');
  const carrier = noun === 'horseback' ? 'horse' : noun === 'window' && first !== noun ? first : null;
  const figure = carrier === null ? null : figureOfWord(carrier);
  const carries = figure && (carrier === 'horse' || figure.kind === 'vehicle' || figure.kind === 'craft');
  return carrier !== null && figure && carries ? { noun: carrier, figure } : null;
}

/** Somebody is on a branch, and of the tree nothing is said. */
function wholeFor(entity: Entity, told: Told): DrawnNoun | null {
  const { id, noun, name } = entity;
  const whole = WHOLES_OF.get(noun);
  if (!whole || told.isPart(id) || name !== noun || told.entities.length < 2 || isHeldOrMoved(id, told))
    return null;
  return drawnNoun({ ...entity, noun: whole, name: whole, alsoCalled: [] });
}

/** A branch that somebody carries is no tree. */
function isHeldOrMoved(id: number, told: Told): boolean {
  return told.events.some(({ roles }) =>
    roles.some(
      ({ entity, name }) => entity === id && (name === 'object' || name === 'agent' || name === 'instrument'),
    ),
  );
}

const AGED: Readonly<Record<string, string>> = { man: 'grandfather', woman: 'grandmother' };

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

const SETTLED = new Set(['village', 'town', 'city', 'street', 'alley']);
const VOICES = new Set(['narrator', 'voiceover', 'narration', 'voice', 'announcer']);

/** A world or a scene of some stuff is the whole picture. */
export const WHOLE = new Set(['world', 'landscape', 'scene', 'land', 'diorama', 'style', 'animation']);

function isOfBody(noun: string): boolean {
  return BODY_PARTS.has(noun) || BODY_PARTS.has(pluralOf(noun));
}

/** Parts, garments, comparisons and what is worn as a costume. */
function isUnseen(entity: Entity, told: Told): boolean {
  const { id, noun, kinds } = entity;
  if (told.isGone(id)) return true;
  // What the wind does is seen, and not the wind.
  if (kinds[0] === 'weather' && told.eventsBy(id).some(isSending)) return true;
  if (VOICES.has(noun) || noun === 'spotlight' || SIDES.has(entity.name)) return true;
  const events = told.meaning.events.filter(({ roles }) =>
    roles.some((role) => role.entity === id && role.name !== 'agent'),
  );
  if (events.some(({ verb }) => NAMING.has(verb)) && told.relationsTo(id).length === 0) return true;
  if (isStuff(entity, told) || (WHOLE.has(noun) && materialOf(entity) !== null)) return true;
  const isOfHouse = ALSO_PARTS.has(noun) && told.relationsOf(id).length === 0;
  if (
    isOfHouse &&
    told.entities.some(
      (other) =>
        other !== entity &&
        (other.kinds[0] === 'building' || other.kinds[0] === 'vehicle' || SETTLED.has(other.noun)),
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
  if (COLOUR_WORDS.has(noun) && kinds[0] === 'abstract') return true;
  // A treasure chest is no chest.
  const isNamed = entity.name !== noun && figureOfWord(entity.name) !== null;
  const isPart =
    kinds[0] === 'part' ||
    (kinds.includes('part') && told.isPart(id)) ||
    (!isNamed && (isOfBody(noun) || PARTS_OF_THINGS.has(noun) || ALSO_PARTS.has(noun)));
  const isSomebodys =
    isOfBody(noun) && entity.name === noun && told.entities.some((other) => ALIVE.has(other.kinds[0] ?? ''));
  if (
    isPart &&
    !isLookedThrough(entity, told) &&
    !isTakenOff(id, told) &&
    !isHanded(id, told) &&
    !isInHand(id, told) &&
    (told.isPart(id) || isSomebodys || (kinds[0] !== 'place' && isOwned(id, told)))
  )
    return true;
  if (isGivenOff(entity, told) || isSpilt(id, told)) return true;
  if (isWet(entity, told) || isPrint(entity, told)) return true;
  if (isWorn(entity, told)) return true;
  if (isStatue(entity) && shownBy(entity, told).length > 0) return true;
  if (isWholeFilm(entity, told)) return true;
  if (told.relationsOf(id).some(({ kind, to }) => kind === 'in' && portionOf(to, id, told) !== null))
    return true;
  if (told.entities.some((other) => guisesOf(other, told).includes(entity))) return true;
  if (isOnlyOwner(entity, told) || isSaidInFull(entity, told) || isAwaited(entity, told)) return true;
  return isOnlyCompared(id, told);
}

const THROUGH = new Set(['through', 'out of', 'into', 'from']);

/** A window of a kitchen through which somebody looks: of the kitchen we see the inside, and there the window with them in it. */
function isLookedThrough({ id, noun }: Entity, told: Told): boolean {
  const isOfPlace = told.isPart(id) && told.entity(told.wholeOf(id))?.kinds[0] === 'place';
  return (
    noun === 'window' &&
    isOfPlace &&
    told.events.some(({ roles }) =>
      roles.some(({ entity, preposition }) => entity === id && THROUGH.has(preposition ?? '')),
    )
  );
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
  const isNamed = told.entities.some(
    (other) =>
      other.id !== id && other.attributes.some(({ name, word }) => name === 'material' && word === noun),
  );
  if (isNamed && told.relationsOf(id).length === 0 && told.relationsTo(id).length === 0) return true;
  return told.meaning.events.some(
    ({ verb, roles }) =>
      MAKING.has(verb) &&
      roles.some(({ entity, preposition }) => entity === id && FROM_STUFF.has(preposition ?? '')),
  );
}

/** A bone that is given to a dog is nobody's. */
function isHanded(id: number, told: Told): boolean {
  return (
    told.entity(id)?.kinds[0] === 'food' &&
    !told.isPart(id) &&
    !isOwned(id, told) &&
    told.events.some(({ roles }) =>
      roles.some(({ entity, name }) => entity === id && (name === 'object' || name === 'instrument')),
    )
  );
}

/** A dog with a bone has it in its mouth. */
function isInHand(id: number, told: Told): boolean {
  return told
    .relationsOf(id)
    .some(({ kind, to }) => kind === 'held-by' && ALIVE.has(told.entity(to)?.kinds[0] ?? ''));
}

/** A puddle of paint is all that there is of the paint. */
function isSpilt(id: number, told: Told): boolean {
  return told
    .relationsTo(id)
    .some(({ kind, of }) => kind === 'part-of' && SPILT.has(told.entity(of)?.noun ?? ''));
}

const SPILT = new Set(['puddle', 'pool', 'splash', 'stain']);

function isOwned(id: number, told: Told): boolean {
  return told.relationsOf(id).some(({ kind }) => kind === 'belongs-to');
}

/** "A bowl of fruit with a banana and an apple": these are the fruit. */
function isSaidInFull({ id, noun }: Entity, told: Told): boolean {
  const vessel = told.relationsOf(id).find(({ kind }) => kind === 'in')?.to;
  if (!ANY_CONTENTS.has(noun) || vessel === undefined) return false;
  return told.relationsTo(vessel).some(({ kind, of }) => kind === 'in' && of !== id);
}

const ALIVE = new Set(['person', 'animal']);

/** Rain runs down the glass of a window, and not down a glass. */
function isWet({ id, noun }: Entity, told: Told): boolean {
  const events = told.eventsWith(id);
  return (
    noun === 'glass' &&
    events.length > 0 &&
    events.every((event) => agentsOf(event).some((agent) => told.entity(agent)?.kinds[0] === 'weather'))
  );
}

/** The train that somebody waits for has not come yet. */
function isAwaited({ id, kinds }: Entity, told: Told): boolean {
  const roles = told.eventsWith(id).flatMap((event) => event.roles.filter(({ entity }) => entity === id));
  const ties = [...told.relationsOf(id), ...told.relationsTo(id)];
  return (
    kinds[0] === 'vehicle' &&
    ties.length === 0 &&
    roles.length > 0 &&
    roles.every(({ name }) => name === 'purpose')
  );
}

/** "There are bubbles": they are in the air, all over the film. */
function isOnlyEffect(entity: Entity, told: Told): boolean {
  const { id, count } = entity;
  if (count === 1 || told.entities.length === 1 || told.eventsWith(id).length > 0) return false;
  if (told.relationsOf(id).length > 0 || told.relationsTo(id).length > 0) return false;
  return phrasesOf(entity).some((phrase) => meaningsOf(phrase).some(({ type }) => type === 'effect'));
}

/** Smoke from a chimney and steam from a cup are drawn with these. */
function isGivenOff({ noun }: Entity, { entities }: Told): boolean {
  if (noun === 'smoke')
    return entities.some((other) => other.noun === 'chimney' || other.kinds[0] === 'building');
  return noun === 'steam' && entities.some(({ kinds }) => STEAMING.has(kinds[0] ?? ''));
}

const STEAMING = new Set(['container', 'food', 'drink']);

/** The dots of a dress are on it. */
function isPrint({ id, noun }: Entity, told: Told): boolean {
  return (
    (noun === 'dot' || noun === 'stripe') &&
    told.relationsOf(id).some(({ kind }) => kind === 'held-by' || kind === 'part-of' || kind === 'on')
  );
}

/** A dentist's office has its name from whoever works there, and where a judge's wig hangs there need be no judge. */
function isOnlyOwner({ id }: Entity, told: Told): boolean {
  const ties = [...told.relationsOf(id), ...told.relationsTo(id)];
  if (told.relationsTo(id).length === 0 || told.eventsWith(id).length > 0) return false;
  return ties.every(({ kind, of, to }) => {
    const owned = told.entity(of);
    // "Its owner's bed": whose he is himself says nothing of whether he is there.
    if (kind === 'belongs-to' && of === id) return true;
    if (kind !== 'belongs-to' || to !== id || !owned) return false;
    if (placeOf(owned, told)) return true;
    // Whose hat is stolen or blown away is there; whose hat hangs on a nail need not be.
    if (told.events.some((event) => objectsOf(event).includes(of) || event.passes?.thing === of))
      return false;
    return !ALIVE.has(owned.kinds[0] ?? '') && !isOfBody(owned.noun) && !isOnlyOwned(of, told);
  });
}

function isWorn(entity: Entity, told: Told): boolean {
  return (
    !isTakenOff(entity.id, told) &&
    (told.relationsOf(entity.id).some(({ kind }) => kind === 'worn-by' || kind === 'part-of') ||
      isOnlyOwned(entity.id, told)) &&
    garmentName(entity) !== null
  );
}

/** "A picture of a dog": nobody makes it and it is nowhere, so it is the film. */
function isWholeFilm(entity: Entity, told: Told): boolean {
  return (
    isPicture(entity) &&
    told.entities[0] === entity &&
    shownBy(entity, told).length > 0 &&
    told.eventsWith(entity.id).length === 0 &&
    told.relationsOf(entity.id).every(({ kind }) => kind === 'like')
  );
}

const PICTURING = new Set(['take', 'draw', 'paint', 'photograph', 'sketch', 'make', 'shoot', 'snap']);

/** Whom a statue shows is seen; so is whom somebody takes a picture of, or whom the film is a picture of. */
function isModel(id: number, told: Told): boolean {
  return told.relationsTo(id).some(({ kind, of }) => {
    const likeness = told.entity(of);
    if (kind !== 'like' || !likeness) return false;
    if (isStatue(likeness) || isWholeFilm(likeness, told)) return true;
    return isPicture(likeness) && told.eventsWith(of).some(({ verb }) => PICTURING.has(verb));
  });
}

const COMPARING = new Set(['like', 'larger-than', 'smaller-than', 'as-large-as']);

/** "As tall as a tree", "swims like a fish": what something is only compared with is not in the film. */
export function isOnlyCompared(id: number, told: Told): boolean {
  if (isModel(id, told)) return false;
  const to = told.relationsTo(id);
  const isMeasure = to.some(({ kind }) => kind === 'larger-than' || kind === 'smaller-than');
  if (isMeasure && told.entity(id)?.kinds[0] !== 'part') return false;
  const roles = told.meaning.events.flatMap((event) => event.roles.filter(({ entity }) => entity === id));
  const compared = to.some(({ kind }) => COMPARING.has(kind)) || roles.some(({ name }) => name === 'manner');
  return (
    compared &&
    to.every(({ kind }) => COMPARING.has(kind)) &&
    told.relationsOf(id).every(({ kind }) => kind === 'like') &&
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

/** Who is at one of these sees the building from the street. */
const OUTER_PARTS = new Set(
  'door doorstep step stair entrance gate facade wall roof rooftop chimney porch tower steeple'.split(' '),
);

/** "Left of a barn", "a red barn", "in front of a school": among others, and nobody is in it. */
function isSeenFromOutside(entity: Entity, told: Told): boolean {
  const place = placeOf(entity, told);
  if (place && placeWords(place.place).aboard) return false;
  // Waves break against a lighthouse without being somebody who is outside of it.
  const isTold = (id: number) =>
    id === entity.id || !['place', 'weather'].includes(told.entity(id)?.kinds[0] ?? '');
  const isOuter = ({ kind, of }: { kind: string; of: number }) =>
    kind === 'part-of' && OUTER_PARTS.has(told.entity(of)?.noun ?? '');
  if (
    told.relationsTo(entity.id).some(isOuter) &&
    !told.relationsTo(entity.id).some(({ kind }) => kind === 'in')
  )
    return true;
  const relations = [...told.relationsTo(entity.id), ...told.relationsOf(entity.id)].filter(
    ({ of, to, kind }) => kind !== 'against' || (isTold(of) && isTold(to)),
  );
  if (
    relations.some(
      ({ kind, preposition }) =>
        AROUND.has(kind) || (kind === 'beside' && preposition !== 'at' && preposition !== 'by'),
    )
  )
    return true;
  const pointers = pointersTo(entity.id, told);
  if (pointers.some((each) => each === 'past' || each === 'in front of')) return true;
  // On a barn is on its roof; on a bridge one goes.
  const isOn = pointers.some((each) => each === 'on' || each === 'onto' || each === 'off');
  if (isOn && entity.kinds[0] === 'building' && !isInside(entity.id, told) && entity.noun !== 'bridge')
    return true;
  return colourOf(entity) !== null && !isInside(entity.id, told);
}

const SINGLED = new Set([...AROUND, 'between', 'on']);

/** Two trees with a house between them are things; trees by themselves are a forest. */
function isSingled({ id, count, kinds }: Entity, told: Told): boolean {
  return (
    kinds[0] === 'plant' &&
    typeof count === 'number' &&
    (count > 1 || told.relationsTo(id).some(({ kind }) => SINGLED.has(kind))) &&
    told.relationsTo(id).every(({ kind }) => kind !== 'in')
  );
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
  const isPoured = [vessel, contents].some((id) =>
    told.eventsWith(id).some(({ verb }) => verb === 'pour' || verb === 'fill'),
  );
  if (!one || !other || isPoured) return null;
  const several = other.count === 1 ? [] : [`${one.noun} of ${pluralOf(other.name)}`];
  for (const noun of [...several, `${one.name} of ${other.name}`, `${one.noun} of ${other.noun}`]) {
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
      placeWords(place).words[0] === phrase ||
      placeWords(place).painted !== 'code')
  );
}

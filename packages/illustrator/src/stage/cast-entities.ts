import type { Entity, Event, Relation } from '@phonofilm/reader/reader';
import { pluralOf } from '../vocabulary/inflections.ts';
import { figureOfWord } from '../vocabulary/nouns.ts';
import { WHOLES_OF } from '../vocabulary/parts.ts';
import { pictureNamed } from '../vocabulary/picture-names.ts';
import { structureOf } from '../vocabulary/structures.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { garmentName, isDressed, isOnlyOwned, isTakenOff } from './clothe.ts';
import { colourOf } from './describe-subject.ts';
import { type DrawnNoun, drawnNoun } from './drawn-noun.ts';
import { isInside, type KnownPlace, placeOf, pointersTo } from './find-places.ts';
import { isPicture, isStatue, shownBy } from './likeness.ts';
import { isSomebody, type MeaningIndex, objectsOf, own, phrasesOf, saidOf } from './meaning-index.ts';
import { valuesOf } from './phrase-book.ts';
import { wayMark } from './way-marks.ts';
import { isGoing, isSending } from './ways-of-event.ts';

const PARTS_OF_THINGS = wordClass('ofThings', 'parts');
const BODY_PARTS = wordClass('ofBodies', 'parts');
const ALSO_PARTS = wordClass('also', 'parts');
const GROUPS = wordRecord<Readonly<Record<string, readonly string[]>>>('groups', 'hints');

/** What an entity is in the film. */
export interface Casting {
  /** Drawn as these; more than one for a couple or a family. */
  readonly drawn: readonly DrawnNoun[];
  /** Where it all is. */
  readonly isPlace: boolean;
}

const NOTHING: Casting = { drawn: [], isPlace: false };
const PLACE: Casting = { drawn: [], isPlace: true };
const things = (...drawn: readonly DrawnNoun[]): Casting => ({ drawn, isPlace: false });

type Rule = (entity: Entity, told: MeaningIndex) => Casting | null;

/** The first that knows the entity decides. */
const RULES: readonly Rule[] = [
  (entity, told) => (isOnlyHands(entity, told) ? things(person('person')) : null),
  (entity, told) => one(stain(entity, told)),
  (entity, told) => (isUnseen(entity, told) ? NOTHING : null),
  (entity, told) => one(wholeFor(entity, told)),
  (entity) => (isStatue(entity) ? things({ ...person('man'), noun: entity.noun }) : null),
  (entity, told) => one(wayMark(entity, told)),
  group,
  (entity, told) => one(planted(entity, told)),
  (entity, told) => one(filled(entity, told)),
  placeOrThing,
];

/** Whether an entity is somebody or something to be drawn, the place, both, or only says something of others. */
export function castEntity(entity: Entity, told: MeaningIndex): Casting {
  for (const rule of RULES) {
    const casting = rule(entity, told);
    if (casting) return casting;
  }
  return NOTHING;
}

function one(drawn: DrawnNoun | null): Casting | null {
  return drawn && things(drawn);
}

function person(model: string): DrawnNoun {
  return { noun: model, figure: { kind: 'person', model } };
}

/** What has a word for a place is where all of it happens, or a thing: a barn that is pushed, a bridge beside which somebody stands. */
function placeOrThing(entity: Entity, told: MeaningIndex): Casting {
  const meant = ofGame(entity, told);
  const place = meant === entity ? placeOf(entity, told) : null;
  const drawn = drawnNoun(meant);
  const structure = structureOf(place?.phrase ?? meant.name);
  const outside = structure && { noun: entity.name, figure: structure };
  const isThing = place !== null && isHandled(entity, told);
  if (outside && (isThing || isLookedOutOf(entity, told) || isSeenFromOutside(entity, told)))
    return things(outside);
  if (drawn && isLookedOutOf(entity, told)) return things(drawn);
  if (!drawn && entity.kinds[0] === 'person' && told.eventsBy(entity.id).length > 0)
    return things({ ...person('man'), noun: entity.noun });
  if (!drawn) return place ? PLACE : NOTHING;
  const isBuilding = isThing && drawn.figure.kind === 'landmark';
  return place && !isBuilding ? ofBoth(entity, drawn, place, told) : ofThing(entity, drawn, told);
}

function ofThing(entity: Entity, drawn: DrawnNoun, told: MeaningIndex): Casting {
  // The dictionary has the sea floor for a kind of bed.
  const isKnown = figureOfWord(drawn.noun) !== null || drawn.figure.kind !== 'object';
  const isNowhere = entity.kinds[0] === 'place' && !isKnown;
  return isNowhere || isGround(entity, drawn, told) || isOfSky(entity) ? NOTHING : things(drawn);
}

/** Of what can be a place as well, how much it is told as a thing. */
function ofBoth(entity: Entity, drawn: DrawnNoun, place: KnownPlace, told: MeaningIndex): Casting {
  const { figure, noun } = drawn;
  const isObject = figure.kind === 'object';
  // A tree house is no house, and a piggy bank no bank.
  if (isObject && noun === entity.name && noun !== place.phrase && noun.includes(' ')) return things(drawn);
  if (isNothingElse(entity, told) || (isObject && figureOfWord(noun) === null)) return PLACE;
  // Two trees are things; trees by themselves are a forest.
  const isSingled = entity.kinds[0] === 'plant' && Number(entity.count) > 1;
  if (figure.kind === 'emoji' || figure.kind === 'sign') return isSingled ? things(drawn) : PLACE;
  const isLonger = place.phrase.split(' ').length > noun.split(' ').length;
  if (isObject && !isLonger) return things(drawn);
  return isLonger || isInside(entity.id, told) ? PLACE : { drawn: [drawn], isPlace: true };
}

/** "Mud on his boots", "paint on her face": spots, and neither a bog nor a pot. */
function stain({ id, noun }: Entity, told: MeaningIndex): DrawnNoun | null {
  const isOn = told.relationsOf(id).some(({ kind, to }) => {
    const isOnClothes = told.entity(to)?.kinds[0] === 'garment';
    return kind === 'on' && (isOnClothes || told.isPart(to));
  });
  const figure = isOn ? figureOfWord(`${noun} stain`) : null;
  return figure && { noun, figure };
}

const HANDLING = wordClass('handling');

/** A place that is carried, towed or painted is a thing. */
function isHandled({ id }: Entity, { events }: MeaningIndex): boolean {
  return events.some((event) => HANDLING.has(event.verb) && objectsOf(event).includes(id));
}

export const YOUNG = wordClass('young');
const AGED: Readonly<Record<string, string>> = { man: 'grandfather', woman: 'grandmother' };

/** A couple is two, a penguin family three penguins, and a lion cub a lion. */
function group(entity: Entity): Casting | null {
  const { noun, name, count } = entity;
  const members = own(GROUPS, noun) ?? own(GROUPS, `${noun}s`);
  const [of = ''] = name.split(' ');
  const animal = of !== noun && (members || YOUNG.has(noun)) ? figureOfWord(of) : null;
  if (animal && animal.kind !== 'person') return things({ noun: of, figure: animal });
  if (!members) return null;
  const isOld = saidOf(entity, 'age').includes('old');
  const shown = members.slice(0, typeof count === 'number' && count > 1 ? count : 3);
  return things(...shown.map((each) => person((isOld && own(AGED, each)) || each)));
}

/** Somebody is on a branch, on horseback or at a car window, and of the tree, the horse and the car nothing is said. */
function wholeFor(entity: Entity, told: MeaningIndex): DrawnNoun | null {
  const { id, name, noun } = entity;
  const [first = ''] = name.split(' ');
  const isOfVehicle = noun === 'window' && figureOfWord(first)?.kind === 'vehicle';
  const whole = isOfVehicle ? first : WHOLES_OF.get(noun);
  const isMoved = told.eventsWith(id).some((event) => objectsOf(event).includes(id));
  // "With chimneys behind her": these alone are seen, and not what they belong to.
  const isBeside = told.relationsOf(id).some(({ kind }) => AROUND.has(kind)) && figureOfWord(noun) !== null;
  if (!whole || told.isPart(id) || told.entities.length < 2 || isMoved || isBeside) return null;
  return drawnNoun({ ...entity, noun: whole, name: whole, alsoCalled: [] });
}

export const HANDS = new Set(['hand', 'finger', 'fingertip']);

/** Hands that do something without anybody being named are somebody's. */
function isOnlyHands({ id, noun }: Entity, told: MeaningIndex): boolean {
  return HANDS.has(noun) && !told.isPart(id) && told.eventsBy(id).length > 0;
}

const OF_SKY = wordClass('ofSky');
/** Several of these are all over the film: leaves in the air, neon signs in a street. */
const ALL_OVER = wordClass('allOver');

/** The moon and the snow are part of the scene; so are leaves, unless they are counted. */
function isOfSky({ amount, count, name, noun }: Entity): boolean {
  const isAllOver = ALL_OVER.has(noun) || ALL_OVER.has(name);
  return amount === undefined && (isAllOver ? count === 'some' : OF_SKY.has(noun) || OF_SKY.has(name));
}

const UNSEEN = wordClass('unseen');
export const WHOLE_WORLD = wordClass('wholeWorld');

function isOfBody(noun: string): boolean {
  return BODY_PARTS.has(noun) || BODY_PARTS.has(pluralOf(noun));
}

/** Who has left, parts, garments, comparisons, and what only says something of others. */
function isUnseen(entity: Entity, told: MeaningIndex): boolean {
  const { id, noun, kinds } = entity;
  return (
    told.isGone(id) ||
    UNSEEN.has(noun) ||
    (told.meaning.absent.includes(entity.name) && told.eventsWith(id).length === 0) ||
    // What the wind does is seen, and not the wind.
    (kinds[0] === 'weather' && told.eventsBy(id).some(isSending)) ||
    WHOLE_WORLD.has(noun) ||
    isMaterial(entity, told) ||
    isPartOfOther(entity, told) ||
    isGivenOff(entity, told) ||
    isWorn(entity, told) ||
    (isStatue(entity) && shownBy(entity, told).length > 0) ||
    isWholeFilm(entity, told) ||
    isInTheAir(entity, told) ||
    isFoundThere(entity, told) ||
    [...told.tiesOf(id, 'in'), ...told.relatedTo(id, 'part-of')].some((each) =>
      portionOf(each.id, id, told),
    ) ||
    isOnlyOwner(entity, told) ||
    isOnlyTime(entity, told) ||
    isOnlyCompared(id, told)
  );
}

/** After a bath, after dinner. What somebody looks or runs after is there. */
function isOnlyTime({ id, kinds }: Entity, told: MeaningIndex): boolean {
  if (kinds[0] !== 'food' && !kinds.includes('event')) return false;
  const events = told.eventsWith(id);
  const isTimeOf = ({ roles }: Event) =>
    roles.every(({ entity, preposition }) => entity !== id || preposition === 'after');
  return (
    events.length > 0 &&
    told.relationsOf(id).length === 0 &&
    events.every((event) => isTimeOf(event) && !isGoing(event))
  );
}

const SETTLED = wordClass('settled');
const HAVE_PARTS = new Set<string | undefined>(['vehicle', 'building']);

/** The windows of a village, the wheel of a car. */
function isFoundThere({ id, noun }: Entity, told: MeaningIndex): boolean {
  const ties = [...told.eventsWith(id), ...told.relationsOf(id)];
  const hasIt = (other: Entity) => HAVE_PARTS.has(other.kinds[0]) || SETTLED.has(other.noun);
  return (
    ALSO_PARTS.has(noun) && ties.length === 0 && told.entities.some((each) => each.id !== id && hasIt(each))
  );
}

const GAME_GEAR = wordRecord<Readonly<Record<string, Readonly<Record<string, string>>>>>('gameGear');

/** The net of those who play badminton catches no fish, a capsule beside an astronaut is no pill, and what lifts girders no bird. */
function ofGame(entity: Entity, { entities, events }: MeaningIndex): Entity {
  const others = entities.filter((each) => each !== entity);
  const words = [...others.flatMap(({ name }) => name.split(' ')), ...events.map(({ verb }) => verb)];
  const name = words.map((word) => own(own(GAME_GEAR, word) ?? {}, entity.name)).find(Boolean);
  // Two rings are one pair.
  return name === undefined ? entity : { ...entity, name, ...(name.endsWith('s') && { count: 1 as const }) };
}

/** What something is made of is no thing beside it. */
function isMaterial({ id, noun }: Entity, { entities }: MeaningIndex): boolean {
  return entities.some(
    ({ id: other, attributes }) =>
      other !== id && attributes.some(({ name, word }) => name === 'material' && word === noun),
  );
}

/** "There are bubbles", "under cherry blossoms": they are in the air, all over the film. */
function isInTheAir(entity: Entity, told: MeaningIndex): boolean {
  const { count, id } = entity;
  const named = (type: 'effect' | 'season') => valuesOf(type, phrasesOf(entity)).length > 0;
  const ties = [...told.eventsWith(id), ...told.relationsOf(id), ...told.relationsTo(id)];
  const isBeside = told.entities.length > 1 && ties.length === 0;
  return count === 'some' && named('effect') && (isBeside || named('season'));
}

function isPartOfOther(entity: Entity, told: MeaningIndex): boolean {
  const { id, kinds, name, noun } = entity;
  if (kinds[0] === 'plant' && told.tiesOf(id, 'part-of').some((each) => each.kinds[0] !== 'plant'))
    return true;
  // A treasure chest is no chest.
  const isNamed = name !== noun && figureOfWord(name) !== null;
  const isPart =
    kinds[0] === 'part' ||
    (kinds.includes('part') && told.isPart(id)) ||
    (!isNamed && (isOfBody(noun) || PARTS_OF_THINGS.has(noun) || ALSO_PARTS.has(noun)));
  // A dog with a bone has it in its mouth.
  const isHeld = told.tiesOf(id, 'held-by').length > 0;
  if (!isPart || isHeld || isTakenOff(id, told)) return false;
  const isSomebodys = isOfBody(noun) && name === noun && told.entities.some(isSomebody);
  const isOwned = kinds[0] !== 'place' && told.tiesOf(id, 'belongs-to').length > 0;
  return told.isPart(id) || isSomebodys || isOwned;
}

/** Smoke from a chimney and steam from a cup are drawn with these. */
function isGivenOff({ noun }: Entity, { entities }: MeaningIndex): boolean {
  return noun === 'steam' || (noun === 'smoke' && entities.some(({ kinds }) => kinds[0] === 'building'));
}

const OWNING = new Set(['belongs-to', 'part-of', 'worn-by', 'held-by']);

/** A dentist's office is named after the person who works there, and a judge's wig needs no judge in the film. */
function isOnlyOwner({ id }: Entity, told: MeaningIndex): boolean {
  const owned = told.relationsTo(id);
  if (owned.length === 0 || told.eventsWith(id).length > 0) return false;
  return owned.every(({ kind, of }) => {
    const thing = told.entity(of);
    if (kind !== 'belongs-to' || !thing) return false;
    // Whose hat is stolen or blown away is there; whose hat hangs on a nail need not be.
    if (told.events.some((event) => objectsOf(event).includes(of))) return false;
    const isElsewhere = told.relationsOf(of).some((other) => !OWNING.has(other.kind));
    return placeOf(thing, told) !== null || (isElsewhere && !isSomebody(thing));
  });
}

function isWorn(entity: Entity, told: MeaningIndex): boolean {
  const isOn = told.relationsOf(entity.id).some(({ kind, to }) => {
    const wearer = told.entity(to);
    const figure = wearer?.kinds[0] === 'animal' ? drawnNoun(wearer)?.figure : undefined;
    return kind === 'part-of' || (kind === 'worn-by' && (!figure || isDressed(figure)));
  });
  return (
    (isOn || isOnlyOwned(entity.id, told)) && !isTakenOff(entity.id, told) && garmentName(entity) !== null
  );
}

const COMPARING = new Set(['like', 'larger-than', 'smaller-than', 'as-large-as']);

/** "As tall as a tree", "swims like a fish": what something is only compared with is not in the film. */
export function isOnlyCompared(id: number, told: MeaningIndex): boolean {
  const to = told.relationsTo(id);
  if (to.some(({ kind }) => kind === 'larger-than') || to.some((each) => isModel(each, told))) return false;
  const roles = told.meaning.events.flatMap((event) => event.roles.filter(({ entity }) => entity === id));
  const isCompared =
    to.some(({ kind }) => COMPARING.has(kind)) || roles.some(({ name }) => name === 'manner');
  return (
    isCompared &&
    to.every(({ kind }) => COMPARING.has(kind)) &&
    told.relationsOf(id).every(({ kind }) => kind === 'like') &&
    roles.every(({ name }) => name === 'manner')
  );
}

/** "A picture of a dog": nobody makes it and it is nowhere, so it is the film. */
function isWholeFilm(entity: Entity, told: MeaningIndex): boolean {
  const isMade = told.eventsWith(entity.id).length > 0;
  return isPicture(entity) && told.entities[0] === entity && shownBy(entity, told).length > 0 && !isMade;
}

/** Whom a statue or a picture shows is seen. */
function isModel({ kind, of }: Relation, told: MeaningIndex): boolean {
  const likeness = told.entity(of);
  return kind === 'like' && (isStatue(likeness) || isPicture(likeness));
}

const AROUND = wordClass('aroundIt');

/** "Left of a barn", "a red barn", "in front of a school": among others, and nobody is in it. */
function isSeenFromOutside(entity: Entity, told: MeaningIndex): boolean {
  const to = told.relationsTo(entity.id);
  if (to.some(({ kind }) => kind === 'part-of' || AROUND.has(kind))) return true;
  // "With a barn behind it."
  if (told.relationsOf(entity.id).some(({ kind }) => AROUND.has(kind))) return true;
  if (isInside(entity.id, told)) return false;
  // A petrol station in the desert.
  if (told.tiesOf(entity.id, 'in', 'on').some((each) => each.kinds[0] === 'place' && placeOf(each, told)))
    return true;
  // A lift that goes up.
  const events = told.eventsBy(entity.id);
  if (entity.kinds[0] === 'vehicle' && events.some(({ outcome }) => outcome)) return true;
  // On a barn is on its roof; on a bridge one goes.
  const isOn = pointersTo(entity.id, told).some((each) => each === 'on' || each === 'onto');
  const isOnRoof = isOn && entity.kinds[0] === 'building' && entity.noun !== 'bridge';
  return isOnRoof || colourOf(entity) !== null;
}

/** Who looks or leans out of its window is seen from the street. */
function isLookedOutOf({ id }: Entity, told: MeaningIndex): boolean {
  return told.relatedTo(id, 'part-of').some((part) =>
    told.eventsWith(part.id).some(
      ({ roles }) =>
        roles.some((role) => role.entity === part.id && role.preposition === 'out of') &&
        // What is looked at is seen from inside.
        !roles.some(({ name, preposition }) => name === 'object' || preposition === 'at'),
    ),
  );
}

/** One flower is a thing; a field of them is ground, unless somebody has picked them. */
function isGround(entity: Entity, { figure }: DrawnNoun, told: MeaningIndex): boolean {
  const covers = valuesOf('effect', phrasesOf(entity)).length > 0;
  const isPicked = told.relationsOf(entity.id).some(({ kind }) => PICKED.has(kind));
  const isMany = entity.count === 'some' && entity.amount === undefined;
  return covers && isMany && figure.kind === 'emoji' && !isPicked;
}

const PICKED = new Set(['in', 'on', 'held-by']);

/** A pot with a plant in it is no cooking pot. */
function planted(entity: Entity, told: MeaningIndex): DrawnNoun | null {
  const drawn = entity.noun === 'pot' ? drawnNoun(entity) : null;
  const isPlanted = told
    .relatedTo(entity.id, 'in')
    .some(({ kinds }) => kinds.includes('plant') && !kinds.includes('food'));
  if (!isPlanted || drawn?.noun !== 'pot') return null;
  return { ...drawn, figure: { kind: 'object', model: 'flower pot' } };
}

/** A vessel with what is in it, or what is made of others, where both have one drawing: a glass of milk, a house of cards. */
function filled({ id }: Entity, told: MeaningIndex): DrawnNoun | null {
  const contents = [...told.relatedTo(id, 'in'), ...told.tiesOf(id, 'part-of')];
  return contents.map((other) => portionOf(id, other.id, told)).find((each) => each !== null) ?? null;
}

function portionOf(vessel: number, contents: number, told: MeaningIndex): DrawnNoun | null {
  const [one, other] = [told.entity(vessel), told.entity(contents)];
  const isPoured = [vessel, contents].some((id) => told.eventsWith(id).some(({ verb }) => verb === 'pour'));
  if (!one || !other || isPoured) return null;
  const several = other.count === 1 ? [] : [`${one.noun} of ${pluralOf(other.name)}`];
  for (const noun of [...several, `${one.name} of ${other.name}`, `${one.noun} of ${other.noun}`]) {
    const icon = pictureNamed(noun);
    const figure = figureOfWord(noun) ?? (icon ? { kind: 'emoji' as const, icon } : null);
    if (figure) return { noun, figure };
  }
  return null;
}

const FURNISHING = new Set<string | undefined>(['furniture', 'part', 'surface']);

/** A prompt that is nothing but the name of a place shows the place. A couch is a thing, though it stands for a living room. */
function isNothingElse({ attributes, kinds }: Entity, { entities, meaning }: MeaningIndex): boolean {
  const isAlone = entities.length === 1 && meaning.events.length === 0;
  return isAlone && attributes.length === 0 && !FURNISHING.has(kinds[0]);
}

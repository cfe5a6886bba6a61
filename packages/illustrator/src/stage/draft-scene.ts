import type { Entity, Event, Meaning } from '@phonofilm/reader/reader';
import { placeWords } from '../catalogue/place-index.ts';
import type { Detail, Figure, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { groundCalled } from '../vocabulary/looks.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { type Casting, castEntity, isOnlyCompared, WHOLE_WORLD, YOUNG } from './cast-entities.ts';
import { deedsOf } from './deeds-of.ts';
import { colourOf, countOf, materialOf } from './describe-subject.ts';
import { type Shown, showEvents } from './do-events.ts';
import { type Draft, type Drafted, present } from './draft.ts';
import { draftSubjects, ridesOf } from './draft-subjects.ts';
import { findMoves } from './find-moves.ts';
import { findPassings } from './find-passings.ts';
import { bestPlace, findPlaces } from './find-places.ts';
import { findSetting, isWater } from './find-setting.ts';
import { leadRelation } from './lead-relation.ts';
import { ANIMALS, asLikeness } from './likeness.ts';
import { linesOf } from './lines-of.ts';
import { agentsOf, MeaningIndex, own, saidOf } from './meaning-index.ts';
import { deedAmong, nominalDeed } from './own-deed.ts';
import { namedParts } from './parts-of.ts';
import { readCamera } from './read-camera.ts';
import { relateSubjects } from './relate-subjects.ts';
import { stepsOf } from './stage-sequence.ts';
import { toldApart } from './told-apart.ts';

const FLUID_FOOD = wordClass('fluidFood');
const STRIKING = new Set(['strike', 'hit', 'split', 'zap']);

/** What a meaning shows, before anything is filled in that it leaves open. */
export function draftScene(given: Meaning): Draft {
  const meaning = toldApart(given);
  const told = new MeaningIndex(meaning);
  const castings = new Map<number, Casting>(
    told.entities.map((entity) => [entity.id, castEntity(entity, told)]),
  );
  const figureOf = (id: number): Figure | null => castings.get(told.wholeOf(id))?.drawn[0]?.figure ?? null;
  const shown = showEvents(told, figureOf);
  const drawnWith = drawnWithDeeds(shown, told, figureOf);
  const free = told.entities.filter((each) => !drawnWith.has(each.id) && nominalDeed(each, told) === null);
  const cast = draftSubjects(free, castings, shown, told);
  const stuff = stuffOf(told);
  const drafted = withOwners(
    leadFirst(withoutMinorSigns(asKin(cast, told), told), told).map((each) => ({
      ...each,
      subject: ofStuff(asLikeness(each, cast, told), told, stuff),
    })),
    told,
  );
  const subjects = drafted.map(({ subject }) => subject);
  const relations = relateSubjects(drafted, told, drawnWith);
  const relation = leadRelation(drafted, relations, told);
  const [rider, mount] = subjects;
  const steps = stepsOf(meaning, told.events);
  const stepOf = ({ id }: Event) => steps.get(id) ?? 0;
  const idsOf = (id: number) =>
    drafted
      .filter(({ entity }) => entity.id === id || entity.id === told.wholeOf(id))
      .map(({ subject }) => subject.id);
  const passing = findPassings(told, drafted, idsOf, stepOf);
  const isPassing = ({ passes }: Event) =>
    passes !== undefined && passing.some(({ by, takes }) => [by, takes?.id].includes(idsOf(passes.thing)[0]));
  const going = new MeaningIndex({ ...meaning, events: meaning.events.filter((event) => !isPassing(event)) });
  const gone = findMoves(going, idsOf, (id) => castings.get(id)?.isPlace ?? false, stepOf);
  const isStanding = (id: number) =>
    drafted.some(({ entity, subject }) => entity.id === id && subject.figure.kind === 'landmark');
  // The deck of a blue boat is seen with the boat.
  const isOfVehicle = (id: number) =>
    told
      .tiesOf(id, 'part-of')
      .some(({ attributes, kinds }) => kinds[0] === 'vehicle' && attributes.length > 0);
  const grounds = free.filter(({ id }) => castings.get(id)?.isPlace && !isStanding(id) && !isOfVehicle(id));
  const places = findPlaces(told, grounds);
  const best = bestPlace(places, subjects.length === 0);
  const place = best?.place ?? null;
  const setting = findSetting(
    told,
    free.filter(({ id }) => !isOnlyCompared(id, told)),
    (id) => drafted.some(({ entity }) => entity.id === id),
  );
  return {
    ...setting,
    // On the moon there is none in the sky.
    effects: setting.effects.filter(
      (effect) => (effect !== 'full-moon' || place !== 'moon') && effect !== place?.replace('-field', 's'),
    ),
    ...present({
      bamboo: told.entities.some(({ name }) => name.split(' ').includes('bamboo')),
      liquid: told.entities.find(({ kinds, noun }) => kinds[0] === 'drink' || FLUID_FOOD.has(noun))?.name,
      struck:
        told.events.some(({ verb }) => STRIKING.has(verb)) &&
        meaning.film.some(({ value }) => value === 'storm'),
      grounds: groundsOf(grounds, place !== null && placeWords(place).indoors ? [] : meaning.film),
    }),
    place,
    // Who is in a kitchen in the rain hears it on the roof.
    open:
      !best?.pointed && meaning.film.some(({ about, value }) => about === 'place' && value === 'outdoors'),
    outside:
      place && placeWords(place).aboard
        ? (places.find((each) => !placeWords(each.place).indoors)?.place ?? null)
        : null,
    subjects,
    details: [...detailsOf(drawnWith, drafted, told), ...namedParts(drafted, told)],
    relation,
    // Who rides and the mount are drawn as one.
    relations: [...relations, ...ridesOf(subjects)].filter(
      ({ of, to }) => !(relation === 'riding' && of === rider?.id && to === mount?.id),
    ),
    deeds: deedsOf(shown, drafted, told, stepOf),
    moves: [...passing, ...gone],
    lines: linesOf(told, drafted),
    absent: [...new Set([...meaning.absent, ...goneOf(told)])],
    named: namedIn(told),
    camera: readCamera(meaning.film.filter(({ about }) => about === 'camera').map(({ value }) => value)),
    stuff,
  };
}

/** What is said of where it all is: a flooded kitchen, a field after rain. Rivers take the colour. */
function groundsOf(places: readonly Entity[], film: Meaning['film']): string[] {
  const said = places.filter((place) => !isWater(place)).flatMap(({ attributes }) => attributes);
  const grounds = said.filter(({ name }) => name === 'state').flatMap(({ word }) => groundCalled(word) ?? []);
  return [...new Set([...grounds, ...film.flatMap(({ value }) => own(LEFT_BY_WEATHER, value) ?? [])])];
}

const LEFT_BY_WEATHER: Readonly<Record<string, string>> = wordRecord('groundsByWord');

const NAMED_WITH = new Set(['object', 'purpose']);

/** All nouns, and what is done with them: "wait train" tells more of where one is than the train. */
function namedIn(told: MeaningIndex): string[] {
  return [
    ...told.entities.flatMap(({ name, noun }) => (name === noun ? [noun] : [name, noun])),
    ...told.events.flatMap(({ verb, roles }) =>
      roles.flatMap(({ entity, name }) =>
        NAMED_WITH.has(name) ? `${verb} ${told.entity(entity)?.noun}` : [],
      ),
    ),
  ];
}

const CROWDED = wordClass('crowded');

/** Who has left, and whom nobody meets in an empty street or theatre. */
function goneOf(told: MeaningIndex): string[] {
  const left = told.entities.filter(({ id }) => told.isGone(id)).map(({ noun }) => noun);
  const empty = told.entities.filter(
    (entity) => entity.kinds[0] === 'place' && saidOf(entity, 'state').includes('empty'),
  );
  if (empty.length === 0) return left;
  const isSeated = empty.some(({ name }) => name.split(' ').some((word) => CROWDED.has(word)));
  return [...left, ...(isSeated ? ['audience'] : ['furniture', 'car', 'person'])];
}

const PARENTS = wordClass('parents');

/** An elephant's calf is a small elephant; "its mother" is a grown animal of the same kind. */
function asKin(cast: readonly Drafted[], told: MeaningIndex): readonly Drafted[] {
  return cast.map((each) => {
    const { entity, subject } = each;
    const isYoung = YOUNG.has(entity.noun);
    if (!isYoung && !PARENTS.has(entity.noun)) return each;
    const ties = [...told.relationsOf(entity.id), ...told.relationsTo(entity.id)];
    const isTied = ({ id }: Entity) => ties.some(({ of, to }) => id === of || id === to);
    const kin = cast.find(
      (one) => one !== each && ANIMALS.has(one.subject.figure.kind) && isTied(one.entity),
    )?.subject;
    if (!kin) return each;
    const { noun, figure } = kin;
    const size = isYoung ? 'small' : 'normal';
    return { entity, subject: { ...subject, noun, figure, called: entity.noun, clothes: [], size } };
  });
}

/** Whose things and kin are there with them. */
function withOwners(cast: readonly Drafted[], told: MeaningIndex): readonly Drafted[] {
  return cast.map((each) => {
    const owners = told.tiesOf(each.entity.id, 'belongs-to');
    const owner = cast.find((one) => one !== each && owners.includes(one.entity))?.subject;
    return owner ? { ...each, subject: { ...each.subject, owner: owner.id } } : each;
  });
}

/** What nothing can draw gets a sign; that is right for what the film is about, and not for what is named in passing. */
function withoutMinorSigns(cast: readonly Drafted[], told: MeaningIndex): readonly Drafted[] {
  const few = told.entities.length <= 3 && told.events.length === 0;
  return cast.filter(({ subject }, index) => subject.figure.kind !== 'sign' || index === 0 || few);
}

/** The film follows the one who does something to what is named first: "a cake is eaten by a dog". */
function leadFirst(cast: readonly Drafted[], told: MeaningIndex): readonly Drafted[] {
  const [first] = cast;
  if (!first || LIVING.has(first.subject.figure.kind)) return cast;
  const doer = cast.find(
    ({ entity, subject }) =>
      LIVING.has(subject.figure.kind) &&
      told.eventsBy(entity.id).some((event) => event.roles.some((role) => role.entity === first.entity.id)),
  );
  return doer ? [doer, ...cast.filter((each) => each !== doer)] : cast;
}

/** What the deeds that are seen are drawn with, each with who does it. */
function drawnWithDeeds(
  shown: readonly Shown[],
  told: MeaningIndex,
  figureOf: (id: number) => Figure | null,
): ReadonlyMap<number, number> {
  const drawn = new Map<number, number>();
  for (const entity of told.entities) {
    const figure = figureOf(entity.id);
    const done = shown.filter(({ event }) =>
      agentsOf(event).some((each) => told.wholeOf(each) === entity.id),
    );
    const seen = figure && deedAmong(done, entity, figure, told);
    for (const { name, drawn: with_ } of done)
      if (name === seen) for (const id of with_) drawn.set(id, entity.id);
  }
  return drawn;
}

/** What the drawings of deeds have of what is told. */
function detailsOf(
  drawnWith: ReadonlyMap<number, number>,
  drafted: readonly Drafted[],
  told: MeaningIndex,
): Detail[] {
  return [...drawnWith].flatMap(([id, doer]) => {
    const entity = told.entity(id);
    const subject = drafted.find((each) => each.entity.id === doer)?.subject;
    if (!entity || !subject?.deed || drafted.some((each) => each.entity.id === id)) return [];
    // Of its colour is seen what the drawing shows in it.
    const colour = subject.tint && subject.tint === colourOf(entity) ? subject.tint : null;
    const { name: noun } = entity;
    return [{ id, noun, count: countOf(entity, entity.noun), colour, of: subject.id, deed: subject.deed }];
  });
}

/** What everything is made of: a papercraft world, a city of paper, a forest of lego. */
function stuffOf(told: MeaningIndex): Draft['stuff'] {
  // Real streets are of stone, and real floors of wood.
  const isOfToys = (place: Entity) => place.kinds[0] === 'place' && CRAFTS.has(materialOf(place));
  const world = told.entities.find((each) => WHOLE_WORLD.has(each.noun) || isOfToys(each));
  return world ? materialOf(world) : puppetStuff(told);
}

const PUPPETS: Readonly<Record<string, Draft['stuff']>> = wordRecord('puppets');
const CRAFTS = wordClass('crafts');

/** Puppets that are filmed pose by pose are of felt, unless another stuff is said, and so is everything around them. */
function puppetStuff({ meaning }: MeaningIndex): Draft['stuff'] {
  const said = meaning.film.find(({ value }) => value === 'stop-motion')?.word;
  return said === undefined ? null : (own(PUPPETS, said.split(' ')[0] ?? '') ?? 'wool');
}

function ofStuff(subject: Subject, told: MeaningIndex, stuff: Draft['stuff']): Subject {
  const isWorld = told.entities.some(({ noun }) => WHOLE_WORLD.has(noun)) || puppetStuff(told) !== null;
  return isWorld ? { ...subject, material: subject.material ?? stuff } : subject;
}

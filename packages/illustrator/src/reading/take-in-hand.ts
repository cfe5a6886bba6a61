import { DEEDS, isDoneToThing } from '../cast/people/deed-names.ts';
import type { Action, SpatialRelation, Subject } from '../scene-description.ts';
import { CONTAINERS, SURFACES } from './lexicon/containers.ts';
import { homeOf } from './lexicon/nouns.ts';
import { matchPhrase } from './phrase-book.ts';
import { isHoldable } from './read-relation.ts';
import type { Reading } from './reading.ts';
import { LIVING } from './scene-draft.ts';

/** Three lemons that are juggled and an apple that is eaten do not stand beside whoever does it. */
export function takeInHand(read: Reading): Reading {
  const reading = { ...read, subjects: asAnimals(read) };
  const { deeds, relations, subjects } = reading;
  for (const subject of subjects) {
    const objects = deeds.filter(({ by, object }) => by === subject.id && object !== null);
    const done = objects.find(({ name }) => name !== null && name === subject.deed) ?? objects[0];
    const thing = subjects.find(({ id }) => id === done?.object) ?? fedBy(subject, subjects);
    const target = targetOf(reading, thing ?? (isDoneToThing(subject.deed) ? subject : null));
    const deed = thing ? deedWith(subject, thing, reading) : target && subject.deed;
    if (!deed) continue;
    const doer: Subject = deed === 'walk' ? { ...subject, deed: null, action: deed } : { ...subject, deed };
    const parts = [thing, target].filter((each) => each !== null);
    return withoutEmptyHands({
      ...reading,
      subjects: [doer, ...parts, ...subjects.filter((each) => each !== subject && !parts.includes(each))],
      place: reading.place ?? (deed === 'eat-food' ? (homeOf(subject.figure) ?? 'park') : null),
      relation: 'holding',
      relations: thing ? relationsOf(relations, doer, thing, target) : relations,
    });
  }
  return withoutEmptyHands(reading);
}

/** Whoever feeds something feeds the animal that is there, wherever in the sentence it is named. */
function fedBy({ deed }: Subject, subjects: readonly Subject[]): Subject | null {
  if (deed !== 'feed-animal') return null;
  return subjects.find(({ figure }) => LIVING.has(figure.kind) && figure.kind !== 'person') ?? null;
}

/** What something is put on or into. */
function targetOf({ relations, subjects }: Reading, thing: Subject | null): Subject | null {
  const into = relations.find(({ of, kind }) => of === thing?.id && INTO.has(kind))?.to;
  const found = subjects.find(({ id, figure }) => id === into && !LIVING.has(figure.kind));
  const noun = found?.noun.split(' ').at(-1) ?? '';
  return found && (CONTAINERS.has(noun) || SURFACES.has(noun) || TARGETS.test(noun)) ? found : null;
}

const TARGETS =
  /^(bread|toast|pancake|wall|pan|wok|pot|skillet|hook|stove|cake|salad|soup|bench|bun|drawer)$/;

/** What animals do with mouth and paws: nobody draws a bear with a fishing rod for it. */
const ON_OWN_LEGS = new Set(
  'carry pull push catch catch-fish catch-insect smell lift collect pick-fruit herd open close throw taste handle hide cross-street enter-door roll-hill swing-rope hang-bar explore-cave run-race curling wrap sleep-bed'.split(
    ' ',
  ),
);

/** A duck and her ducklings that cross a street all walk. */
function asAnimals(read: Reading): Subject[] {
  const subjects = read.subjects.map((subject) => asAnimal(subject, read));
  const action = subjects.find((subject, index) => subject !== read.subjects[index])?.action ?? null;
  const isIdleAnimal = ({ figure, deed, action: own }: Subject) =>
    LIVING.has(figure.kind) && figure.kind !== 'person' && deed === null && own === null;
  return subjects.map((subject) => (action && isIdleAnimal(subject) ? { ...subject, action } : subject));
}

/** An animal crawls, falls and carries in its own way. */
function asAnimal(subject: Subject, { deeds }: Reading): Subject {
  const { deed, figure, id } = subject;
  if (deed === null || figure.kind === 'person') return subject;
  if (DEEDS[deed]?.group !== 'body' && !ON_OWN_LEGS.has(deed)) return subject;
  const verb = deeds.find(({ by, name }) => by === id && name === deed)?.verb ?? '';
  const action = deed === 'sleep-bed' ? 'sleep' : (actionOf(verb) ?? subject.action);
  return { ...subject, deed: null, action };
}

/** Dictionary forms may have an e too many: crawle. */
function actionOf(verb: string): Action | null {
  const found = [verb, verb.replace(/e$/, '')]
    .flatMap((form) => matchPhrase([form], 0)?.meanings ?? [])
    .find(({ type }) => type === 'action');
  return found ? (found.value as Action) : null;
}

/** What is said aloud is heard and seen from the lips. */
const SAID = new Set<string | null>(['whisper', 'shout', 'quarrel', 'talk']);

/** "With her eyes open" nobody opens anything; whoever whispers a line is not alone with somebody's ear. */
function withoutEmptyHands(reading: Reading): Reading {
  const idle = ({ deed, id }: Subject) =>
    (SAID.has(deed) && reading.lines.some(({ by }) => by === id)) ||
    (deed !== null &&
      DEEDS[deed]?.needsThing === true &&
      !reading.deeds.some(({ by, object }) => by === id && object !== null));
  return reading.subjects.some(idle)
    ? { ...reading, subjects: reading.subjects.map((each) => (idle(each) ? { ...each, deed: null } : each)) }
    : reading;
}

const INTO = new Set<SpatialRelation['kind']>(['in', 'on', 'above', 'around']);

/** What is said of the thing holds for whoever has it (both are on the ship), except what it is put on or into. */
function relationsOf(
  relations: readonly SpatialRelation[],
  doer: Subject,
  thing: Subject,
  target: Subject | null,
): SpatialRelation[] {
  return relations
    .map((each) => (each.of === thing.id && each.to !== target?.id ? { ...each, of: doer.id } : each))
    .filter(({ of, to }) => of !== to && to !== thing.id && !(of === doer.id && to === target?.id));
}

/** What a verb becomes by what it is done to: pigeons are not fed as horses are. */
const BY_KIND: Readonly<Record<string, Partial<Record<Subject['figure']['kind'], string>>>> = {
  'feed-animal': {
    bird: 'feed-birds',
    emoji: 'feed-birds',
    creature: 'feed-birds',
    fish: 'feed-fish',
    person: 'feed-child',
  },
  paint: { object: 'paint-thing', vehicle: 'paint-thing', landmark: 'paint-thing', craft: 'paint-thing' },
  wash: { vehicle: 'wash-large', object: 'wash', quadruped: 'groom-dog' },
  repair: { vehicle: 'repair-vehicle' },
  brush: { quadruped: 'brush-animal' },
  catch: { fish: 'catch-fish', creature: 'catch-insect' },
  push: { person: 'handle' },
  carry: { person: 'carry-child' },
};

/** Animals whose back is as high as a person's chest. */
const TALL = /\b(horse|pony|donkey|mule|cow|bull|camel|llama|elephant|giraffe|zebra|deer|moose)$/;

/** Nouns of pictures that lead to the thing itself. */
const PAINTED = /\b(door|fence|egg|bench|gate|shed|boat)$/;
const LARGE =
  /\b(table|floor|shelf|bookshelf|cabinet|sofa|fence|bench|door|bathtub|sink|toilet|refrigerator|statue)$/;

function deedWith(subject: Subject, thing: Subject, reading: Reading): string | null {
  const { action, deed } = subject;
  const living = LIVING.has(thing.figure.kind);
  const holdable = isHoldable(thing) && thing.figure.kind !== 'instrument';
  if (deed === 'carry' && holdable) return 'walk';
  if (deed === 'feed-animal' && TALL.test(thing.noun)) return 'feed-tall';
  if (deed === 'brush-animal' && !TALL.test(thing.noun)) return 'brush-pet';
  if (deed === 'paint' && PAINTED.test(thing.noun)) return 'paint-thing';
  if (deed === 'wash' && LARGE.test(thing.noun)) return 'wash-large';
  const other = deed && BY_KIND[deed]?.[thing.figure.kind];
  if (other) return other;
  if (deed !== null) return isDoneToThing(deed) ? deed : null;
  if (action === 'hold' && living && thing.figure.kind !== 'person') return 'cradle';
  if (action === 'eat') return holdable ? 'eat-food' : null;
  if (action === 'drink') return holdable ? 'drink-from' : null;
  return isUnknownDeed(subject, thing, reading) ? 'handle' : null;
}

const TOUCHED = new Set<Subject['figure']['kind']>(['object', 'emoji', 'prop', 'sign']);
const PLAIN = new Set<Action | null>([null, 'cook', 'type']);

/** A verb nobody drew, done to a thing: the doer has it in hand instead of walking past it. */
function isUnknownDeed({ id, action, figure }: Subject, thing: Subject, { relations }: Reading): boolean {
  return (
    figure.kind === 'person' &&
    PLAIN.has(action) &&
    TOUCHED.has(thing.figure.kind) &&
    !relations.some(({ of, to }) => of === thing.id || (of === id && to === thing.id))
  );
}

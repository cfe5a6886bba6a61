import type { Entity, Event, Meaning } from '@phonofilm/reader/reader';
import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import { placeWords } from '../catalogue/place-index.ts';
import {
  type Action,
  COVER,
  type Deed,
  type Figure,
  type Movement,
  type SpatialRelation,
  type SpokenLine,
  type Subject,
} from '../scene-description.ts';
import { GETTING_ALONG, ON_SOMETHING } from '../vocabulary/containers.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { LIVING } from '../vocabulary/living.ts';
import { figureOfWord } from '../vocabulary/nouns.ts';
import { IMPLIED } from '../vocabulary/reading-hints.ts';
import { type Casting, castEntity, HANDS, isOnlyCompared, WHOLE, YOUNG } from './cast-entities.ts';
import { bareHead, clothesOf, dressOf, isOfHair } from './clothe.ts';
import { colourOf, countOf, materialOf, sizeOf } from './describe-subject.ts';
import { type Shown, showEvents } from './do-events.ts';
import type { Draft, Drafted } from './draft.ts';
import type { DrawnNoun } from './drawn-noun.ts';
import { findMoves } from './find-moves.ts';
import { findPassings } from './find-passings.ts';
import { bestPlace, findPlaces } from './find-places.ts';
import { findSetting } from './find-setting.ts';
import { happeningOf } from './happening-of.ts';
import { leadRelation } from './lead-relation.ts';
import { liesOf } from './lie-or-lean.ts';
import { asLikeness, givenOff, isHeartShaped } from './likeness.ts';
import { looksOf } from './looks-of.ts';
import { changeOf } from './name-action.ts';
import { deedCalled, deedOfPlayer } from './name-deed.ts';
import { postureOf } from './posture-of.ts';
import { readCamera } from './read-camera.ts';
import { relateSubjects } from './relate-subjects.ts';
import { stepsOf } from './stage-sequence.ts';
import { agentsOf, objectsOf, own, phrasesOf, saidOf, Told } from './told.ts';
import { toldApart } from './told-apart.ts';
import { isGoing } from './ways-of-event.ts';

const MOST_SUBJECTS = 8;
const STRIKING = new Set(['strike', 'hit', 'split', 'zap']);

/** What a meaning shows, before anything is filled in that it leaves open. */
export function draftScene(given: Meaning): Draft {
  const meaning = toldApart(given);
  const told = new Told(meaning);
  const castings = new Map<number, Casting>(
    told.entities.map((entity) => [entity.id, castEntity(entity, told)]),
  );
  const figureOf = (id: number): Figure | null => castings.get(told.wholeOf(id))?.drawn[0]?.figure ?? null;
  const shown = showEvents(told, figureOf);
  const drawnWith = drawnWithDeeds(shown, told, figureOf);
  const free = told.entities.filter((each) => !drawnWith.has(each.id) && !isNominal(each, told));
  const cast = draftSubjects(free, castings, shown, told);
  const drafted = leadFirst(withoutMinorSigns(asYoung(cast, told), told), told).map(
    ({ entity, subject }) => ({
      entity,
      subject: asLikeness(
        subject,
        entity,
        cast.map((each) => each.subject),
        told,
      ),
    }),
  );
  const stuff = stuffOf(told);
  const isWorld = told.entities.some(({ noun }) => WHOLE.has(noun));
  const subjects = drafted.map(({ subject }) =>
    isWorld ? { ...subject, material: subject.material ?? stuff } : subject,
  );
  const relations = relateSubjects(drafted, told, drawnWith);
  const relation = leadRelation(drafted, relations, told);
  const steps = stepsOf(meaning, told.events);
  const deeds = deedsOf(shown, drafted, told, steps);
  const idsOf = (id: number) =>
    drafted
      .filter(({ entity }) => entity.id === id || entity.id === told.wholeOf(id))
      .map(({ subject }) => subject.id);
  const stepOf = ({ id }: Event) => steps.get(id) ?? 0;
  const passing = findPassings(told, drafted, idsOf, stepOf);
  const isPassing = ({ passes }: Event) =>
    passes !== undefined && passing.some(({ by, takes }) => [by, takes?.id].includes(idsOf(passes.thing)[0]));
  const gone = findMoves(
    new Told({ ...meaning, events: meaning.events.filter((event) => !isPassing(event)) }),
    idsOf,
    (id) => castings.get(id)?.isPlace ?? false,
    stepOf,
  );
  const moves = underCovers(relations, [...passing, ...gone]);
  const isDrawn = (id: number) => drafted.some(({ entity }) => entity.id === id);
  const setting = findSetting(
    told,
    free.filter(({ id }) => !isOnlyCompared(id, told)),
    isDrawn,
  );
  const standing = new Set(
    drafted.filter(({ subject }) => subject.figure.kind === 'landmark').map(({ entity }) => entity.id),
  );
  const ground = free.filter(({ id }) => castings.get(id)?.isPlace && !standing.has(id));
  const places = findPlaces(told, ground);
  const best = bestPlace(places, subjects.length === 0);
  const place = best?.place ?? null;
  const outside = places.find((each) => !placeWords(each.place).indoors)?.place ?? null;
  const draft = {
    ...setting,
    // On the moon there is none in the sky.
    effects: setting.effects.filter(
      (effect) =>
        (effect !== 'full-moon' || place !== 'moon') &&
        (effect !== 'sunflowers' || place !== 'sunflower-field'),
    ),
    bamboo: told.entities.some(({ name }) => name.split(' ').includes('bamboo')),
    liquid: told.entities.find(({ kinds }) => kinds[0] === 'drink')?.name ?? null,
    struck:
      told.events.some(({ verb }) => STRIKING.has(verb)) &&
      meaning.film.some(({ value }) => value === 'storm'),
    place,
    placeNamed: best?.phrase ?? null,
    outside: place && placeWords(place).aboard ? outside : null,
    subjects,
    relation,
    relations: relation === 'riding' ? withoutMount(relations, subjects) : relations,
    deeds,
    moves,
    lines: linesOf(told, drafted),
    absent: [...new Set([...meaning.absent, ...goneOf(told)])],
    named: [
      ...told.entities.flatMap(({ name, noun }) => (name === noun ? [noun] : [name, noun])),
      // "wait train": what is done with a thing tells more of where one is than the thing.
      ...told.events.flatMap(({ verb, roles }) =>
        roles.flatMap(({ entity, name }) =>
          name === 'object' || name === 'purpose' ? `${verb} ${told.entity(entity)?.noun}` : [],
        ),
      ),
      // "A storm rages outside": it is seen from within.
      ...(told.events.some((event) => isWeatherOutside(event, told)) ? ['window'] : []),
      ...(meaning.relations.some(({ preposition }) => preposition?.endsWith(' top of')) ? ['top'] : []),
    ],
    camera: readCamera(meaning.film.filter(({ about }) => about === 'camera').map(({ value }) => value)),
    stuff,
  };
  return onOwnMounts(draft);
}

/** Whoever goes under what is over their head takes it along. */
function underCovers(relations: readonly SpatialRelation[], moves: readonly Movement[]): Movement[] {
  const isCovered = ({ by, to, way }: Movement) =>
    way === 'under' && relations.some(({ of, part, to: over }) => part === COVER && of === by && over === to);
  return moves.flatMap((move) => {
    if (!isCovered(move)) return [move];
    const goesOn = moves.some((other) => other !== move && other.by === move.by && !isCovered(other));
    return goesOn ? [] : [{ ...move, way: 'onward', to: null }];
  });
}

function isWeatherOutside(event: Event, told: Told): boolean {
  const isWeather = agentsOf(event).some((id) => told.entity(id)?.kinds[0] === 'weather');
  return isWeather && (event.adverbs ?? []).includes('outside');
}

const CROWDED = new Set(['stage', 'theatre', 'theater', 'stadium', 'hall', 'arena', 'circus', 'auditorium']);

/** Who has left, and whom nobody meets in an empty street or theatre. */
function goneOf(told: Told): string[] {
  const left = told.entities.filter(({ id }) => told.isGone(id)).map(({ noun }) => noun);
  const empty = told.entities.filter(
    (entity) => entity.kinds[0] === 'place' && saidOf(entity, 'state').includes('empty'),
  );
  if (empty.length === 0) return left;
  const sat = empty.some(({ name }) => name.split(' ').some((word) => CROWDED.has(word)));
  return [...left, ...(sat ? ['audience'] : ['furniture', 'car', 'person'])];
}

const PARENTS = new Set(['mother', 'mom', 'father', 'parent']);

/** An elephant's calf is a small elephant; "its mother" is a grown animal of the same kind. */
function asYoung(cast: readonly Drafted[], told: Told): readonly Drafted[] {
  const isAnimal = ({ subject }: Drafted) =>
    LIVING.has(subject.figure.kind) && subject.figure.kind !== 'person';
  return cast.map((each) => {
    const { entity, subject } = each;
    const tied = [...told.relationsOf(entity.id), ...told.relationsTo(entity.id)];
    const other = cast.find(
      (one) =>
        one !== each &&
        isAnimal(one) &&
        !YOUNG.has(one.subject.noun) &&
        tied.some(({ of, to }) => of === one.entity.id || to === one.entity.id),
    );
    if (other && YOUNG.has(entity.noun))
      return {
        entity,
        subject: {
          ...subject,
          noun: other.subject.noun,
          figure: other.subject.figure,
          size: 'small' as const,
        },
      };
    if (other && PARENTS.has(entity.noun))
      return {
        entity,
        subject: {
          ...subject,
          noun: other.subject.noun,
          figure: other.subject.figure,
          clothes: [],
          size: 'normal' as const,
        },
      };
    return each;
  });
}

/** What nothing can draw gets a sign; that is right for what the film is about, and not for what is named in passing. */
function withoutMinorSigns(cast: readonly Drafted[], told: Told): readonly Drafted[] {
  const few = told.entities.length <= 3 && told.events.length === 0;
  return cast.filter(
    ({ entity, subject }, index) =>
      subject.figure.kind !== 'sign' || index === 0 || few || isPassed(entity.id, told),
  );
}

function isPassed(id: number, { events }: Told): boolean {
  return events.some(({ passes }) => passes?.thing === id);
}

/** Whoever does something to what is named first is who the film follows: "a cake is eaten by a dog". */
function leadFirst(cast: readonly Drafted[], told: Told): readonly Drafted[] {
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
  told: Told,
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
      if (name === seen && name !== 'hide') for (const id of with_) drawn.set(id, entity.id);
  }
  return drawn;
}

function draftSubjects(
  entities: readonly Entity[],
  castings: ReadonlyMap<number, Casting>,
  shown: readonly Shown[],
  told: Told,
): Drafted[] {
  const drafted: Drafted[] = [];
  for (const entity of entities)
    for (const drawn of castings.get(entity.id)?.drawn ?? []) {
      if (drafted.length >= MOST_SUBJECTS) return drafted;
      const index = castings.get(entity.id)?.drawn.indexOf(drawn) ?? 0;
      const subject = subjectOf(entity, drawn, shown, told, entity.id + 100 * index);
      drafted.push({ entity, subject });
      const company = own(IMPLIED, drawn.trade ?? drawn.noun)?.with;
      const figure =
        company && subject.action === own(IMPLIED, drawn.noun)?.action ? figureOfWord(company) : null;
      if (company && figure && isWithout(company, told))
        drafted.push({
          entity: { ...entity, id: -entity.id },
          subject: plainSubject(entity.id + COMPANY, company, figure),
        });
    }
  return drafted;
}

/** The bicycle that a cyclist has is ridden, whoever else is named before. */
function onOwnMounts(draft: Draft): Draft {
  const pairs = draft.subjects.flatMap((mount, index) => {
    const rider = draft.subjects[index - 1];
    const isOwn = rider && mount.id === rider.id + COMPANY && mount.figure.kind === 'vehicle';
    return isOwn && draft.relation !== 'riding'
      ? [{ kind: 'riding' as const, of: rider.id, to: mount.id }]
      : [];
  });
  return pairs.length === 0 ? draft : { ...draft, relations: [...draft.relations, ...pairs] };
}

/** Added to somebody's id for what they have by their trade. */
const COMPANY = 500;

/** A musician has a guitar, unless another instrument is named. */
function isWithout(company: string, { entities }: Told): boolean {
  return !entities.some(
    ({ name, kinds }) => name === company || kinds[0] === 'instrument' || kinds[0] === 'vehicle',
  );
}

export function plainSubject(id: number, noun: string, figure: Figure): Subject {
  return {
    id,
    noun,
    figure,
    count: 1,
    colour: null,
    size: 'normal',
    action: null,
    dress: null,
    clothes: [],
    material: null,
    deed: null,
    change: null,
  };
}

function subjectOf(
  entity: Entity,
  { noun, figure, trade }: DrawnNoun,
  shown: readonly Shown[],
  told: Told,
  id: number,
): Subject {
  const isAlive = LIVING.has(figure.kind);
  const clothes = isAlive ? [...clothesOf(entity, told), ...bareHead(entity, told)] : [];
  const done = shown.filter(({ event }) => agentsOf(event).some((each) => told.wholeOf(each) === entity.id));
  const deed = ownInstrument(trade ?? noun, done, told) ?? deedAmong(done, entity, figure, told);
  const states = saidOf(entity, 'state');
  const events = done.map(({ event }) => event);
  const happening = happeningOf(entity, { noun, figure }, shown, told);
  const lies = liesOf(entity, figure, told);
  const sex = saidSex(entity);
  const posture = figure.kind === 'person' ? postureOf(entity, told) : null;
  const gives = givenOff(entity, figure, told);
  const looks = looksOf(entity, figure, told);
  const tint = done
    .flatMap(({ drawn }) => [...drawn])
    .map((id) => told.entity(id))
    .map((thing) => (thing ? colourOf(thing) : null))
    .find((colour) => colour !== null);
  const isYoung = YOUNG.has(entity.noun) || PUPS.has(entity.noun);
  const isDrawnGrown = 'model' in figure && figure.model !== entity.noun;
  const young = isYoung && isDrawnGrown && isAlive ? ('small' as const) : null;
  const said = sizeOf(entity, noun);
  const size =
    STATURES.get(entity.noun) ??
    comparedSize(entity, told) ??
    likeSized(entity) ??
    (said === 'normal' ? (young ?? said) : said);
  const shares = done.some(({ name, drawn }) => name !== null && name === deed && isOneThing(drawn, told));
  const implied = own(IMPLIED, trade ?? noun)?.action ?? null;
  const action =
    happening !== null
      ? null
      : isAtTheWheel(entity, told)
        ? 'drive'
        : (actionAmong(done, states, deed, implied) ??
          (deed === null ? stayingOf(entity, figure, told) : null));
  return {
    ...plainSubject(id, noun, figure),
    count: countShown(entity, noun, figure, told),
    colour:
      isAlive && isOfHair(entity)
        ? null
        : (colourOf(entity, noun) ??
          (isAlive ? colourOfCoat(entity, told) : null) ??
          (noun.startsWith('paper ') ? 'white' : null)),
    size,
    action,
    dress: dressOf(clothes),
    clothes: deed?.startsWith('put-on') || deed?.startsWith('take-off') ? [] : clothes,
    material: entity.attributes.some(
      ({ name, word }) => name === 'material' && noun.split(' ').includes(word),
    )
      ? null
      : materialOf(entity),
    deed,
    change: changeOf(noun, isAlive, states.includes('burning'), events),
    ...(figure.kind === 'person' && (sex === 'female' || sex === 'male') && { sex }),
    ...ageOf(entity, noun, figure),
    ...(isOfHands(entity, told) && { shown: 'hands' as const }),
    ...(posture && { posture }),
    ...happening,
    ...(lies && { lies }),
    ...(gives && { gives }),
    ...(looks.length > 0 && { looks }),
    ...(tint && { tint }),
    ...(shares && entity.count !== 1 && { shares: true }),
    ...(isHeartShaped(entity, told) && { form: 'heart' as const }),
    ...(isAlive && isBlown(told) && { windy: true }),
  };
}

/** "A convertible with a bear at the wheel". */
function isAtTheWheel({ id }: Entity, told: Told): boolean {
  return told
    .relationsOf(id)
    .some(
      ({ to, preposition }) =>
        ['wheel', 'steering wheel'].includes(told.entity(to)?.name ?? '') &&
        (preposition === 'at' || preposition === 'behind'),
    );
}

function isBlown({ meaning }: Told): boolean {
  return meaning.film.some(({ about, value }) => about === 'weather' && value === 'windy');
}

const COATS = new Set(['scale', 'fur', 'feather', 'skin', 'coat', 'hide', 'wool', 'plumage']);

/** A dragon with purple scales is purple. */
function colourOfCoat({ id }: Entity, told: Told): ReturnType<typeof colourOf> {
  const parts = told
    .relationsTo(id)
    .flatMap(({ kind, of }) => (kind === 'part-of' ? (told.entity(of) ?? []) : []));
  return (
    parts
      .filter(({ noun, kinds }) => COATS.has(noun) && kinds[0] !== 'garment')
      .map((part) => colourOf(part))[0] ?? null
  );
}

const FEMALE = new Set(['girl', 'woman', 'lady', 'female']);
const MALE = new Set(['boy', 'man', 'male']);

/** What is said beside the noun: a girl surfer, a pilot who waves her hand. A king is a man by himself. */
function saidSex({ attributes, name, noun }: Entity): string | undefined {
  const said = attributes.find((each) => each.name === 'sex' && each.word !== noun)?.value;
  const [first = ''] = name === noun ? [] : name.split(' ');
  return said ?? (FEMALE.has(first) ? 'female' : MALE.has(first) ? 'male' : undefined);
}

const FULL = 9;

/** A jar full of buttons. */
function isFilling(id: number, told: Told): boolean {
  return told.relationsOf(id).some(({ kind, to }) => {
    const vessel = told.entity(to);
    return kind === 'in' && vessel !== undefined && saidOf(vessel, 'state').includes('full');
  });
}

/** A penguin family is three of them; of a couple each is drawn for itself. */
function countShown(entity: Entity, noun: string, { kind }: Figure, told: Told): number {
  if (isGroupMember(entity)) return kind === 'person' ? 1 : entity.noun === 'couple' ? 2 : 3;
  if (HANDS.has(entity.noun)) return 1;
  const count = countOf(entity, noun);
  if (count === 1 && isInEachHand(entity.id, told)) return 2;
  return entity.count === 'some' && count > 1 && isFilling(entity.id, told) ? Math.max(count, FULL) : count;
}

const PAIRED = new Set(['hand', 'arm', 'shoulder', 'knee', 'foot', 'paw', 'ear']);

/** "In each hand", and not in "her hands". */
function isInEachHand(id: number, told: Told): boolean {
  const at = [
    ...told.events
      .filter((event) => objectsOf(event).includes(id))
      .flatMap(({ roles }) => roles.map(({ entity }) => entity)),
    ...told.relationsOf(id).map(({ to }) => to),
  ].map((each) => told.entity(each));
  return at.some((part) => PAIRED.has(part?.noun ?? '') && part?.count === 'some' && !told.isPart(part.id));
}

function isGroupMember({ noun, kinds }: Entity): boolean {
  return (
    kinds[0] === 'person' &&
    ['couple', 'family', 'parent', 'lover', 'grandparent', 'newlywed', 'friend'].includes(noun)
  );
}

/** Of several who perform, each plays what the trade plays. */
function ownInstrument(trade: string, done: readonly Shown[], told: Told): string | null {
  const { action, with: instrument } = own(IMPLIED, trade) ?? {};
  const several = told.entities.filter(({ kinds }) => kinds[0] === 'person').length > 1;
  const performs = done.find(({ action: each }) => each === 'play');
  if (!several || !performs || objectsOf(performs.event).length > 0) return null;
  if (action === 'sing') return deedCalled('sing');
  return instrument ? (deedCalled(`play ${instrument}`) ?? deedCalled(`play ${pluralOf(instrument)}`)) : null;
}

/** Whoever trips with a tray is seen tripping. */
const MISHAPS = new Set(['trip', 'slip', 'fall-down', 'fall-stairs', 'drop', 'spill']);

function deedAmong(done: readonly Shown[], entity: Entity, figure: Figure, told: Told): string | null {
  // "Catching or throwing a frisbee": nothing is caught that is named.
  const complete = done.filter(
    ({ event, name }) => name === null || DEEDS[name]?.thing !== 'needed' || objectsOf(event).length > 0,
  );
  const names = (complete.length > 0 ? complete : done)
    .map(({ name }) => name)
    .filter((name) => name !== null);
  const named = names.find((name) => MISHAPS.has(name)) ?? names[0];
  if (named !== undefined || figure.kind !== 'person' || done.length > 0) return named ?? null;
  const states = saidOf(entity, 'state').map(deedCalled);
  const isSomewhere = told.relationsOf(entity.id).some(({ kind }) => kind === 'on' || kind === 'in');
  const played = isSomewhere ? null : deedOfPlayer(entity);
  return states.find((name) => name !== null) ?? nominalDeed(entity, told) ?? played;
}

/** "A person is rock scissors paper", "a sword fight": what the first of them does. */
function nominalDeed(entity: Entity, told: Told): string | null {
  if (told.entities.find(({ kinds }) => kinds[0] === 'person') !== entity) return null;
  for (const other of told.entities) {
    if (other === entity || told.eventsWith(other.id).length > 0) continue;
    const found = phrasesOf(other)
      .filter((phrase) => phrase.includes(' '))
      .map(deedCalled)
      .find((name) => name !== null);
    if (found) return found;
  }
  return null;
}

/** "A person is rock scissors paper" has no paper. */
function isNominal(entity: Entity, told: Told): boolean {
  if (entity.kinds[0] === 'person' || told.entities.length !== 2 || told.events.length > 0) return false;
  return phrasesOf(entity).some((phrase) => phrase.includes(' ') && deedCalled(phrase) !== null);
}

/** Only hands are named: "hands knitting a scarf". */
function isOfHands(entity: Entity, told: Told): boolean {
  const parts = told
    .relationsTo(entity.id)
    .filter(({ kind }) => kind === 'part-of')
    .map(({ of }) => of);
  return [entity.id, ...parts].some(
    (id) =>
      HANDS.has(told.entity(id)?.noun ?? '') && told.events.some((event) => agentsOf(event).includes(id)),
  );
}

const STATES: Readonly<Record<string, Action>> = {
  asleep: 'sleep',
  sitting: 'sit',
  standing: 'stand',
  lying: 'sleep',
  flying: 'fly',
};
/** What one does beside something else that says more. */
const POSTURES = new Set<Action>(['stand', 'sit', 'hold', 'look']);

function actionAmong(
  done: readonly Shown[],
  states: readonly string[],
  deed: string | null,
  implied: Action | null,
): Action | null {
  const actions = done.map(({ action }) => action).filter((action) => action !== null);
  const busy = actions.find((action) => !POSTURES.has(action));
  const state = states.map((each) => own(STATES, each)).find((each) => each !== undefined);
  // A skier who races still skis.
  if (implied && ON_SOMETHING.has(implied) && busy && (GETTING_ALONG.has(busy) || busy === 'jump'))
    return implied;
  const told = busy ?? actions[0] ?? (done.length === 0 ? state : undefined) ?? null;
  if (told !== null) return told;
  return deed === null && done.every(({ event }) => event.roles.length === 1 || event.verb === 'wear')
    ? implied
    : null;
}

/** Who is said not to do something, and nothing else, stays where they are. */
function stayingOf({ id }: Entity, { kind }: Figure, told: Told): Action | null {
  const isDenied = told.meaning.events.some((event) => event.negated && agentsOf(event).includes(id));
  if (!isDenied || !LIVING.has(kind) || told.eventsBy(id).length > 0) return null;
  return kind === 'quadruped' ? 'sit' : 'stand';
}

const AGES: Readonly<Record<string, Subject['age']>> = { baby: 'baby', toddler: 'toddler', infant: 'baby' };

function ageOf(entity: Entity, noun: string, figure: Figure): { readonly age?: NonNullable<Subject['age']> } {
  if (figure.kind !== 'person') return {};
  const words = [noun, ...entity.name.split(' ')];
  const named = words.map((word) => own(AGES, word)).find((each) => each !== undefined);
  if (named) return { age: named };
  const said = saidOf(entity, 'age');
  if (said.includes('baby')) return { age: 'baby' };
  if (said.includes('old') && figure.model !== 'grandfather' && figure.model !== 'grandmother')
    return { age: 'old' };
  if (entity.attributes.some(({ word }) => word === 'teenage' || word === 'teen')) return { age: 'teen' };
  const [first] = entity.name.split(' ');
  return entity.name !== first && ['girl', 'boy', 'child', 'kid'].includes(first ?? '')
    ? { age: 'child' }
    : {};
}

/** Whose noun says how tall they are. */
const STATURES = new Map<string, Subject['size']>([
  ['giant', 'giant'],
  ['giantess', 'giant'],
  ['titan', 'giant'],
]);

/** "A bear-sized dog". */
function likeSized({ attributes }: Entity): Subject['size'] | null {
  const said = attributes
    .map(({ word }) => /^(.+)-sized$/.exec(word)?.[1])
    .find((noun) => noun !== undefined);
  return said === undefined ? null : SMALL.has(said) ? 'tiny' : HUGE.has(said) ? 'giant' : 'large';
}

/** Both are drawn as one. */
function withoutMount(
  relations: readonly SpatialRelation[],
  [rider, mount]: readonly Subject[],
): SpatialRelation[] {
  return relations.filter(({ of, to }) => !(of === rider?.id && to === mount?.id));
}

const SMALL = new Set(
  'thumb fingernail fingertip pea coin mouse ant bee bean button grain pin matchbox teacup walnut hand palm fist peanut egg matchstick fly seed stamp'.split(
    ' ',
  ),
);

const HUGE = new Set(
  'bus house truck building tree tower mountain whale ship skyscraper train planet'.split(' '),
);

/** Drawn as the grown animal. */
const PUPS = new Set(['kitten', 'puppy', 'piglet', 'lamb', 'foal', 'chick', 'bunny']);

/** What each has for itself, or nobody can have. */
const NOT_SHARED = new Set([
  'event',
  'drink',
  'food',
  'text',
  'abstract',
  'place',
  'part',
  'garment',
  'instrument',
]);

/** A snowman that four children build is one. */
function isOneThing(drawn: ReadonlySet<number>, told: Told): boolean {
  return [...drawn].some((id) => {
    const entity = told.entity(id);
    return entity?.count === 1 && !NOT_SHARED.has(entity.kinds[0] ?? '');
  });
}

/** "As tall as a house", "no bigger than a thumb". The taller of two boys is no giant. */
function comparedSize(entity: Entity, told: Told): Subject['size'] | null {
  for (const { kind, to } of told.relationsOf(entity.id)) {
    const noun = told.entity(to)?.noun ?? '';
    if (noun === entity.noun) continue;
    if (kind === 'larger-than') return SMALL.has(noun) ? 'small' : 'giant';
    if (kind === 'smaller-than') return 'tiny';
    if (kind === 'as-large-as') return SMALL.has(noun) ? 'tiny' : 'giant';
  }
  return null;
}

/** What is poured does so without anybody being named. */
const FLOWING = new Set(['pour', 'splash', 'spill']);

/** Roles of those at whom something is done. */
const DIRECTED = new Set(['direction', 'recipient', 'topic']);
/** And of those whose parts are named: crumbs off a king's shoulder. */
const BY_PARTS = new Set(['place', 'source', 'path']);

function deedsOf(
  shown: readonly Shown[],
  drafted: readonly Drafted[],
  told: Told,
  steps: ReadonlyMap<number, number>,
): Deed[] {
  const idsOf = (entity: number) => {
    const own = drafted.filter((each) => each.entity.id === entity);
    const whole = drafted.filter((each) => each.entity.id === told.wholeOf(entity));
    return (own.length > 0 ? own : whole).map(({ subject }) => subject);
  };
  const done = shown.flatMap(({ event, name, drawn }): Deed[] => {
    const step = steps.get(event.id) ?? 0;
    const agents = agentsOf(event).flatMap(idsOf);
    // Who shows an arm does not show somebody else.
    const isOwnPart = (id: number) => told.isPart(id) && agentsOf(event).includes(told.wholeOf(id));
    const named = objectsOf(event)
      .filter((id) => !drawn.has(id) || drafted.some(({ entity }) => entity.id === id))
      .flatMap((id) => (isOwnPart(id) ? [] : idsOf(id)));
    // "Listens to the chest of a bear": what the drawing has no part of is done to the bear.
    const partake = event.roles
      .filter(({ entity }) => !drawn.has(entity))
      .map(({ entity }) => told.wholeOf(entity));
    const owners = ownersOf(drawn, told).filter((id) => !partake.includes(id));
    const objects = named.length > 0 || name === null ? named : owners.flatMap(idsOf);
    // Of two who push each other, each pushes the other.
    const objectOf = ({ id }: Subject) => (objects.find((each) => each.id !== id) ?? objects[0])?.id ?? null;
    const others = event.roles
      .filter(({ name: role }) => role === 'recipient' || role === 'companion')
      .flatMap(({ entity }) => idsOf(entity));
    const verb =
      event.particle === 'off' || event.particle === 'on' ? `${event.verb} ${event.particle}` : event.verb;
    const isOfOther = (id: number) => told.isPart(id) && !agentsOf(event).includes(told.wholeOf(id));
    const directed = event.roles.filter(
      ({ name: role, entity }) =>
        DIRECTED.has(role) ||
        (role === 'source' && !isGoing(event)) ||
        (BY_PARTS.has(role) && isOfOther(entity)),
    );
    const [toward] = directed.flatMap(({ entity }) => idsOf(entity).map(({ id }) => id));
    const [using] = event.roles
      .filter(({ name: role, entity }) => role === 'instrument' && !drawn.has(entity))
      .flatMap(({ entity }) => idsOf(entity).map(({ id }) => id));
    const [first, ...rest] = agents;
    const meant = [...objectsOf(event), ...directed.map(({ entity }) => entity)]
      .filter((id) => told.wholeOf(id) !== id && !drafted.some(({ entity }) => entity.id === id))
      .map((id) => told.entity(id)?.noun);
    const part = meant[0] === undefined ? {} : { part: meant[0] };
    const [flowing] = FLOWING.has(event.verb) ? objects : [];
    if (!first) return flowing ? [{ by: flowing.id, verb, name: null, object: null, participants: [] }] : [];
    // Those who do it together are led by the first; what is done to a thing each does alone.
    const together = name !== null && !isDoneToThing(name) ? rest.map(({ id }) => id) : [];
    return [
      {
        by: first.id,
        verb,
        name,
        object: objectOf(first),
        ...part,
        participants: [...together, ...others.map(({ id }) => id), ...objects.slice(1).map(({ id }) => id)],
        ...(toward !== undefined && { toward }),
        ...(step > 0 && { step }),
        ...(using !== undefined && { using }),
      },
      ...(together.length > 0
        ? []
        : rest.map((each) => ({
            by: each.id,
            verb,
            name,
            object: objectOf(each),
            participants: [],
            ...(toward !== undefined && { toward }),
            ...(step > 0 && { step }),
          }))),
    ];
  });
  // "A girl with an umbrella" has it in hand without a verb that says so.
  const had = told.meaning.relations
    .filter(({ kind, of }) => kind === 'held-by' && told.eventsWith(of).length === 0)
    .flatMap(({ of, to }) => {
      const [holder, thing] = [idsOf(to)[0], idsOf(of)[0]];
      return holder && thing
        ? [{ by: holder.id, verb: 'hold', name: null, object: thing.id, participants: [] }]
        : [];
    });
  return [...done, ...had];
}

/** Whose parts these are; a bear's chest may be understood as one that a bear is in. */
function ownersOf(parts: ReadonlySet<number>, told: Told): number[] {
  return [...parts].flatMap((part) => [
    ...told
      .relationsOf(part)
      .filter(({ kind }) => kind === 'part-of' || kind === 'belongs-to')
      .map(({ to }) => to),
    ...told
      .relationsTo(part)
      .filter(({ kind }) => kind === 'in' && told.entity(part)?.noun === 'chest')
      .map(({ of }) => of),
  ]);
}

const WHISPERED = new Set(['whisper', 'murmur', 'mutter', 'mumble']);
const SHOUTED = new Set(['shout', 'yell', 'scream', 'cry', 'call', 'exclaim', 'bellow', 'roar']);

function linesOf(told: Told, drafted: readonly Drafted[]): SpokenLine[] {
  const speakerOf = (by: number | null) => drafted.find(({ entity }) => entity.id === by)?.subject;
  const spoken = told.meaning.lines.filter(({ by }) => {
    const speaker = speakerOf(by);
    if (told.entity(by ?? 0)?.kinds[0] === 'text') return false;
    // The writing on a sign is not heard.
    return !speaker || LIVING.has(speaker.figure.kind) || speaker.figure.kind === 'emoji';
  });
  return spoken.map(({ by, verb, text, which }) => ({
    ...(which !== undefined && { which }),
    by: drafted.find(({ entity }) => entity.id === by)?.subject.id ?? null,
    text,
    manner: WHISPERED.has(verb)
      ? 'whisper'
      : SHOUTED.has(verb)
        ? 'shout'
        : verb === 'sing' || verb === 'chant'
          ? 'sing'
          : 'say',
  }));
}

/** What everything is made of: a papercraft world, a city of paper. */
function stuffOf(told: Told): Draft['stuff'] {
  const world = told.entities.find(({ noun }) => WHOLE.has(noun) || noun === 'city');
  return world ? materialOf(world) : null;
}

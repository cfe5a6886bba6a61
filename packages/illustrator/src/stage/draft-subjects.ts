import type { Entity } from '@phonofilm/reader/reader';
import type { Figure, Subject, SubjectId } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { figureOfWord } from '../vocabulary/nouns.ts';
import { IMPLIED } from '../vocabulary/reading-hints.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { type Casting, HANDS, YOUNG } from './cast-entities.ts';
import { bareHead, clothesOf, dressOf, isOfHair } from './clothe.ts';
import { colourOf, countOf, materialOf, sizeOf } from './describe-subject.ts';
import type { Shown } from './do-events.ts';
import type { Drafted } from './draft.ts';
import type { DrawnNoun } from './drawn-noun.ts';
import { happeningOf } from './happening-of.ts';
import { liesOf } from './lie-or-lean.ts';
import { givenOff, isHeartShaped } from './likeness.ts';
import { looksOf } from './looks-of.ts';
import { changeOf } from './name-action.ts';
import { actionAmong, deedAmong, ownInstrument, usualDeed } from './own-deed.ts';
import { partsOf } from './parts-of.ts';
import { postureOf } from './posture-of.ts';
import { agentsOf, own, saidOf, type Told } from './told.ts';

const MOST_SUBJECTS = 8;

/** Everybody and everything that is to be drawn, with how they are and what they do. */
export function draftSubjects(
  entities: readonly Entity[],
  castings: ReadonlyMap<number, Casting>,
  shown: readonly Shown[],
  told: Told,
): Drafted[] {
  return entities
    .flatMap((entity) =>
      (castings.get(entity.id)?.drawn ?? []).flatMap((drawn, index, { length }): Drafted[] => {
        const alone = subjectOf(entity, drawn, shown, told, entity.id + 100 * index);
        const subject = length > 1 ? { ...alone, called: entity.noun } : alone;
        return [{ entity, subject }, ...companyOf(entity, drawn, subject, told)];
      }),
    )
    .slice(0, MOST_SUBJECTS);
}

/** Added to somebody's id for what they have by their trade. */
const COMPANY = 500;

export function isCompanyOf({ id }: Subject, other: Subject): boolean {
  return id === other.id + COMPANY;
}

/** A musician has a guitar, unless another instrument is named. */
function companyOf(entity: Entity, { noun, trade }: DrawnNoun, subject: Subject, told: Told): Drafted[] {
  const { action, with: company } = own(IMPLIED, trade ?? noun) ?? {};
  const figure = company === undefined || subject.action !== action ? null : figureOfWord(company);
  const isNamed = told.entities.some(
    ({ name, kinds }) => name === company || kinds[0] === 'instrument' || kinds[0] === 'vehicle',
  );
  if (company === undefined || !figure || isNamed) return [];
  return [
    {
      entity: { ...entity, id: -entity.id },
      subject: plainSubject(subject.id + COMPANY, company, figure),
    },
  ];
}

export function plainSubject(id: SubjectId, noun: string, figure: Figure): Subject {
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
  { noun, figure, trade, carries, word }: DrawnNoun,
  shown: readonly Shown[],
  told: Told,
  id: SubjectId,
): Subject {
  const isAlive = LIVING.has(figure.kind);
  const clothes = isAlive ? [...clothesOf(entity, told), ...bareHead(entity, told)] : [];
  const done = shown.filter(({ event }) => agentsOf(event).some((each) => told.wholeOf(each) === entity.id));
  const deed =
    ownInstrument(trade ?? noun, done, told) ??
    deedAmong(done, entity, figure, told) ??
    (done.length === 0 ? usualDeed(entity, figure, told) : null);
  const states = saidOf(entity, 'state');
  const events = done.map(({ event }) => event);
  const happening = happeningOf(entity, { noun, figure }, shown, told);
  const implied = own(IMPLIED, trade ?? noun)?.action ?? null;
  const lies = liesOf(entity, figure, told);
  const sex = figure.kind === 'person' ? saidSex(entity) : undefined;
  const posture = figure.kind === 'person' ? postureOf(entity, told) : null;
  const gives = givenOff(entity, figure, told);
  const looks = looksOf(entity, { noun, figure }, told);
  const parts = partsOf(entity, figure, told);
  const tint = done
    .flatMap(({ drawn }) => [...drawn])
    .flatMap((each) => told.entity(each) ?? [])
    .map((thing) => colourOf(thing))
    .find((colour) => colour !== null);
  const shares = done.some(({ name, drawn }) => name !== null && name === deed && isOneThing(drawn, told));
  return {
    ...plainSubject(id, noun, figure),
    count: countShown(entity, noun, figure, told),
    colour: colourShown(entity, noun, isAlive, told),
    size: sizeShown(entity, noun, figure, told),
    action: happening === null ? actionAmong(done, entity, figure, deed, implied, told) : null,
    dress: dressOf(clothes),
    clothes: deed?.startsWith('put-on') || deed?.startsWith('take-off') ? [] : clothes,
    material: isOfItself(entity, noun) ? null : materialOf(entity),
    deed,
    change: changeOf(noun, isAlive, states.includes('burning'), events),
    ...(entity.amount !== undefined && { amount: entity.amount }),
    ...(sex && { sex }),
    ...ageOf(entity, noun, figure),
    ...(carries && { carries }),
    ...(word && { word }),
    ...(isOfHands(entity, told) && { shown: 'hands' as const }),
    ...(posture && { posture }),
    ...happening,
    ...(lies && { lies }),
    ...(gives && { gives }),
    ...(looks.length > 0 && { looks }),
    ...(parts.length > 0 && { parts }),
    ...(tint && { tint }),
    ...(shares && entity.count !== 1 && { shares: true }),
    ...(isHeartShaped(entity, told) && { form: 'heart' as const }),
    ...(isAlive && isBlown(told) && { windy: true }),
  };
}

/** A paper plane is of paper by its name. */
function isOfItself({ attributes }: Entity, noun: string): boolean {
  return attributes.some(({ name, word }) => name === 'material' && noun.split(' ').includes(word));
}

function isBlown({ meaning }: Told): boolean {
  return meaning.film.some(({ about, value }) => about === 'weather' && value === 'windy');
}

const COATS = wordClass('coats');

/** A dragon with purple scales is purple; whose hair is red is not. */
function colourShown(entity: Entity, noun: string, isAlive: boolean, told: Told): Subject['colour'] {
  if (!isAlive) return colourOf(entity, noun) ?? (noun.startsWith('paper ') ? 'white' : null);
  if (isOfHair(entity)) return null;
  const coats = told
    .relationsTo(entity.id)
    .flatMap(({ kind, of }) => (kind === 'part-of' ? (told.entity(of) ?? []) : []))
    .filter((part) => COATS.has(part.noun) && part.kinds[0] !== 'garment');
  return colourOf(entity, noun) ?? (coats[0] ? colourOf(coats[0]) : null);
}

const FEMALE = wordClass('female');
const MALE = wordClass('male');

/** What is said beside the noun: a girl surfer, a pilot who waves her hand. A king is a man by himself. */
function saidSex({ attributes, name, noun }: Entity): Subject['sex'] {
  const said = attributes.find((each) => each.name === 'sex' && each.word !== noun)?.value;
  if (said === 'female' || said === 'male') return said;
  const [first = ''] = name === noun ? [] : name.split(' ');
  return FEMALE.has(first) ? 'female' : MALE.has(first) ? 'male' : undefined;
}

const FULL = 9;
const FAMILY = wordClass('familyMembers');

/** A penguin family is three of them; of a couple each is drawn for itself; a jar full of buttons has many. */
function countShown(entity: Entity, noun: string, { kind }: Figure, told: Told): number {
  if (entity.kinds[0] === 'person' && FAMILY.has(entity.noun))
    return kind === 'person' ? 1 : entity.noun === 'couple' ? 2 : 3;
  if (HANDS.has(entity.noun)) return 1;
  const count = countOf(entity, noun);
  const isFilling = told.relationsOf(entity.id).some(({ kind: relation, to }) => {
    const vessel = told.entity(to);
    return relation === 'in' && vessel !== undefined && saidOf(vessel, 'state').includes('full');
  });
  return entity.count === 'some' && count > 1 && isFilling ? Math.max(count, FULL) : count;
}

/** Only hands are named: "hands knitting a scarf". */
function isOfHands(entity: Entity, told: Told): boolean {
  const parts = told.relationsTo(entity.id).flatMap(({ kind, of }) => (kind === 'part-of' ? [of] : []));
  return [entity.id, ...parts].some(
    (id) => HANDS.has(told.entity(id)?.noun ?? '') && told.eventsBy(id).length > 0,
  );
}

const AGES: Readonly<Record<string, Subject['age']>> = wordRecord('ages');
const CHILDREN = new Set(['girl', 'boy', 'child', 'kid']);

function ageOf({ attributes, name }: Entity, noun: string, figure: Figure): Pick<Subject, 'age'> {
  if (figure.kind !== 'person') return {};
  const words = [noun, ...name.split(' '), ...attributes.map(({ word }) => word)];
  const age = words.map((word) => own(AGES, word)).find((each) => each !== undefined);
  if (age) return { age };
  const isOld = attributes.some((each) => each.name === 'age' && each.value === 'old');
  if (isOld && figure.model !== 'grandfather' && figure.model !== 'grandmother') return { age: 'old' };
  const [first = '', second] = name.split(' ');
  return second !== undefined && CHILDREN.has(first) ? { age: 'child' } : {};
}

const SMALL = wordClass('smallAsThese');
const HUGE = wordClass('hugeAsThese');
const PUPS = wordClass('pups');

/** "As tall as a house", "no bigger than a thumb", "bus-sized". The taller of two boys is no giant. */
function sizeShown(entity: Entity, noun: string, figure: Figure, told: Told): Subject['size'] {
  if (entity.noun === 'giant' || entity.noun === 'giantess') return 'giant';
  for (const { kind, to } of told.relationsOf(entity.id)) {
    const other = told.entity(to)?.noun ?? '';
    if (other === entity.noun) continue;
    if (kind === 'larger-than') return SMALL.has(other) ? 'small' : 'giant';
    if (kind === 'smaller-than') return 'tiny';
    if (kind === 'as-large-as') return SMALL.has(other) ? 'tiny' : 'giant';
  }
  const like = entity.attributes.flatMap(({ word }) =>
    word.endsWith('-sized') ? [word.slice(0, -'-sized'.length)] : [],
  )[0];
  if (like !== undefined) return SMALL.has(like) ? 'tiny' : HUGE.has(like) ? 'giant' : 'large';
  const said = sizeOf(entity, noun);
  const isYoung = YOUNG.has(entity.noun) || PUPS.has(entity.noun);
  const isDrawnGrown = LIVING.has(figure.kind) && 'model' in figure && figure.model !== entity.noun;
  return said === 'normal' && isYoung && isDrawnGrown ? 'small' : said;
}

const HAD_BY_EACH = wordClass('hadByEach');

/** A snowman that four children build is one. */
function isOneThing(drawn: ReadonlySet<number>, told: Told): boolean {
  return [...drawn]
    .flatMap((id) => told.entity(id) ?? [])
    .some(({ count, kinds }) => count === 1 && !HAD_BY_EACH.has(kinds[0] ?? ''));
}

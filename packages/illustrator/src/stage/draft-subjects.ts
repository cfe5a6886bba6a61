import type { Entity } from '@phonofilm/reader/reader';
import { byWord } from '../catalogue/word-tables.ts';
import type { Action, Figure, SpatialRelation, Subject, SubjectId } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { figureOfWord } from '../vocabulary/nouns.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import { type Casting, HANDS, YOUNG } from './cast-entities.ts';
import { bareHead, clothesOf, dressOf, isOfHair } from './clothe.ts';
import { colourOf, countOf, materialOf, sizeOf } from './describe-subject.ts';
import type { Shown } from './do-events.ts';
import { type Drafted, present } from './draft.ts';
import type { DrawnNoun } from './drawn-noun.ts';
import { happeningOf } from './happening-of.ts';
import { actionLying, liesOf } from './lie-or-lean.ts';
import { givenOff, isHeartShaped } from './likeness.ts';
import { looksOf } from './looks-of.ts';
import { agentsOf, type MeaningIndex, own, saidOf } from './meaning-index.ts';
import { changeOf } from './name-action.ts';
import { actionAmong, deedAmong, tradeDeed, usualDeed } from './own-deed.ts';
import { partsOf } from './parts-of.ts';
import { postureOf } from './posture-of.ts';

/** What a noun tells beyond itself. */
type Implied = Readonly<Record<string, { readonly action: Action; readonly with?: string }>>;
const IMPLIED = wordRecord<Implied>('implied', 'hints');

const MOST_SUBJECTS = 8;

/** Everybody and everything that is to be drawn, with how they are and what they do. */
export function draftSubjects(
  entities: readonly Entity[],
  castings: ReadonlyMap<number, Casting>,
  shown: readonly Shown[],
  told: MeaningIndex,
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

/** A musician has a guitar, unless another instrument is named. */
function companyOf(
  entity: Entity,
  { noun, trade }: DrawnNoun,
  subject: Subject,
  told: MeaningIndex,
): Drafted[] {
  const { action, with: company = '' } = own(IMPLIED, trade ?? noun) ?? {};
  const figure = subject.action === action && subject.deed === null ? figureOfWord(company) : null;
  const isNamed = told.entities.some(({ kinds }) => kinds[0] === 'instrument' || kinds[0] === 'vehicle');
  if (!figure || isNamed) return [];
  const plain = plainSubject(subject.id + COMPANY, company, figure);
  return [{ entity: { ...entity, id: -entity.id }, subject: plain }];
}

/** The bicycle that a cyclist has is ridden. */
export function ridesOf(subjects: readonly Subject[]): SpatialRelation[] {
  return subjects
    .filter(({ id, figure }) => id >= COMPANY && figure.kind === 'vehicle')
    .map(({ id }) => ({ kind: 'riding', of: id - COMPANY, to: id }));
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
  told: MeaningIndex,
  id: SubjectId,
): Subject {
  const isAlive = LIVING.has(figure.kind);
  const clothes = isAlive ? [...clothesOf(entity, told), ...bareHead(entity, told)] : [];
  const done = shown.filter(({ event }) => agentsOf(event).some((each) => told.wholeOf(each) === entity.id));
  const deed =
    tradeDeed(done, entity, figure, told) ??
    deedAmong(done, entity, figure, told) ??
    (done.length === 0 ? usualDeed(entity, figure, told) : null);
  const events = done.map(({ event }) => event);
  const lies = liesOf(entity, figure, told);
  const happening = happeningOf(entity, { noun, figure }, shown, told);
  const implied = own(IMPLIED, trade ?? noun)?.action ?? null;
  const tint = done
    .flatMap(({ drawn }) => [...drawn])
    .flatMap((each) => told.entity(each) ?? [])
    .map((thing) => colourOf(thing))
    .find((colour) => colour !== null);
  const shares = done.some(({ name, drawn }) => name !== null && isOneThing(drawn, told));
  return {
    ...plainSubject(id, noun, figure),
    count: countShown(entity, noun, figure, told),
    colour: colourShown(entity, noun, isAlive, told),
    size: sizeShown(entity, noun, figure, told),
    action: actionLying(
      happening === null ? actionAmong(done, entity, figure, deed, implied, told) : null,
      lies,
      events.map(({ verb }) => verb),
    ),
    dress: dressOf(clothes),
    clothes: deed?.startsWith('put-on') ? [] : clothes,
    material: isOfItself(entity, noun) ? null : materialOf(entity),
    deed: lies === 'on-back' ? null : deed,
    change: changeOf(noun, isAlive, saidOf(entity, 'state').includes('burning'), events),
    ...happening,
    ...present({
      over: happening?.over ?? (events.some(({ outcome }) => outcome?.isOver) || undefined),
      as: entity.as,
      amount: saidOf(entity, 'state').includes('in-a-row') ? 'row' : entity.amount,
      sex: figure.kind === 'person' && saidSex(entity),
      age: figure.kind === 'person' && ageOf(entity, noun, figure.model),
      carries,
      word: entity.writing ?? (isAlive ? wornWriting(entity, told) : undefined) ?? word,
      shown: isOfHands(entity, told) && 'hands',
      posture: figure.kind === 'person' && postureOf(entity, told),
      lies,
      gives: givenOff(entity, figure, told),
      looks: looksOf(entity, { noun, figure }, told),
      parts: partsOf(entity, figure, told),
      tint,
      shares: shares && entity.count !== 1,
      form: isHeartShaped(entity, told) && 'heart',
      windy: isAlive && isBlown(told),
    }),
  };
}

/** "A man in a T-shirt that says NO": a garment is drawn with its wearer, and so are its words. */
const wornWriting = (entity: Entity, told: MeaningIndex): string | undefined =>
  told.meaning.relations
    .filter(({ kind, to }) => kind === 'worn-by' && to === entity.id)
    .map(({ of }) => told.entity(of)?.writing)
    .find((writing) => writing !== undefined);

/** A paper plane is of paper by its name. */
function isOfItself({ attributes }: Entity, noun: string): boolean {
  return attributes.some(({ name, word }) => name === 'material' && noun.split(' ').includes(word));
}

function isBlown({ meaning }: MeaningIndex): boolean {
  return meaning.film.some(({ about, value }) => about === 'weather' && value === 'windy');
}

const COATS = wordClass('coats');

/** A dragon with purple scales is purple; whose hair is red is not. */
function colourShown(entity: Entity, noun: string, isAlive: boolean, told: MeaningIndex): Subject['colour'] {
  if (!isAlive) return colourOf(entity, noun) ?? (noun.startsWith('paper ') ? 'white' : null);
  if (isOfHair(entity)) return null;
  const coat = told.relatedTo(entity.id, 'part-of').find((part) => COATS.has(part.noun));
  return colourOf(entity, noun) ?? (coat ? colourOf(coat) : null);
}

const SEXES = byWord(wordRecord<Record<'female' | 'male', readonly string[]>>('sexes'));

/** What is said beside the noun: a girl surfer, a pilot who waves her hand. A king is a man by himself. */
function saidSex({ attributes, name, noun }: Entity): Subject['sex'] {
  const said = attributes.find((each) => each.name === 'sex' && each.word !== noun)?.value;
  if (said === 'female' || said === 'male') return said;
  const [first = ''] = name.split(' ').slice(0, -1);
  return SEXES.get(first);
}

const FULL = 9;
const FAMILY = wordClass('familyMembers');

/** A penguin family is three of them; of a couple each is drawn for itself; a jar full of buttons has many. */
function countShown(entity: Entity, noun: string, { kind }: Figure, told: MeaningIndex): number {
  if (entity.kinds[0] === 'person' && FAMILY.has(entity.noun)) return kind === 'person' ? 1 : 3;
  if (HANDS.has(entity.noun)) return 1;
  const count = countOf(entity, noun);
  const isFilling = told.tiesOf(entity.id, 'in').some((vessel) => saidOf(vessel, 'state').includes('full'));
  return entity.count === 'some' && isFilling ? Math.max(count, FULL) : count;
}

/** Only hands are named: "hands knitting a scarf". */
function isOfHands(entity: Entity, told: MeaningIndex): boolean {
  return [entity, ...told.relatedTo(entity.id, 'part-of')].some(
    ({ id, noun }) => HANDS.has(noun) && told.eventsBy(id).length > 0,
  );
}

const AGES: Readonly<Record<string, Subject['age']>> = wordRecord('ages');
const CHILDREN = new Set(['girl', 'boy', 'child', 'kid']);

function ageOf(entity: Entity, noun: string, model: string): Subject['age'] {
  const names = entity.name.split(' ');
  const words = [noun, ...names, ...entity.attributes.map(({ word }) => word)];
  const age = words.flatMap((word) => own(AGES, word) ?? [])[0];
  if (age) return age;
  if (saidOf(entity, 'age').includes('old') && !model.startsWith('grand')) return 'old';
  // A boy detective.
  return names.length > 1 && CHILDREN.has(names[0] ?? '') ? 'child' : undefined;
}

const SMALL = wordClass('smallAsThese');
const PUPS = wordClass('pups');

/** "As tall as a house", "no bigger than a thumb", "bus-sized". The taller of two boys is no giant. */
function sizeShown(entity: Entity, noun: string, figure: Figure, told: MeaningIndex): Subject['size'] {
  if (entity.noun === 'giant') return 'giant';
  for (const { kind, to } of told.relationsOf(entity.id)) {
    const other = told.entity(to)?.noun ?? '';
    if (other === entity.noun) continue;
    if (kind === 'smaller-than') return 'tiny';
    if (kind === 'larger-than' || kind === 'as-large-as') return SMALL.has(other) ? 'tiny' : 'giant';
  }
  const like = entity.attributes.find(({ word }) => word.endsWith('-sized'))?.word.split('-')[0];
  if (like !== undefined) return SMALL.has(like) ? 'tiny' : 'giant';
  const said = sizeOf(entity, noun);
  const isYoung = YOUNG.has(entity.noun) || PUPS.has(entity.noun);
  const isDrawnGrown = LIVING.has(figure.kind) && 'model' in figure && figure.model !== entity.noun;
  return said === 'normal' && isYoung && isDrawnGrown ? 'small' : said;
}

const HAD_BY_EACH = wordClass('hadByEach');

/** A snowman that four children build is one. */
function isOneThing(drawn: ReadonlySet<number>, told: MeaningIndex): boolean {
  return [...drawn]
    .flatMap((id) => told.entity(id) ?? [])
    .some(({ count, kinds }) => count === 1 && !HAD_BY_EACH.has(kinds[0] ?? ''));
}

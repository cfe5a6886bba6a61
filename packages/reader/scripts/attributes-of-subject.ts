import { wordTable } from '../../illustrator/src/catalogue/word-tables.ts';
import type { Part, SceneDescription, Subject } from '../../illustrator/src/scene-description.ts';
import { MATERIAL_WORDS } from '../../illustrator/src/vocabulary/garments.ts';
import { presentParticiple } from '../../illustrator/src/vocabulary/inflections.ts';
import { lookCalled, lookOf } from '../../illustrator/src/vocabulary/looks.ts';
import { COLOUR_WORDS } from '../../illustrator/src/vocabulary/verbs.ts';
import { wordClass } from '../../illustrator/src/vocabulary/word-classes.ts';
import type { Attribute } from '../src/mean/meaning.ts';
import { readTable } from '../src/mean/read-table.ts';

type Words = Readonly<Record<string, { readonly words: readonly string[] }>>;
const { grounds: GROUNDS, ...LOOKS } = wordTable<Record<string, Words>>('looks');
/** The adjectives that a look or a ground is drawn for. */
const wordsOfLook = (name: string) =>
  Object.values(LOOKS).find((looks) => name in looks)?.[name]?.words ?? [];
const wordsOfGround = (name: string) => GROUNDS?.[name]?.words ?? [];

const POSTURES: Readonly<Record<NonNullable<Subject['posture']>, readonly string[]>> = {
  sit: ['sitting', 'seated'],
  'sit-low': ['sitting', 'seated'],
  kneel: ['kneeling'],
  crouch: ['crouching'],
  lie: ['lying'],
  prone: ['lying'],
};
const OLD = new Set(['grandfather', 'grandmother']);

/** What is seen of a subject, in all words that it is drawn for. */
export function attributesOf(subject: Subject, scene: SceneDescription): Attribute[] {
  const { action, age, change, colour, does, figure, material, noun, posture, sex, size } = subject;
  const isOld = 'model' in figure && OLD.has(figure.model);
  return [
    attribute('colour', colour),
    attribute('size', size === 'normal' ? null : size),
    attribute('age', age ?? (isOld ? 'old' : null)),
    attribute('sex', sex ?? null),
    attribute('material', material),
    ...states(change === 'burn' ? ['burning'] : []),
    ...states(action === 'sleep' ? ['asleep', 'sleeping'] : []),
    ...states(posture === undefined ? [] : POSTURES[posture]),
    ...states(does === undefined ? [] : happening(does)),
    ...states(restingWords(subject, scene)),
    ...(subject.looks ?? []).flatMap(shownBy),
    ...states(subject.gives === 'steam' ? ['hot', 'steaming'] : []),
    // A blind woman and a dirty plate have drawings of their own.
    ...states(noun.split(' ').slice(0, -1)),
    // A paper plane is of paper.
    ...noun
      .split(' ')
      .slice(0, -1)
      .flatMap((word) => [
        MATERIAL_WORDS.get(word) ?? null,
        lookOf(lookCalled(word) ?? '').cover?.matter ?? null,
      ])
      .map((matter) => attribute('material', matter)),
  ].filter(({ value }) => value !== '');
}

/** What is seen of a part that looks otherwise than the rest. */
export function attributesOfPart({ colour, looks }: Part): Attribute[] {
  return [attribute('colour', colour), ...looks.flatMap(shownBy)].filter(({ value }) => value !== '');
}

export function attribute(name: string, value: string | null): Attribute {
  const word = [...COLOUR_WORDS].find(([, colour]) => colour === value)?.[0] ?? value ?? '';
  return { name, value: value ?? '', word };
}

function states(values: readonly string[]): Attribute[] {
  return values.map((value) => attribute('state', value));
}

/** A look is said by any of its adjectives. */
function shownBy(look: string): Attribute[] {
  const { cover, stretch } = lookOf(look);
  const names = stretch
    ? ['size', 'state']
    : cover?.matter
      ? ['material', 'state']
      : ['state', 'pattern', 'age'];
  const words = [look, ...wordsOfLook(look), ...(cover?.matter ? [cover.matter] : [])].map(adjective);
  return names.flatMap((name) => words.map((word) => ({ name, value: word, word })));
}

/** Of "to yawn" the form that is said of somebody. */
function adjective(word: string): string {
  return word.startsWith('to ') ? presentParticiple(word.slice('to '.length)) : word;
}

/** What is seen of a place by its ground, weather, light and by who is not there. */
export function attributesOfPlace({
  absent,
  grounds = [],
  mood,
  place,
  stuff,
  time,
  weather,
}: SceneDescription): Attribute[] {
  return [
    attribute('material', stuff),
    ...states(grounds.flatMap(wordsOfGround)),
    // The frozen lake, a ruined city.
    ...states(place.split('-').slice(0, -1)),
    ...states(
      weather === 'snow'
        ? ['snowy', 'snow-covered']
        : weather === 'rain' || weather === 'storm'
          ? ['wet', 'rainy']
          : [],
    ),
    ...states(time === 'night' ? ['dark'] : []),
    ...states(mood === 'calm' ? ['calm'] : []),
    ...states(EMPTY.some((noun) => absent.includes(noun)) ? ['empty', 'deserted'] : []),
  ].filter(({ value }) => value !== '');
}

const EMPTY = ['furniture', 'audience', 'person'];

const VERBS_OF = itemsByHead('outcomes.txt');
const FORMS_OF = itemsByHead('irregular-verbs.txt');

/** What happens to a thing is said by the participles of its verbs: it is opening, it is opened. */
function happening(does: string): string[] {
  const verbs = [...(VERBS_OF.get(does) ?? []), ...(VERBS_OF.get(`${does} alone`) ?? [])].filter(
    (verb) => !verb.includes(' '),
  );
  return [
    does,
    ...verbs.flatMap((verb) => [
      presentParticiple(verb),
      verb.endsWith('e') ? `${verb}d` : `${verb}ed`,
      ...(FORMS_OF.get(verb) ?? []),
    ]),
  ];
}

function itemsByHead(table: string): ReadonlyMap<string, readonly string[]> {
  return new Map(readTable(table).map(({ head, items }) => [head, items]));
}

const RESTING: Partial<Record<Subject['figure']['kind'], readonly string[]>> = {
  vehicle: ['parked'],
  craft: ['moored', 'anchored'],
};

/** What holds somebody or something, and is drawn with nothing in it or on it. */
const HOLDS = new Set([...wordClass('chairs'), ...wordClass('containers', 'containers')]);
/** Drawn with its flame unless that goes out. */
const WITH_FLAME = new Set(['candle', 'torch', 'campfire', 'bonfire']);

/** Vehicles that go nowhere are parked, what something is in is full of it, and what nobody is in or on is empty. */
function restingWords(
  { action, does, figure, id, noun }: Subject,
  { moves = [], relation, relations }: SceneDescription,
): readonly string[] {
  const rests =
    action === null &&
    does === undefined &&
    relation !== 'riding' &&
    !moves.some(({ by, takes }) => by === id || takes?.id === id) &&
    !relations.some(({ kind, to }) => to === id && kind === 'riding');
  const isFull = relations.some(({ kind, to }) => kind === 'in' && to === id);
  const isTaken = relations.some(({ kind, to }) => kind !== 'beside' && to === id);
  const last = noun.split(' ').at(-1) ?? noun;
  return [
    ...((rests && RESTING[figure.kind]) || []),
    ...(isFull ? ['full'] : []),
    ...(!isTaken && HOLDS.has(last) ? ['empty'] : []),
    ...(WITH_FLAME.has(last) && does !== 'go-out' ? ['burning', 'lit'] : []),
  ];
}

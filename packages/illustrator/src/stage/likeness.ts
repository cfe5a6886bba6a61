import type { Entity } from '@phonofilm/reader/reader';
import { wordTable } from '../catalogue/word-tables.ts';
import type { Figure, Material, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import type { Drafted } from './draft.ts';
import { looksOf } from './looks-of.ts';
import { type MeaningIndex, saidOf } from './meaning-index.ts';

/** What says that something is only the likeness of a thing, and what it is made of then. */
const { toys: TOYS, figurines: FIGURINES } =
  wordTable<Record<'toys' | 'figurines', Readonly<Record<string, Material | null>>>>('likenesses');
export const ANIMALS = new Set<Figure['kind']>(['quadruped', 'bird', 'fish', 'creature']);
const THINGS = new Set<Figure['kind']>(['object', 'emoji', 'prop', 'instrument', 'sign', 'landmark']);
const STATUES = new Set(['statue', 'sculpture', 'figurine', 'carving', 'bust']);
const SOLID = new Set(['stone', 'metal', 'gold', 'silver', 'ice']);
const STATUE_COLOURS: Partial<Record<Material, Subject['colour']>> = wordRecord('statueColours');

/** A toy car stands on a table, a plush elephant too; what it is made of is seen. */
export function asLikeness(
  { entity, subject }: Drafted,
  cast: readonly Drafted[],
  told: MeaningIndex,
): Subject {
  const statue = isStatue(entity) ? entity : statueOf(entity, told);
  if (statue === entity) return asStatue(subject, entity);
  if (statue) {
    const looks = looksOf(statue, subject, told);
    return { ...asStatue(subject, statue), called: statue.noun, ...(looks.length > 0 && { looks }) };
  }
  // A lion of stone does not walk, unless it is said to.
  const isSolid = saidOf(entity, 'material').some((stuff) => SOLID.has(stuff));
  const acts = subject.action !== null || subject.deed !== null || told.eventsBy(entity.id).length > 0;
  if (isSolid && !acts && LIVING.has(subject.figure.kind)) return asStatue(subject, entity);
  const words = { ...TOYS, ...(ANIMALS.has(subject.figure.kind) ? FIGURINES : {}) };
  const said = [...entity.attributes.map(({ word }) => word), ...entity.name.split(' ').slice(0, -1)].find(
    (word) => Object.hasOwn(words, word),
  );
  if (said === undefined) return subject;
  const isNamedSo = subject.noun.split(' ').includes(said);
  const size = subject.size === 'normal' && !isNamedSo ? 'tiny' : subject.size;
  if (THINGS.has(subject.figure.kind)) return TOYS[said] === null ? { ...subject, size } : subject;
  const material = subject.material ?? words[said] ?? null;
  // In somebody's hands, or played with, it is where they are.
  const alone = cast.every(({ subject: each }) => each.id === subject.id || THINGS.has(each.figure.kind));
  const still = alone && subject.action === null && subject.deed === null;
  return { ...subject, material, ...(still ? { toy: true, action: 'stand' } : { size }) };
}

/** The statue that shows an entity: "a statue of a lion". */
function statueOf(entity: Entity, told: MeaningIndex): Entity | null {
  return told.relatedTo(entity.id, 'part-of', 'like').find(isStatue) ?? null;
}

export function isStatue(entity: Entity | undefined): boolean {
  return entity !== undefined && STATUES.has(entity.noun);
}

const PICTURES = wordClass('pictures');

export function isPicture(entity: Entity | undefined): boolean {
  return entity !== undefined && PICTURES.has(entity.noun);
}

/** Whom a statue or a picture shows. */
export function shownBy({ id }: Entity, told: MeaningIndex): readonly Entity[] {
  return told.tiesOf(id, 'like', 'part-of');
}

function asStatue(subject: Subject, { attributes }: Entity): Subject {
  const said = attributes.find(({ name }) => name === 'material')?.value;
  const golden = attributes.some(({ value }) => value === 'golden');
  const material = (said as Material | undefined) ?? (golden ? 'gold' : 'stone');
  const colour = subject.colour ?? STATUE_COLOURS[material] ?? 'grey';
  return { ...subject, material, colour, action: 'stand', deed: null, toy: true };
}

const SERVED_HOT = wordClass('servedHot');
const COLD = wordClass('cold');
const HOUSES = wordClass('houses');

/** Smoke comes from the chimney of a house, steam from what is hot: with them, and not as things of their own. */
export function givenOff(entity: Entity, figure: Figure, told: MeaningIndex): Subject['gives'] {
  const isFrom = (noun: string) =>
    told.entities
      .filter((each) => each.noun === noun)
      .flatMap(({ id }) => [
        ...told.relationsOf(id).map(({ to }) => to),
        ...told.eventsWith(id).flatMap(({ roles }) => roles.map((role) => role.entity)),
      ])
      .some((id) => told.wholeOf(id) === entity.id);
  if (figure.kind === 'landmark' && HOUSES.has(figure.model) && isFrom('smoke')) return 'smoke';
  const isDish = entity.kinds[0] === 'food' || entity.kinds[0] === 'drink';
  const steams = entity.attributes.some(
    ({ value, word }) => word === 'steaming' || (isDish && value === 'hot'),
  );
  // Nobody says of soup that it is hot.
  const isServedHot =
    SERVED_HOT.has(entity.noun) &&
    told.eventsWith(entity.id).length === 0 &&
    !entity.attributes.some(({ word }) => COLD.has(word)) &&
    !told.meaning.film.some(({ about, value }) => about === 'camera' && value === 'still');
  return steams || isFrom('steam') || isServedHot ? 'steam' : undefined;
}

/** "Heart-shaped", "shaped like a heart". */
export function isHeartShaped({ attributes, id }: Entity, told: MeaningIndex): boolean {
  const isHeart = (other: number) => told.entity(other)?.noun === 'heart';
  const shaped = told.eventsWith(id).filter(({ verb }) => verb === 'shape');
  return (
    attributes.some(({ word }) => word === 'heart-shaped') ||
    shaped.some(({ roles }) => roles.some(({ entity }) => isHeart(entity)))
  );
}

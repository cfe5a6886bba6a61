import type { Entity } from '@phonofilm/reader/reader';
import { wordTable } from '../catalogue/word-tables.ts';
import type { Figure, Material, Subject } from '../scene-description.ts';
import { wordClass, wordRecord } from '../vocabulary/word-classes.ts';
import type { Drafted } from './draft.ts';
import { looksOf } from './looks-of.ts';
import type { Told } from './told.ts';

/** What says that something is only the likeness of a thing, and what it is made of then. */
const { toys: TOYS, figurines: FIGURINES } =
  wordTable<Record<'toys' | 'figurines', Readonly<Record<string, Material | null>>>>('likenesses');
const ANIMALS = new Set<Figure['kind']>(['quadruped', 'bird', 'fish', 'creature']);
const THINGS = new Set<Figure['kind']>(['object', 'emoji', 'prop', 'instrument', 'sign', 'landmark']);
const STATUES = new Set(['statue', 'sculpture', 'figurine', 'carving', 'bust']);
const SOLID = new Set(['stone', 'metal', 'gold', 'silver', 'ice']);
const STATUE_COLOURS: Partial<Record<Material, Subject['colour']>> = wordRecord('statueColours');

/** A toy car stands on a table, a plush elephant too; what it is made of is seen. */
export function asLikeness({ entity, subject }: Drafted, cast: readonly Drafted[], told: Told): Subject {
  const statue = isStatue(entity) ? entity : statueOf(entity, told);
  if (statue && statue !== entity) {
    const looks = [...(subject.looks ?? []), ...looksOf(statue, subject, told)];
    return { ...asStatue(subject, statue), called: statue.noun, ...(looks.length > 0 && { looks }) };
  }
  if (statue) return asStatue(subject, statue);
  // A lion of stone does not walk, unless it is said to.
  const isSolid = entity.attributes.some(({ name, value }) => name === 'material' && SOLID.has(value));
  const acts = subject.action !== null || subject.deed !== null || told.eventsBy(entity.id).length > 0;
  if (isSolid && !acts && (ANIMALS.has(subject.figure.kind) || subject.figure.kind === 'person'))
    return asStatue(subject, entity);
  const words = { ...TOYS, ...(ANIMALS.has(subject.figure.kind) ? FIGURINES : {}) };
  const said = [...entity.attributes.map(({ word }) => word), ...entity.name.split(' ').slice(0, -1)].find(
    (word) => Object.hasOwn(words, word),
  );
  if (said === undefined) return subject;
  const isNamedSo = subject.noun.split(' ').includes(said);
  const small = subject.size === 'normal' && !isNamedSo ? ('tiny' as const) : subject.size;
  if (THINGS.has(subject.figure.kind)) return TOYS[said] === null ? { ...subject, size: small } : subject;
  const material = subject.material ?? words[said] ?? null;
  const colour = subject.colour ?? (said === 'chocolate' ? 'brown' : null);
  // In somebody's hands, or played with, it is where they are.
  const alone = cast.every(({ subject: each }) => each.id === subject.id || THINGS.has(each.figure.kind));
  const still = alone && subject.action === null && subject.deed === null;
  return {
    ...subject,
    material,
    colour,
    ...(still ? { toy: true, action: 'stand' as const } : { size: small }),
  };
}

/** The statue that shows an entity: "a statue of a lion". */
function statueOf(entity: Entity, told: Told): Entity | null {
  const of = told
    .relationsTo(entity.id)
    .find(({ kind, of }) => (kind === 'part-of' || kind === 'like') && isStatue(told.entity(of)));
  return (of && told.entity(of.of)) ?? null;
}

export function isStatue(entity: Entity | undefined): boolean {
  return entity !== undefined && STATUES.has(entity.noun);
}

const PICTURES = wordClass('pictures');

export function isPicture(entity: Entity | undefined): boolean {
  return entity !== undefined && PICTURES.has(entity.noun);
}

/** Whom a statue or a picture shows. */
export function shownBy({ id }: Entity, told: Told): readonly number[] {
  return told
    .relationsOf(id)
    .filter(({ kind }) => kind === 'like' || kind === 'part-of')
    .map(({ to }) => to);
}

function asStatue(subject: Subject, { attributes }: Entity): Subject {
  const said = attributes.find(({ name }) => name === 'material')?.value;
  const golden = attributes.some(({ value }) => value === 'golden' || value === 'gold');
  const material = (said as Material | undefined) ?? (golden ? 'gold' : 'stone');
  const colour = subject.colour ?? STATUE_COLOURS[material] ?? 'grey';
  return { ...subject, material, colour, action: 'stand', deed: null, toy: true };
}

const HOUSES = wordClass('houses');

/** Smoke comes from the chimney of a house, steam from what is hot: with them, and not as things of their own. */
export function givenOff(entity: Entity, figure: Figure, told: Told): Subject['gives'] {
  const isFrom = (noun: string) =>
    told.entities.some(
      (each) =>
        each.noun === noun &&
        (told.relationsOf(each.id).some(({ to }) => told.wholeOf(to) === entity.id) ||
          told
            .eventsWith(each.id)
            .some(({ roles }) => roles.some((role) => told.wholeOf(role.entity) === entity.id))),
    );
  if (figure.kind === 'landmark' && HOUSES.has(figure.model) && isFrom('smoke')) return 'smoke';
  const isDish = entity.kinds[0] === 'food' || entity.kinds[0] === 'drink';
  const steams = entity.attributes.some(
    ({ value, word }) => word === 'steaming' || word === 'steamy' || (isDish && value === 'hot'),
  );
  return steams || isFrom('steam') ? 'steam' : undefined;
}

/** "Heart-shaped", "in the shape of a heart". */
export function isHeartShaped(entity: Entity, told: Told): boolean {
  if (entity.attributes.some(({ word }) => word === 'heart-shaped')) return true;
  const isHeart = (id: number) => told.entity(id)?.noun === 'heart';
  const shaped = told.events.some(
    ({ verb, roles }) =>
      verb === 'shape' &&
      roles.some((role) => role.entity === entity.id) &&
      roles.some((role) => isHeart(role.entity)),
  );
  return shaped || told.relationsOf(entity.id).some(({ kind, to }) => kind === 'like' && isHeart(to));
}

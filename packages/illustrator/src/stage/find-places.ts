import type { Entity } from '@phonofilm/reader/reader';
import type { Place } from '../scene-description.ts';
import { pluralOf } from '../vocabulary/inflections.ts';
import { wordClass } from '../vocabulary/word-classes.ts';
import { type MeaningIndex, phrasesOf, saidOf } from './meaning-index.ts';
import { valuesOf } from './phrase-book.ts';

const WEAK_PLACES = wordClass('weakPlaces', 'hints');
const PLACE_POINTERS = wordClass('placePointers', 'hints');

export interface KnownPlace {
  readonly place: Place;
  /** The words it was named by. */
  readonly phrase: string;
}

export interface NamedPlace extends KnownPlace {
  readonly of: number;
  /** Somebody is said to be there. */
  readonly pointed: boolean;
  readonly score: number;
}

const WHERE_ONE_IS = new Set(['place', 'building']);

/** The place that an entity is, by the longest phrase that names one. */
export function placeOf(entity: Entity, told: MeaningIndex): KnownPlace | null {
  // A bar that somebody lifts is no pub.
  if (entity.meant && !WHERE_ONE_IS.has(entity.kinds[0] ?? '')) return null;
  // A field of sunflowers is a sunflower field, and a butcher's shop a butcher shop.
  const named = [...told.tiesOf(entity.id, 'part-of'), ...told.tiesOf(entity.id, 'belongs-to')];
  for (const phrase of [
    ...named.map(({ noun }) => `${noun} ${entity.noun}`),
    ...phrasesOf(entity, true).flatMap((each) => {
      const phrase = each.replaceAll('-', ' ');
      return entity.count === 1 ? [phrase] : [phrase, pluralOf(phrase)];
    }),
  ]) {
    const [place] = valuesOf('place', [phrase]);
    if (place) return { place, phrase };
  }
  return null;
}

/** Prepositions by which somebody is at an entity, or at a part of it. */
export function pointersTo(id: number, told: MeaningIndex): readonly string[] {
  const own = [
    ...told
      .relationsTo(id)
      .filter(({ kind }) => kind !== 'part-of')
      .map(({ kind, preposition }) => preposition ?? kind),
    ...told.meaning.events.flatMap(({ roles }) =>
      roles.flatMap(({ entity, preposition }) =>
        entity === id && preposition !== null ? [preposition] : [],
      ),
    ),
  ];
  return [...own, ...told.relatedTo(id, 'part-of').flatMap((part) => pointersTo(part.id, told))];
}

const INSIDE = new Set(['in', 'inside', 'within', 'into', 'at', 'through', 'inside of']);

export function isInside(id: number, told: MeaningIndex): boolean {
  return pointersTo(id, told).some((preposition) => INSIDE.has(preposition));
}

/** Parts of houses, which are where somebody is only if one is said to be on them. */
const PARTS_OF_HOUSES = new Set(['balcony', 'porch', 'roof', 'rooftop', 'staircase', 'stairs', 'terrace']);
const ON_THEM = new Set(['on', 'onto', 'across', 'up', 'down', 'at', 'from', 'atop']);
/** What stands there to be looked at, when somebody is in it. */
const SEEN_FROM_WITHIN: Partial<Record<Place, Place>> = { cathedral: 'church', 'village-church': 'church' };

/** The places of a meaning, each with how much speaks for it. */
export function findPlaces(told: MeaningIndex, entities: readonly Entity[]): NamedPlace[] {
  const first = told.entities[0]?.id;
  return [
    ...underWater(told),
    ...placesOfParts(told),
    ...entities.flatMap((entity) => {
      const found = placeOf(entity, told);
      if (!found) return [];
      const pointers = pointersTo(entity.id, told);
      const onIt = PARTS_OF_HOUSES.has(found.phrase);
      const pointed = pointers.some((preposition) =>
        onIt ? ON_THEM.has(preposition) : preposition.split(' ').some((each) => PLACE_POINTERS.has(each)),
      );
      if (found.phrase === 'moon' && !pointers.some((each) => each !== 'at' && ON_THEM.has(each))) return [];
      const heads = entity.id === first && !pointed;
      const place = (pointers.includes('in') && SEEN_FROM_WITHIN[found.place]) || found.place;
      const score =
        (heads ? 3.6 : pointed ? 3 : 1) +
        (found.phrase.split(' ').length - 1) * 0.25 -
        (WEAK_PLACES.has(found.phrase) && !(onIt && pointed) ? 1.5 : 0) -
        (place === 'city' ? 0.5 : 0);
      return [{ place, phrase: found.phrase, of: entity.id, pointed, score }];
    }),
  ];
}

const SUNKEN = new Set(['sunken', 'submerged', 'drowned']);

/** "Swims underwater", "above a sunken ship". */
function underWater({ entities, meaning }: MeaningIndex): NamedPlace[] {
  const isSaid = meaning.film.some(({ about, value }) => about === 'place' && value === 'underwater');
  const isSunken = (each: Entity) => saidOf(each, 'state').some((state) => SUNKEN.has(state));
  return isSaid || entities.some(isSunken)
    ? [{ place: 'underwater', phrase: 'underwater', of: 0, pointed: true, score: 4 }]
    : [];
}

/** What is found in the place that it is named by, and not only made for it: no beach ball, no school bus. */
const FIXED = new Set(['part', 'place', 'furniture', 'surface', 'building']);

/** A kitchen window is in a kitchen, and a garden path in a garden. */
function placesOfParts(told: MeaningIndex): NamedPlace[] {
  return told.entities.flatMap((entity) => {
    const { id, kinds, name } = entity;
    const whole = name.split(' ').slice(0, -1).join(' ');
    if (!FIXED.has(kinds[0] ?? '') || (kinds[0] !== 'part' && placeOf(entity, told) !== null)) return [];
    const [place] = valuesOf('place', [whole]);
    return place ? [{ place, phrase: whole, of: id, pointed: false, score: 1.5 }] : [];
  });
}

const GENERAL = wordClass('generalPlaces');

/** `empty`: nobody is there, and what is named first is what the film is about: a waterfall in the jungle. */
export function bestPlace(given: readonly NamedPlace[], empty: boolean): NamedPlace | null {
  const [first] = given;
  const has = (place: Place) => given.find((each) => each.place === place);
  // The sea belongs to the cliffs it breaks against, and a floe in the sea is in the arctic.
  if (has('ocean')) for (const place of ['cliff', 'arctic'] as const) if (has(place)) return has(place)!;
  if (has('bridge') && has('river')) return has('bridge')!;
  if (empty && first && !GENERAL.has(first.place)) return first;
  const best = given.reduce<NamedPlace | null>(
    (found, each) => (found === null || each.score > found.score ? each : found),
    null,
  );
  // Clouds pass over something.
  const ground = given.find(({ place }) => place !== 'sky');
  return best?.place === 'sky' ? (ground ?? best) : best;
}

import type { Entity } from '@phonofilm/reader/reader';
import type { Figure } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { lookCalled, lookOf } from '../vocabulary/looks.ts';
import type { MeaningIndex } from './meaning-index.ts';

/** What is said of somebody that can be seen of them, beside their colour, number and sex. */
const SEEN = new Set(['state', 'age', 'pattern', 'material', 'size', 'colour']);

/** How somebody or something looks: by what is said of them, by how they do something, and by what they do. */
export function looksOf(
  entity: Entity,
  { noun, figure }: { readonly noun: string; readonly figure: Figure },
  told: MeaningIndex,
): readonly string[] {
  const isAlive = LIVING.has(figure.kind);
  const events = told.eventsBy(entity.id);
  // The drawing of a paper plane is of paper; one of any sign is not yet of wood.
  const own = ('model' in figure ? figure.model : noun).split(' ');
  const words = [
    ...entity.attributes
      .filter(({ name, word }) => SEEN.has(name) && !own.includes(word))
      .map(({ word, value }) => [word, value]),
    ...events.flatMap(({ adverbs = [] }) => adverbs).map((adverb) => [adverb]),
    ...events.map(({ verb }) => [`to ${verb}`]),
  ];
  // Golden hair and golden leaves are not of gold, golden cups are.
  if (
    !isAlive &&
    !GROWN.has(entity.kinds[0] ?? '') &&
    entity.attributes.some(({ value }) => value === 'golden')
  )
    words.push(['gold']);
  // The word itself tells more than what it is a kind of: marble is stone.
  const looks = words.flatMap((forms) => forms.flatMap((form) => lookCalled(form) ?? [])[0] ?? []);
  const built = looks.map((look) =>
    look === 'stone' && BUILT.has(entity.kinds[0] ?? '') ? 'masonry' : look,
  );
  return [...new Set(built)].filter((look) => {
    const { cover, face } = lookOf(look);
    if (face !== undefined) return isAlive;
    if (cover === undefined) return true;
    // Years are seen in the faces of people, patterns on their clothes; animals show neither.
    return !(isAlive && OF_THINGS.has(look)) && !(figure.kind === 'person' && OF_CLOTHES.has(look));
  });
}

const BUILT = new Set(['building', 'place']);
const GROWN = new Set(['plant', 'food', 'drink', 'part', 'place', 'light', 'weather']);
const OF_THINGS = new Set(['shabby', 'colourful', 'rotten', 'torn', 'snowy']);
const OF_CLOTHES = new Set(['striped', 'spotted', 'checked', 'cloth', 'leather', 'knitted', 'felt']);

import type { Entity } from '@phonofilm/reader/reader';
import type { Figure } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { lookCalled, lookOf } from '../vocabulary/looks.ts';
import type { Told } from './told.ts';

/** How somebody or something looks: by what is said of them, by how they do something, and by what they do. */
export function looksOf(entity: Entity, figure: Figure, told: Told): readonly string[] {
  const isAlive = LIVING.has(figure.kind);
  const events = told.eventsBy(entity.id);
  const words = [
    ...entity.attributes.flatMap(({ name, word, value }) =>
      name === 'state' || name === 'age' || name === 'pattern' ? [word, value] : [],
    ),
    ...events.flatMap(({ adverbs = [] }) => adverbs),
    ...events.map(({ verb }) => `to ${verb}`),
  ];
  const looks = words.flatMap((word) => lookCalled(word) ?? []);
  return [...new Set(looks)].filter((look) => {
    const { cover } = lookOf(look);
    if (cover === undefined) return isAlive;
    // Years are seen in the faces of people, patterns on their clothes; animals show neither.
    return !(isAlive && cover === 'shabby') && !(figure.kind === 'person' && PATTERNS.has(cover));
  });
}

const PATTERNS = new Set(['striped', 'spotted', 'checked']);

import type { Entity } from '@phonofilm/reader/reader';
import { hasPlace } from '../cast/parted.ts';
import type { Figure, Part } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { lookOf } from '../vocabulary/looks.ts';
import { colourOf } from './describe-subject.ts';
import { looksOf } from './looks-of.ts';
import type { Told } from './told.ts';

/** Parts of a thing of which something is said that can be seen. */
export function partsOf(entity: Entity, figure: Figure, told: Told): Part[] {
  if (LIVING.has(figure.kind)) return [];
  return told.relationsTo(entity.id).flatMap(({ kind, of }) => {
    const part = kind === 'part-of' ? told.entity(of) : undefined;
    if (!part || !hasPlace(part.noun)) return [];
    const colour = colourOf(part);
    const seen = looksOf(part, { noun: part.noun, figure: { kind: 'object', model: part.noun } }, told);
    const looks = seen.filter((look) => lookOf(look).cover !== undefined);
    return colour === null && looks.length === 0 ? [] : [{ noun: part.noun, colour, looks }];
  });
}

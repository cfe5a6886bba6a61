import type { Entity } from '@phonofilm/reader/reader';
import { isBodyPart } from '../cast/body-parts.ts';
import { hasPlace } from '../cast/parted.ts';
import type { Detail, Figure, Part, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { lookOf } from '../vocabulary/looks.ts';
import { isSeenOn } from '../vocabulary/parts.ts';
import { colourOf, countOf } from './describe-subject.ts';
import type { Drafted } from './draft.ts';
import { looksOf } from './looks-of.ts';
import { type MeaningIndex, saidOf } from './meaning-index.ts';

/** Parts of a thing of which something is said that can be seen. */
export function partsOf(entity: Entity, figure: Figure, told: MeaningIndex): Part[] {
  if (LIVING.has(figure.kind)) return [];
  return told.relatedTo(entity.id, 'part-of').flatMap((part) => {
    if (!hasPlace(part.noun)) return [];
    const colour = colourOf(part);
    const seen = looksOf(part, { noun: part.noun, figure: { kind: 'object', model: part.noun } }, told);
    const looks = seen.filter((look) => lookOf(look).cover !== undefined);
    return colour === null && looks.length === 0 ? [] : [{ noun: part.noun, colour, looks }];
  });
}

/** The beak of a goose and the roof of a coop, which are seen in the drawings of these. */
export function namedParts(drafted: readonly Drafted[], told: MeaningIndex): Detail[] {
  return told.entities.flatMap((part) => {
    const whole = drafted.find(({ entity }) => entity.id === told.wholeOf(part.id))?.subject;
    if (!whole || !told.isPart(part.id) || drafted.some(({ entity }) => entity.id === part.id)) return [];
    if (!isSeen(part, whole)) return [];
    const { id, noun } = part;
    return [{ id, noun, count: countOf(part, noun), colour: null, of: whole.id, deed: null }];
  });
}

const GONE = new Set(['missing', 'lost', 'invisible']);

function isSeen(part: Entity, { figure }: Subject): boolean {
  if (saidOf(part, 'state').some((state) => GONE.has(state))) return false;
  if (LIVING.has(figure.kind)) return isBodyPart(part.noun) && part.kinds[0] !== 'garment';
  return isSeenOn(figure, part.noun);
}

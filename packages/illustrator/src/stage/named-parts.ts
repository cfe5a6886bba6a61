import type { Entity } from '@phonofilm/reader/reader';
import { isBodyPart } from '../cast/body-parts.ts';
import type { Detail, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { isSeenOn } from '../vocabulary/parts.ts';
import { countOf } from './describe-subject.ts';
import type { Drafted } from './draft.ts';
import { saidOf, type Told } from './told.ts';

/** The beak of a goose and the roof of a coop, which are seen in the drawings of these. */
export function namedParts(drafted: readonly Drafted[], told: Told): Detail[] {
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

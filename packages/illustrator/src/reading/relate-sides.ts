import type { SpatialRelation, SubjectId } from '../scene-description.ts';
import type { Side } from './match-relation.ts';

const KINDS = { left: 'left-of', right: 'right-of', front: 'in-front-of', back: 'behind' } as const;

/** "a car on the left and a bus on the right": sides of the picture become relations to somebody else. */
export function relateSides(
  sides: ReadonlyMap<SubjectId, Side>,
  subjects: readonly { readonly id: SubjectId }[],
  known: readonly SpatialRelation[],
): SpatialRelation[] {
  const found: SpatialRelation[] = [];
  const isKnown = (of: SubjectId, to: SubjectId) =>
    [...known, ...found].some((relation) => relation.of === of && relation.to === to);
  for (const [id, side] of sides) {
    const other = subjects.find((subject) => subject.id !== id && sides.get(subject.id) !== side);
    if (other && !isKnown(other.id, id) && !isKnown(id, other.id))
      found.push({ kind: KINDS[side], of: id, to: other.id });
  }
  return found;
}

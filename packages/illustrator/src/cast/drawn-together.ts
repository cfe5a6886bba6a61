import type { SceneDescription, SpatialRelation, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { holdAt } from './body-parts.ts';

type Bound = Pick<SceneDescription, 'relations' | 'subjects'>;

/** The subjects that sit on it or in it, from front to back. */
export function ridersOf(scene: Bound, { id }: Subject): readonly Subject[] {
  return relatedTo(scene, ({ kind, of, to }) => (kind === 'riding' && to === id ? of : null));
}

/** What somebody wears that is no garment: a bucket for a hat. */
export function wornThings(scene: Bound, { id }: Subject): readonly Subject[] {
  return relatedTo(scene, ({ kind, of, to }) => (kind === 'wearing' && of === id ? to : null));
}

/** What somebody has in hand beside whatever else is done. */
export function heldThing(scene: Bound, { id }: Subject): Subject | null {
  return relatedTo(scene, ({ kind, of, to }) => (kind === 'holding' && of === id ? to : null))[0] ?? null;
}

/** What somebody sits, kneels or lies on or in, where that is drawn apart. */
export function supportUnder({ relations, subjects }: Bound, { id }: Subject): Subject | null {
  const below = relations.find(({ kind, of }) => of === id && (kind === 'on' || kind === 'in'))?.to;
  return subjects.find((subject) => subject.id === below) ?? null;
}

/** Who or what is on, in, under or around a part of somebody. */
export interface Borne {
  readonly subject: Subject;
  readonly kind: SpatialRelation['kind'];
  readonly part: string;
}

/** What somebody has on the head, under the arm, around the neck, in a pocket. */
export function borneBy(scene: Bound, { id }: Subject): readonly Borne[] {
  return scene.relations.flatMap((relation) => {
    const subject = scene.subjects.find((each) => each.id === relation.of);
    if (relation.to !== id || !subject || !isBorne(scene, relation)) return [];
    return [{ subject, kind: relation.kind, part: relation.part ?? '' }];
  });
}

/** Whether a relation is one to a part of a body: both are drawn as one figure. */
export function isBorne({ subjects }: Bound, { kind, to, part, of }: SpatialRelation): boolean {
  const carrier = subjects.find((each) => each.id === to);
  return (
    part !== undefined &&
    carrier !== undefined &&
    of !== to &&
    (LIVING.has(carrier.figure.kind) || (carrier.figure.kind === 'object' && OF_FIGURES.has(part))) &&
    holdAt(kind, part, true) !== null
  );
}

/** Parts that scarecrows and dolls have as well; the arm of a chair and the leg of a table are no limbs. */
const OF_FIGURES = new Set('head nose mouth neck shoulder lap hand chin'.split(' '));

/** All who are drawn with what carries, wears or holds them, and not for themselves. */
export function drawnWithOthers(scene: Bound): ReadonlySet<Subject> {
  return new Set(
    relatedTo(scene, (relation) =>
      relation.kind === 'riding' || isBorne(scene, relation)
        ? relation.of
        : relation.kind === 'wearing' || relation.kind === 'holding'
          ? relation.to
          : null,
    ),
  );
}

function relatedTo(
  { relations, subjects }: Bound,
  pick: (relation: Bound['relations'][number]) => number | null,
): readonly Subject[] {
  const ids = relations.map(pick);
  return ids.flatMap((id) => subjects.find((subject) => subject.id === id) ?? []);
}

import type { SceneDescription, Subject } from '../scene-description.ts';

type Bound = Pick<SceneDescription, 'relations' | 'subjects'>;

/** Whoever sits on it or in it, from front to back. */
export function ridersOf(scene: Bound, { id }: Subject): readonly Subject[] {
  return tiedTo(scene, ({ kind, of, to }) => (kind === 'riding' && to === id ? of : null));
}

/** What somebody wears that is no garment: a bucket for a hat. */
export function wornThings(scene: Bound, { id }: Subject): readonly Subject[] {
  return tiedTo(scene, ({ kind, of, to }) => (kind === 'wearing' && of === id ? to : null));
}

/** What somebody has in hand beside whatever else is done. */
export function heldThing(scene: Bound, { id }: Subject): Subject | null {
  return tiedTo(scene, ({ kind, of, to }) => (kind === 'holding' && of === id ? to : null))[0] ?? null;
}

/** What somebody sits, kneels or lies on or in, where that is drawn apart. */
export function supportUnder({ relations, subjects }: Bound, { id }: Subject): Subject | null {
  const below = relations.find(({ kind, of }) => of === id && (kind === 'on' || kind === 'in'))?.to;
  return subjects.find((subject) => subject.id === below) ?? null;
}

/** All who are drawn with what carries, wears or holds them, and not for themselves. */
export function drawnWithOthers(scene: Bound): ReadonlySet<Subject> {
  return new Set(
    tiedTo(scene, ({ kind, of, to }) =>
      kind === 'riding' ? of : kind === 'wearing' || kind === 'holding' ? to : null,
    ),
  );
}

function tiedTo(
  { relations, subjects }: Bound,
  pick: (relation: Bound['relations'][number]) => number | null,
): readonly Subject[] {
  const ids = relations.map(pick);
  return ids.flatMap((id) => subjects.find((subject) => subject.id === id) ?? []);
}

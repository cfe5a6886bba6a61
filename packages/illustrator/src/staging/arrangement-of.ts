import { isBorne } from '../cast/drawn-together.ts';
import { touched } from '../cast/people/cast-hands.ts';
import type { SceneDescription, SpatialRelation, SubjectId } from '../scene-description.ts';
import { type Arrangement, arrange } from './arrange.ts';
import { relationsBesideWays } from './beside-the-way.ts';
import type { Role } from './role.ts';

/** Everybody and everything where the scene says; `grown` are drawn larger than in life. */
export function arrangementOf(
  scene: SceneDescription,
  roles: readonly Role[],
  grown: ReadonlyMap<SubjectId, number>,
): Arrangement {
  const drawn = drawnAs(scene);
  const asDrawn = (id: SubjectId) => drawn.get(id) ?? id;
  const moves = (scene.moves ?? []).map((move) => ({
    ...move,
    by: asDrawn(move.by),
    to: move.to === null ? null : asDrawn(move.to),
  }));
  const relations = [...scene.relations, ...touched(scene)];
  return arrange(
    roles,
    [...between(pairsOf(scene), asDrawn), ...relationsBesideWays(between(relations, asDrawn), moves)],
    moves,
    grown,
  );
}

/** A subject that does something to another, or looks at it, stands next to it; so does what belongs to it. */
function pairsOf({ deeds, subjects }: SceneDescription): readonly SpatialRelation[] {
  const near = [
    ...deeds.flatMap(({ by, object, toward, participants }) =>
      [object, toward, ...participants].map((other) => ({ of: by, to: other })),
    ),
    ...subjects.map(({ id, owner }) => ({ of: id, to: owner })),
  ];
  return near.flatMap(({ of, to }) =>
    to === null || to === undefined ? [] : [{ kind: 'beside' as const, of, to }],
  );
}

/** Rider and mount are drawn as one: what is said of one of them is said of both. */
function between(
  relations: readonly SpatialRelation[],
  asDrawn: (id: SubjectId) => SubjectId,
): readonly SpatialRelation[] {
  return relations
    .map((each) => ({ ...each, of: asDrawn(each.of), to: asDrawn(each.to) }))
    .filter(({ of, to }) => of !== to);
}

function drawnAs(scene: SceneDescription): ReadonlyMap<SubjectId, SubjectId> {
  const { relation, relations, subjects } = scene;
  const drawn = new Map(
    relations
      .filter((each) => each.kind === 'riding' || isBorne(scene, each))
      .map(({ of, to }) => [of, to] as const),
  );
  const [rider, mount] = subjects;
  if (relation === 'riding' && rider && mount) drawn.set(mount.id, rider.id);
  return drawn;
}

import { COVER, type Movement, type SpatialRelation, type SubjectId } from '../scene-description.ts';

const AS_ONE = new Set(['riding', 'wearing', 'holding']);
/** Where everybody stands while some go: whoever jumps over a fence is not above it all the time. */
export function relationsBesideWays(
  relations: readonly SpatialRelation[],
  moves: readonly Movement[],
): readonly SpatialRelation[] {
  return relations
    .filter(({ kind, of, to }) => AS_ONE.has(kind) || !isOnTheWay(of, to, moves))
    .flatMap((relation) => besideTheWay(relation, moves));
}

const WITH_IT = new Set(['on', 'in', ...AS_ONE]);

/** Whoever goes is nowhere in particular; who is below somebody on a fence is before that fence. */
function besideTheWay(relation: SpatialRelation, moves: readonly Movement[]): readonly SpatialRelation[] {
  const { kind, of, to } = relation;
  const own = moves.find(({ by }) => by === of) ?? moves.find(({ by }) => by === to);
  if (!own || WITH_IT.has(kind) || relation.part === COVER) return [relation];
  const isAbove =
    (kind === 'above' && own.by === of) || ((kind === 'below' || kind === 'under') && own.by === to);
  const other = own.by === of ? to : of;
  return isAbove && own.to !== null && other !== own.to
    ? [{ kind: 'in-front-of', of: other, to: own.to }]
    : [];
}

/** Where somebody goes they are not from the first moment on. */
function isOnTheWay(of: SubjectId, to: SubjectId, moves: readonly Movement[]): boolean {
  return moves.some((move) => {
    const along = [move.by, move.takes?.id];
    const marks = [move.to, move.from];
    return (
      (along.includes(of) && (marks.includes(to) || along.includes(to))) ||
      (along.includes(to) && marks.includes(of))
    );
  });
}

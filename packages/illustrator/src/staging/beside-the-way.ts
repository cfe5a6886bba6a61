import { COVER, type Movement, type SpatialRelation, type SubjectId } from '../scene-description.ts';

/** Where everybody stands while some move: a horse that jumps over a fence is not above it all the time, and a moving subject has no fixed place. */
export function relationsBesideWays(
  relations: readonly SpatialRelation[],
  moves: readonly Movement[],
): readonly SpatialRelation[] {
  const goes = (id: SubjectId) => moves.some(({ by }) => by === id);
  return relations.filter(({ kind, of, to, part }) => {
    if (isOnTheWay(of, to, moves)) return false;
    return kind === 'on' || kind === 'in' || part === COVER || !(goes(of) || goes(to));
  });
}

/** Where somebody goes they are not from the first moment on. */
function isOnTheWay(of: SubjectId, to: SubjectId, moves: readonly Movement[]): boolean {
  return moves.some((move) => {
    const along = [move.by, move.takes?.id];
    return along.includes(of) && [move.to, move.from, ...along].includes(to);
  });
}

import type { Movement, SpatialRelation, Subject, SubjectId } from '../scene-description.ts';
import type { Draft } from './draft.ts';
import { LIVING } from './living.ts';

/** What a thing does on the spot, where it is not said to get anywhere. */
const ON_THE_SPOT = new Set<Subject['does']>(['roll', 'bounce', 'fall', 'drift']);
/** Relations of the lead that are movements of their own. */
const MOVEMENTS = new Set<Draft['relation']>(['chasing']);

/** Whoever goes past, into or over something does so in the picture, and does not stand there. */
export function settleMoves(draft: Draft): Draft {
  const moves = MOVEMENTS.has(draft.relation) ? [] : draft.moves.filter((move) => isSeen(move, draft));
  if (moves.length === 0) return { ...draft, moves };
  const isGround = draft.subjects.some(({ figure }) => figure.kind === 'object' && GROUND.has(figure.model));
  return {
    ...draft,
    moves,
    place: draft.place ?? (isGround ? 'meadow' : null),
    relations: [...draft.relations, ...afloat(draft, moves)],
    subjects: draft.subjects.map((subject) => moving(subject, draft, moves)),
  };
}

/** Pieces of ground that stand in the picture, in the open. */
const GROUND = new Set(['pool of water', 'hole in the ground', 'grassy slope']);
const SWIMMERS = new Set('duck swan goose duckling'.split(' '));

/** Swans by a pond that somebody goes into are on it. */
function afloat({ subjects, relations }: Draft, moves: readonly Movement[]): SpatialRelation[] {
  const water = subjects.find(({ figure }) => figure.kind === 'object' && figure.model === 'pool of water');
  if (!water) return [];
  return subjects
    .filter(
      ({ id, noun }) =>
        SWIMMERS.has(noun) && !relations.some(({ of }) => of === id) && !moves.some(({ by }) => by === id),
    )
    .map(({ id }) => ({ kind: 'on', of: id, to: water.id }));
}

function isSeen({ by, to, way }: Movement, { subjects, relations }: Draft): boolean {
  const isThere = (id: SubjectId) => subjects.some((each) => each.id === id);
  const isHeld = relations.some(
    ({ kind, to: held }) => (kind === 'holding' || kind === 'wearing') && held === by,
  );
  // A deed that has its own water goes nowhere else.
  const isDone = to === null && way === 'into' && subjects.some(({ id, deed }) => id === by && deed !== null);
  return isThere(by) && !isHeld && !isDone && (to === null || (to !== by && isThere(to)));
}

function moving(subject: Subject, { relation, relations }: Draft, moves: readonly Movement[]): Subject {
  const own = moves.find(({ by }) => by === subject.id);
  if (!own) return subject;
  const { does, ...still } = subject;
  const moved = ON_THE_SPOT.has(does) ? still : subject;
  const isCarried = relations.some(
    ({ kind, of, to }) => of === subject.id && to !== own.to && (kind === 'on' || kind === 'riding'),
  );
  const isRiding =
    relations.some(({ kind, of }) => kind === 'riding' && of === subject.id) || relation === 'riding';
  if (moved.action === 'ride' && moved.deed === null && moved.figure.kind === 'person' && !isRiding)
    return { ...moved, action: null, deed: 'ride-bike' };
  const isIdle = moved.action === null || moved.action === 'stand';
  if (!LIVING.has(moved.figure.kind) || moved.deed !== null || !isIdle) return moved;
  return { ...moved, action: own.manner === 'slide' || isCarried ? 'sit' : 'walk' };
}

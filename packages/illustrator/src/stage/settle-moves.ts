import { pulledBy } from '../cast/animals/ways.ts';
import { COVER, type Movement, type Subject, type SubjectId } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Draft } from './draft.ts';

/** What a thing does on the spot, where it is not said to get anywhere. */
const ON_THE_SPOT = new Set<Subject['does']>(['roll', 'bounce', 'fall', 'drift', 'land']);
/** A subject that goes past, into or over something moves in the picture, and does not stand there. */
export function settleMoves(draft: Draft): Draft {
  const { deeds, place, relation, subjects } = draft;
  const seen = draft.moves.filter((move) => isSeen(move, draft));
  const moves = isPlainChase(draft, seen) ? [] : seen;
  if (moves.length === 0) return { ...draft, moves };
  // What is thrown leaves the hand, and is no longer drawn in it.
  const thrown = moves.filter(({ manner }) => manner === 'throw' || manner === 'roll').map(({ by }) => by);
  const isThrown = (id: SubjectId | null | undefined) => thrown.some((each) => each === id);
  const isLeft = relation === 'chasing' || (relation === 'holding' && isThrown(subjects[1]?.id));
  const isGround = subjects.some(({ figure }) => figure.kind === 'object' && GROUND.has(figure.model));
  return {
    ...draft,
    moves,
    place: place ?? (isGround ? 'meadow' : null),
    relation: isLeft ? null : relation,
    subjects: subjects.map((subject) => moving(subject, draft, moves)),
    deeds: deeds.map((deed) => (isThrown(deed.object) ? { ...deed, name: null, object: null } : deed)),
  };
}

/** Pieces of ground that stand in the picture, in the open. */
const GROUND = new Set(['pool of water', 'hole in the ground', 'grassy slope']);

/** One runs after another and nothing else is to be seen: the camera runs along. */
function isPlainChase({ relation, subjects }: Draft, moves: readonly Movement[]): boolean {
  const bothGo = subjects.slice(0, 2).every(({ id }) => moves.some(({ by }) => by === id));
  const isAll = subjects.length === 2 && moves.every(({ way }) => way === 'onward');
  return relation === 'chasing' && (!bothGo || isAll);
}

function isSeen({ by, to, way, takes }: Movement, { deeds, subjects, relations }: Draft): boolean {
  const find = (id: SubjectId | undefined) => subjects.find((each) => each.id === id);
  const [goer, taken] = [find(by), find(takes?.id)];
  // What is over somebody's head goes along.
  const isCovered = relations.some(({ of, to: over, part }) => part === COVER && of === by && over === to);
  if (!goer || isCovered) return false;
  // A deed that has its own water goes nowhere else.
  if (to === null && way === 'into' && goer.deed !== null) return false;
  // Whales leap out of the sea; people climb out of it.
  if (to === null && way === 'out-of' && !LEAPERS.has(goer.figure.kind)) return false;
  // What somebody has in hand or in harness is drawn with them.
  if (way === 'onward' && takes)
    return (
      taken !== undefined && goer.deed === null && pulledBy({ deeds, relations, subjects }, goer) === null
    );
  return to === null || (to !== by && find(to) !== undefined);
}

const LEAPERS = new Set<Subject['figure']['kind']>(['fish', 'creature']);

const CALM = new Set(['follow', 'trail', 'lead', 'stalk', 'accompany']);

function moving(
  subject: Subject,
  { deeds, relations, subjects }: Draft,
  moves: readonly Movement[],
): Subject {
  const own = moves.find(({ by, takes }) => by === subject.id || takes?.id === subject.id);
  if (!own) return subject;
  const { does, ...still } = subject;
  const moved = ON_THE_SPOT.has(does) ? still : subject;
  if (own.manner === 'pass') return moved;
  const isCarried = relations.some(
    ({ kind, of, to }) => of === subject.id && to !== own.to && (kind === 'on' || kind === 'riding'),
  );
  const isIdle = moved.action === null || moved.action === 'stand' || moved.action === 'chase';
  if (!LIVING.has(moved.figure.kind) || moved.deed !== null || !isIdle) return moved;
  const file = moves.filter(({ way, to, step }) => way === own.way && to === own.to && step === own.step);
  const isHunt = deeds.some(
    ({ by, object, verb }) =>
      object !== null && !CALM.has(verb) && [by, object].every((id) => file.some((each) => each.by === id)),
  );
  // From whom somebody runs away runs after them.
  const isRun = subjects.some(({ id, action }) => action === 'run' && file.some(({ by }) => by === id));
  return { ...moved, action: own.manner === 'slide' || isCarried ? 'sit' : isHunt || isRun ? 'run' : 'walk' };
}

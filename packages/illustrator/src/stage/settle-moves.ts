import { pulledBy } from '../cast/animals/pulling.ts';
import { COVER, type Deed, type Movement, type Subject, type SubjectId } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Draft } from './draft.ts';

/** What a thing does on the spot, where it is not said to get anywhere. */
const ON_THE_SPOT = new Set<Subject['does']>(['roll', 'bounce', 'fall', 'drift', 'land']);
/** Whoever goes past, into or over something does so in the picture, and does not stand there. */
export function settleMoves(given: Draft): Draft {
  const seen = given.moves.filter((move) => isSeen(move, given));
  const moves = isPlainChase(given, seen) ? [] : seen;
  if (moves.length === 0) return { ...given, moves };
  const draft = withTaken(withThrown(given, moves), moves);
  const isGround = draft.subjects.some(({ figure }) => figure.kind === 'object' && GROUND.has(figure.model));
  return {
    ...draft,
    moves,
    place: draft.place ?? (isGround ? 'meadow' : null),
    relation: draft.relation === 'chasing' ? null : draft.relation,
    subjects: draft.subjects.map((subject) => moving(subject, draft, moves)),
  };
}

/** One runs after another and nothing else is to be seen: the camera runs along. */
function isPlainChase({ relation, subjects }: Draft, moves: readonly Movement[]): boolean {
  if (relation !== 'chasing') return false;
  const [one, other] = subjects;
  const bothGo = [one, other].every((each) => moves.some(({ by }) => by === each?.id));
  return !bothGo || (subjects.length === 2 && moves.every(({ way }) => way === 'onward'));
}

/** What is thrown leaves the hand, and is no longer drawn in it. */
function withThrown(draft: Draft, moves: readonly Movement[]): Draft {
  const thrown = new Map(
    moves.flatMap(({ by, from, manner }) => (manner === 'throw' || manner === 'roll' ? [[by, from]] : [])),
  );
  const left = ({ by, object }: Deed) => object !== null && thrown.get(object) === by;
  if (!draft.deeds.some(left)) return draft;
  const second = draft.subjects[1];
  return {
    ...draft,
    relation: draft.relation === 'holding' && second && thrown.has(second.id) ? null : draft.relation,
    relations: draft.relations.filter(({ of }) => !thrown.has(of)),
    subjects: draft.subjects.map((each) => {
      const deed = draft.deeds.find((done) => done.by === each.id && left(done));
      return deed ? sending(each, deed) : each;
    }),
    deeds: draft.deeds.map((each) => (left(each) ? { ...each, name: null, object: null } : each)),
  };
}

/** Somebody who is led or dragged along has feet of their own, and is in nobody's hands. */
function withTaken(draft: Draft, moves: readonly Movement[]): Draft {
  const isAlive = (id: SubjectId) =>
    draft.subjects.some((each) => each.id === id && LIVING.has(each.figure.kind));
  const leaders = new Map(
    moves.flatMap(({ by, takes }) => (takes && isAlive(takes.id) ? [[by, takes.id] as const] : [])),
  );
  if (leaders.size === 0) return draft;
  return {
    ...draft,
    relation: draft.relation === 'holding' ? null : draft.relation,
    subjects: draft.subjects.map((each) => {
      return leaders.has(each.id) && each.deed === TENDING ? { ...each, deed: null, action: null } : each;
    }),
    deeds: draft.deeds.map((each) => (leaders.get(each.by) === each.object ? { ...each, name: null } : each)),
  };
}

const ROLLED = new Set(['roll', 'bowl', 'slide']);

/** The pose of whoever throws, kicks or rolls something that is no longer in their hands. */
function sending(subject: Subject, { verb }: Deed): Subject {
  if (subject.figure.kind !== 'person') return subject;
  if (verb === 'kick') return { ...subject, deed: null, action: 'play' };
  return { ...subject, action: null, deed: ROLLED.has(verb) ? 'push' : 'throw' };
}

/** Pieces of ground that stand in the picture, in the open. */
const GROUND = new Set(['pool of water', 'hole in the ground', 'grassy slope']);

function isSeen({ by, to, way, takes }: Movement, { deeds, subjects, relations }: Draft): boolean {
  const find = (id: SubjectId | undefined) => subjects.find((each) => each.id === id);
  const [goer, taken] = [find(by), find(takes?.id)];
  const isHeld = relations.some(
    ({ kind, to: held }) => (kind === 'holding' || kind === 'wearing') && held === by,
  );
  // What is over somebody's head goes along.
  const isCovered = relations.some(({ of, to: over, part }) => part === COVER && of === by && over === to);
  if (!goer || isHeld || isCovered) return false;
  // A deed that has its own water goes nowhere else.
  if (to === null && way === 'into' && goer.deed !== null) return false;
  // Whales leap out of the sea; people climb out of it.
  if (to === null && way === 'out-of' && !LEAPERS.has(goer.figure.kind)) return false;
  // What somebody has in hand or in harness is drawn with them.
  if (way === 'onward' && takes)
    return taken !== undefined && !isDrawnWith(goer, { deeds, relations, subjects });
  return to === null || (to !== by && find(to) !== undefined);
}

const LEAPERS = new Set<Subject['figure']['kind']>(['fish', 'creature']);

/** How people are drawn who have hands on each other, whatever they do. */
const TENDING = 'tend';

function isDrawnWith(goer: Subject, told: Pick<Draft, 'deeds' | 'relations' | 'subjects'>): boolean {
  return (goer.deed !== null && goer.deed !== TENDING) || pulledBy(told, goer) !== null;
}

const CALM = new Set(['follow', 'trail', 'lead', 'stalk', 'accompany']);

function moving(
  subject: Subject,
  { deeds, relation, relations, subjects }: Draft,
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
  const isRiding =
    relations.some(({ kind, of }) => kind === 'riding' && of === subject.id) || relation === 'riding';
  if (moved.action === 'ride' && moved.deed === null && moved.figure.kind === 'person' && !isRiding)
    return { ...moved, action: null, deed: 'ride-bike' };
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

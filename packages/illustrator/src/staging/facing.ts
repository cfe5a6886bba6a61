import type { SceneDescription, Subject, SubjectId } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';

/** Deeds that two do to each other. */
const EACH_OTHER = new Set(['fight', 'sword-fight', 'box', 'wrestle', 'talk', 'fire-cannons']);

/** Looking at what is not named: what happens there. */
const WATCHING = new Set(['watch', 'look on', 'listen', 'applaud', 'clap', 'cheer', 'stare']);

/** Whom a subject looks at: the one it does something to, or the one who does something to it. Its own id means: each other. */
export function lookedAt(scene: SceneDescription, subject: Subject): SubjectId | null {
  const { deeds, lines, relations, subjects } = scene;
  if (!LIVING.has(subject.figure.kind) && subject.deed !== 'fire-cannons') return null;
  const isSomebody = (id: SubjectId | null | undefined) =>
    subjects.some((each) => each.id === id && (LIVING.has(each.figure.kind) || each.id === subject.id));
  if (subject.hands?.at !== undefined && subject.hands.at !== subject.id) return subject.hands.at;
  const own = deeds.filter(({ by }) => by === subject.id);
  // A subject that jumps onto a table is on it.
  const isOn = (id: SubjectId) =>
    relations.some(({ kind, of, to }) => (kind === 'on' || kind === 'in') && of === subject.id && to === id);
  const told = own.find(
    ({ toward }) => toward !== undefined && !isOn(toward) && subjects.some(({ id }) => id === toward),
  );
  if (told?.toward !== undefined) return told.toward;
  const done = own.find(({ object }) => object !== null && object !== subject.id && isSomebody(object));
  if (done) return done.object;
  const faced = relations.find(
    ({ kind, of, to }) =>
      kind === 'in-front-of' && (of === subject.id ? isSomebody(to) : to === subject.id && isSomebody(of)),
  );
  if (faced) return faced.of === subject.id ? faced.to : faced.of;
  const doer = deeds.find(
    ({ by, object, toward }) => by !== subject.id && [object, toward].includes(subject.id),
  );
  if (doer && isIdle(subject)) return doer.by;
  if (subject.count === 2 && EACH_OTHER.has(subject.deed ?? subject.action ?? '')) return subject.id;
  // "While a referee watches": those who do something.
  const isWatching = own.some(({ object, verb }) => object === null && WATCHING.has(verb));
  const watched = isWatching ? deeds.find(({ by }) => by !== subject.id) : undefined;
  if (watched && isSomebody(watched.by)) return watched.by;
  if (relations.some(({ kind }) => kind === 'left-of' || kind === 'right-of')) return null;
  const people = subjects.filter(({ figure, count }) => figure.kind === 'person' && count === 1);
  const other = people.length === 2 && people.includes(subject) && people.find((each) => each !== subject);
  return other && lines.some(({ by }) => by === other.id || by === subject.id) ? other.id : null;
}

/** Whether a subject does nothing that has a direction of its own. */
function isIdle({ action, deed, hands }: Subject): boolean {
  return deed === null && hands === undefined && (action === null || IDLE.has(action));
}

const IDLE = new Set<Subject['action']>(['stand', 'sit', 'look', 'talk', 'hold', 'wave', 'play']);

/** A subject that looks at another, or is looked at, and does nothing else stands still for it. */
export function staysFor(scene: SceneDescription, subject: Subject): boolean {
  return subject.action === null && subject.deed === null && lookedAt(scene, subject) !== null;
}

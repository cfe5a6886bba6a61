import { castSubject } from '../cast/cast-subject.ts';
import type { CastingContext } from '../cast/casting.ts';
import { drawnWithOthers, ridersOf } from '../cast/drawn-together.ts';
import { hollowFor } from '../cast/hollow.ts';
import { seenInOpening } from '../cast/openings.ts';
import { thingsInHands, thingsOfDeed } from '../cast/people/deed-things.ts';
import type { Rig } from '../cast/rig.ts';
import { sideBySide } from '../cast/side-by-side.ts';
import { measureRig } from '../cast/silhouette.ts';
import { DEEDS, isDoneToThing } from '../catalogue/deed-index.ts';
import type { SceneDescription, Subject } from '../scene-description.ts';
import { seededRandom, seedOf } from '../seeded-random.ts';
import { isHoldable } from '../vocabulary/holdable.ts';
import { LIVING } from '../vocabulary/living.ts';
import { longest } from './believable-sizes.ts';
import { lookedAt, staysFor } from './facing.ts';
import type { Role } from './role.ts';

const MOST_LOOKS = 3;
const MOST_HELPERS = 4;

/** Who plays whom; `tied`: it matters who is where. */
export async function castRoles(scene: SceneDescription, tied: boolean): Promise<Role[]> {
  const roles: Role[] = [];
  const [first, second] = scene.subjects;
  const joined = new Set<Subject>();
  const inHands = new Set([...thingsInHands(scene), ...drawnWithOthers(scene)]);
  // A subject that does something with others is cast before them: they are drawn with it.
  for (const each of scene.subjects.toSorted((a, b) => Number(b.deed !== null) - Number(a.deed !== null))) {
    // What is ridden, held or played is drawn with its rider, holder or player.
    if (joined.has(each) || inHands.has(each) || (each === second && isOfFirst(scene, each))) continue;
    const subject = asStaged(scene, each, tied);
    // Of its own, so that somebody looks the same in every shot.
    const random = seededRandom(seedOf(`${scene.seed} ${each.id}`));
    const partner =
      fellowOf(scene, each, joined) ??
      (each === first ? (besideHands(scene, inHands) ?? second ?? null) : (first ?? null));
    const whole = await castSubject(subject, { scene, random, emptyHanded: hasThrown(scene, each) }, partner);
    if (!whole) continue;
    const inOpening = (drawn: Rig) =>
      tied ? seenInOpening(scene, subject, hollowFor(scene, subject, drawn)) : drawn;
    const cast = inOpening(whole);
    const rig = isDoneTogether(scene, subject)
      ? await withHelpers(cast, subject, { scene, random }, partner)
      : cast;
    const company = rig.company ?? 0;
    const joins = company > 0 && subject.count === 1 && partner?.figure.kind === subject.figure.kind;
    if (joins) joined.add(partner);
    // Of two who do it to each other one looks to the left.
    const differ =
      ['person', 'fish'].includes(subject.figure.kind) || lookedAt(scene, subject) === subject.id;
    const looks = [rig];
    while (differ && looks.length < Math.min(MOST_LOOKS, subject.count))
      looks.push(inOpening((await castSubject(subject, { scene, random }, partner)) ?? whole));
    // All who ride one thing are drawn with it.
    const count =
      scene.relation === 'riding' && each === first && second
        ? Math.min(subject.count, second.count)
        : Math.ceil(subject.count / (1 + company));
    const [rider] = ridersOf(scene, each);
    roles.push({
      subject: { ...subject, count },
      rig,
      rigs: Array.from({ length: count }, (_, index) => looks[index % looks.length]!),
      alone: await lengthAlone(scene, each, rig),
      ...(joins && { joined: partner.id }),
      ...(rider && { voice: rider.id }),
    });
  }
  return roles;
}

/** What the first of the scene rides or holds. */
function isOfFirst({ relation }: SceneDescription, second: Subject): boolean {
  return relation === 'riding' || (relation === 'holding' && isHoldable(second));
}

/** What somebody does who is told nothing else to do: where it matters who is where, nobody walks off. */
function asStaged(scene: SceneDescription, subject: Subject, tied: boolean): Subject {
  const tieBy = (kind: string) =>
    scene.relations.find((each) => each.kind === kind && each.of === subject.id);
  const above = scene.subjects.find(({ id }) => id === tieBy('under')?.to);
  // Under a vehicle one can only lie.
  if (subject.figure.kind === 'person' && above?.figure.kind === 'vehicle')
    return { ...subject, action: null, deed: 'lie-down' };
  if (tied && subject.action === null && LIVING.has(subject.figure.kind))
    return { ...subject, action: tieBy('in') ? 'sit' : 'stand' };
  return staysFor(scene, subject) && scene.relation !== 'chasing' ? { ...subject, action: 'stand' } : subject;
}

/** The partner in what takes two: parents who argue do it with each other, and not with their child. */
function fellowOf(
  { subjects }: SceneDescription,
  one: Subject,
  joined: ReadonlySet<Subject>,
): Subject | null {
  if (one.deed === null || one.count > 1 || !DEEDS[one.deed]?.company) return null;
  const does = (each: Subject) => each !== one && each.deed === one.deed && !joined.has(each);
  return subjects.find((each) => does(each) && each.figure.kind === one.figure.kind) ?? null;
}

/** What somebody threw is on its way. */
function hasThrown({ moves = [] }: SceneDescription, { id }: Subject): boolean {
  return moves.some(({ from, manner }) => from === id && ['throw', 'roll', 'pass'].includes(manner));
}

/** How long somebody or something is drawn that stands there with nothing on it. */
async function lengthAlone(scene: SceneDescription, subject: Subject, drawn: Rig): Promise<number> {
  const bare = { ...scene, subjects: [subject], relation: null, relations: [], deeds: [] };
  const random = seededRandom(seedOf(`${scene.seed} ${subject.id}`));
  // An animal that needs its hands is drawn upright, and not as long as on all fours.
  const { deed, figure } = subject;
  const isOnAllFours = LIVING.has(figure.kind) && figure.kind !== 'person' && deed === null;
  const rig = isOnAllFours
    ? await castSubject({ ...subject, action: 'stand' }, { scene: bare, random }, null)
    : null;
  return longest(measureRig(rig ?? drawn));
}

/** Several people have one thing between them: three men push a car. */
function isDoneTogether(scene: SceneDescription, { count, deed, figure, id, shares }: Subject): boolean {
  if (count < 2 || figure.kind !== 'person') return false;
  if (shares) return true;
  if (!isDoneToThing(deed)) return false;
  const { object } = thingsOfDeed(scene, id);
  return object !== null && object.count === 1;
}

async function withHelpers(
  first: Rig,
  subject: Subject,
  context: CastingContext,
  partner: Subject | null,
): Promise<Rig> {
  const drawn = 1 + (first.company ?? 0);
  if ((drawn > 1 && !subject.shares) || subject.deed === null) return first;
  const others: Rig[] = [];
  while (others.length + drawn < Math.min(MOST_HELPERS, subject.count)) {
    const rig = await castSubject({ ...subject, count: 1 }, { ...context, emptyHanded: true }, partner);
    if (!rig) break;
    others.push(rig);
  }
  return sideBySide(first, others, subject.deed, subject.shares ?? false);
}

/** A subject that does something to a thing does it with the next subject of its kind. */
function besideHands({ subjects }: SceneDescription, inHands: ReadonlySet<Subject>): Subject | null {
  const [first, second, ...others] = subjects;
  if (!first || !second || !inHands.has(second)) return null;
  return others.find((each) => !inHands.has(each) && each.figure.kind === first.figure.kind) ?? null;
}

import { deedDrawing, isDoneToThing } from '../../catalogue/deed-index.ts';
import type { SceneDescription, Subject, SubjectId } from '../../scene-description.ts';
import { isHoldable } from '../../vocabulary/holdable.ts';
import { carriedBy, eatenBy, pulledBy, wayOf } from '../animals/ways.ts';

/** What a deed is done to, and what that is put on or into; both are drawn with the person who does it. */
interface DeedThings {
  readonly object: Subject | null;
  readonly target: Subject | null;
}

/** The things of the first subject are named right after it; for others the deed itself tells what it is done to. */
export function thingsOfDeed(scene: SceneDescription, by: SubjectId): DeedThings {
  const { deeds, relation, relations, subjects } = scene;
  const [doer, second] = subjects;
  if (by !== doer?.id || relation !== 'holding' || !second || !isDoneToThing(doer.deed))
    return thingsOfOther(scene, by);
  // "pouring water into a glass": what is poured is no thing of its own.
  if (relations.some(({ kind, of, to }) => of === doer.id && to === second.id && kind !== 'larger-than'))
    // Where the drawing has no part for it, it is where that is done.
    return { object: null, target: deedDrawing(doer.deed!)?.props?.includes('target:') ? second : null };
  const used = deeds.find((each) => each.by === by && each.object === second.id)?.using;
  const into = used ?? relations.find(({ kind, of }) => of === second.id && kind !== 'larger-than')?.to;
  return inOwnHands(scene, by, { object: second, target: subjects.find(({ id }) => id === into) ?? null });
}

/** Who else has it in hand, or does something to it that takes both hands. */
function holderOf(scene: SceneDescription, by: SubjectId, thing: SubjectId | null): Subject | null {
  const { deeds, relations, subjects } = scene;
  if (thing === null) return null;
  const held = relations.find(({ kind, of, to }) => kind === 'holding' && of !== by && to === thing)?.of;
  const at = subjects.findIndex(({ id }) => id === by);
  const doer = subjects.find(
    ({ deed, id }, index) =>
      index < at && isDoneToThing(deed) && deeds.some((each) => each.by === id && each.object === thing),
  );
  return subjects.find(({ id }) => id === held) ?? doer ?? null;
}

/** What somebody else has in hand is done to where it is. */
function inOwnHands(scene: SceneDescription, by: SubjectId, things: DeedThings): DeedThings {
  return holderOf(scene, by, things.object?.id ?? null) ? { ...things, object: null } : things;
}

/** What is done to where another has it in hand. */
export function thingElsewhere(scene: SceneDescription, by: SubjectId): Subject | null {
  const { deeds, subjects } = scene;
  const deed = subjects.find(({ id }) => id === by)?.deed ?? null;
  if (!isDoneToThing(deed)) return null;
  const done = deeds.find((each) => each.by === by && holderOf(scene, by, each.object) !== null);
  return subjects.find(({ id }) => id === done?.object) ?? null;
}

function thingsOfOther(scene: SceneDescription, by: SubjectId): DeedThings {
  const { deeds, relations, subjects } = scene;
  const doer = subjects.find(({ id }) => id === by);
  if (!doer || !isDoneToThing(doer.deed)) return { object: null, target: null };
  const done = deeds.find((each) => each.by === by && each.name === doer.deed && each.object !== null);
  const object = subjects.find(({ id, deed }) => id === done?.object && deed === null) ?? null;
  const into =
    done?.using ??
    (object && relations.find(({ kind, of }) => of === object.id && kind !== 'larger-than')?.to);
  return inOwnHands(scene, by, { object, target: subjects.find(({ id }) => id === into) ?? null });
}

/** What it is done with, where that is another thing than the drawing has. */
export function toolOf({ deeds, subjects }: SceneDescription, by: SubjectId): Subject | null {
  const using = deeds.find((each) => each.by === by && each.using !== undefined)?.using;
  const tool = subjects.find(({ id }) => id === using);
  return tool && isHoldable(tool) ? tool : null;
}

/** What is on the tray or in the basket that somebody has in hand. */
export function contentsOf(
  { relations, subjects }: SceneDescription,
  holder: SubjectId,
): { readonly subject: Subject; readonly within: boolean } | null {
  const held = relations.find(({ kind, to }) => to === holder && (kind === 'in' || kind === 'on'));
  const subject = subjects.find(({ id }) => id === held?.of);
  return subject && held ? { subject, within: held.kind === 'in' } : null;
}

/** All that somebody has in hand, or puts something into. */
export function thingsInHands(scene: SceneDescription): ReadonlySet<Subject> {
  const things = scene.subjects.flatMap((subject) => {
    const { object, target } = thingsOfDeed(scene, subject.id);
    const carried = carriedBy(scene, subject);
    const inside = object && contentsOf(scene, object.id)?.subject;
    const held = scene.subjects.find(({ id }) => id === subject.hands?.holds);
    const tool = subject.deed === null ? null : toolOf(scene, subject.id);
    const animals = [eatenBy(scene, subject), pulledBy(scene, subject), hatchedFrom(scene, subject)];
    return [object, target, inside, tool, held, carried, ...animals].filter(
      (thing) => thing !== null && thing !== undefined,
    );
  });
  return new Set(things);
}

/** The egg is drawn with what comes out of it. */
function hatchedFrom(scene: SceneDescription, subject: Subject): Subject | null {
  if (wayOf(scene, subject)?.name !== 'hatch') return null;
  return scene.subjects.find(({ noun }) => /\begg(shell)?$/.test(noun)) ?? null;
}

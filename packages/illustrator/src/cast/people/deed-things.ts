import type { SceneDescription, Subject, SubjectId } from '../../scene-description.ts';
import { pulledBy } from '../animals/pulling.ts';
import { carriedBy, eatenBy, wayOf } from '../animals/ways.ts';
import { isDoneToThing } from './deed-names.ts';

/** What a deed is done to, and what that is put on or into; both are drawn with whoever does it. */
export interface DeedThings {
  readonly object: Subject | null;
  readonly target: Subject | null;
}

export const NO_THINGS: DeedThings = { object: null, target: null };

/** Of whoever is named first they are named right after; of others the deed itself tells what it is done to. */
export function thingsOfDeed(scene: SceneDescription, by: SubjectId): DeedThings {
  const { deeds, relation, relations, subjects } = scene;
  const [doer, second] = subjects;
  if (!doer || by !== doer.id) return thingsOfOther(scene, by);
  if (relation !== 'holding' || !second || !isDoneToThing(doer.deed))
    return deeds.some(({ by: each }) => each === by) ? thingsOfOther(scene, by) : NO_THINGS;
  // "pouring water into a glass": what is poured is no thing of its own.
  if (relations.some(({ of, to }) => of === doer.id && to === second.id))
    return { object: null, target: second };
  const into = relations.find(({ of }) => of === second.id)?.to;
  return { object: second, target: subjects.find(({ id }) => id === into) ?? null };
}

function thingsOfOther({ deeds, relations, subjects }: SceneDescription, by: SubjectId): DeedThings {
  const doer = subjects.find(({ id }) => id === by);
  if (!doer || !isDoneToThing(doer.deed)) return NO_THINGS;
  const done = deeds.find((each) => each.by === by && each.name === doer.deed && each.object !== null);
  const object = subjects.find(({ id, deed }) => id === done?.object && deed === null) ?? null;
  const into = object && relations.find(({ of }) => of === object.id)?.to;
  return { object, target: subjects.find(({ id }) => id === into) ?? null };
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
    const animals = [eatenBy(scene, subject), pulledBy(scene, subject), hatchedFrom(scene, subject)];
    return [object, target, inside, carried, ...animals].filter(
      (thing) => thing !== null && thing !== undefined,
    );
  });
  return new Set(things);
}

/** The egg is drawn with what comes out of it. */
function hatchedFrom(scene: SceneDescription, subject: Subject): Subject | null {
  if (wayOf(scene, subject) !== 'hatch') return null;
  return scene.subjects.find(({ noun }) => /\begg(shell)?$/.test(noun)) ?? null;
}

export interface Liquid {
  readonly colour: string;
  /** What it is poured from, and into. */
  readonly vessel: 'pot' | 'teapot' | 'bottle' | 'jug';
  readonly into: 'cup' | 'glass' | 'wine-glass';
}

const LIQUIDS: readonly (readonly [words: RegExp, liquid: Liquid])[] = [
  [/\b(coffee|espresso|latte|cappuccino)\b/, { colour: '#6b4226', vessel: 'pot', into: 'cup' }],
  [/\b(cocoa|hot chocolate|chocolate)\b/, { colour: '#7a4a2a', vessel: 'pot', into: 'cup' }],
  [/\btea\b/, { colour: '#b5702a', vessel: 'teapot', into: 'cup' }],
  [/\b(milk|cream|milkshake|yogh?urt)\b/, { colour: '#fbf8f0', vessel: 'jug', into: 'glass' }],
  [/\b(red wine|wine)\b/, { colour: '#8a1f3a', vessel: 'bottle', into: 'wine-glass' }],
  [/\b(beer|ale|champagne|cider)\b/, { colour: '#e8b03a', vessel: 'bottle', into: 'glass' }],
  [/\b(juice|lemonade|soda|smoothie)\b/, { colour: '#f59a2c', vessel: 'jug', into: 'glass' }],
  [/\b(oil|honey|syrup)\b/, { colour: '#e0a82c', vessel: 'bottle', into: 'glass' }],
  [/\b(soup|sauce)\b/, { colour: '#d0622e', vessel: 'jug', into: 'cup' }],
];
const WATER: Liquid = { colour: '#6cc0ea', vessel: 'jug', into: 'glass' };

/** The drink a prompt names; water where it names none. */
export function liquidOf(name = ''): Liquid {
  return LIQUIDS.find(([words]) => words.test(name))?.[1] ?? WATER;
}

type Sketches = Readonly<Record<string, string>>;

/** What it is poured from and into, as the drink wants it. */
export function vesselOf(sketches: Sketches, liquid: string | undefined): Sketches {
  const { into, vessel } = liquidOf(liquid);
  return { vessel: sketches[`vessel-${vessel}`]!, filled: sketches[`filled-${into}`]! };
}

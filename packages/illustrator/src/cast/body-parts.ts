import { byWord, wordTable } from '../catalogue/word-tables.ts';
import { once } from '../once.ts';
import type { SpatialRelation } from '../scene-description.ts';
import type { Joints } from './people/pose.ts';

/** Points of a body at which something can be. */
export type Anchor =
  | 'crown'
  | 'nose'
  | 'mouth'
  | 'neck'
  | 'shoulder'
  | 'chest'
  | 'back'
  | 'hip'
  | 'lap'
  | 'knee'
  | 'foot'
  | 'hand'
  | 'other-hand'
  | 'arm'
  | 'armpit'
  | 'tail';

/** How something is at such a point: standing on it, in its middle, hanging from it, half behind it, all around it, out of it. */
export type Hold = 'on' | 'at' | 'from' | 'behind' | 'around' | 'out-of';

type BesideJoint = readonly [at: keyof Joints, to: keyof Joints, share: number, right: number, down: number];
type Shares = readonly [one: number, other: number];
interface Table {
  readonly words: Readonly<Record<Anchor, readonly string[]>>;
  readonly openings: readonly string[];
  readonly rooms: Readonly<Record<string, Shares>>;
  /** Where parts are in the outline of what stands upright, and of what is long. */
  readonly upright: Readonly<Record<string, Shares>>;
  readonly long: Readonly<Record<string, Shares>>;
  readonly person: Readonly<Record<Anchor, BesideJoint>>;
}
export const bodyParts = once(() => wordTable<Table>('body-parts'));
const anchors = once(() => byWord(bodyParts().words));

export function isBodyPart(noun: string): boolean {
  return anchors().has(noun);
}

/** Where and how something is that has such a relation to a part of somebody; null where that says no place on them. */
export function holdAt(
  kind: SpatialRelation['kind'],
  part: string,
  isUpright: boolean,
): { readonly anchor: Anchor; readonly hold: Hold } | null {
  const anchor = anchors().get(part);
  if (!anchor) return null;
  switch (kind) {
    case 'around':
      return { anchor, hold: 'around' };
    case 'hanging-from':
    case 'above':
      return { anchor, hold: 'from' };
    case 'under':
      if (anchor === 'arm' || anchor === 'shoulder') return { anchor: 'armpit', hold: 'at' };
      return { anchor, hold: anchor === 'crown' ? 'at' : 'from' };
    case 'in':
    case 'on':
    case 'against':
      if (kind === 'in' && bodyParts().openings.includes(part)) return { anchor, hold: 'out-of' };
      // A subject that lies on the belly of an animal is on top of it.
      if (anchor === 'chest' && !isUpright) return { anchor: 'back', hold: 'on' };
      if (anchor === 'back') return { anchor, hold: isUpright ? 'behind' : 'on' };
      return { anchor, hold: CENTRED.has(anchor) ? 'at' : 'on' };
    default:
      return null;
  }
}

const CENTRED = new Set<Anchor>(['mouth', 'neck', 'chest', 'hip']);

/** How large something may be there, as shares of the stature of who has it. */
export function roomAt(anchor: Anchor, isAlive: boolean): { readonly least: number; readonly most: number } {
  const least = anchor === 'nose' ? 0.16 : isAlive ? 0.28 : 0.24;
  const [living, thing] = bodyParts().rooms[anchor] ?? bodyParts().rooms['other']!;
  return { least, most: isAlive ? living : thing };
}

import type { SpatialRelation } from '../scene-description.ts';

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

const WORDS: Readonly<Record<Exclude<Anchor, 'other-hand' | 'armpit'>, string>> = {
  crown: 'head hair crown forehead horn antler ear brow mane hat cap helmet',
  nose: 'nose snout beak bill chin face cheek',
  mouth: 'mouth jaw tooth lip tongue trunk',
  neck: 'neck throat collar',
  shoulder: 'shoulder',
  chest: 'chest breast belly stomach tummy waist coat jacket shirt sweater vest apron',
  back: 'back hump shell spine saddle rump',
  hip: 'pocket hip belt pouch',
  lap: 'lap thigh leg',
  knee: 'knee',
  foot: 'foot toe ankle shoe boot heel',
  hand: 'hand paw palm finger fingertip thumb wrist fist claw talon hoof',
  arm: 'arm elbow forearm sleeve wing fin flipper tentacle',
  tail: 'tail',
};
const ANCHORS = new Map(
  (Object.entries(WORDS) as [Anchor, string][]).flatMap(([anchor, words]) =>
    words.split(' ').map((word) => [word, anchor] as const),
  ),
);
/** What opens there, so that things are in it. */
const OPENINGS = new Set('pocket pouch sleeve boot shoe coat jacket shirt sweater vest apron'.split(' '));

export function isBodyPart(noun: string): boolean {
  return ANCHORS.has(noun);
}

/** Where and how something is that has such a relation to a part of somebody; null where that says no place on them. */
export function holdAt(
  kind: SpatialRelation['kind'],
  part: string,
  isUpright: boolean,
): { readonly anchor: Anchor; readonly hold: Hold } | null {
  const anchor = ANCHORS.get(part);
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
      if (kind === 'in' && OPENINGS.has(part)) return { anchor, hold: 'out-of' };
      // Whoever lies on the belly of an animal is on top of it.
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
  const [living, thing] = ROOMS[anchor] ?? [0.36, 0.42];
  return { least, most: isAlive ? living : thing };
}

const ROOMS: Partial<Record<Anchor, readonly [living: number, thing: number]>> = {
  crown: [0.42, 0.6],
  nose: [0.24, 0.55],
  shoulder: [0.36, 1.2],
  back: [0.62, 0.62],
  lap: [0.5, 0.45],
  neck: [0.52, 0.4],
  hip: [0.32, 0.26],
  foot: [0.3, 0.3],
};

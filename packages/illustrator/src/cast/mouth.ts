import { Ambient } from './ambient.ts';

/** Who of those drawn in one figure: the one it is about, or the partner in a deed of two. */
export type Mouth = 'lead' | 'partner';

/** Wider than anybody speaks: an animal that roars or yawns, and one with its tongue out. */
export const GAPING = 3;
export const TONGUE_OUT = 2;

/** How far mouths are open, 0 to 1 or as above, while a figure is drawn; absent: as its expression has it. */
export type Mouths = Readonly<Partial<Record<Mouth, number>>>;

const mouths = new Ambient<Mouths>({});
const drawn = new Ambient<Mouth | null>('lead');

/** Draws figures with their mouths as open as said: the face in them asks here. */
export const withMouths = (open: Mouths, draw: () => void) => mouths.during(open, draw);

/** Whatever is drawn here is the partner. */
export const asPartner = (draw: () => void) => drawn.during('partner', draw);

/** Whatever is drawn here says nothing: a mount, a dog on a lead. */
export const asBystander = (draw: () => void) => drawn.during(null, draw);

/** Null where the expression decides. */
export function mouthOpening(): number | null {
  return drawn.now === null ? null : (mouths.now[drawn.now] ?? null);
}

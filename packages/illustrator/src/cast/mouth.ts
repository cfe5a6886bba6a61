/** Who of those drawn in one figure: the one it is about, or the partner in a deed of two. */
export type Mouth = 'lead' | 'partner';

/** Wider than anybody speaks: an animal that roars or yawns, and one with its tongue out. */
export const GAPING = 3;
export const TONGUE_OUT = 2;

/** How far mouths are open, 0 to 1 or as above, while a figure is drawn; absent: as its expression has it. */
export type Mouths = Readonly<Partial<Record<Mouth, number>>>;

let mouths: Mouths = {};
let drawn: Mouth | null = 'lead';

/**
 * Draws figures with their mouths as open as said. Between a figure and the face in it lie poses, deeds and mounts that
 * have nothing to do with speech, and drawing is synchronous: the face asks here.
 */
export function withMouths(open: Mouths, draw: () => void): void {
  const before = mouths;
  mouths = open;
  try {
    draw();
  } finally {
    mouths = before;
  }
}

/** Whatever is drawn here is the partner. */
export function asPartner(draw: () => void): void {
  drawAs('partner', draw);
}

/** Whatever is drawn here says nothing: a mount, a dog on a lead. */
export function asBystander(draw: () => void): void {
  drawAs(null, draw);
}

function drawAs(who: Mouth | null, draw: () => void): void {
  const before = drawn;
  drawn = who;
  try {
    draw();
  } finally {
    drawn = before;
  }
}

/** Null where the expression decides. */
export function mouthOpening(): number | null {
  return drawn === null ? null : (mouths[drawn] ?? null);
}

import type { Box, Medium, Point, Posture } from '../catalogue/measures.ts';
import { type Brush, type Placing, placed } from '../painting/shapes.ts';
import type { Anchor } from './body-parts.ts';

export type { Box, Medium, Point, Posture };

/**
 * A figure that can be drawn at any moment of its movement. Lengths are in hundredths of a grown person's height;
 * the origin is the point on the ground (or water, or in the air) under its middle, y points down, it looks right.
 */
export interface Rig {
  readonly box: Box;
  /** Seconds of one round of movement. */
  readonly cycle: number;
  /** Pictures drawn of one round; slow movements need fewer. */
  readonly frames: number;
  draw(brush: Brush, phase: number): void;
  /** Where somebody who rides it sits, and how the seat leans. */
  seat?(phase: number): Point & { readonly angle: number };
  /** How one rides it, where not sitting. */
  readonly posture?: Posture;
  /** Where the head of a person inside is seen. */
  readonly cabin?: Point & { readonly scale: number };
  /** Where an animal has something in its mouth. */
  muzzle?(phase: number): Point;
  /** Where the parts of its body are, where its drawing knows. */
  readonly anatomy?: Anatomy;
  /** The height at which other things stand on it, where that is not its top: a seat, a table top. */
  readonly surface?: number;
  /** The see-through inside of a container: what is in it is drawn here. */
  readonly inside?: Box;
  /** The opening of a container that is not seen through: what is in it looks out over the rim at `at`. */
  readonly mouth?: { readonly left: number; readonly right: number; readonly at: number };
  /** Its front, drawn over what is inside. */
  drawFront?(brush: Brush, phase: number): void;
  /** How high above its origin somebody sits in it: this comes to be on the seat, and the feet hang before it. */
  readonly sits?: number;
  /** What holds it up: decides where it is placed, and whether it casts a shadow. */
  readonly medium: Medium;
  /** How much larger than usual it is shown: what hands do must be seen. */
  readonly nearness?: number;
  /** Draws the shadows under those who take part itself. */
  readonly ownShadow?: boolean;
  /** How many others take part in it and are drawn with it: who dances with whom. */
  readonly company?: number;
  /** Shown in close-up: the frame's lower edge cuts it here. */
  readonly cutAt?: number;
  /** So near that it reaches beyond the frame on all sides. */
  readonly fills?: boolean;
  /** Its round is not repeated: it lasts from the first second to the last. */
  readonly unfolds?: boolean;
  /** Gives light of its own: the night does not darken it. */
  readonly glows?: boolean;
  /** How fast it moves along while it does this, in hundredths of a person's height a second. */
  readonly speed: number;
}

export interface Anatomy {
  /** How tall it is, by which what is on it is measured. */
  readonly stature: number;
  /** Whether its back is behind it, and not above. */
  readonly isUpright: boolean;
  at(anchor: Anchor, phase: number): Point;
}

/** With what is before its inside. */
export function drawWhole(brush: Brush, rig: Rig, phase: number, placing: Placing = {}): void {
  placed(brush, placing, () => {
    rig.draw(brush, phase);
    rig.drawFront?.(brush, phase);
  });
}

/** The same figure as nothing but a picture: nobody can sit on it, be in it or find its parts. */
export function asPicture(rig: Rig): Rig {
  const { anatomy, cabin, drawFront, inside, mouth, muzzle, seat, surface, ...rest } = rig;
  return drawFront ? { ...rest, draw: (brush, phase) => drawWhole(brush, rig, phase) } : rest;
}

/** The box around all of them. */
export function joined(...boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** From one point, `length` along `angle`; 0 hangs straight down, positive swings forward (right). */
export function swing(from: Point, angle: number, length: number): Point {
  return { x: from.x + Math.sin(angle) * length, y: from.y + Math.cos(angle) * length };
}

export function rotated({ x, y }: Point, about: Point, angle: number): Point {
  const [dx, dy] = [x - about.x, y - about.y];
  return {
    x: about.x + dx * Math.cos(angle) - dy * Math.sin(angle),
    y: about.y + dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

/** A limb of two parts that gets thinner towards its end. */
export function limb(
  brush: Brush,
  points: readonly Point[],
  widths: readonly number[],
  colours: readonly string[],
): void {
  brush.lineCap = 'round';
  for (let part = 0; part + 1 < points.length; part++) {
    const from = points[part]!;
    const to = points[part + 1]!;
    const wide = widths[part]! / 2;
    const thin = widths[part + 1]! / 2;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const nx = -(to.y - from.y) / length;
    const ny = (to.x - from.x) / length;
    const angle = Math.atan2(ny, nx);
    brush.fillStyle = colours[part]!;
    brush.beginPath();
    brush.moveTo(from.x + nx * wide, from.y + ny * wide);
    brush.lineTo(to.x + nx * thin, to.y + ny * thin);
    brush.arc(to.x, to.y, thin, angle, angle + Math.PI, true);
    brush.lineTo(from.x - nx * wide, from.y - ny * wide);
    brush.arc(from.x, from.y, wide, angle + Math.PI, angle, true);
    brush.fill();
  }
}

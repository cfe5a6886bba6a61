import { type Brush, roundedBox } from '../../../painting/shapes.ts';
import type { Point, Rig } from '../../rig.ts';

/** A thing that takes part in a deed and that the prompt names. */
export interface ThingInDeed {
  readonly rig: Rig;
  readonly count: number;
  /** There is no drawing of it, only its name on a sign. */
  readonly sign: boolean;
}

export type ThingProp = 'object' | 'anything' | 'pile' | 'target';

const PROPS = new Set<string>(['object', 'anything', 'pile', 'target'] satisfies ThingProp[]);

export function isThingProp(kind: string): kind is ThingProp {
  return PROPS.has(kind);
}

interface Measure {
  /** Null: as large as it is in life. */
  readonly tall: number | null;
  readonly angle: number;
  /** The point is under it instead of in its middle. */
  readonly foot: boolean;
  /** Small things lie on the ground, and not on a table. */
  readonly low?: boolean;
}

/** Where several lie together, in shares of one's size. */
const PILE: readonly (readonly [number, number])[] = [
  [0, 0],
  [-0.85, 0.06],
  [0.85, 0.04],
  [0.4, -0.5],
];

/** Draws what the prompt names in the deed's place for it; says false where there is nothing to draw. */
export function drawThing(
  brush: Brush,
  kind: ThingProp,
  cast: { readonly object?: ThingInDeed | null; readonly target?: ThingInDeed | null },
  at: Point,
  measure: Measure,
): boolean {
  const thing = kind === 'target' ? cast.target : cast.object;
  // A name on a board is no potato that one could peel, but it can be carried.
  if (!thing || (thing.sign && kind !== 'anything')) return false;
  const { box } = thing.rig;
  const natural = Math.max(box.bottom - box.top, box.right - box.left);
  const tall = measure.tall ?? Math.max(SMALLEST, Math.min(LARGEST, natural));
  const low = measure.tall === null && !measure.low && ((box.bottom - box.top) * tall) / natural < LOW;
  if (low) drawTable(brush, at.x, tall);
  const place = low ? { x: at.x, y: at.y - TABLE } : at;
  const places = kind === 'pile' ? PILE.slice(0, thing.count) : PILE.slice(0, 1);
  for (const [x, y] of places.toReversed())
    drawOne(brush, thing.rig, { x: place.x + x * tall, y: place.y + y * tall }, { ...measure, tall });
  return true;
}

const SMALLEST = 26;
const LARGEST = 130;
/** What is no higher stands on a table. */
const LOW = 32;
const TABLE = 36;

function drawTable(brush: Brush, x: number, wide: number): void {
  const half = wide / 2 + 8;
  roundedBox(brush, x - half + 3, -TABLE, 4, TABLE, 1, '#7a5236');
  roundedBox(brush, x + half - 7, -TABLE, 4, TABLE, 1, '#7a5236');
  roundedBox(brush, x - half, -TABLE, half * 2, 5, 2, '#9a6a43');
}

/** As tall (or as wide) as said. */
function drawOne(
  brush: Brush,
  rig: Rig,
  { x, y }: Point,
  { tall, angle, foot }: Measure & { readonly tall: number },
): void {
  const { box } = rig;
  const scale = tall / Math.max(box.bottom - box.top, box.right - box.left);
  brush.save();
  brush.translate(x, y);
  brush.rotate(angle);
  brush.scale(scale, scale);
  brush.translate(-(box.left + box.right) / 2, foot ? -box.bottom : -(box.top + box.bottom) / 2);
  rig.draw(brush, 0);
  rig.drawFront?.(brush, 0);
  brush.restore();
}

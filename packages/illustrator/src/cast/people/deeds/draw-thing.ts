import { type Brush, oval, placed, roundedBox } from '../../../painting/shapes.ts';
import type { Point, Rig } from '../../rig.ts';

/** A thing that takes part in a deed and that the prompt names. */
export interface ThingInDeed {
  readonly rig: Rig;
  readonly count: number;
  /** How much larger than such things usually are. */
  readonly size: number;
  /** Taller than whoever does it. */
  readonly towers: boolean;
  /** Grows on a stalk. */
  readonly flower: boolean;
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
  /** The point is its top: it hangs from a hand. */
  readonly hang?: boolean;
  /** Small things lie on the ground, and not on a table. */
  readonly low?: boolean;
  /** It looks back at whoever does it. */
  readonly flip?: boolean;
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
  const slender = box.right - box.left < natural * SLENDER;
  const held = measure.tall !== null && !measure.foot && slender ? LONG : 1;
  const usual = (measure.tall ?? Math.max(SMALLEST, Math.min(LARGEST, natural))) * thing.size * held;
  const tall = thing.towers && measure.foot ? (TOWERING * natural) / (box.bottom - box.top) : usual;
  const low = measure.tall === null && !measure.low && ((box.bottom - box.top) * tall) / natural < LOW;
  if (low) drawTable(brush, at.x, tall);
  if (thing.towers && measure.foot && thing.flower) {
    drawStalk(brush, at.x);
    drawOne(
      brush,
      thing.rig,
      { x: at.x, y: -TOWERING + BLOSSOM / 2 },
      { ...measure, tall: BLOSSOM, foot: false },
    );
    return true;
  }
  // Larger than usual, it grows away from whoever has it.
  const aside = (Math.sign(at.x) * (tall - tall / thing.size) * (box.right - box.left)) / natural / 2;
  const x = at.x + (thing.size > 1 ? aside : 0);
  const lower = measure.foot && at.y < -40 ? Math.min(-at.y - 8, (tall - tall / thing.size) * 0.5) : 0;
  const place = { x, y: low ? at.y - TABLE : at.y + (thing.size > 1 ? lower : 0) };
  const places = kind === 'pile' ? PILE.slice(0, thing.count) : PILE.slice(0, 1);
  for (const [x, y] of places.toReversed())
    drawOne(brush, thing.rig, { x: place.x + x * tall, y: place.y + y * tall }, { ...measure, tall });
  return true;
}

/** A grown person is a hundred tall. */
const TOWERING = 128;
/** A sword is longer than a cup is high. */
const SLENDER = 0.42;
const LONG = 1.7;
const SMALLEST = 26;
const LARGEST = 130;
/** What is no higher stands on a table. */
const LOW = 32;
const TABLE = 36;

/** How large a flower is on a tall stalk. */
const BLOSSOM = 58;

function drawStalk(brush: Brush, x: number): void {
  roundedBox(brush, x - 2.5, -TOWERING + BLOSSOM * 0.6, 5, TOWERING - BLOSSOM * 0.6, 2, '#4f9a3d');
  for (const [y, side] of [
    [-30, 1],
    [-48, -1],
  ] as const)
    oval(brush, x + side * 13, y, 13, 6, '#5fae4a', side * -0.4);
}

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
  { tall, angle, foot, hang, flip }: Measure & { readonly tall: number },
): void {
  const { box } = rig;
  const scale = tall / Math.max(box.bottom - box.top, box.right - box.left);
  placed(brush, { x, y, turn: angle, scale: [flip ? -scale : scale, scale] }, () => {
    const up = foot ? box.bottom : hang ? box.top : (box.top + box.bottom) / 2;
    brush.translate(-(box.left + box.right) / 2, -up);
    rig.draw(brush, 0);
    rig.drawFront?.(brush, 0);
  });
}

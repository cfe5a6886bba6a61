import { type Brush, placed } from '../../../painting/shapes.ts';
import { drawSketch } from '../../../painting/sketch.ts';
import { drawWhole, type Point, type Rig } from '../../rig.ts';

/** A thing that takes part in a deed and that the prompt names. */
export interface ThingInDeed {
  readonly rig: Rig;
  readonly count: number;
  /** How much larger than such things usually are. */
  readonly size: number;
  /** Taller than the person who does it. */
  readonly towers: boolean;
  /** There is no drawing of it, only its name on a sign. */
  readonly sign: boolean;
}

const PROPS = ['object', 'anything', 'pile', 'target', 'tool'] as const;
type ThingProp = (typeof PROPS)[number];

export function isThingProp(kind: string): kind is ThingProp {
  return PROPS.some((each) => each === kind);
}

interface Measure {
  /** Null: as large as it is in life. */
  readonly tall: number | null;
  readonly angle: number;
  /**
   * `foot`: the point is under it instead of in its middle; `hang`: its top, by which it hangs from a hand; `low`: on the
   * ground, however small, and not on a table; `flip`: it looks back at the person who does it.
   */
  readonly flags: readonly string[];
}

type Things = { readonly [Part in 'object' | 'target' | 'tool']?: ThingInDeed | null };

/** Where several lie together, in shares of one's size. */
const PILE: readonly (readonly [number, number])[] = [
  [0, 0],
  [-0.85, 0.06],
  [0.85, 0.04],
  [0.4, -0.5],
];
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
const TABLE_SKETCH = `
  2x 32 0 box #7a5236 -18 -36 4 36 1
  box #9a6a43 -21 -36 42 5 2`;

/** Draws what the prompt names in the deed's place for it; says false where there is nothing to draw. */
export function drawThing(
  brush: Brush,
  kind: ThingProp,
  things: Things,
  at: Point,
  measure: Measure,
): boolean {
  const thing = things[kind === 'target' || kind === 'tool' ? kind : 'object'];
  // A name on a board is no potato that one could peel, but it can be carried.
  if (!thing || (thing.sign && kind !== 'anything')) return false;
  const { rig, size } = thing;
  const [wide, high] = [rig.box.right - rig.box.left, rig.box.bottom - rig.box.top];
  const natural = Math.max(high, wide);
  const foot = measure.flags.includes('foot');
  const held = measure.tall !== null && !foot && wide < natural * SLENDER ? LONG : 1;
  const usual = (measure.tall ?? Math.max(SMALLEST, Math.min(LARGEST, natural))) * size * held;
  const tall = thing.towers && foot ? (TOWERING * natural) / high : usual;
  const isLow = measure.tall === null && !measure.flags.includes('low') && (high * tall) / natural < LOW;
  if (isLow) placed(brush, { x: at.x }, () => drawSketch(brush, TABLE_SKETCH));
  // Larger than usual, it grows away from its holder, and down from a high hand.
  const grown = size > 1 ? tall - tall / size : 0;
  const x = at.x + (Math.sign(at.x) * grown * wide) / natural / 2;
  const y = isLow ? at.y - TABLE : at.y + (foot && at.y < -40 ? Math.min(-at.y - 8, grown * 0.5) : 0);
  for (const [right, down] of PILE.slice(0, kind === 'pile' ? thing.count : 1).toReversed())
    drawOne(brush, rig, { x: x + right * tall, y: y + down * tall }, tall / natural, measure);
  return true;
}

function drawOne(brush: Brush, rig: Rig, { x, y }: Point, scale: number, { angle, flags }: Measure): void {
  const { bottom, left, right, top } = rig.box;
  const up = flags.includes('foot') ? bottom : flags.includes('hang') ? top : (top + bottom) / 2;
  const wide = flags.includes('flip') ? -scale : scale;
  const from = { x: (left + right) / 2, y: up };
  drawWhole(brush, rig, 0, { x, y, turn: angle, scale: [wide, scale], from });
}

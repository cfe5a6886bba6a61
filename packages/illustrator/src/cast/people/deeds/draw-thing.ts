import { type Brush, placed } from '../../../painting/shapes.ts';
import { drawSketch } from '../../../painting/sketch.ts';
import { drawWhole, type Point, type Rig } from '../../rig.ts';

/** A thing that takes part in a deed and that the prompt names. */
export interface ThingInDeed {
  readonly rig: Rig;
  readonly count: number;
  /** How much larger than such things usually are. */
  readonly size: number;
  /** How long it is beside a person, where its drawing does not tell. */
  readonly life?: number;
  /** How long it is in a hand. */
  readonly held: number;
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

export interface Measure {
  /** Null: as large as it is in life; `held`: as others of its kind are in a hand. */
  readonly tall: number | 'held' | null;
  readonly angle: number;
  /**
   * `foot`: the point is under it instead of in its middle; `hang`: its top, by which it hangs from a hand; `low`: on the
   * ground, however small, and not on a table; `flip`: it looks back at the person who does it; `ahead`: the wider it is, the
   * farther away; `high`: what is small is where one hangs things on it; `over`: only its front, drawn over what is in it.
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
/** Houses and trees that something is hung on are not smaller than who hangs it. */
const TALLEST = 260;
/** What is no higher stands on a table. */
const LOW = 32;
/** Where what is wide begins, so that its doer is beside it. */
const NEAREST = 14;
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
  const { isLow, scale, tall, x, y } = stood(thing, at, measure);
  if (isLow && !measure.flags.includes('over')) placed(brush, { x }, () => drawSketch(brush, TABLE_SKETCH));
  for (const [right, down] of PILE.slice(0, kind === 'pile' ? thing.count : 1).toReversed())
    drawOne(brush, thing.rig, { x: x + right * tall, y: y + down * tall }, scale, measure);
  return true;
}

/** Where it stands, and how large. */
function stood(
  { count, held, life, rig, size, towers }: ThingInDeed,
  at: Point,
  { flags, tall: told }: Measure,
) {
  const [wide, high] = [rig.box.right - rig.box.left, rig.box.bottom - rig.box.top];
  const natural = Math.max(high, wide);
  const foot = flags.includes('foot');
  const inHand = told === 'held' ? Math.min(held, WIDEST_PILE / Math.min(count, PILE.length)) : told;
  const slender = told !== 'held' && told !== null && !foot && wide < natural * SLENDER ? LONG : 1;
  const usual =
    (inHand ?? Math.max(SMALLEST, Math.min(flags.includes('high') ? TALLEST : LARGEST, life ?? natural))) *
    (told === 'held' ? 1 : size) *
    slender;
  const tall = towers && foot ? (TOWERING * natural) / high : usual;
  const scale = tall / natural;
  const isHigh = flags.includes('high') && high * scale < HANGER;
  const isLow = told === null && !isHigh && !flags.includes('low') && high * scale < LOW;
  // Larger than usual, it grows away from its holder, and down from a high hand.
  const grown = size > 1 && told !== 'held' ? tall - tall / size : 0;
  const aside = flags.includes('ahead')
    ? Math.max(0, NEAREST + (wide * scale) / 2 - at.x)
    : (Math.sign(at.x) * grown * wide) / natural / 2;
  const y = isLow
    ? at.y - TABLE
    : isHigh
      ? HUNG
      : at.y + (foot && at.y < -40 ? Math.min(-at.y - 8, grown * 0.5) : 0);
  return { isLow, scale, tall, x: at.x + aside, y };
}

/** Of several in hand. */
const WIDEST_PILE = 60;
/** What is no higher is a hook or a nail, and is up so high. */
const [HANGER, HUNG] = [45, -84];
/** How far down something hangs on a door or in a tree, and how deep it sinks into a vessel. */
const [HOOK, SUNK] = [0.25, 8];
/** As high as hands get, and as low. */
const [HIGHEST, LOWEST] = [-92, -24];

/** How high above the ground things come to be that are put on it or into it. */
export function heightOn(thing: ThingInDeed, at: Point, measure: Measure): number {
  const { scale, y } = stood(thing, at, measure);
  const { box, inside, mouth, surface } = thing.rig;
  const sunk = mouth && mouth.at + Math.min((box.bottom - mouth.at) * 0.3, SUNK / scale);
  const hook = measure.flags.includes('high') ? box.top + (box.bottom - box.top) * HOOK : undefined;
  const top = hook ?? sunk ?? inside?.bottom ?? surface ?? box.top;
  return Math.max(HIGHEST, Math.min(LOWEST, y + (top - box.bottom) * scale));
}

function drawOne(brush: Brush, rig: Rig, { x, y }: Point, scale: number, { angle, flags }: Measure): void {
  const { bottom, left, right, top } = rig.box;
  const up = flags.includes('foot') ? bottom : flags.includes('hang') ? top : (top + bottom) / 2;
  const wide = flags.includes('flip') ? -scale : scale;
  const from = { x: (left + right) / 2, y: up };
  const placing = { x, y, turn: angle, scale: [wide, scale] as const, from };
  if (flags.includes('over')) placed(brush, placing, () => rig.drawFront?.(brush, 0));
  else drawWhole(brush, rig, 0, placing);
}

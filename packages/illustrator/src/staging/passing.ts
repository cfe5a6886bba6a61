import type { Box } from '../cast/rig.ts';
import type { Movement } from '../scene-description.ts';
import type { Goer, Leg, RoutePoint } from './leg.ts';
import { leap, line } from './leg-paths.ts';
import type { Mark } from './way-mark.ts';

const FRONT = 5;
const INSIDE = 0.25;
/** How large what passes is beside whoever has it: it has to be seen, and to fit into a hand. */
const LEAST = 0.15;
const MOST = 0.42;
/** When it leaves the one, and reaches the other. */
const LEAVES = 0.35;
const ARRIVES = 0.62;

interface Passing {
  readonly goer: Goer;
  readonly source: Mark | null;
  readonly goal: Mark | null;
  /** Of all that stands there. */
  readonly bounds: Box;
  readonly from: number;
  readonly until: number;
}

/** By how much it is scaled. */
export function sizeInPassing(box: Box, marks: readonly Mark[]): number {
  const tallest = Math.max(0, ...marks.map(({ box: { bottom, top } }) => bottom - top));
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  if (tallest === 0) return 1;
  return Math.max(LEAST * tallest, Math.min(MOST * tallest, size)) / size;
}

/** At first with the one who has it, then with the other, and there until the end. */
export function passed(move: Movement, { goer, source, goal, bounds, from, until }: Passing): Leg[] {
  const isShown = move.from === move.to;
  const isLeft = source !== null && goal !== null && goal.box.left < source.box.left;
  const end = goal && placeAt(goal, goer, move.toPart, source !== null && !isLeft);
  const start = source
    ? placeAt(source, goer, move.fromPart, isLeft)
    : end
      ? { x: end.x + (goer.box.right - goer.box.left) * 0.6, y: Math.min(bounds.top, end.y) - ABOVE }
      : { x: bounds.right, y: bounds.top * 0.5 };
  const share = (part: number) => from + (until - from) * part;
  const leg = (at: Leg['at'], begins: number, ends: number, depth = FRONT): Leg => ({
    from: begins,
    until: ends,
    depth,
    left: false,
    rests: begins === from || ends === until,
    at,
  });
  if (isShown) return [leg(line(0, start, start), from, until)];
  // Down to the ground, under what is high up, or before what stands there.
  if (!end && move.way === 'down') {
    const isHigh = source !== null && source.box.bottom < -HIGH;
    const ground = {
      x: isHigh ? start.x : (source?.box.right ?? start.x) - goer.box.left + BEFORE,
      y: -goer.box.bottom,
    };
    return [
      leg(line(0, start, start), from, share(LEAVES)),
      leg(leap(start, ground, start.y - 0.1), share(LEAVES), share(ARRIVES)),
      leg(line(0, ground, ground), share(ARRIVES), until),
    ];
  }
  // Up and away.
  if (!end) {
    const away = { x: start.x + AWAY, y: Math.min(bounds.top, start.y) - (goer.box.bottom - goer.box.top) };
    return [leg(line(0, start, start), from, share(0.2)), leg(line(0, start, away), share(0.2), until)];
  }
  const tall = goer.box.bottom - goer.box.top;
  const depth = goal?.holds ? INSIDE : FRONT;
  const high = Math.min(start.y, end.y) - tall * 0.6;
  const path = source ? leap(start, end, high) : line(0, start, end);
  const leaves = source ? share(LEAVES) : from;
  return [
    ...(source ? [leg(line(0, start, start), from, leaves)] : []),
    leg(path, leaves, share(ARRIVES), depth),
    leg(line(0, end, end), share(ARRIVES), until, depth),
  ];
}

const HIGH = 0.3;
/** How far above all others what falls comes from, and how far aside what gets away goes. */
const ABOVE = 0.3;
const AWAY = 0.5;
/** Of its own width, before hands and mouths. */
const BEFORE = 0.3;
const GRIPS = new Set(['hand', 'mouth']);

/** Where its foot is while it is at a part of somebody, in something or on it. */
function placeAt(mark: Mark, { box }: Goer, part: string | undefined, isLeft: boolean): RoutePoint {
  const middle = (box.left + box.right) / 2;
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const at = part === undefined ? null : mark.partAt(part, isLeft);
  if (!at) {
    const x = (mark.box.left + mark.box.right) / 2;
    const y = mark.rim === null ? (mark.surface ?? mark.topAt(x)) : mark.rim + tall * 0.6;
    return { x: x - middle, y: (mark.floor ?? y) - box.bottom };
  }
  const before = GRIPS.has(part ?? '') ? wide * BEFORE * (isLeft ? -1 : 1) : 0;
  const down =
    at.hold === 'on' && !GRIPS.has(part ?? '') ? tall * 0.1 - box.bottom : -(box.top + box.bottom) / 2;
  return { x: at.x - middle + before, y: at.y + down };
}

import type { Box, Point } from '../cast/rig.ts';
import { wordTable } from '../catalogue/word-tables.ts';
import { once } from '../once.ts';
import type { Movement } from '../scene-description.ts';
import { middleOf, tallOf, wideOf } from './bounds-of.ts';
import type { Leg, RoutePoint } from './leg.ts';
import type { Mark } from './way-mark.ts';

/** Before (more) or behind (less) whatever stands at depth 0. */
const FRONT = 5;
const DEPTHS = { behind: -5, inside: 0.25 };
/** A subject on the ground passes somewhat in front of what stands there. */
const NEARER = 0.045;

/** A row of `words/routes.yaml`, which says what each is. */
type Row = readonly (string | Stretch)[];
interface Stretch extends Omit<RoutePoint, 'x' | 'y'> {
  readonly to: string;
  readonly until?: number;
  readonly leap?: number;
  readonly clears?: boolean;
  readonly bow?: number;
  readonly follows?: boolean;
  readonly depth?: 'behind' | 'inside';
  readonly left?: boolean;
  readonly rests?: boolean;
}

const rows = once(() => wordTable<Readonly<Record<string, Row>>>('routes'));

/** Who goes: as wide and tall as drawn, its foot at 0. */
export interface Goer {
  readonly box: Box;
  readonly medium: string;
}

export interface Going {
  readonly goer: Goer;
  readonly move: Movement;
  /** What it goes by, and where it comes from. */
  readonly mark: Mark | null;
  readonly source: Mark | null;
  /** Where it is before. */
  readonly begin: RoutePoint | null;
  /** Of all that stands there. */
  readonly bounds: Box | null;
  readonly from: number;
  readonly until: number;
}

/** The stretches of one way. */
export function routeOf(going: Going): Leg[] {
  const { goer, move, mark, begin, from, until } = going;
  const points: Readonly<Record<string, RoutePoint>> =
    move.manner === 'pass' ? passingPoints(going) : mark ? pointsBy(mark, goer) : inPlace(going);
  const [first, ...stretches] = rowOf(going).map((each) => (typeof each === 'string' ? { to: each } : each));
  const pointOf = ({ to, angle, far, opacity, scale }: Stretch): RoutePoint => {
    const said = Object.entries({ angle, far, opacity, scale }).filter(([, value]) => value !== undefined);
    return { ...points[to]!, ...Object.fromEntries(said) };
  };
  const hop = move.manner === 'jump' && !flies(goer) ? tallOf(goer.box) * 0.45 : 0;
  let [here, time] = [begin ?? pointOf(first!), 0];
  return stretches.map((stretch): Leg => {
    const there = pointOf(stretch);
    const end = stretch.until ?? 1;
    const hides = stretch.depth === 'behind' || mark?.holds || !mark?.isHouse;
    const leg = {
      from: from + (until - from) * time,
      until: from + (until - from) * end,
      depth: stretch.depth && hides ? DEPTHS[stretch.depth] : FRONT,
      left: stretch.left ?? false,
      rests: stretch.rests ?? false,
      at: pathOf(stretch, here, there, going, hop),
    };
    [here, time] = [there, end];
    return leg;
  });
}

/** The row of the way by a mark of this sort, in this manner; else the way's own. */
function rowOf({ goer, move: { way, manner, from, to }, mark, source, begin }: Going): Row {
  const all = rows();
  if (manner === 'pass') {
    const sort = from === to ? 'shown' : mark ? (source ? '' : 'caught') : way === 'down' ? 'falls' : 'away';
    return all[`pass ${sort}`.trim()]!;
  }
  if (!mark)
    return (
      (goer.medium === 'water' ? all[`place ${way} swims`] : undefined) ??
      all[`place ${way}`] ??
      all['place']!
    );
  const [wide, tall] = [wideOf(mark.box), tallOf(mark.box)];
  const isThrown = manner === 'throw' && begin !== null;
  const sorts = {
    holds: mark.holds,
    house: mark.isHouse && !isThrown,
    flat: tall < wide * 0.4 && tall < tallOf(goer.box) * 0.6,
    thrown: isThrown,
    flies: flies(goer),
    jumps: manner === 'jump',
    slopes: mark.slopes,
    // A train would cover the cow that it passes.
    covers: wideOf(goer.box) > wide * 1.3,
  };
  const sort = Object.entries(sorts).find(([name, holds]) => holds && all[`${way} ${name}`])?.[0];
  return all[`${way} ${sort}`] ?? all[isThrown ? 'thrown' : way]!;
}

const flies = ({ medium }: Goer) => medium === 'air' || medium === 'submerged';

/** The points that ways by a mark lead to: the goer's foot is there. */
function pointsBy(mark: Mark, goer: Goer): Readonly<Record<string, RoutePoint>> {
  const { box } = mark;
  const [wide, tall] = [wideOf(goer.box), tallOf(goer.box)];
  const level = flies(goer) ? Math.min(box.top * 0.45, -tall * 0.4) : NEARER;
  const middle = middleOf(box);
  const centre = middle - middleOf(goer.box);
  const [before, beyond] = [box.left - goer.box.right - wide * 0.15, box.right - goer.box.left + wide * 0.15];
  const sides = (name: string, away: number, y: number) => ({
    [`${name}-left`]: { x: before - away, y },
    [`${name}-right`]: { x: beyond + away, y },
  });
  const top = mark.surface ?? mark.topAt(middle);
  const inside = mark.floor ?? (mark.rim === null ? 0 : mark.rim + tall * 0.45);
  // A sofa stands too low to be seen under: who goes there is covered by it, and still seen in part.
  const hasRoom = mark.surface !== null && -mark.surface > tall * 1.1;
  return {
    before: { x: before, y: level },
    beyond: { x: beyond, y: level },
    ...sides('far', wide * 0.8, level),
    ...sides('near', 0, level + 0.05),
    ...sides('behind', 0, -0.06),
    ...sides('above', 0, box.top - tall * 0.4 - goer.box.bottom),
    front: { x: middle, y: level + 0.06 },
    'top-left': { x: box.left + wide * 0.4, y: mark.surface ?? box.top },
    'top-right': { x: box.right - wide * 0.4, y: mark.surface ?? box.top },
    top: { x: centre, y: top },
    foot: { x: centre, y: 0 },
    inside: { x: centre, y: inside },
    sunk: { x: centre, y: inside + tall * 0.35 },
    heart: { x: centre, y: (box.top + box.bottom) / 2 + tall / 2 },
    below: { x: hasRoom ? centre : box.left - goer.box.left - wide * 0.3, y: -0.01 },
    edge: { x: box.right - goer.box.left * 0.2, y: top },
    fallen: { x: box.right + wide * 0.1, y: -wide * 0.4, angle: 1.5 },
  };
}

/** Beside all that stands there. */
function inPlace({ goer, bounds }: Going): Readonly<Record<string, RoutePoint>> {
  const x = bounds ? bounds.right - goer.box.left + 0.1 : 0;
  const high = flies(goer) ? Math.min(-0.5, (bounds?.top ?? 0) * 0.6) : 0;
  const y = goer.medium === 'water' ? -0.08 : high;
  return { here: { x, y }, there: { x: x + Math.max(0.5, wideOf(goer.box) * 0.6), y } };
}

/** With the one who has it, with the other, before the one, or out of the picture. */
function passingPoints({ goer: { box }, move, mark, source, bounds }: Going) {
  const isLeft = source !== null && mark !== null && mark.box.left < source.box.left;
  const goal = mark && placeAt(mark, box, move.toPart, source !== null && !isLeft);
  const start = source ? placeAt(source, box, move.fromPart, isLeft) : { x: bounds?.right ?? 0, y: -0.5 };
  const top = bounds?.top ?? 0;
  return {
    source: start,
    goal: goal ?? start,
    above: { x: (goal ?? start).x + wideOf(box) * 0.6, y: Math.min(top, (goal ?? start).y) - 0.3 },
    ground: { x: (source?.box.right ?? start.x) - box.left + 0.3, y: -box.bottom },
    away: { x: start.x + 0.5, y: Math.min(top, start.y) - tallOf(box) },
  };
}

const GRIPS = new Set(['hand', 'mouth']);

/** Where its foot is while it is at a part of somebody, in something or on it. */
function placeAt(mark: Mark, box: Box, part: string | undefined, isLeft: boolean): Point {
  const middle = middleOf(box);
  const at = part === undefined ? null : mark.partAt(part, isLeft);
  if (!at) {
    const x = middleOf(mark.box);
    const y = mark.rim === null ? (mark.surface ?? mark.topAt(x)) : mark.rim + tallOf(box) * 0.6;
    return { x: x - middle, y: (mark.floor ?? y) - box.bottom };
  }
  const isGripped = GRIPS.has(part ?? '');
  const before = isGripped ? wideOf(box) * (isLeft ? -0.3 : 0.3) : 0;
  const isOn = at.hold === 'on' && !isGripped;
  return {
    x: at.x - middle + before,
    y: at.y + (isOn ? tallOf(box) * 0.1 - box.bottom : -(box.top + box.bottom) / 2),
  };
}

const mix = (one: number, other: number, share: number) => one + (other - one) * share;

/** Where it is after a share of the stretch. */
function pathOf(stretch: Stretch, one: RoutePoint, other: RoutePoint, going: Going, hop: number): Leg['at'] {
  const { goer, mark } = going;
  const { leap, clears, bow = 0, follows, rests } = stretch;
  if (follows && mark) return overOutline(mark, goer, one.x, other.x);
  const highest = Math.min(one.y, other.y, clears && mark ? mark.box.top : Infinity);
  const rise = leap === undefined ? 0 : mix(one.y, other.y, 0.5) - highest + leap * tallOf(goer.box);
  const hops = leap === undefined && bow === 0 && !rests ? hop : 0;
  return (share) => ({
    x: mix(one.x, other.x, bow === 0 ? share : (1 - Math.cos(share * Math.PI)) / 2),
    y:
      mix(one.y, other.y, share) -
      4 * share * (1 - share) * rise +
      Math.sin(share * Math.PI) * bow -
      Math.abs(Math.sin(share * Math.PI * 3)) * hops,
    angle: mix(one.angle ?? 0, other.angle ?? 0, share),
    // It is seen until shortly before it is gone.
    opacity: mix(one.opacity ?? 1, other.opacity ?? 1, Math.max(0, share * 3 - 2)),
    far: mix(one.far ?? 0, other.far ?? 0, share),
    scale: mix(one.scale ?? 1, other.scale ?? 1, share),
  });
}

/** Over what is drawn of it, leaning as it slopes. */
function overOutline(mark: Mark, { box }: Goer, one: number, other: number): Leg['at'] {
  const wide = wideOf(box) * 0.3;
  const isOn = (x: number) => x >= mark.box.left && x <= mark.box.right;
  const height = (x: number) => (isOn(x) ? (mark.surface ?? mark.topAt(x)) : NEARER);
  return (share) => {
    const x = mix(one, other, share);
    const [back, front] = [height(x - wide), height(x + wide)];
    const lean = Math.atan2(front - back, wide * 2);
    return { x, y: (back + front) / 2, angle: Math.max(-0.7, Math.min(0.7, lean)) };
  };
}

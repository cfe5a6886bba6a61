import type { Box, Rig } from '../cast/rig.ts';
import type { Figure, Movement, Way } from '../scene-description.ts';
import { silhouetteOf } from './measure-rig.ts';

export interface RoutePoint {
  readonly x: number;
  readonly y: number;
  /** Leaning with the ground, in radians. */
  readonly angle?: number;
  readonly opacity?: number;
  /** Smaller far away. */
  readonly scale?: number;
  /** How much further up in the frame it is, because it is further away; of the frame's height. */
  readonly far?: number;
}

/** A stretch of the way: from a moment of the film to another, in one direction, before or behind what stands there. */
export interface Leg {
  readonly from: number;
  readonly until: number;
  /** Before (more) or behind (less) whatever stands at depth 0. */
  readonly depth: number;
  readonly left: boolean;
  /** Stands there: nothing of it moves any more. */
  readonly rests: boolean;
  /** Where its foot is after a share of the stretch. */
  at(share: number): RoutePoint;
}

/** Who goes: as wide and tall as drawn, its foot at 0. */
export interface Goer {
  readonly box: Box;
  readonly flies: boolean;
}

/** What stands there, with what is drawn of its outline. */
export interface Mark {
  readonly box: Box;
  /** What one stands on, where that is not its top. */
  readonly surface: number | null;
  /** The top of what is drawn there. */
  topAt(x: number): number;
  /** One is seen through it, or looks out of it. */
  readonly holds: boolean;
  /** The edge of its opening. */
  readonly rim: number | null;
  /** The floor of what is seen through. */
  readonly floor: number | null;
  readonly medium: Rig['medium'];
  readonly isHouse: boolean;
  /** Higher on the left than on the right. */
  readonly slopes: boolean;
  /** One comes from it at its foot, and not from its top. */
  readonly isVehicle: boolean;
}

const NEARER = 0.045;
const FRONT = 5;
const BACK = -5;
const INSIDE = 0.25;
const START = 0.04;
const END = 0.96;
/** How much of the film is over before the last of several begins. */
const LATER = 0.5;

export function markOf(
  spot: { readonly rig: Rig; readonly x: number; readonly y: number; readonly scale: number },
  kind: Figure['kind'],
): Mark {
  const { rig, x, y, scale } = spot;
  const { box, tops } = silhouetteOf(rig);
  const [left, right] = [x + box.left * scale, x + box.right * scale];
  return {
    box: { left, right, top: y + box.top * scale, bottom: y + box.bottom * scale },
    surface: rig.surface === undefined ? null : y + rig.surface * scale,
    topAt: (at) => {
      const column = Math.floor(((at - left) / (right - left)) * tops.length);
      const top = tops[Math.max(0, Math.min(tops.length - 1, column))];
      return y + (top !== undefined && Number.isFinite(top) ? top : box.bottom) * scale;
    },
    holds: rig.inside !== undefined || rig.mouth !== undefined,
    rim: rig.mouth ? y + rig.mouth.at * scale : null,
    floor: rig.inside ? y + rig.inside.bottom * scale : null,
    medium: rig.medium,
    isHouse: kind === 'landmark',
    slopes: (tops[Math.floor(tops.length * 0.2)] ?? 0) < (tops[Math.floor(tops.length * 0.85)] ?? 0) * 2 - 1,
    isVehicle: kind === 'vehicle',
  };
}

interface Going {
  readonly goer: Goer;
  readonly mark: Mark;
  readonly begin: RoutePoint | null;
  readonly manner: Movement['manner'];
  readonly from: number;
  readonly until: number;
}

/** The stretches of one way by something. `begin` is where it starts, when that is told or it comes from somewhere. */
export function routeBy(way: Way, going: Going): Leg[] {
  const { goer, mark, begin, manner, from, until } = going;
  const { box } = mark;
  const wide = goer.box.right - goer.box.left;
  const tall = goer.box.bottom - goer.box.top;
  const level = goer.flies ? Math.min(box.top * 0.45, -tall * 0.4) : NEARER;
  const middle = (box.left + box.right) / 2;
  const before = { x: box.left - goer.box.right - wide * 0.15, y: level };
  const beyond = { x: box.right - goer.box.left + wide * 0.15, y: level };
  const leg = (path: Leg['at'], more: Partial<Leg> = {}): Leg => ({
    from,
    until,
    depth: FRONT,
    left: false,
    rests: false,
    at: path,
    ...more,
  });
  const jumps = manner === 'jump' && !goer.flies;
  const straight = (one: RoutePoint, other: RoutePoint) => line(jumps ? tall * 0.45 : 0, one, other);
  const start = begin ?? before;
  switch (way) {
    case 'past':
      // A train would cover the cow that it passes.
      return wide > (box.right - box.left) * 1.3
        ? [leg(straight({ ...start, y: level - 0.1 }, { ...beyond, y: level - 0.1 }), { depth: BACK })]
        : [leg(straight(start, beyond))];
    case 'around': {
      const rise = Math.max(0.1, (box.bottom - box.top) * 0.16);
      const half = from + (until - from) * 0.36;
      const back = from + (until - from) * 0.78;
      const near = { ...before, y: level + 0.05 };
      const nearEnd = { ...beyond, y: level + 0.05 };
      return [
        leg(bow(near, nearEnd, 0.05), { until: half }),
        leg(bow(nearEnd, near, -rise), { from: half, until: back, depth: BACK, left: true }),
        leg(line(0, near, { x: middle, y: level + 0.08 }), { from: back }),
      ];
    }
    case 'through':
      return [
        leg(
          straight(begin ?? { ...before, x: before.x - wide * 0.4 }, { ...beyond, x: beyond.x + wide * 0.4 }),
          // One drives through a puddle, and not behind it.
          { depth: box.bottom - box.top < (box.right - box.left) * 0.3 ? FRONT : BACK },
        ),
      ];
    case 'across':
    case 'along':
      return [
        leg(
          line(
            0,
            { x: box.left + wide * 0.4, y: topOf(mark) },
            { x: box.right - wide * 0.4, y: topOf(mark) },
          ),
        ),
      ];
    case 'over':
      if (goer.flies) {
        const high = box.top - tall * 0.4 - goer.box.bottom;
        return [leg(line(0, { ...before, y: high }, { ...beyond, y: high }))];
      }
      return jumps
        ? [
            leg(line(0, { ...before, x: before.x - wide * 0.5 }, before), {
              until: from + (until - from) * 0.3,
            }),
            leg(leap(before, beyond, box.top - tall * 0.18), {
              from: from + (until - from) * 0.3,
              until: from + (until - from) * 0.8,
            }),
            leg(line(0, beyond, { ...beyond, x: beyond.x + wide * 0.5 }), {
              from: from + (until - from) * 0.8,
            }),
          ]
        : [
            leg(line(0, start, before), { until: from + (until - from) * 0.1 }),
            leg(onTop(mark, goer, before.x + goer.box.right, beyond.x + goer.box.left), {
              from: from + (until - from) * 0.1,
            }),
          ];
    case 'under': {
      const room = mark.surface === null ? 0 : -mark.surface;
      if (mark.isHouse) return [leg(straight(start, { ...beyond, y: level }), { depth: BACK })];
      // A sofa stands too low to be seen under: who goes there is covered by it, and still seen in part.
      const x =
        room > tall * 1.1
          ? middle - (goer.box.left + goer.box.right) / 2
          : box.left - goer.box.left - wide * 0.3;
      const ends = { x, y: -0.01 };
      return [leg(straight({ ...start, x: start.x - wide * 0.5, y: ends.y }, ends), { depth: BACK })];
    }
    case 'into': {
      const flat = box.bottom - box.top < tall * 0.6 && box.bottom - box.top < (box.right - box.left) * 0.4;
      const target = {
        x: middle - (goer.box.left + goer.box.right) / 2,
        y: flat ? (box.top + box.bottom) / 2 : 0,
      };
      const far = begin ?? { ...before, x: before.x - wide * 0.8 };
      const arrives = from + (until - from) * 0.7;
      const rim = { ...target, y: mark.rim !== null ? mark.rim + tall * 0.45 : (mark.floor ?? target.y) };
      const sinks = { ...rim, y: rim.y + tall * (flat ? 0.35 : 0), opacity: flat || mark.isHouse ? 0 : 1 };
      return [
        leg(
          (jumps || mark.holds || begin) && manner !== 'roll'
            ? leap(far, rim, Math.min(far.y, rim.y) - tall * 0.7)
            : line(0, far, rim),
          {
            until: arrives,
            depth: flat || mark.isHouse ? FRONT : INSIDE,
          },
        ),
        leg(line(0, rim, sinks), {
          from: arrives,
          depth: flat || mark.isHouse ? FRONT : INSIDE,
          rests: !flat,
        }),
      ];
    }
    case 'onto': {
      const y = mark.surface ?? mark.topAt(middle);
      const far = begin ?? { ...before, x: before.x - wide * 0.4 };
      const target = { x: middle - (goer.box.left + goer.box.right) / 2, y };
      const arrives = from + (until - from) * 0.7;
      return [
        leg(leap(far, target, Math.min(far.y, y) - tall * 0.5), { until: arrives }),
        leg(line(0, target, target), { from: arrives, rests: true }),
      ];
    }
    case 'out-of': {
      const inside = { x: middle, y: mark.floor ?? (mark.rim === null ? level : mark.rim + tall * 0.5) };
      const out = { ...beyond, x: beyond.x + wide * 0.8 };
      const first = from + (until - from) * 0.25;
      return [
        leg(line(0, inside, inside), { until: first, depth: mark.isHouse ? FRONT : INSIDE }),
        leg(jumps || mark.holds ? leap(inside, out, inside.y - tall * 0.6) : line(0, inside, out), {
          from: first,
        }),
      ];
    }
    case 'off': {
      const y = mark.surface ?? box.top;
      const on = { x: box.right - goer.box.right - wide * 0.1, y };
      const edge = { x: box.right - goer.box.left * 0.2, y };
      const foot = { x: box.right + wide * 0.1, y: -wide * 0.4, angle: 1.5 };
      const tips = from + (until - from) * 0.5;
      return [
        leg(line(0, on, edge), { until: tips }),
        leg(line(0, edge, foot), { from: tips, until: from + (until - from) * 0.75 }),
        leg(line(0, foot, foot), { from: from + (until - from) * 0.75 }),
      ];
    }
    case 'toward':
      return [leg(straight(begin ?? { ...before, x: before.x - wide * 1.1 - 0.25 }, before))];
    case 'away-from':
      return [leg(straight(beyond, { ...beyond, x: beyond.x + wide * 1.1 + 0.3 }))];
    case 'stop-at': {
      const at = mark.isHouse ? { x: middle, y: level + 0.03 } : before;
      const arrives = from + (until - from) * 0.6;
      const far = begin ?? { ...at, x: Math.min(before.x, at.x) - Math.min(wide * 0.8, 0.9) };
      return [
        leg(slowing(far, at), { until: arrives }),
        leg(line(0, at, at), { from: arrives, rests: true }),
      ];
    }
    case 'down':
      if (!mark.slopes)
        return [leg(line(0, { x: middle, y: topOf(mark), angle: 1.2 }, { x: middle, y: 0, angle: 1.2 }))];
      return [leg(onTop(mark, goer, box.left + wide * 0.5, box.right - wide * 0.2))];
    case 'up':
      if (!mark.slopes)
        return [
          leg(line(0, { x: middle, y: 0, angle: -1.2 }, { x: middle, y: topOf(mark) + tall, angle: -1.2 })),
        ];
      return [leg(onTop(mark, goer, box.right - wide * 0.2, box.left + wide * 0.5), { left: true })];
    default:
      return way satisfies never;
  }
}

function line(hop: number, one: RoutePoint, other: RoutePoint): Leg['at'] {
  return (share) => ({
    x: mix(one.x, other.x, share),
    y: mix(one.y, other.y, share) - Math.abs(Math.sin(share * Math.PI * 3)) * hop,
    ...((one.angle ?? other.angle) !== undefined && { angle: mix(one.angle ?? 0, other.angle ?? 0, share) }),
    ...((one.opacity ?? other.opacity) !== undefined && {
      opacity: mix(one.opacity ?? 1, other.opacity ?? 1, Math.max(0, share * 3 - 2)),
    }),
  });
}

function slowing(one: RoutePoint, other: RoutePoint): Leg['at'] {
  return (share) => ({ x: mix(one.x, other.x, 1 - (1 - share) ** 2), y: mix(one.y, other.y, share) });
}

/** Along an oval: `depth` is how much nearer its middle is. */
function bow(one: RoutePoint, other: RoutePoint, depth: number): Leg['at'] {
  return (share) => ({
    x: mix(one.x, other.x, (1 - Math.cos(share * Math.PI)) / 2),
    y: mix(one.y, other.y, share) + Math.sin(share * Math.PI) * depth,
  });
}

/** In one leap as high as `top`. */
function leap(one: RoutePoint, other: RoutePoint, top: number): Leg['at'] {
  const high = Math.min(top, one.y, other.y);
  return (share) => {
    const along = mix(one.y, other.y, share);
    const rise = mix(one.y, other.y, 0.5) - high;
    return { x: mix(one.x, other.x, share), y: along - 4 * share * (1 - share) * rise };
  };
}

/** Over what is drawn of it, leaning as it slopes. */
function onTop(mark: Mark, goer: Goer, one: number, other: number): Leg['at'] {
  const wide = (goer.box.right - goer.box.left) * 0.3;
  const flat = mark.surface;
  const height = (x: number) => flat ?? (x < mark.box.left || x > mark.box.right ? NEARER : mark.topAt(x));
  return (share) => {
    const x = mix(one, other, share);
    const [back, front] = [height(x - wide), height(x + wide)];
    const lean = Math.atan2(front - back, wide * 2);
    return { x, y: (back + front) / 2, angle: Math.max(-0.7, Math.min(0.7, lean)) };
  };
}

function topOf({ surface, box }: Mark): number {
  return surface ?? box.top;
}

function mix(one: number, other: number, share: number): number {
  return one + (other - one) * share;
}

/** When the ways of one who takes several begin and end; what happens later begins later. */
export function timeOf(index: number, total: number, step: number, steps: number): [number, number] {
  const first = START + (step / steps) * LATER;
  const span = (END - first) / total;
  return [first + span * index, first + span * (index + 1)];
}

import type { Movement, Way } from '../scene-description.ts';
import type { Goer, Leg, RoutePoint } from './leg.ts';
import { bow, leap, line, NEARER, onTop, slowing, topOf } from './leg-paths.ts';
import type { Mark } from './way-mark.ts';

const FRONT = 5;
const BACK = -5;
const INSIDE = 0.25;
const START = 0.04;
const END = 0.96;
/** How much of the film is over before the last of several begins. */
const LATER = 0.5;

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
  if (manner === 'throw' && begin) return [...thrown(way, going, begin, leg)];
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
      return [leg(onTop(mark, goer, box.left + wide * 0.5, box.right - wide * 0.2, null))];
    case 'up':
      if (!mark.slopes)
        return [
          leg(line(0, { x: middle, y: 0, angle: -1.2 }, { x: middle, y: topOf(mark) + tall, angle: -1.2 })),
        ];
      return [leg(onTop(mark, goer, box.right - wide * 0.2, box.left + wide * 0.5, null), { left: true })];
    case 'onward':
      return [leg(straight(start, beyond))];
    default:
      return way satisfies never;
  }
}

/** In one arc: to whom it is thrown, into what, over or through it. */
function thrown(
  way: Way,
  { goer, mark, from, until }: Going,
  begin: RoutePoint,
  leg: (path: Leg['at'], more?: Partial<Leg>) => Leg,
): readonly Leg[] {
  const { box } = mark;
  const tall = goer.box.bottom - goer.box.top;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 + tall / 2 };
  const beyond = { x: box.right - goer.box.left * 2, y: 0 };
  const high = Math.min(begin.y, middle.y) - Math.max(tall, 0.12);
  const over = Math.min(high, box.top - tall * 0.5);
  const lands = from + (until - from) * 0.7;
  const rests = { from: lands, rests: true };
  switch (way) {
    case 'into': {
      const rim = { ...middle, y: mark.rim === null ? middle.y : mark.rim + tall * 0.6 };
      const depth = mark.rim === null && mark.floor === null ? FRONT : INSIDE;
      const sunk = { ...rim, opacity: depth === FRONT ? 0 : 1 };
      return [
        leg(leap(begin, rim, Math.min(high, rim.y - tall)), { until: lands, depth }),
        leg(line(0, rim, sunk), { ...rests, depth }),
      ];
    }
    case 'onto': {
      const top = { ...middle, y: mark.surface ?? mark.topAt(middle.x) };
      return [
        leg(leap(begin, top, Math.min(high, top.y - tall)), { until: lands }),
        leg(line(0, top, top), rests),
      ];
    }
    case 'through': {
      const half = from + (until - from) * 0.5;
      const seen = { ...middle, opacity: 1 };
      // What goes through the window of a house is gone.
      return mark.isHouse || !mark.holds
        ? [
            leg(leap(begin, middle, high), { until: lands }),
            leg(line(0, seen, { ...middle, opacity: 0 }), rests),
          ]
        : [
            leg(leap(begin, middle, high), { until: half }),
            leg(leap(middle, beyond, middle.y - tall), { from: half, depth: BACK }),
          ];
    }
    case 'toward': {
      const hit = { ...middle, x: box.left + (box.right - box.left) * 0.2 };
      return [leg(leap(begin, hit, high))];
    }
    default:
      return [leg(leap(begin, beyond, over))];
  }
}

/** When the ways of one who takes several begin and end; what happens later begins later. */
export function timeOf(index: number, total: number, step: number, steps: number): [number, number] {
  const first = START + (step / steps) * LATER;
  const span = (END - first) / total;
  return [first + span * index, first + span * (index + 1)];
}

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

const WHOLE = [0, 1] as const;

/** A part of the way, as shares of it. */
type Stretch = (path: Leg['at'], part?: readonly [begins: number, ends: number], more?: Partial<Leg>) => Leg;

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
  const leg: Stretch = (path, [begins, ends] = [0, 1], more = {}) => ({
    from: from + (until - from) * begins,
    until: from + (until - from) * ends,
    depth: FRONT,
    left: false,
    rests: false,
    at: path,
    ...more,
  });
  const stays = (point: RoutePoint) => line(0, point, point);
  const jumps = manner === 'jump' && !goer.flies;
  const straight = (one: RoutePoint, other: RoutePoint) => line(jumps ? tall * 0.45 : 0, one, other);
  const start = begin ?? before;
  if (manner === 'throw' && begin) return thrown(way, going, begin, leg);
  switch (way) {
    case 'past': {
      // A train would cover the cow that it passes.
      const covers = wide > (box.right - box.left) * 1.3;
      const y = covers ? level - 0.1 : level;
      return covers
        ? [leg(straight({ ...start, y }, { ...beyond, y }), WHOLE, { depth: BACK })]
        : [leg(straight(start, beyond))];
    }
    case 'around': {
      const rise = Math.max(0.1, (box.bottom - box.top) * 0.16);
      const near = { ...before, y: level + 0.05 };
      const nearEnd = { ...beyond, y: level + 0.05 };
      return [
        leg(bow(near, nearEnd, 0.05), [0, 0.36]),
        leg(bow(nearEnd, near, -rise), [0.36, 0.78], { depth: BACK, left: true }),
        leg(line(0, near, { x: middle, y: level + 0.08 }), [0.78, 1]),
      ];
    }
    case 'through': {
      // One drives through a puddle, and not behind it.
      const depth = box.bottom - box.top < (box.right - box.left) * 0.3 ? FRONT : BACK;
      const from = begin ?? { ...before, x: before.x - wide * 0.4 };
      return [leg(straight(from, { ...beyond, x: beyond.x + wide * 0.4 }), WHOLE, { depth })];
    }
    case 'across':
    case 'along': {
      const y = topOf(mark);
      return [leg(line(0, { x: box.left + wide * 0.4, y }, { x: box.right - wide * 0.4, y }))];
    }
    case 'over': {
      const high = box.top - tall * 0.4 - goer.box.bottom;
      if (goer.flies) return [leg(line(0, { ...before, y: high }, { ...beyond, y: high }))];
      return jumps
        ? [
            leg(line(0, { ...before, x: before.x - wide * 0.5 }, before), [0, 0.3]),
            leg(leap(before, beyond, box.top - tall * 0.18), [0.3, 0.8]),
            leg(line(0, beyond, { ...beyond, x: beyond.x + wide * 0.5 }), [0.8, 1]),
          ]
        : [
            leg(line(0, start, before), [0, 0.1]),
            leg(onTop(mark, goer, before.x + goer.box.right, beyond.x + goer.box.left), [0.1, 1]),
          ];
    }
    case 'under': {
      const room = mark.surface === null ? 0 : -mark.surface;
      if (mark.isHouse) return [leg(straight(start, beyond), WHOLE, { depth: BACK })];
      // A sofa stands too low to be seen under: who goes there is covered by it, and still seen in part.
      const x =
        room > tall * 1.1
          ? middle - (goer.box.left + goer.box.right) / 2
          : box.left - goer.box.left - wide * 0.3;
      const ends = { x, y: -0.01 };
      return [leg(straight({ ...start, x: start.x - wide * 0.5, y: ends.y }, ends), WHOLE, { depth: BACK })];
    }
    case 'into': {
      const flat = box.bottom - box.top < tall * 0.6 && box.bottom - box.top < (box.right - box.left) * 0.4;
      const target = {
        x: middle - (goer.box.left + goer.box.right) / 2,
        y: flat ? (box.top + box.bottom) / 2 : 0,
      };
      const far = begin ?? { ...before, x: before.x - wide * 0.8 };
      const rim = { ...target, y: mark.rim !== null ? mark.rim + tall * 0.45 : (mark.floor ?? target.y) };
      const isGone = flat || mark.isHouse;
      const sinks = { ...rim, y: rim.y + tall * (flat ? 0.35 : 0), opacity: isGone ? 0 : 1 };
      const depth = isGone ? FRONT : INSIDE;
      const leaps = (jumps || mark.holds || begin) && manner !== 'roll';
      const path = leaps ? leap(far, rim, Math.min(far.y, rim.y) - tall * 0.7) : line(0, far, rim);
      return [leg(path, [0, 0.7], { depth }), leg(line(0, rim, sinks), [0.7, 1], { depth, rests: !flat })];
    }
    case 'onto': {
      const y = mark.surface ?? mark.topAt(middle);
      const far = begin ?? { ...before, x: before.x - wide * 0.4 };
      const target = { x: middle - (goer.box.left + goer.box.right) / 2, y };
      const path = leap(far, target, Math.min(far.y, y) - tall * 0.5);
      return [leg(path, [0, 0.7]), leg(stays(target), [0.7, 1], { rests: true })];
    }
    case 'out-of': {
      const inside = { x: middle, y: mark.floor ?? (mark.rim === null ? level : mark.rim + tall * 0.5) };
      const out = { ...beyond, x: beyond.x + wide * 0.8 };
      const path = jumps || mark.holds ? leap(inside, out, inside.y - tall * 0.6) : line(0, inside, out);
      return [leg(stays(inside), [0, 0.25], { depth: mark.isHouse ? FRONT : INSIDE }), leg(path, [0.25, 1])];
    }
    case 'off': {
      const y = mark.surface ?? box.top;
      const on = { x: box.right - goer.box.right - wide * 0.1, y };
      const edge = { x: box.right - goer.box.left * 0.2, y };
      const foot = { x: box.right + wide * 0.1, y: -wide * 0.4, angle: 1.5 };
      return [
        leg(line(0, on, edge), [0, 0.5]),
        leg(line(0, edge, foot), [0.5, 0.75]),
        leg(stays(foot), [0.75, 1]),
      ];
    }
    case 'toward':
      return [leg(straight(begin ?? { ...before, x: before.x - wide * 1.1 - 0.25 }, before))];
    case 'away-from':
      return [leg(straight(beyond, { ...beyond, x: beyond.x + wide * 1.1 + 0.3 }))];
    case 'stop-at': {
      const at = mark.isHouse ? { x: middle, y: level + 0.03 } : before;
      const far = begin ?? { ...at, x: Math.min(before.x, at.x) - Math.min(wide * 0.8, 0.9) };
      return [leg(slowing(far, at), [0, 0.6]), leg(stays(at), [0.6, 1], { rests: true })];
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
      return [
        leg(onTop(mark, goer, box.right - wide * 0.2, box.left + wide * 0.5, null), WHOLE, { left: true }),
      ];
    case 'onward':
      return [leg(straight(start, beyond))];
    default:
      return way satisfies never;
  }
}

/** In one arc: to whom it is thrown, into what, over or through it. */
function thrown(way: Way, { goer, mark }: Going, begin: RoutePoint, leg: Stretch): Leg[] {
  const { box } = mark;
  const tall = goer.box.bottom - goer.box.top;
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 + tall / 2 };
  const beyond = { x: box.right - goer.box.left * 2, y: 0 };
  const high = Math.min(begin.y, middle.y) - Math.max(tall, 0.12);
  const lands = (point: RoutePoint, opacity: number, depth = FRONT) => [
    leg(leap(begin, point, Math.min(high, point.y - tall)), [0, 0.7], { depth }),
    leg(line(0, { ...point, opacity: 1 }, { ...point, opacity }), [0.7, 1], { depth, rests: true }),
  ];
  switch (way) {
    case 'into': {
      const isOpen = mark.rim !== null || mark.floor !== null;
      const y = mark.rim === null ? middle.y : mark.rim + tall * 0.6;
      return lands({ ...middle, y }, isOpen ? 1 : 0, isOpen ? INSIDE : FRONT);
    }
    case 'onto':
      return lands({ ...middle, y: mark.surface ?? mark.topAt(middle.x) }, 1);
    case 'through':
      // What goes through the window of a house is gone.
      return mark.isHouse || !mark.holds
        ? lands(middle, 0)
        : [
            leg(leap(begin, middle, high), [0, 0.5]),
            leg(leap(middle, beyond, middle.y - tall), [0.5, 1], { depth: BACK }),
          ];
    case 'toward':
      return [leg(leap(begin, { ...middle, x: box.left + (box.right - box.left) * 0.2 }, high))];
    default:
      return [leg(leap(begin, beyond, Math.min(high, box.top - tall * 0.5)))];
  }
}

/** When the ways of one who takes several begin and end; what happens later begins later. */
export function timeOf(index: number, total: number, step: number, steps: number): [number, number] {
  const first = START + (step / steps) * LATER;
  const span = (END - first) / total;
  return [first + span * index, first + span * (index + 1)];
}

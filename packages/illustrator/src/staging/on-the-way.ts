import type { Box, Point } from '../cast/rig.ts';
import { silhouetteOf } from '../cast/silhouette.ts';
import type { Movement } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { boundsOf } from './bounds-of.ts';
import { isSlope, lagging, lagOf, onSlope } from './lag.ts';
import type { Goer, Leg, Route, RoutePoint } from './leg.ts';
import { passed, sizeInPassing } from './passing.ts';
import { routeBy, timeOf } from './routes.ts';
import type { Spot } from './spot.ts';
import { type Mark, markOf } from './way-mark.ts';

/** Who goes together, each group of figures with its foot at 0. */
export interface Company {
  readonly lead: readonly Spot[];
  readonly taken: readonly Spot[] | null;
  /** Others who take the same way, one after the other. */
  readonly after: readonly (readonly Spot[])[];
  readonly moves: readonly Movement[];
}

/** The figures of those who go, with their ways by what stands there, and the room that all of it takes. */
export function routesOf(
  companies: readonly Company[],
  standing: readonly Spot[],
): { readonly spots: readonly Spot[]; readonly bounds: Box } {
  const steps = Math.max(0, ...companies.flatMap(({ moves }) => moves.map(({ step }) => step))) + 1;
  const spots: Spot[] = [];
  const boxes: Box[] = standing.length > 0 ? [boundsOf(standing)] : [];
  for (const company of companies)
    for (const { group, legs, rolls } of inFile(company, standing, steps)) {
      spots.push(...group.map((spot) => ({ ...spot, route: { legs, rolls } })));
      const box = boundsOf(group);
      for (const leg of legs)
        for (const share of [0, 0.25, 0.5, 0.75, 1]) boxes.push(shifted(box, leg.at(share), leg.left));
    }
  return { spots, bounds: union(boxes) };
}

interface OnTheWay extends Route {
  readonly group: readonly Spot[];
}

/** Whoever goes first, and the others after them on the same way, each on their own feet. */
function inFile(company: Company, standing: readonly Spot[], steps: number): readonly OnTheWay[] {
  let behind = 0;
  const file = [withTaken(company), ...company.after].map((members, index) => {
    const group = onItsFoot(fitting(members, company, standing));
    const box = boundsOf(group);
    const legs = legsOf({ ...company, lead: index === 0 ? company.lead : members }, box, standing, steps);
    const half = (box.right - box.left) / 2;
    const distance = index === 0 ? 0 : behind + half + APART;
    behind = distance + half;
    return { group, legs, distance, lag: lagOf(legs, distance) };
  });
  const last = file.at(-1)?.lag ?? 0;
  return file.map(({ group, legs, distance, lag }) => ({
    group,
    rolls: rollsOf(group, company),
    legs: isSlope(legs) ? onSlope(legs, lag, last) : lag > 0 ? lagging(legs, lag, distance) : legs,
  }));
}

function rollsOf(group: readonly Spot[], { moves }: Company): Route['rolls'] {
  const [first] = group;
  const isThing = first !== undefined && !LIVING.has(first.subject.figure.kind);
  if (!isThing || !moves.some(({ manner }) => manner === 'roll')) return null;
  const { left, right, top, bottom } = boundsOf(group);
  return { x: (left + right) / 2, y: (top + bottom) / 2, radius: (bottom - top) / 2 };
}

/** How much of what one goes along, into or under one may take up, in width and in height. */
const SHARES: Readonly<Partial<Record<Movement['way'], readonly [width: number, height: number]>>> = {
  along: [0.5, 9],
  across: [0.5, 9],
  into: [0.7, 2],
  'out-of': [0.7, 0.8],
  under: [2, 0.6],
  around: [0.9, 2],
  down: [0.4, 2],
  up: [0.4, 2],
};

const INSIDE = new Set<Movement['way']>(['into', 'out-of', 'under']);

/** How large something is beside whoever throws it. */
const THROWN = 0.24;

/** No larger than fits on what is gone along, or into what is gone into. */
function fitting(group: readonly Spot[], { moves }: Company, standing: readonly Spot[]): readonly Spot[] {
  const { left, right, top, bottom } = boundsOf(group);
  const [passing] = moves.filter(({ manner }) => manner === 'pass');
  if (passing) {
    // Animals and people are as large as they are.
    const isAlive = LIVING.has(group[0]?.subject.figure.kind ?? 'sign');
    const marks = [passing.fromPart && passing.from, passing.toPart && passing.to].flatMap((id) =>
      typeof id === 'number' && !isAlive ? (markAt(standing, id) ?? []) : [],
    );
    return resized(group, sizeInPassing(boundsOf(group), marks));
  }
  const fits = moves.map(({ way, to, from, manner }) => {
    const thrower = manner === 'throw' && from !== undefined ? markAt(standing, from) : null;
    if (thrower)
      return ((thrower.box.bottom - thrower.box.top) * THROWN) / Math.max(right - left, bottom - top);
    const mark = to === null ? null : markAt(standing, to);
    const share = SHARES[way];
    // Whoever takes a tray out of an oven is not in it.
    const isPerson = group[0]?.subject.figure.kind === 'person';
    if (!mark || !share || (isPerson && !mark.isHouse && INSIDE.has(way))) return 1;
    const wide = (mark.box.right - mark.box.left) * share[0];
    const tall = (mark.box.bottom - mark.box.top) * share[1];
    const isFlat = mark.box.bottom - mark.box.top < (mark.box.right - mark.box.left) * 0.4;
    const isLow = way === 'under' && !mark.isHouse;
    return Math.min(wide / (right - left), isFlat || isLow ? 1 : tall / (bottom - top));
  });
  return resized(group, Math.max(0.3, Math.min(1, ...fits)));
}

function resized(group: readonly Spot[], fit: number): readonly Spot[] {
  return group.map((spot) => ({ ...spot, x: spot.x * fit, y: spot.y * fit, scale: spot.scale * fit }));
}

function onItsFoot(group: readonly Spot[]): readonly Spot[] {
  if (group[0]?.rig.medium !== 'ground') return group;
  const { bottom } = boundsOf(group);
  return group.map((spot) => ({ ...spot, y: spot.y - bottom }));
}

/** Whoever follows is not at the heels of the one before. */
const APART = 0.08;

/** What is pushed is before whoever pushes, what is pulled behind. */
function withTaken({ lead, taken, moves }: Company): readonly Spot[] {
  if (!taken) return lead;
  const { where = 'behind', tied = false } = moves.find(({ takes }) => takes)?.takes ?? {};
  const [one, other] = [boundsOf(lead), boundsOf(taken)];
  const isByHand = [lead, taken].every(([first]) => first?.subject.figure.kind === 'person');
  const rope = isByHand ? -0.1 : Math.min(one.right - one.left, other.right - other.left) * ROPE;
  const x =
    where === 'ahead'
      ? one.right - other.left + (tied ? rope : 0)
      : where === 'behind'
        ? one.left - other.right - rope
        : (one.left + one.right - other.left - other.right) / 2;
  const y = where === 'above' ? one.top - other.bottom + (one.bottom - one.top) * 0.08 : 0;
  const moved = taken.map((spot) => ({ ...spot, x: spot.x + x, y: spot.y + y }));
  return [...lead, ...(tied && !isByHand ? onRope(moved, lead, where === 'ahead') : moved)];
}

/** How long the rope is, of the width of the smaller of the two. */
const ROPE = 0.35;

/** The first of what is pulled is tied to whoever pulls. */
function onRope(
  [first, ...others]: readonly Spot[],
  [lead]: readonly Spot[],
  ahead: boolean,
): readonly Spot[] {
  if (!first || !lead) return [];
  const [front, back] = [endOf(first, 'right'), endOf(lead, ahead ? 'right' : 'left')];
  const tow = {
    at: { x: front.x - first.x, y: front.y - first.y },
    end: { x: back.x - first.x, y: back.y - first.y },
  };
  return [{ ...first, tow }, ...others];
}

/** Where a rope is tied to a figure: to its neck, its hand, or half way up its end. */
function endOf({ rig, subject, x, y, scale }: Spot, side: 'left' | 'right'): Point {
  const { box } = silhouetteOf(rig);
  const [wide, tall] = [box.right - box.left, box.bottom - box.top];
  const isAlive = LIVING.has(subject.figure.kind);
  const across = (isAlive ? 0.25 : 0.04) * wide;
  const down = subject.figure.kind === 'person' ? 0.55 : isAlive ? 0.4 : 0.6;
  const edge = side === 'left' ? box.left + across : box.right - across;
  return { x: x + edge * scale, y: y + (box.top + tall * down) * scale };
}

function legsOf({ lead, moves }: Company, box: Box, standing: readonly Spot[], steps: number): Leg[] {
  const medium = lead[0]?.rig.medium;
  const goer: Goer = { box, flies: medium === 'air' || medium === 'submerged' };
  const legs: Leg[] = [];
  for (const [index, move] of moves.entries()) {
    const [from, until] = timeOf(index, moves.length, moves[0]!.step, steps);
    const last = legs.at(-1);
    const source = move.from === undefined ? null : markAt(standing, move.from);
    const begin = last?.at(1) ?? (source && index === 0 ? startAt(source, goer, move.manner) : null);
    const mark = move.to === null ? null : markAt(standing, move.to);
    if (move.manner === 'pass') {
      legs.push(...passed(move, { goer, source, goal: mark, bounds: boundsOf(standing), from, until }));
      continue;
    }
    legs.push(
      ...(mark
        ? routeBy(move.way, { goer, mark, begin, manner: move.manner, from, until })
        : routeInPlace(move.way, { standing, goer, begin, from, until, swims: medium === 'water' })),
    );
  }
  return whole(legs);
}

/** Before the first stretch and after the last one stands where that begins and ends. */
function whole(legs: readonly Leg[]): Leg[] {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return [];
  const before =
    first.from > 0.1 ? [{ ...first, from: 0, until: first.from, rests: true, at: () => first.at(0) }] : [];
  const end = last.at(1);
  const after = { ...last, from: last.until, until: 2, rests: true, at: () => end };
  const begun = first.from > 0.1 ? legs : [{ ...first, from: 0 }, ...legs.slice(1)];
  return [...before, ...begun, after];
}

function markAt(standing: readonly Spot[], id: number): Mark | null {
  const own = standing.filter(({ subject, part }) => subject.id === id && part !== 'front');
  const [first] = own;
  if (!first) return null;
  return { ...markOf(first, first.subject.figure.kind), box: boundsOf(own) };
}

/** On top of it where one can stand there, else at its foot: a frog on a log, the wheel of a truck. */
function startAt(mark: Mark, goer: Goer, manner: Movement['manner']): RoutePoint {
  const tall = goer.box.bottom - goer.box.top;
  const { box } = mark;
  // From the hand of whoever throws it, from before the feet of whoever rolls it.
  if (manner === 'throw')
    return { x: box.right - goer.box.left * 0.4, y: box.top + (box.bottom - box.top) * 0.4 + tall / 2 };
  if (manner === 'roll' && mark.isAlive) return { x: box.right - goer.box.left, y: 0 };
  const low = !mark.isVehicle && (box.bottom - box.top < tall * 3 || mark.surface !== null);
  const x = box.right - (goer.box.right - goer.box.left) * 0.6;
  return { x, y: low ? (mark.surface ?? mark.topAt(x)) : 0 };
}

/** Across the street, into the sea: from afar to the front, or out there. */
function routeInPlace(
  way: Movement['way'],
  {
    standing,
    goer,
    begin,
    from,
    until,
    swims,
  }: {
    readonly standing: readonly Spot[];
    readonly goer: Goer;
    readonly begin: RoutePoint | null;
    readonly from: number;
    readonly until: number;
    readonly swims: boolean;
  },
): Leg[] {
  const wide = goer.box.right - goer.box.left;
  const edge = standing.length === 0 ? 0 : boundsOf(standing).right - goer.box.left + 0.1;
  const common = { from, until, left: false, rests: false };
  const mix = (one: number, other: number, share: number) => one + (other - one) * share;
  if (way === 'onward') {
    const high = goer.flies ? Math.min(-0.5, standing.length === 0 ? 0 : boundsOf(standing).top * 0.6) : 0;
    const far = Math.max(0.5, wide * 0.6);
    return [{ ...common, depth: 4, at: (share) => ({ x: edge + share * far, y: swims ? -0.08 : high }) }];
  }
  // Out of the sea in an arc, and back into it.
  if (way === 'out-of') {
    const far = Math.max(0.5, wide * 0.7);
    const rise = (goer.box.bottom - goer.box.top) * 1.4 + wide * 0.3;
    const arc = (share: number): RoutePoint => ({
      x: edge + share * far,
      y: -Math.sin(share * Math.PI) * rise,
      angle: mix(-0.7, 0.7, share),
    });
    return [{ ...common, depth: 4, at: arc }];
  }
  if (way === 'across' && swims)
    return [{ ...common, depth: -4, at: (share) => ({ x: edge + share * Math.max(0.6, wide), y: -0.08 }) }];
  if (way === 'across')
    return [
      {
        ...common,
        depth: 4,
        at: (share) => ({
          x: edge + mix(0, Math.max(0.3, wide * 0.5), share),
          y: 0,
          far: mix(0.12, -0.02, share),
          scale: mix(0.7, 1.05, share),
        }),
      },
    ];
  const start = begin ?? { x: edge, y: 0 };
  return [
    {
      ...common,
      depth: -4,
      at: (share) => ({
        x: start.x + share * Math.max(0.5, wide),
        y: mix(start.y, 0, share) - Math.sin(share * Math.PI) * (begin ? 0.2 : 0),
        far: mix(0, 0.2, share),
        scale: mix(1, 0.75, share),
        opacity: Math.min(1, (1 - share) * 5),
      }),
    },
  ];
}

function shifted(box: Box, { x, y, angle = 0 }: RoutePoint, left: boolean): Box {
  // What has fallen over lies to the right of its foot.
  if (angle > 1) return { left: x, right: x - box.top, top: y - (box.right - box.left) / 2, bottom: 0 };
  const [from, to] = left ? [-box.right, -box.left] : [box.left, box.right];
  return { left: x + from, right: x + to, top: y + box.top, bottom: y + box.bottom };
}

function union(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

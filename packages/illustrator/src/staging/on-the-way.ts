import type { Box } from '../cast/rig.ts';
import type { Movement } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { wordRecord } from '../vocabulary/word-classes.ts';
import type { Node } from './arranged-node.ts';
import { longest } from './believable-sizes.ts';
import { boundsOf, middleOf, tallOf, union, wideOf } from './bounds-of.ts';
import type { Company } from './companies.ts';
import type { Leg, Route, RoutePoint } from './leg.ts';
import { type Goer, routeOf } from './routes.ts';
import type { Spot } from './spot.ts';
import { type Mark, markOf } from './way-mark.ts';

/** The figures of those who go, with their ways by what stands there, and the room that all of it takes. */
export function routesOf(
  companies: readonly Company[],
  clusterOf: (node: Node) => readonly Spot[],
  standing: readonly Spot[],
): { readonly spots: readonly Spot[]; readonly bounds: Box } {
  const steps = Math.max(0, ...companies.flatMap(({ moves }) => moves.map(({ step }) => step))) + 1;
  const spots: Spot[] = [];
  const boxes: Box[] = standing.length > 0 ? [boundsOf(standing)] : [];
  for (const company of companies) {
    let behind = 0;
    // The leader goes first, the others follow on the same way, each on their own feet.
    for (const [index, members] of [
      withTaken(company, clusterOf),
      ...company.after.map(clusterOf),
    ].entries()) {
      const group = onItsFoot(fitting(members, company, standing));
      const box = boundsOf(group);
      const half = wideOf(box) / 2;
      const distance = index === 0 ? 0 : behind + half + APART;
      behind = distance + half;
      const own = legsOf({ box, medium: members[0]!.rig.medium }, company.moves, standing, steps);
      const legs = index === 0 ? own : lagging(own, distance);
      spots.push(...group.map((spot) => ({ ...spot, route: { legs, rolls: rollsOf(group, company) } })));
      for (const leg of legs)
        for (const share of [0, 0.25, 0.5, 0.75, 1]) boxes.push(shifted(box, leg.at(share), leg.left));
    }
  }
  return { spots, bounds: union(boxes) };
}

/** A follower keeps a distance from the one before. */
const APART = 0.08;
/** On a way with turns nobody is so far behind that the film is half over when they come. */
const MOST_LAG = 0.34;

/** The same way, later: at first still coming to where it begins, and at the end not yet there. */
function lagging([first, ...others]: readonly Leg[], distance: number): Leg[] {
  if (!first) return [];
  const [one, other] = [first.at(0), first.at(1)];
  const long = first.until - first.from;
  const late = (distance / Math.max(0.2, Math.hypot(other.x - one.x, other.y - one.y))) * long;
  const lag = others.some(({ rests }) => !rests) ? Math.min(MOST_LAG, late) : late;
  const step = (first.at(0.1).x - one.x) * 10;
  const at = (share: number) => {
    const own = (share * (long + lag) - lag) / long;
    return own >= 0 ? first.at(Math.min(1, own)) : { ...one, x: one.x + own * step };
  };
  const later = others.map((leg) => ({ ...leg, from: leg.from + lag, until: leg.until + lag }));
  return [{ ...first, until: first.until + lag, at }, ...later];
}

/** A thing that rolls turns around its middle. */
function rollsOf(group: readonly Spot[], { moves }: Company): Route['rolls'] {
  const isAlive = LIVING.has(group[0]!.subject.figure.kind);
  if (isAlive || !moves.some(({ manner }) => manner === 'roll')) return null;
  const box = boundsOf(group);
  return { x: middleOf(box), y: (box.top + box.bottom) / 2, radius: tallOf(box) / 2 };
}

const ROOMS =
  wordRecord<Readonly<Partial<Record<Movement['way'], readonly [width: number, height: number]>>>>(
    'roomOnWays',
  );
const INSIDE = new Set<Movement['way']>(['into', 'out-of']);
/** How large a thing that is handed over or thrown is beside its holder: it has to be seen, and to fit into a hand. */
const IN_HAND = { least: 0.15, most: 0.42, thrown: 0.24 };

/** No larger than fits on what is gone along, into what is gone into, or into the hands that have it. */
function fitting(group: readonly Spot[], { moves }: Company, standing: readonly Spot[]): readonly Spot[] {
  const box = boundsOf(group);
  const size = longest(box);
  const { kind } = group[0]!.subject.figure;
  const fits = moves.map(({ way, to, from, fromPart, toPart, manner }) => {
    const holder = manner === 'throw' || fromPart ? from : toPart ? to : null;
    const hands = LIVING.has(kind) ? null : markAt(standing, holder);
    const mark = markAt(standing, to);
    if (hands) {
      const tall = tallOf(hands.box);
      if (manner === 'throw') return (tall * IN_HAND.thrown) / size;
      return Math.max(IN_HAND.least * tall, Math.min(IN_HAND.most * tall, size)) / size;
    }
    const share = ROOMS[way];
    // A person who takes a tray out of an oven is not in it.
    if (!mark || !share || (kind === 'person' && !mark.isHouse && INSIDE.has(way))) return 1;
    const [wide, tall] = [wideOf(mark.box), tallOf(mark.box)];
    const isLow = tall < wide * 0.4;
    return Math.min(1, (wide * share[0]) / wideOf(box), isLow ? 1 : (tall * share[1]) / tallOf(box));
  });
  const fit = Math.max(0.3, Math.min(...fits));
  return group.map((spot) => ({ ...spot, x: spot.x * fit, y: spot.y * fit, scale: spot.scale * fit }));
}

function onItsFoot(group: readonly Spot[]): readonly Spot[] {
  const { bottom } = boundsOf(group);
  return group[0]!.rig.medium === 'ground' ? group.map((spot) => ({ ...spot, y: spot.y - bottom })) : group;
}

/** How long a rope is, of the width of the smaller of the two. */
const ROPE = 0.35;

/** What is pushed is in front of the one who pushes; what is pulled is behind, on a rope where it is tied. */
function withTaken(company: Company, clusterOf: (node: Node) => readonly Spot[]): readonly Spot[] {
  const lead = clusterOf(company.lead);
  if (!company.taken) return lead;
  const taken = clusterOf(company.taken);
  const { where = 'behind', tied = false } = company.moves.find(({ takes }) => takes)?.takes ?? {};
  const [one, other] = [boundsOf(lead), boundsOf(taken)];
  const rope = Math.min(wideOf(one), wideOf(other)) * ROPE;
  const x =
    where === 'ahead'
      ? one.right - other.left + (tied ? rope : 0)
      : where === 'behind'
        ? one.left - other.right - rope
        : middleOf(one) - middleOf(other);
  const y = where === 'above' ? one.top - other.bottom + tallOf(one) * 0.08 : 0;
  const [first, ...others] = taken.map((spot) => ({ ...spot, x: spot.x + x, y: spot.y + y }));
  if (!first || !tied) return [...lead, ...(first ? [first, ...others] : [])];
  // From the neck or the middle of the one to that of the other.
  const endOf = (box: Box, side: number) => ({
    x: middleOf(box) + wideOf(box) * side - first.x,
    y: box.top + tallOf(box) * 0.45 - first.y,
  });
  const tow = { at: endOf(boundsOf([first]), 0.3), end: endOf(one, where === 'ahead' ? 0.3 : -0.3) };
  return [...lead, { ...first, tow }, ...others];
}

/** When the first way begins, the last one ends, and how much of the film is over before the last of several begins. */
const [START, END, LATER] = [0.04, 0.96, 0.5];

function legsOf(goer: Goer, moves: readonly Movement[], standing: readonly Spot[], steps: number): Leg[] {
  const legs: Leg[] = [];
  const start = START + ((moves[0]?.step ?? 0) / steps) * LATER;
  const span = (END - start) / moves.length;
  for (const [index, move] of moves.entries()) {
    const [source, mark] = [markAt(standing, move.from), markAt(standing, move.to)];
    const comes = source && move.manner !== 'pass' ? startAt(source, goer, move.manner) : null;
    legs.push(
      ...routeOf({
        goer,
        move,
        mark,
        source,
        begin: legs.at(-1)?.at(1) ?? comes,
        bounds: standing.length > 0 ? boundsOf(standing) : null,
        from: start + span * index,
        until: start + span * (index + 1),
      }),
    );
  }
  return whole(legs);
}

/** Before the first stretch and after the last one it stands where that begins and ends. */
function whole(legs: readonly Leg[]): Leg[] {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  const after = { ...last, from: last.until, until: 2, rests: true, at: () => last.at(1) };
  if (first.from <= 0.1) return [{ ...first, from: 0 }, ...legs.slice(1), after];
  return [{ ...first, from: 0, until: first.from, rests: true, at: () => first.at(0) }, ...legs, after];
}

function markAt(standing: readonly Spot[], id: number | null | undefined): Mark | null {
  const own = standing.filter(({ subject, part }) => subject.id === id && part !== 'front');
  return own[0] ? { ...markOf(own[0]), box: boundsOf(own) } : null;
}

/** On top of it where one can stand there, else at its foot: a frog on a log, the wheel of a truck. */
function startAt(mark: Mark, { box: own }: Goer, manner: Movement['manner']): RoutePoint {
  const tall = tallOf(own);
  const { box } = mark;
  // A thrown thing starts in the thrower's hand, a rolled one before the roller's feet.
  if (manner === 'throw') return { x: box.right - own.left * 0.4, y: box.top + tallOf(box) * 0.4 + tall / 2 };
  if (manner === 'roll' && LIVING.has(mark.kind)) return { x: box.right - own.left, y: 0 };
  const low = tallOf(box) < tall * 3 || mark.surface !== null;
  const x = box.right - wideOf(own) * 0.6;
  return { x, y: low ? (mark.surface ?? mark.topAt(x)) : 0 };
}

function shifted(box: Box, { x, y, angle = 0 }: RoutePoint, left: boolean): Box {
  // What has fallen over lies to the right of its foot.
  if (angle > 1) return { left: x, right: x - box.top, top: y - wideOf(box) / 2, bottom: 0 };
  const [from, to] = left ? [-box.right, -box.left] : [box.left, box.right];
  return { left: x + from, right: x + to, top: y + box.top, bottom: y + box.bottom };
}

import type { Box } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import { COVER, type Movement, type SpatialRelation, type SubjectId } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { extentOf, groupWidth, heightOf, type Node, nodeOf } from './arranged-node.ts';
import { believableSizes, type Sized } from './believable-sizes.ts';
import { boundsOf, middleOf, tallOf, wideOf } from './bounds-of.ts';
import { companiesOf, contains, marksFirst } from './companies.ts';
import { routesOf } from './on-the-way.ts';
import { type Placement, placementBy, SHARED, standingAt } from './placements.ts';
import type { Spot } from './spot.ts';

export interface Arrangement {
  readonly spots: readonly Spot[];
  readonly bounds: Box;
  /** The extent of the largest of them. */
  readonly largest: number;
}

type Kind = SpatialRelation['kind'];

const GAP = 0.13;
/** Room for what is thrown to fly through. */
const GAP_OF_THROW = 1;

/** Places everything by its relations; what has none stands side by side, in the order of the prompt. `grown` are larger than in life. */
export function arrange(
  cast: readonly Sized[],
  relations: readonly SpatialRelation[],
  moves: readonly Movement[] = [],
  grown: ReadonlyMap<SubjectId, number> = new Map(),
): Arrangement {
  const scales = believableSizes(cast, relations, grown);
  const isEntered = (id: SubjectId) =>
    moves.some(({ way, to }) => to === id && (way === 'into' || way === 'out-of'));
  const nodes = new Map(
    cast.map(({ subject, rigs }) => {
      const { id } = subject;
      return [id, nodeOf(subject, rigs, scales.get(id)!, isEntered(id))];
    }),
  );
  const rooted = attach(nodes, relations);
  const companies = companiesOf(rooted, moves);
  const going = new Set(companies.flatMap(({ lead, taken, after }) => [lead, taken, ...after]));
  const staying = rooted.filter((node) => !going.has(node));
  const row = inOrder(staying, relations);
  const aloft = aloftOf(row, relations, moves);
  const grounded = row.filter((each) => !aloft.includes(each));
  const spots: Spot[] = [];
  let x = 0;
  const inRow = marksFirst(grounded, moves);
  for (const [index, node] of inRow.entries()) {
    const cluster = clusterOf(node);
    const { left, right } = boundsOf(cluster);
    const shift = x - left;
    for (const spot of cluster) spots.push({ ...spot, x: spot.x + shift });
    const next = inRow[index + 1];
    x += right - left + (next && isThrownBetween(node, next, moves) ? GAP_OF_THROW : GAP);
  }
  const routes = routesOf(companies, clusterOf, spots);
  spots.push(...routes.spots, ...overhead(aloft.map(clusterOf), routes.bounds));
  const { top } = boundsOf(spots);
  return {
    spots,
    bounds: { ...routes.bounds, top: Math.min(top, routes.bounds.top) },
    largest: Math.max(...spots.map(({ rig, scale }) => extentOf(measureRig(rig)) * scale)),
  };
}

function isThrownBetween(one: Node, other: Node, moves: readonly Movement[]): boolean {
  return moves.some(({ thrown, from, to }) => {
    const ends = [from, to].filter((id) => id !== undefined && id !== null);
    return thrown && [one, other].every((node) => ends.some((id) => contains(node, id)));
  });
}

/** Birds and balloons of which it is not said where they are; not all of it, and nothing that somebody goes to. */
function aloftOf(
  row: readonly Node[],
  relations: readonly SpatialRelation[],
  moves: readonly Movement[],
): readonly Node[] {
  // At a comet one looks up.
  const isTold = ({ figure, id }: Node['subject']) =>
    relations.some(
      ({ kind, of, to }) => (of === id || to === id) && !(kind === 'beside' && figure.kind === 'emoji'),
    ) || moves.some(({ to, from }) => to === id || from === id);
  const aloft = row.filter(({ rigs, subject }) => rigs[0]!.medium === 'air' && !isTold(subject));
  return aloft.length < row.length || moves.length > 0 ? aloft : [];
}

/** What flies is in the air over all the others. */
function overhead(clusters: readonly (readonly Spot[])[], below: Box): Spot[] {
  const room = wideOf(below) / Math.max(1, clusters.length);
  return clusters.flatMap((cluster, index) => {
    const bounds = boundsOf(cluster);
    const x = below.left + room * (index + 0.5) - middleOf(bounds);
    const y = below.top * 0.94 - bounds.bottom;
    return cluster.map((spot) => ({ ...spot, x: spot.x + x, y: spot.y + y, grounded: false }));
  });
}

function clusterOf(node: Node): Spot[] {
  const cluster: Spot[] = [];
  const y = -heldAt(node);
  place(cluster, node, { x: 0, y, depth: 0, grounded: y === 0, fit: 1, ...ranksOf(node) });
  return cluster;
}

/** Side by side: more of them would make all others small. */
const MOST_ABREAST = 4;
const MOST_IN_TWO_RANKS = 10;
const IN_LINE = new Set(['row', 'line', 'queue', 'column', 'procession', 'parade']);

/** Under one blanket they lie one behind the other; of many, those behind are seen between those before them. */
function ranksOf({ attached, rigs, subject }: Node): Pick<Placement, 'rows' | 'rise' | 'tight'> {
  if (subject.action === 'sleep' && attached.some(({ part }) => part === COVER))
    return { rows: rigs.length, rise: 0.5 };
  if (rigs.length <= MOST_ABREAST || attached.length > 0 || IN_LINE.has(subject.amount ?? '')) return {};
  const floats = rigs[0]!.medium !== 'ground';
  return { rows: rigs.length > MOST_IN_TWO_RANKS ? 3 : 2, rise: floats ? 1.1 : 0.52, tight: 1.12 };
}

/** What several have between them is as high as the lowest of their hands and mouths are. */
function heldAt(node: Node): number {
  const doers = node.attached.filter(({ kind, part }) => kind === 'at' && part === SHARED);
  const heights = doers.map(({ node: { rigs, scale, ...doer } }) => {
    const muzzle = rigs[0]!.muzzle?.(0).y;
    return muzzle === undefined ? tallOf(doer.box) * 0.56 : -muzzle * scale;
  });
  return doers.length > 0 ? Math.max(0, Math.min(...heights) - heightOf(node) / 2) : 0;
}

const SIDE_BY_SIDE = new Set<Kind>(['left-of', 'right-of', 'beside', 'holding', 'riding', 'larger-than']);
/** What is on or in another goes wherever that goes. */
const CARRIED = new Set<Kind>(['on', 'in', 'under', 'hanging-from']);

/** Hangs whatever is on, in, under, behind or above something to that; returns what is left to stand in the row. */
function attach(nodes: ReadonlyMap<SubjectId, Node>, relations: readonly SpatialRelation[]): Node[] {
  const free = new Set(nodes.keys());
  const carriers = new Map<SubjectId, SubjectId>();
  for (const relation of relations) {
    const { kind, of, to: said, part } = turned(relation, nodes);
    // What is before a cat in a basket is before the basket.
    const to = CARRIED.has(kind) || kind === 'at' ? said : (carriers.get(said) ?? said);
    const [child, parent] = [nodes.get(of), nodes.get(to)];
    // A second subject under it stands close beside the first.
    const first =
      part === COVER &&
      [...nodes.values()].find(({ attached }) => attached.some(({ node }) => node === child));
    if (first && parent && first !== parent && free.delete(to))
      first.attached.push({ kind: 'touching', node: parent, part: null });
    // What is on it, or on that again, does not carry it as well.
    if (!child || !parent || contains(child, to) || SIDE_BY_SIDE.has(kind) || !free.has(of)) continue;
    // Between a first and a second it stands in the row; between two of a kind, among them.
    if (kind === 'between' && parent.rigs.length < 2) continue;
    if (CARRIED.has(kind) && kind !== 'under') carriers.set(of, carriers.get(to) ?? to);
    parent.attached.push({ kind, node: child, part: part ?? null });
    free.delete(of);
  }
  return [...nodes.values()].filter(({ subject }) => free.has(subject.id));
}

/** Says the same from the other side where that is how it is built: an apple under a pear is a pear on an apple. */
function turned(relation: SpatialRelation, nodes: ReadonlyMap<SubjectId, Node>): SpatialRelation {
  const { kind, of, to } = relation;
  const target = nodes.get(to)?.rigs[0];
  // "In" a couch or a bed is on it.
  if (kind === 'in' && target?.surface !== undefined && !target.inside) return { ...relation, kind: 'on' };
  if (kind === 'in-front-of') {
    // Before somebody is where they look.
    const isFaced = [of, to].every((id) => LIVING.has(nodes.get(id)?.subject.figure.kind ?? 'sign'));
    return isFaced ? { ...relation, kind: 'beside' } : { kind: 'behind', of: to, to: of };
  }
  if (kind === 'below') return { kind: 'above', of: to, to: of };
  if (kind === 'under') {
    const [one, other] = [nodes.get(of), nodes.get(to)];
    const isAlive = one !== undefined && LIVING.has(one.subject.figure.kind);
    // Two things that one takes in hand are rather one on the other.
    const higher = isAlive || ['vehicle', 'landmark'].includes(other?.subject.figure.kind ?? '') ? 1.2 : 2;
    const covers = one && other && target?.medium === 'ground' && heightOf(other) > heightOf(one) * higher;
    if (relation.part === COVER) return { kind: 'above', of: to, to: of, part: COVER };
    if (target?.surface !== undefined || covers) return relation;
    return { kind: isAlive || (target && target.medium !== 'ground') ? 'above' : 'on', of: to, to: of };
  }
  return relation;
}

/** From left to right, as the relations ask; the prompt's order where they leave it open. */
function inOrder(rooted: readonly Node[], relations: readonly SpatialRelation[]): Node[] {
  const rootOf = (id: SubjectId) => rooted.find((node) => contains(node, id));
  const ties = relations.flatMap(({ kind, of, to }) => {
    const [one, other] = [rootOf(of), rootOf(to)];
    return one && other && one !== other ? [{ kind, one, other }] : [];
  });
  const left = ties.filter(({ kind }) => kind === 'left-of');
  const right = ties.filter(({ kind }) => kind === 'right-of');
  const before = [...left, ...right.map(({ one, other }) => ({ one: other, other: one }))];
  const row: Node[] = [];
  const rest = [...rooted];
  while (rest.length > 0) {
    const next = rest.find((node) => !before.some((tie) => tie.other === node && rest.includes(tie.one)));
    row.push(...rest.splice(next ? rest.indexOf(next) : 0, 1));
  }
  const putAfter = (node: Node, other: Node) => {
    row.splice(row.indexOf(node), 1);
    row.splice(row.indexOf(other) + 1, 0, node);
  };
  for (const { kind, one, other } of ties) {
    const isApart = Math.abs(row.indexOf(one) - row.indexOf(other)) > 1;
    // Who is beside somebody is next to them, unless the sides are said.
    if ((kind === 'beside' || kind === 'in-front-of') && before.length === 0 && isApart) putAfter(one, other);
    const ends = ties.filter((tie) => kind === 'between' && tie.kind === kind && tie.one === one);
    const first = row.find((node) => ends.some((tie) => tie.other === node));
    if (first) putAfter(one, first);
  }
  return row;
}

function place(spots: Spot[], node: Node, { x, y, depth, grounded, fit, ...given }: Placement): void {
  const { rigs, box, scale, subject, attached } = node;
  const amid = attached.filter(({ kind }) => kind === 'between').map((each) => groupWidth(each.node));
  const pitch =
    amid.length > 0 ? wideOf(box) * 1.15 + Math.max(...amid) * 1.1 : node.pitch * (given.tight ?? 1);
  // What has its middle in the air is set down on its lower edge.
  const base = grounded && rigs[0]!.medium === 'ground' && box.bottom > 0 ? y : y - box.bottom * fit;
  // Whatever is in a box or climbs out of it is between its back and its front.
  const holds = node.isEntered || attached.some(({ kind }) => kind === 'in');
  const split = holds && rigs[0]!.drawFront !== undefined;
  const rows = given.rows ?? 1;
  const across = Math.ceil(rigs.length / rows);
  const from = spots.length;
  for (const [index, rig] of rigs.entries()) {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, rigs.length - row * across);
    // In a heap those behind look out between those before them.
    const shift = given.rise && across > 1 && row % 2 === 1 && inRow === across ? 0.5 : 0;
    const spot = {
      subject,
      rig,
      x: x + ((index % across) - (inRow - 1) / 2 + shift) * pitch * fit,
      y: base - row * heightOf(node) * fit * (given.rise ?? 1),
      scale: scale * fit,
      depth: depth + index * 0.001 - row * 0.02,
      grounded,
      ...(given.rope && { rope: given.rope }),
      ...(attached.some(({ kind }) => CARRIED.has(kind) && kind !== 'under') && { carries: true }),
    };
    spots.push({ ...spot, part: split ? 'back' : 'whole' });
    if (split) spots.push({ ...spot, depth: depth + 0.5, part: 'front' });
  }
  const stood = standingAt(node, x, base, depth, fit);
  // What is above something is above all that is on it as well.
  const inTurn = attached.toSorted(
    (one, other) => Number(one.kind === 'above') - Number(other.kind === 'above'),
  );
  // Each of several who have their hands at it, or are around it, is on another side.
  const all = inTurn.flatMap(({ node: child, ...tie }) =>
    (EACH.has(tie.kind) ? onAllSides(child, tie.kind) : [child]).map((each) => ({ ...tie, child: each })),
  );
  for (const [index, { kind, child, part }] of all.entries()) {
    // Fish in bowls, birds on posts: some on each.
    if (rows === 1 && rigs.length > 1 && child.rigs.length > 1 && (kind === 'in' || kind === 'on')) {
      for (const [at, rig] of rigs.entries()) {
        const own = child.rigs.filter((_, each) => each % rigs.length === at);
        const one = standingAt(
          { ...node, rigs: [rig] },
          x + (at - (across - 1) / 2) * pitch * fit,
          base,
          depth,
          fit,
        );
        const placement = placementBy(kind, one, { ...child, rigs: own }, { rank: 0, total: 1, part });
        if (placement && own.length > 0) place(spots, { ...child, rigs: own }, placement);
      }
      continue;
    }
    const { left, right, top } = boundsOf(spots.slice(from));
    const isOverAll = part === COVER && spots.length > from + 1;
    const standing = {
      ...stood,
      crest: top,
      ...(isOverAll && { wide: right - left, middle: (left + right) / 2, tall: stood.ground - top }),
    };
    const rank = all.slice(0, index).filter((each) => each.kind === kind).length;
    const total = all.filter((each) => each.kind === kind).length;
    const placement = placementBy(kind, standing, child, { rank, total, part });
    if (placement) place(spots, child, placement);
  }
}

const EACH = new Set<Kind>(['at', 'around']);

/** A fence is around a house on four sides at least. */
function onAllSides(node: Node, kind: Kind): readonly Node[] {
  const isThing = !LIVING.has(node.subject.figure.kind) && kind === 'around';
  return Array.from({ length: Math.max(isThing ? 4 : 1, node.rigs.length) }, (_, index) => ({
    ...node,
    rigs: [node.rigs[index % node.rigs.length]!],
    attached: index === 0 ? node.attached : [],
  }));
}

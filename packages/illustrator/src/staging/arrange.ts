import type { Box } from '../cast/rig.ts';
import { measureRig } from '../cast/silhouette.ts';
import {
  COVER,
  type Figure,
  type Movement,
  type SpatialRelation,
  type SubjectId,
} from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { extentOf, groupWidth, heightOf, type Node, nodeOf } from './arranged-node.ts';
import { believableSizes, type Sized } from './believable-sizes.ts';
import { boundsOf } from './bounds-of.ts';
import { companiesOf, contains, marksFirst } from './companies.ts';
import { type Company, routesOf } from './on-the-way.ts';
import { groundOf, PLACEMENTS, type Placement, SHARED, type Standing } from './placements.ts';
import type { Spot } from './spot.ts';

export interface Arrangement {
  readonly spots: readonly Spot[];
  readonly bounds: Box;
  /** The extent of the largest of them. */
  readonly largest: number;
}

type Kind = SpatialRelation['kind'];

const GAP = 0.13;

/** Places everything by its relations; what has none stands side by side, in the order of the prompt. */
export function arrange(
  cast: readonly Sized[],
  relations: readonly SpatialRelation[],
  moves: readonly Movement[] = [],
): Arrangement {
  const scales = believableSizes(cast, relations);
  const nodes = new Map(
    cast.map(({ subject, rigs }) => [subject.id, nodeOf(subject, rigs, scales.get(subject.id)!)]),
  );
  const rooted = attach(nodes, relations);
  const companies = companiesOf(rooted, moves);
  const going = new Set(
    companies.flatMap(({ lead, taken, after }) => [lead, ...(taken ? [taken] : []), ...after]),
  );
  const row = inOrder(
    rooted.filter((node) => !going.has(node)),
    relations,
    nodes,
  );
  const spots: Spot[] = [];
  const aloft = aloftOf(row, relations, moves);
  let x = 0;
  for (const node of marksFirst(
    row.filter((each) => !aloft.includes(each)),
    moves,
  )) {
    const cluster = clusterOf(node);
    const { left, right } = boundsOf(cluster);
    const shift = x - left;
    for (const spot of cluster) spots.push(...opened({ ...spot, x: spot.x + shift }, moves));
    x += right - left + GAP;
  }
  const routes = routesOf(
    companies.map(
      ({ lead, taken, after, moves: own }): Company => ({
        lead: clusterOf(lead),
        taken: taken && clusterOf(taken),
        after: after.map(clusterOf),
        moves: own,
      }),
    ),
    spots,
  );
  spots.push(...routes.spots, ...overhead(aloft.map(clusterOf), routes.bounds));
  const { top } = boundsOf(spots);
  return {
    spots,
    bounds: { ...routes.bounds, top: Math.min(top, routes.bounds.top) },
    largest: Math.max(...spots.map(({ rig, scale }) => extentOf(measureRig(rig)) * scale)),
  };
}

/** Birds and balloons of which it is not said where they are; not all of it, and nothing that somebody goes to. */
function aloftOf(
  row: readonly Node[],
  relations: readonly SpatialRelation[],
  moves: readonly Movement[],
): readonly Node[] {
  const isTold = (id: SubjectId) =>
    relations.some(({ of, to }) => of === id || to === id) ||
    moves.some(({ to, from }) => to === id || from === id);
  const aloft = row.filter(({ rigs, subject }) => rigs[0]!.medium === 'air' && !isTold(subject.id));
  return aloft.length < row.length || moves.length > 0 ? aloft : [];
}

/** What flies is in the air over all the others. */
function overhead(clusters: readonly (readonly Spot[])[], below: Box): Spot[] {
  const room = (below.right - below.left) / Math.max(1, clusters.length);
  return clusters.flatMap((cluster, index) => {
    const { left, right, bottom } = boundsOf(cluster);
    const x = below.left + room * (index + 0.5) - (left + right) / 2;
    return cluster.map((spot) => ({
      ...spot,
      x: spot.x + x,
      y: spot.y - bottom + below.top * 0.94,
      grounded: false,
    }));
  });
}

/** Whoever climbs into a box or out of it is between its back and its front. */
function opened(spot: Spot, moves: readonly Movement[]): readonly Spot[] {
  const isEntered = moves.some(
    ({ way, to }) => to === spot.subject.id && (way === 'into' || way === 'out-of'),
  );
  if (!isEntered || spot.part !== 'whole' || !spot.rig.drawFront) return [spot];
  return [
    { ...spot, part: 'back' },
    { ...spot, part: 'front', depth: spot.depth + 0.5 },
  ];
}

function clusterOf(node: Node): Spot[] {
  const cluster: Spot[] = [];
  const y = -heldAt(node);
  place(cluster, node, { x: 0, y, depth: 0, grounded: y === 0, fit: 1 });
  return cluster;
}

/** What several have between them is as high as their hands are. */
function heldAt(node: Node): number {
  const doer = node.attached.find(({ kind, part }) => kind === 'at' && part === SHARED)?.node;
  return doer ? Math.max(0, heightOf(doer) * 0.56 - heightOf(node) / 2) : 0;
}

const SIDE_BY_SIDE = new Set<Kind>(['left-of', 'right-of', 'beside', 'holding', 'riding', 'larger-than']);
/** What is on or in another goes wherever that goes. */
const CARRIED = new Set<Kind>(['on', 'in', 'under', 'hanging-from']);

/** Hangs whatever is on, in, under, behind or above something to that; returns what is left to stand in the row. */
function attach(nodes: ReadonlyMap<SubjectId, Node>, relations: readonly SpatialRelation[]): Node[] {
  const free = new Set(nodes.keys());
  const parentOf = new Map<SubjectId, SubjectId>();
  for (const relation of relations) {
    const { kind, of, to: said, part } = turned(relation, nodes);
    const to = CARRIED.has(kind) || kind === 'at' ? said : carrierOf(said, of, nodes);
    const [child, parent] = [nodes.get(of), nodes.get(to)];
    if (!child || !parent || child === parent || SIDE_BY_SIDE.has(kind) || !free.has(of)) continue;
    // Between a first and a second it stands in the row; between two of a kind, among them.
    if (kind === 'between' && parent.rigs.length < 2) continue;
    let above: SubjectId | undefined = to;
    while (above !== undefined && above !== of) above = parentOf.get(above);
    if (above === of) continue;
    parentOf.set(of, to);
    parent.attached.push({ kind, node: child, part: part ?? null });
    free.delete(of);
  }
  return [...nodes.values()].filter(({ subject }) => free.has(subject.id));
}

const THINGS = new Set<Figure['kind']>(['object', 'emoji', 'prop', 'instrument']);

/** What is before a cat in a basket is before the basket. */
function carrierOf(id: SubjectId, other: SubjectId, nodes: ReadonlyMap<SubjectId, Node>): SubjectId {
  for (const [carrier, { attached }] of nodes)
    if (
      carrier !== other &&
      attached.some(({ kind, node }) => CARRIED.has(kind) && kind !== 'under' && node.subject.id === id)
    )
      return carrierOf(carrier, other, nodes);
  return id;
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
    const higher = other && THINGS.has(other.subject.figure.kind) && !isAlive ? 2 : 1.2;
    const covers = one && other && target?.medium === 'ground' && heightOf(other) > heightOf(one) * higher;
    if (relation.part === COVER) return { kind: 'above', of: to, to: of, part: COVER };
    if (target?.surface !== undefined || covers) return relation;
    return { kind: isAlive || (target && target.medium !== 'ground') ? 'above' : 'on', of: to, to: of };
  }
  return relation;
}

/** From left to right, as the relations ask; the prompt's order where they leave it open. */
function inOrder(
  rooted: readonly Node[],
  relations: readonly SpatialRelation[],
  nodes: ReadonlyMap<SubjectId, Node>,
): Node[] {
  const rootOf = (id: SubjectId): SubjectId | null => {
    for (const node of rooted) if (contains(node, id)) return node.subject.id;
    return null;
  };
  const before = relations.flatMap(({ kind, of, to }) => {
    const [a, b] = [rootOf(of), rootOf(to)];
    if (a === null || b === null || a === b) return [];
    if (kind === 'left-of') return [[a, b] as const];
    return kind === 'right-of' ? [[b, a] as const] : [];
  });
  const row: SubjectId[] = [];
  const rest = rooted.map(({ subject }) => subject.id);
  while (rest.length > 0) {
    const next = rest.find((id) => !before.some(([a, b]) => b === id && rest.includes(a))) ?? rest[0]!;
    row.push(next);
    rest.splice(rest.indexOf(next), 1);
  }
  // Who is beside somebody is next to them, unless the sides are said.
  for (const { kind, of, to } of before.length > 0 ? [] : relations) {
    const [a, b] = [rootOf(of), rootOf(to)];
    const isNext = kind === 'beside' || kind === 'in-front-of';
    if (!isNext || a === null || b === null || a === b) continue;
    if (Math.abs(row.indexOf(a) - row.indexOf(b)) < 2) continue;
    row.splice(row.indexOf(a), 1);
    row.splice(row.indexOf(b) + 1, 0, a);
  }
  for (const { kind, of } of relations) {
    if (kind !== 'between' || !row.includes(of)) continue;
    row.splice(row.indexOf(of), 1);
    const others = relations.filter((each) => each.kind === 'between' && each.of === of);
    const first = Math.min(...others.map(({ to }) => row.indexOf(rootOf(to) ?? to)));
    // Between several of one kind ("between two trees") it stands in their middle.
    row.splice(first + 1, 0, of);
  }
  return row.map((id) => nodes.get(id)!);
}

function place(spots: Spot[], node: Node, { x, y, depth, grounded, fit, ...given }: Placement): void {
  const { rigs, box, scale, subject, attached } = node;
  const amid = attached.filter(({ kind }) => kind === 'between').map((each) => groupWidth(each.node));
  const pitch =
    amid.length > 0
      ? (box.right - box.left) * 1.15 + Math.max(...amid) * 1.1
      : node.pitch * (given.tight ?? 1);
  // What has its middle in the air is set down on its lower edge.
  const base = grounded && rigs[0]!.medium === 'ground' && box.bottom > 0 ? y : y - box.bottom * fit;
  const holds = attached.some(({ kind, node: inner }) => kind === 'in' && inner !== node);
  const split = holds && rigs[0]!.drawFront !== undefined;
  const rows = given.rows ?? 1;
  const across = Math.ceil(rigs.length / rows);
  const from = spots.length;
  for (const [index, rig] of rigs.entries()) {
    const row = Math.floor(index / across);
    const inRow = Math.min(across, rigs.length - row * across);
    const spot = {
      subject,
      rig,
      x: x + ((index % across) - (inRow - 1) / 2) * pitch * fit,
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
  const stood = { node, x, y: base, depth, shrink: fit };
  const siblings = new Map<Kind, number>();
  let hands = 0;
  // What is above something is above all that is on it as well.
  const inTurn = attached.toSorted(
    (one, other) => Number(one.kind === 'above') - Number(other.kind === 'above'),
  );
  for (const { kind, node: child, part } of inTurn) {
    const standing = kind === 'above' ? { ...stood, crest: boundsOf(spots.slice(from)).top } : stood;
    const rank = siblings.get(kind) ?? 0;
    siblings.set(kind, rank + 1);
    const total = attached.filter((each) => each.kind === kind).length;
    const rule = PLACEMENTS[kind];
    // Each of several who have their hands at it is on another side.
    if (kind === 'at' && rule)
      for (const rig of child.rigs) {
        const one = { ...child, rigs: [rig], attached: rig === child.rigs[0] ? child.attached : [] };
        place(spots, one, rule(standing, one, { rank: hands, total, part }));
        hands += 1;
      }
    else if (kind === 'around' && curls(child, node)) place(spots, child, curled(standing, child));
    else if (kind === 'around' && total === 1) ring(spots, child, standing);
    else if (rule) place(spots, child, rule(standing, child, { rank, total, part }));
  }
}

/** It is seen on both sides of what it lies around. */
function curled(standing: Standing, child: Node): Placement {
  const { node, x, depth, shrink } = standing;
  const huge = child.subject.size === 'giant' || child.subject.size === 'large' ? 0.62 : 0.4;
  const fit = Math.max(
    1,
    (groupWidth(node) * shrink * 2.1) / groupWidth(child),
    (heightOf(node) * shrink * huge) / heightOf(child),
  );
  const aside = x + ((node.box.left + node.box.right) / 2) * shrink;
  return {
    x: aside - ((child.box.left + child.box.right) / 2) * fit,
    y: groundOf(standing),
    depth: depth - 0.5,
    grounded: true,
    fit,
  };
}

/** One animal around a tower lies around it; several of them, or things, stand in a ring. */
function curls(child: Node, parent: Node): boolean {
  const winds = /^(?:creature|quadruped)$/.test(child.subject.figure.kind) && child.rigs.length === 1;
  return winds && /^(?:landmark|craft|vehicle|emoji)$/.test(parent.subject.figure.kind);
}

/** All around something: half of them behind it, half before it. */
function ring(spots: Spot[], node: Node, around: Standing): void {
  const { x, depth } = around;
  const y = groundOf(around);
  const width = groupWidth(around.node) * around.shrink;
  const isAlive = LIVING.has(node.subject.figure.kind);
  const number = isAlive ? node.rigs.length : Math.max(4, node.rigs.length);
  const size = groupWidth(node) / Math.max(1, node.rigs.length);
  const fit = Math.min(1, (width * 0.6) / size);
  for (let index = 0; index < number; index++) {
    const turn = ((index + 0.5) / number) * Math.PI * 2;
    const near = Math.sin(turn);
    const rig = node.rigs[index % node.rigs.length]!;
    spots.push({
      subject: node.subject,
      rig,
      x: x + Math.cos(turn) * (width * 0.5 + size * fit * 0.75),
      y: y + near * 0.09,
      scale: node.scale * fit,
      depth: depth + near,
      grounded: true,
      part: 'whole',
    });
  }
}

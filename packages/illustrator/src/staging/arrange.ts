import type { Box, Rig } from '../cast/rig.ts';
import type { SpatialRelation, Subject, SubjectId } from '../scene-description.ts';
import { boundsOf, inCircle } from './bounds-of.ts';
import { lifeScale } from './life-size.ts';
import { lookOut } from './look-out.ts';
import { measureRig, sinking } from './measure-rig.ts';

/** Somebody or something to be placed. */
export interface Arranged {
  readonly subject: Subject;
  /** One for each of its number. */
  readonly rigs: readonly Rig[];
}

/** Where one figure's origin comes to stand, in a plane of its own that is fitted into the frame afterwards. */
export interface Spot {
  readonly subject: Subject;
  readonly rig: Rig;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Higher is nearer to the eye and drawn later. */
  readonly depth: number;
  /** Stands on the ground, and not on something else or in the air. */
  readonly grounded: boolean;
  /** What is inside of it is drawn before its front. */
  readonly part: 'whole' | 'back' | 'front';
}

export interface Arrangement {
  readonly spots: readonly Spot[];
  readonly bounds: Box;
  /** The extent of the largest of them. */
  readonly largest: number;
}

type Kind = SpatialRelation['kind'];

interface Node {
  readonly subject: Subject;
  readonly rigs: readonly Rig[];
  /** As drawn, scaled; all rigs of a node have one size. */
  readonly box: Box;
  readonly scale: number;
  /** How far the members of a group stand apart. */
  readonly pitch: number;
  readonly attached: { readonly kind: Kind; readonly node: Node }[];
}

const SIZES: Record<Subject['size'], number> = { tiny: 0.45, small: 0.7, normal: 1, large: 1.35, giant: 1.8 };
/** Sizes are compared as the eye of a child draws them: a bird beside a horse is small, and still a bird. */
const LIKENESS = 0.36;
const GAP = 0.13;

/** Places everything by its relations; what has none stands side by side, in the order of the prompt. */
export function arrange(cast: readonly Arranged[], relations: readonly SpatialRelation[]): Arrangement {
  const nodes = new Map<SubjectId, Node>();
  const extents = cast.map(({ rigs }) => extentOf(measureRig(rigs[0]!)));
  const inLife = cast.map(({ subject }, index) => extents[index]! * lifeScale(subject));
  const largest = Math.max(...inLife);
  for (const [index, { subject, rigs }] of cast.entries()) {
    const own = (inLife[index]! / largest) ** LIKENESS * SIZES[subject.size] * rigs.length ** -0.25;
    nodes.set(subject.id, nodeOf(subject, rigs, own / extents[index]!));
  }
  const rooted = attach(nodes, relations);
  const row = inOrder(rooted, relations, nodes);
  const spots: Spot[] = [];
  let x = 0;
  for (const node of row) {
    const cluster: Spot[] = [];
    place(cluster, node, 0, 0, 0, true);
    const { left, right } = boundsOf(cluster);
    const shift = x - left;
    for (const spot of cluster) spots.push({ ...spot, x: spot.x + shift });
    x += right - left + GAP;
  }
  return {
    spots,
    bounds: boundsOf(spots),
    largest: Math.max(...spots.map(({ rig, scale }) => extentOf(measureRig(rig)) * scale)),
  };
}

function extentOf(box: Box): number {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  // Long thin things (a fork, a ski) count by their length.
  return Math.max(Math.sqrt(width * height), Math.max(width, height) * 0.52);
}

function nodeOf(subject: Subject, rigs: readonly Rig[], scale: number): Node {
  const drawn = measureRig(rigs[0]!);
  const box = {
    left: drawn.left * scale,
    right: drawn.right * scale,
    top: drawn.top * scale,
    bottom: drawn.bottom * scale,
  };
  return { subject, rigs, box, scale, pitch: (box.right - box.left) * 1.1, attached: [] };
}

const SIDE_BY_SIDE = new Set<Kind>(['left-of', 'right-of', 'beside', 'wearing', 'holding', 'riding']);

/** Hangs whatever is on, in, under, behind or above something to that; returns what is left to stand in the row. */
function attach(nodes: ReadonlyMap<SubjectId, Node>, relations: readonly SpatialRelation[]): Node[] {
  const free = new Set(nodes.keys());
  const parentOf = new Map<SubjectId, SubjectId>();
  for (const relation of relations) {
    const { kind, of, to } = turned(relation, nodes);
    const [child, parent] = [nodes.get(of), nodes.get(to)];
    if (!child || !parent || child === parent || SIDE_BY_SIDE.has(kind) || !free.has(of)) continue;
    // Between a first and a second it stands in the row; between two of a kind, among them.
    if (kind === 'between' && parent.rigs.length < 2) continue;
    let above: SubjectId | undefined = to;
    while (above !== undefined && above !== of) above = parentOf.get(above);
    if (above === of) continue;
    parentOf.set(of, to);
    parent.attached.push({ kind, node: child });
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
  if (kind === 'in-front-of') return { kind: 'behind', of: to, to: of };
  if (kind === 'below') return { kind: 'above', of: to, to: of };
  if (kind === 'under') {
    if (target?.surface !== undefined) return relation;
    return { kind: target && target.medium !== 'ground' ? 'above' : 'on', of: to, to: of };
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

function contains(node: Node, id: SubjectId): boolean {
  return node.subject.id === id || node.attached.some((each) => contains(each.node, id));
}

function place(
  spots: Spot[],
  node: Node,
  x: number,
  y: number,
  depth: number,
  grounded: boolean,
  shrink = 1,
): void {
  const { rigs, box, scale, subject, attached } = node;
  const size = scale * shrink;
  const amid = attached.filter(({ kind }) => kind === 'between').map((each) => groupWidth(each.node));
  const pitch = amid.length > 0 ? (box.right - box.left) * 1.15 + Math.max(...amid) * 1.1 : node.pitch;
  // What has its middle in the air is set down on its lower edge.
  const base = grounded && rigs[0]!.medium === 'ground' ? y : y - box.bottom * shrink;
  const holds = attached.some(({ kind, node: inner }) => kind === 'in' && inner !== node);
  const split = holds && rigs[0]!.drawFront !== undefined;
  for (const [index, rig] of rigs.entries()) {
    const spot = {
      subject,
      rig,
      x: x + (index - (rigs.length - 1) / 2) * pitch * shrink,
      y: base,
      scale: size,
      depth: depth + index * 0.001,
      grounded,
    };
    spots.push({ ...spot, part: split ? 'back' : 'whole' });
    if (split) spots.push({ ...spot, depth: depth + 0.5, part: 'front' });
  }
  const siblings = new Map<Kind, number>();
  for (const { kind, node: child } of attached) {
    const rank = siblings.get(kind) ?? 0;
    siblings.set(kind, rank + 1);
    const total = attached.filter((each) => each.kind === kind).length;
    placeAttached(spots, node, child, kind, { x, y: base, depth, shrink, rank, total });
  }
}

interface Where {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly shrink: number;
  readonly rank: number;
  readonly total: number;
}

function placeAttached(spots: Spot[], parent: Node, child: Node, kind: Kind, where: Where): void {
  const { x, y, depth, shrink, rank, total } = where;
  const rig = parent.rigs[0]!;
  const top = (rig.surface !== undefined ? rig.surface * parent.scale : parent.box.top) * shrink;
  const width = groupWidth(parent) * shrink;
  const childWidth = groupWidth(child);
  const childHeight = child.box.bottom - child.box.top;
  const middle =
    x + ((parent.box.left + parent.box.right) / 2) * shrink - (child.box.left + child.box.right) / 2;
  const spread =
    total > 1
      ? ((rank + 0.5) / total - 0.5) *
        (rig.surface !== undefined ? width : Math.max(width, childWidth * total))
      : 0;
  switch (kind) {
    case 'in': {
      const inside = rig.inside;
      if (inside) {
        const room = {
          width: (inside.right - inside.left) * parent.scale * shrink,
          height: (inside.bottom - inside.top) * parent.scale * shrink,
        };
        const fit = Math.min(((room.width / total) * 0.94) / childWidth, (room.height * 0.94) / childHeight);
        const offset = total > 1 ? ((rank + 0.5) / total - 0.5) * room.width : 0;
        const centre = x + ((inside.left + inside.right) / 2) * parent.scale * shrink + offset;
        const floor = y + inside.bottom * parent.scale * shrink;
        place(
          spots,
          child,
          centre - ((child.box.left + child.box.right) / 2) * fit,
          floor,
          depth + 0.2,
          false,
          fit,
        );
      } else if (rig.mouth) {
        const seen = lookOut(
          rig.mouth,
          { scale: parent.scale * shrink, tall: (parent.box.bottom - parent.box.top) * shrink },
          { box: child.box, wide: childWidth, floats: child.rigs[0]!.medium === 'water' },
          { rank, total },
        );
        place(spots, child, x + seen.x, y + seen.y, depth + 0.2 + rank * 0.01, false, seen.fit);
      } else {
        // It looks out over the rim.
        const fit = Math.min(1, (width * 0.82) / childWidth);
        const rim = y + parent.box.top * shrink;
        place(spots, child, middle + spread, rim + childHeight * fit * 0.42, depth - 0.2, false, fit);
      }
      return;
    }
    case 'on': {
      const sunk =
        rig.surface === undefined && total === 1
          ? Math.min(sinking(child.rigs[0]!, child.scale, rig, parent.scale * shrink), childHeight * 0.3)
          : 0;
      // A heap on a plate is no wider than the plate.
      const fit = rig.surface !== undefined ? Math.min(1, (width * 0.96) / (childWidth * total)) : 1;
      place(spots, child, middle + spread, y + top + sunk + childHeight * 0.015, depth + 0.3, false, fit);
      return;
    }
    case 'under': {
      // Below a table top: as large as fits between the floor and it.
      const fit = Math.min(1, (-top * 0.82) / childHeight, (width * 0.8) / childWidth);
      place(spots, child, middle + spread, y, depth + 0.3, true, fit);
      return;
    }
    case 'above': {
      const gap = childHeight * (child.rigs[0]!.medium === 'ground' ? 0.25 : 0.6);
      place(spots, child, middle + spread, y + parent.box.top * shrink - gap, depth - 0.1, false);
      return;
    }
    case 'behind': {
      // Seen past it: half of it at the side and some of it above.
      const aside = (width + childWidth) * 0.34 * (rank % 2 === 0 ? 1 : -1);
      const lift = Math.max(0.07, (parent.box.bottom - parent.box.top) * 0.16);
      place(spots, child, middle + aside, y - lift, depth - 1, true);
      return;
    }
    case 'between':
      place(spots, child, x - (child.box.left + child.box.right) / 2, y, depth + 0.1, true);
      return;
    case 'around':
      if (curls(child, parent)) {
        // It is seen on both sides of what it lies around.
        const tall = (parent.box.bottom - parent.box.top) * shrink;
        const huge = child.subject.size === 'giant' || child.subject.size === 'large' ? 0.62 : 0.4;
        const fit = Math.max(1, (width * 2.1) / childWidth, (tall * huge) / childHeight);
        const aside = x + ((parent.box.left + parent.box.right) / 2) * shrink;
        const centre = aside - ((child.box.left + child.box.right) / 2) * fit;
        place(spots, child, centre, y, depth - 0.5, true, fit);
      } else if (total > 1) place(spots, child, middle + inCircle(rank, width, childWidth), y, depth, true);
      else ring(spots, child, x, y, width, depth);
      return;
    default:
      place(spots, child, middle + width, y, depth, true);
  }
}

/** One animal around a tower lies around it; several of them, or things, stand in a ring. */
function curls(child: Node, parent: Node): boolean {
  const winds = /^(?:creature|quadruped)$/.test(child.subject.figure.kind) && child.rigs.length === 1;
  return winds && /^(?:landmark|craft|vehicle|emoji)$/.test(parent.subject.figure.kind);
}

/** All around something: half of them behind it, half before it. */
function ring(spots: Spot[], node: Node, x: number, y: number, width: number, depth: number): void {
  const number = Math.max(4, node.rigs.length);
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

function groupWidth(node: Node): number {
  return node.box.right - node.box.left + node.pitch * (node.rigs.length - 1);
}

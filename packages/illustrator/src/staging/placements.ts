import { type Opening, openingOf } from '../cast/openings.ts';
import type { Box, Rig } from '../cast/rig.ts';
import { silhouetteOf, sinking } from '../cast/silhouette.ts';
import { COVER, type SpatialRelation } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { groupWidth, heightOf, type Node } from './arranged-node.ts';
import { overhangOf, seatTop, supportOf } from './support.ts';

/** How members of a group stand, and what it hangs on. */
interface Grouping {
  /** How close they stand, 1 is beside each other. */
  readonly tight?: number;
  /** In how many rows, one upon the other. */
  readonly rows?: number;
  /** How much higher each row is than the one before it, of its own height; below 1 they overlap. */
  readonly rise?: number;
  /** How long the rope is that it hangs on. */
  readonly rope?: number;
}

export interface Placement extends Grouping {
  readonly x: number;
  /** Where its lower edge comes to be. */
  readonly y: number;
  readonly depth: number;
  readonly grounded: boolean;
  readonly fit: number;
}

/** What stands already, in the plane of the arrangement. */
export interface Standing {
  readonly node: Node;
  /** Its origin. */
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  /** By how much it was made smaller, and what it measures so. */
  readonly shrink: number;
  readonly wide: number;
  readonly tall: number;
  readonly middle: number;
  readonly top: number;
  /** The ground it stands on: some drawings end above their origin. */
  readonly ground: number;
  /** How high it reaches with all that is on it. */
  readonly crest: number;
}

export function standingAt(node: Node, x: number, y: number, depth: number, shrink: number): Standing {
  const { left, right, top, bottom } = node.box;
  const [wide, tall] = [groupWidth(node) * shrink, heightOf(node) * shrink];
  const middle = x + ((left + right) / 2) * shrink;
  const ground = y + Math.min(0, bottom) * shrink;
  const highest = y + top * shrink;
  return { node, x, y, depth, shrink, wide, tall, middle, top: highest, ground, crest: highest };
}

/** Which of how many that are in the same relation to it. */
interface Among {
  readonly rank: number;
  readonly total: number;
  readonly part: string | null;
}

/** Counted from the middle and the depth of what stands there: as large as it is, in the air, if nothing else is said. */
interface Beside extends Grouping {
  readonly aside?: number;
  readonly y: number;
  readonly depth: number;
  readonly grounded?: boolean;
  readonly fit?: number;
}

type Rule = (standing: Standing, child: Node, among: Among) => Beside;

/** Where something comes to be that is tied to what stands already: one rule for a relation, whatever the two are. */
export function placementBy(
  kind: SpatialRelation['kind'],
  standing: Standing,
  child: Node,
  among: Among,
): Placement | null {
  const by = RULES[kind]?.(standing, child, among);
  if (!by) return null;
  const { aside = 0, depth, fit = 1, grounded = false, ...more } = by;
  const x = standing.middle + aside - ((child.box.left + child.box.right) / 2) * fit;
  return { ...more, x, depth: standing.depth + depth, fit, grounded };
}

/** Said of what several have in their hands between them. */
export const SHARED = 'shared';

const TIGHT = 0.66;
/** How much of what is below a seat or a table top is open where somebody has room under it. */
const LITTLE_ROOM = 0.45;
/** A crown of leaves, in which things hang and birds sit. */
const LEAFY = /tree|bush|hedge|shrub|oak|palm|pine|willow|birch/;

const isAlive = ({ subject }: Node) => LIVING.has(subject.figure.kind);
const spreadOver = (width: number, { rank, total }: Among) =>
  total > 1 ? ((rank + 0.5) / total - 0.5) * width : 0;

/** Two or three are told apart where they overlap; more of them are counted only side by side. */
const tightOf = ({ rigs }: Node) => (rigs.length > 3 ? 0.92 : TIGHT);

/** As large as a row of it can be in a given width, its members closer to each other before they get smaller. */
function rowIn(child: Node, width: number): { readonly fit: number; readonly tight: number } {
  const tight = child.rigs.length === 1 || groupWidth(child) <= width ? 1 : tightOf(child);
  return { fit: Math.min(1, width / groupWidth(child, tight)), tight };
}

const on: Rule = (standing, child, among) => {
  const { node, y, shrink, wide, tall, ground } = standing;
  const { part, total } = among;
  const [rig] = child.rigs as [Rig];
  // A sitter has the hips on the seat, at their own size, and the feet before it.
  if (rig.sits !== undefined && part === null)
    return {
      aside: spreadOver(wide * 0.9, among),
      y: Math.min(ground, y + seatTop(node) * shrink + rig.sits * child.scale),
      depth: 0.3,
      tight: Math.max(0.5, Math.min(1, (wide * 0.9) / groupWidth(child))),
    };
  const { offset, top, uneven, width } = supportOf(node, part);
  const several = child.rigs.length > 1 || total > 1;
  const room = uneven ? wide * (several ? 0.86 : 1) : width * shrink;
  // An animal that sits in a chair hangs over its edges.
  const overhang = !several && isAlive(child) ? 1.6 : 0.96;
  // One alone may be larger than what it stands on; several of them fit on it.
  const isInRow = several || (!uneven && part === null);
  const { fit, tight } = isInRow ? rowIn(child, (room * overhang) / total) : { fit: 1, tight: 1 };
  const high = heightOf(child) * fit;
  const most = part === null ? Math.min(high * 0.3, tall * 0.35) : tall * 0.8;
  const sunk = sinking(rig, child.scale * fit, node.rigs[0]!, node.scale * shrink, offset * shrink);
  return {
    aside: offset * shrink + spreadOver(room, among),
    y: y + top * shrink + (uneven && total === 1 ? Math.min(sunk, most) : 0) + high * 0.015,
    depth: 0.3,
    fit,
    tight,
  };
};

/** In a window or a door: where that is in the outline of the house. A second one looks out of the window on the other side. */
function inOpening(
  { top, wide, tall }: Standing,
  child: Node,
  { rank }: Among,
  { across, foot, share }: Opening,
): Beside {
  return {
    aside: ((rank % 2 === 0 ? across : 1 - across) - 0.5) * wide,
    y: top + foot * tall,
    depth: 0.2 + rank * 0.01,
    fit: Math.min((tall * share) / heightOf(child), (wide * 0.5) / groupWidth(child)),
  };
}

const within: Rule = (standing, child, among) => {
  const { node, wide, tall, top } = standing;
  const opening = openingOf({ kind: 'in', ...(among.part && { part: among.part }) }, node.subject);
  if (opening) return inOpening(standing, child, among, opening);
  const { inside, mouth } = node.rigs[0]!;
  if (inside) return seenThrough(standing, child, among, inside);
  if (mouth) return overRim(standing, child, among, mouth);
  const isLeafy = LEAFY.test(node.subject.noun);
  const { fit: row, tight } = rowIn(child, (wide * 0.8) / among.total);
  const fit = Math.min(row, (tall * (isLeafy ? 0.42 : 1.1)) / heightOf(child));
  // In leaves it is in the middle of them; else it looks out from behind.
  return {
    aside: spreadOver(wide * 0.8, among),
    y: top + (isLeafy ? tall * 0.46 : heightOf(child) * fit * 0.42),
    depth: isLeafy ? 0.3 : -0.2,
    fit,
    tight,
  };
};

/** In something that is seen through: fish and birds in the middle of it, everything else on its bottom, in as many rows as make it largest. */
function seenThrough(standing: Standing, child: Node, among: Among, inside: Box): Beside {
  const { node, x, y, shrink, middle } = standing;
  const scale = node.scale * shrink;
  const wide = (inside.right - inside.left) * scale;
  const high = (inside.bottom - inside.top) * scale * 0.94;
  const ways = [1, 2, 3, 4].map((rows) => {
    const across = child.pitch * (Math.ceil(child.rigs.length / rows) - 1) + child.box.right - child.box.left;
    return { rows, fit: Math.min((wide * 0.94) / among.total / across, high / heightOf(child) / rows) };
  });
  const { rows, fit } = ways.toSorted((one, other) => other.fit - one.fit)[0]!;
  const { medium } = child.rigs[0]!;
  const isAfloat = medium === 'submerged' || medium === 'air';
  return {
    aside: x + ((inside.left + inside.right) / 2) * scale - middle + spreadOver(wide, among),
    y: y + inside.bottom * scale - (isAfloat ? (high - heightOf(child) * fit * rows) / 2 : 0),
    depth: 0.2,
    fit,
    rows,
  };
}

/** In an open container it looks out over the rim; several overlap rather than get small, and many are a heap. */
function overRim(standing: Standing, child: Node, among: Among, mouth: NonNullable<Rig['mouth']>): Beside {
  const { node, x, y, shrink, middle, tall } = standing;
  const scale = node.scale * shrink;
  // Out of a narrow opening things fan out.
  const room = Math.max((mouth.right - mouth.left) * scale, tall * 0.72);
  const own = among.total > 1 ? (room / among.total) * 1.25 : room;
  const number = child.rigs.length;
  const rows = number > 3 ? 2 : 1;
  const tight = tightOf(child);
  const wide = child.box.right - child.box.left + child.pitch * (Math.ceil(number / rows) - 1) * tight;
  const fit = Math.min(own / wide, (tall * (number > 1 ? 0.7 : 1.4)) / heightOf(child));
  // Ships float, everything else lies or sits in it.
  const sunk = child.rigs[0]!.medium === 'water' ? 0.12 : 0.34;
  return {
    aside: x + ((mouth.left + mouth.right) / 2) * scale - middle + spreadOver(room * 0.92, among),
    y: y + mouth.at * scale + heightOf(child) * fit * sunk,
    depth: 0.2 + among.rank * 0.01,
    fit,
    tight,
    rows,
    rise: 0.5,
  };
}

/** How much of what is below a seat or a table top is open. */
function roomUnder(rig: Rig, surface: number): number {
  const { box, bottoms } = silhouetteOf(rig);
  const below = bottoms[Math.floor(bottoms.length / 2)] ?? box.bottom;
  return (box.bottom - below) / (box.bottom - surface);
}

const under: Rule = ({ node, shrink, wide, tall, ground }, child, among) => {
  const [rig] = node.rigs as [Rig];
  const { inside, surface } = rig;
  // Under an arch one stands in its opening.
  if (inside && inside.bottom === 0) {
    const scale = node.scale * shrink;
    const room = { wide: (inside.right - inside.left) * scale, tall: -inside.top * scale };
    const fit = Math.min(1, (room.tall * 0.94) / heightOf(child));
    return { aside: spreadOver(room.wide * 0.8, among), y: ground, depth: 0.3, grounded: true, fit };
  }
  const clear = surface === undefined ? tall * 0.62 : -surface * node.scale * shrink * 0.86;
  const fit = Math.min(1, clear / heightOf(child));
  // Under a bed or a truck there is hardly any room: a subject there looks out at its end.
  const isCrammed =
    surface === undefined ? node.subject.figure.kind === 'vehicle' : roomUnder(rig, surface) < LITTLE_ROOM;
  if (isCrammed && isAlive(child)) return { aside: wide * 0.5, y: ground, depth: -0.1, grounded: true, fit };
  // At the foot of a tree; below a table top as large as fits between the floor and it.
  const [room, aside] = surface === undefined ? [wide, wide * 0.18] : [wide * 0.8, 0];
  return {
    aside: aside + spreadOver(room, among),
    y: ground,
    depth: 0.3,
    grounded: true,
    fit: surface === undefined ? fit : Math.min(fit, room / groupWidth(child) / among.total),
  };
};

const above: Rule = ({ node, wide, tall, top, ground, crest }, child, among) => {
  const [own, high] = [groupWidth(child), heightOf(child)];
  // A blanket is over the bodies of those who lie, and not over their heads.
  if (among.part === COVER && node.subject.action === 'sleep')
    return {
      // People lie with their heads to the left.
      aside: wide * (node.subject.figure.kind === 'person' ? 0.1 : -0.1),
      y: ground,
      depth: 0.1,
      fit: Math.min((wide * 0.6) / own, (tall * 0.9) / high),
    };
  if (among.part === COVER) {
    // Wide enough for all who are under it, its stick or strings among them.
    const fit = Math.max(1, (wide * 1.1) / own);
    const isFlat = high < own * 0.75;
    return { y: top + high * fit * (isFlat ? 0.2 : 0.42), depth: isFlat ? 0.1 : -0.1, fit };
  }
  const gap = high * (child.rigs[0]!.medium === 'ground' ? 0.25 : 0.6);
  return { aside: spreadOver(Math.max(wide, own * among.total), among), y: crest - gap, depth: -0.1 };
};

/** Seen past it: what is taller above it, everything else with a good part of it at the side. */
const behind: Rule = ({ wide, tall, ground }, child, { rank, total }) => {
  const [own, high] = [groupWidth(child), heightOf(child)];
  const lift = Math.max(0.07, tall * 0.16);
  const overlooks = high + lift - tall > high * 0.5 && total === 1;
  // The cast looks right: it is its tail that is hidden.
  const aside = overlooks
    ? Math.min(wide, own) * 0.25
    : Math.max((wide + own) * 0.3, wide * 0.5 - own * 0.04);
  return { aside: rank % 2 === 0 ? aside : -aside, y: ground - lift, depth: -1, grounded: true };
};

const hanging: Rule = ({ node, y, shrink, tall }, child, { rank }) => {
  const { offset, at } = overhangOf(node);
  const clear = (node.box.bottom - at) * shrink;
  const fit = Math.min(1, (clear * 0.72) / heightOf(child));
  const high = heightOf(child) * fit;
  // A living subject holds on to it.
  const rope = isAlive(child) ? -high * 0.08 : Math.max(clear * 0.12, 0.02);
  return {
    aside: offset * shrink * (rank % 2 === 0 ? 1 : -0.6),
    y: y + at * shrink + rope + high,
    depth: 0.3,
    fit,
    ...(!isAlive(child) && { rope: rope + tall * 0.04 }),
  };
};

/** On the ground before it: on its left and its right in turns, so far from its middle. */
const atSide =
  (depth: number, from: (wide: number, own: number, rank: number) => number): Rule =>
  ({ wide, ground }, child, { rank }) => {
    const aside = from(wide, groupWidth(child), rank);
    return { aside: rank % 2 === 0 ? -aside : aside, y: ground + 0.02, depth, grounded: true };
  };

/** Hands are at it, or mouths, which reach less far: one on its left, the next on its right, further ones behind them. */
const atHand: Rule = (standing, child, among) => {
  const reach = child.subject.figure.kind === 'person' ? [0.3, 0.2] : [0.1, 0.1];
  return atSide(
    0.6,
    (wide, own, rank) =>
      (wide + own) / 2 - Math.min(wide * reach[0]!, own * reach[1]!) + Math.floor(rank / 2) * own * 0.6,
  )(standing, child, among);
};

/** In a ring, half of them behind it and half before it; one animal around a tower lies around it, and is seen on both sides. */
const around: Rule = ({ wide, tall, ground }, child, { rank, total }) => {
  const own = groupWidth(child);
  if (total === 1 && isAlive(child) && child.subject.figure.kind !== 'person') {
    const high = (tall * 0.4) / heightOf(child);
    return { y: ground, depth: -0.5, grounded: true, fit: Math.max(1, (wide * 2.1) / own, high) };
  }
  // Nobody sits right behind another; a fence has corners.
  const turn = ((rank + (isAlive(child) ? 0.25 : 0.5)) / total) * Math.PI * 2;
  const near = Math.sin(turn);
  // The ring is as wide as those in it need: nobody who dances around a pole is as small as the pole is thin.
  const fit = isAlive(child) ? 1 : Math.min(1, (wide * 0.6) / own);
  const aside = Math.cos(turn) * (wide * 0.5 + own * fit * 0.75);
  return { aside, y: ground + near * 0.09, depth: near, grounded: true, fit };
};

const RULES: Partial<Record<SpatialRelation['kind'], Rule>> = {
  on,
  in: within,
  under,
  above,
  behind,
  between: ({ x, middle, ground }) => ({ aside: x - middle, y: ground, depth: 0.1, grounded: true }),
  'hanging-from': hanging,
  // On the ground, wherever that is what the hands are at.
  at: (...tied) => ({ ...atHand(...tied), y: 0 }),
  // It touches what it leans against, in front of its left side.
  against: atSide(0.4, (wide, own) => wide / 2 + (wide < own * 1.2 ? own * 0.32 : 0)),
  // Close before it, so that a mouth or a paw is at its side.
  touching: atSide(0.4, (wide, own) => ((wide + own) / 2) * 0.94),
  around,
};

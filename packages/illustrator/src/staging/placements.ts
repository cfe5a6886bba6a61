import { type Opening, openingOf } from '../cast/openings.ts';
import type { Rig } from '../cast/rig.ts';
import { silhouetteOf, sinking } from '../cast/silhouette.ts';
import { COVER, type SpatialRelation } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { groupWidth, heightOf, type Node } from './arranged-node.ts';
import { inCircle } from './bounds-of.ts';
import { lookOut } from './look-out.ts';
import { overhangOf, seatTop, supportOf } from './support.ts';

/** What stands already, in the plane of the arrangement. */
export interface Standing {
  readonly node: Node;
  /** Its origin. */
  readonly x: number;
  readonly y: number;
  readonly depth: number;
  readonly shrink: number;
  /** How high it reaches with all that is on it. */
  readonly crest?: number;
}

/** Which of how many that are in the same relation to it. */
export interface Among {
  readonly rank: number;
  readonly total: number;
  readonly part: string | null;
}

export interface Placement {
  readonly x: number;
  /** Where its lower edge comes to be. */
  readonly y: number;
  readonly depth: number;
  readonly grounded: boolean;
  readonly fit: number;
  /** How close the members of a group stand, 1 is beside each other. */
  readonly tight?: number;
  /** In how many rows, one upon the other. */
  readonly rows?: number;
  /** How much higher each row is than the one before it, of its own height; below 1 they overlap. */
  readonly rise?: number;
  /** How long the rope is that it hangs on. */
  readonly rope?: number;
}

/** Said of what several have in their hands between them. */
export const SHARED = 'shared';

type Rule = (standing: Standing, child: Node, among: Among) => Placement;

/** The ground it stands on: some drawings end above their origin. */
export const groundOf = ({ node, y, shrink }: Standing) => y + Math.min(0, node.box.bottom) * shrink;
const middleOf = ({ node, x, shrink }: Standing) => x + ((node.box.left + node.box.right) / 2) * shrink;
const offCentre = ({ box }: Node, fit: number) => ((box.left + box.right) / 2) * fit;
const spreadOver = (width: number, { rank, total }: Among) =>
  total > 1 ? ((rank + 0.5) / total - 0.5) * width : 0;

/** Where it comes to be, counted from the middle and the depth of what stands there: as large as it is, in the air, if nothing else is said. */
function placed(
  standing: Standing,
  child: Node,
  {
    aside = 0,
    depth,
    fit = 1,
    grounded = false,
    ...at
  }: Partial<Placement> & {
    readonly aside?: number;
    readonly y: number;
    readonly depth: number;
  },
): Placement {
  const x = middleOf(standing) + aside - offCentre(child, fit);
  return { x, depth: standing.depth + depth, fit, grounded, ...at };
}

/** As large as a row of it can be in a given width, its members closer to each other before they get smaller. */
function rowIn(child: Node, width: number): { readonly fit: number; readonly tight: number } {
  const tight = child.rigs.length === 1 ? 1 : groupWidth(child) <= width ? 1 : TIGHT;
  return { fit: Math.min(1, width / groupWidth(child, tight)), tight };
}
const TIGHT = 0.66;

/** Whoever sits has the hips on the seat, as large as they are, and the feet before it. */
function seated(standing: Standing, child: Node, among: Among, sits: number): Placement {
  const { node, y, shrink } = standing;
  const width = groupWidth(node) * shrink * 0.9;
  const seat = y + seatTop(node) * shrink;
  return placed(standing, child, {
    aside: spreadOver(width, among),
    y: Math.min(groundOf(standing), seat + sits * child.scale),
    depth: 0.3,
    tight: Math.max(0.5, Math.min(1, width / groupWidth(child))),
  });
}

const on: Rule = (standing, child, among) => {
  const opening = among.part && openingOf({ kind: 'on', part: among.part }, standing.node.subject);
  if (opening) return inOpening(standing, child, among, opening);
  const { node, y, shrink } = standing;
  const rig = node.rigs[0]!;
  const { sits } = child.rigs[0]!;
  if (sits !== undefined && among.part === null) return seated(standing, child, among, sits);
  const support = supportOf(node, among.part);
  const several = child.rigs.length > 1 || among.total > 1;
  const width = (support.uneven ? groupWidth(node) * (several ? 0.86 : 1) : support.width) * shrink;
  // An animal that sits in a chair hangs over its edges.
  const overhang = !several && LIVING.has(child.subject.figure.kind) ? 1.6 : 0.96;
  const inRow = rowIn(child, (width * overhang) / among.total);
  // One alone may be larger than what it stands on; several of them fit on it.
  const { fit, tight } = several || (!support.uneven && among.part === null) ? inRow : { fit: 1, tight: 1 };
  const sunk =
    support.uneven && among.total === 1
      ? Math.min(
          sinking(child.rigs[0]!, child.scale * fit, rig, node.scale * shrink, support.offset * shrink),
          among.part === null
            ? Math.min(heightOf(child) * fit * 0.3, heightOf(node) * shrink * 0.35)
            : heightOf(node) * shrink * 0.8,
        )
      : 0;
  return placed(standing, child, {
    aside: support.offset * shrink + spreadOver(width, among),
    y: y + support.top * shrink + sunk + heightOf(child) * fit * 0.015,
    depth: 0.3,
    fit,
    tight,
  });
};

/** A crown of leaves, in which things hang and birds sit. */
const LEAFY = /tree|bush|hedge|shrub|oak|palm|pine|willow|birch/;

/** In a window or a door: where that is in the outline of the house. */
function inOpening(standing: Standing, child: Node, { rank, total }: Among, opening: Opening): Placement {
  const { node, y, shrink } = standing;
  const [wide, high] = [groupWidth(node) * shrink, heightOf(node) * shrink];
  const fit = Math.min((high * opening.share) / heightOf(child), (wide * 0.5) / groupWidth(child));
  // A second one looks out of the window on the other side.
  const wanted = rank % 2 === 0 ? opening.across : 1 - opening.across;
  const across = solidAt(node, wanted, opening);
  const beside = total > 2 ? Math.floor(rank / 2) * 0.14 : 0;
  return placed(standing, child, {
    aside: (across + beside - 0.5) * wide,
    y: y + node.box.top * shrink + opening.foot * high,
    depth: 0.2 + rank * 0.01,
    fit,
  });
}

/** Where a wall is nearest to where an opening should be: a tower is narrower than its light reaches. */
function solidAt(node: Node, wanted: number, { foot, share }: Opening): number {
  const { box, tops, bottoms } = silhouetteOf(node.rigs[0]!);
  const high = box.bottom - box.top;
  const [from, to] = [box.top + (foot - share * 0.8) * high, box.top + (foot - 0.06) * high];
  const columns = tops.flatMap((top, index) =>
    top <= from && bottoms[index]! >= to ? [(index + 0.5) / tops.length] : [],
  );
  const [first, last] = [columns[0], columns.at(-1)];
  if (first === undefined || last === undefined) return wanted;
  const margin = Math.min(0.12, (last - first) / 2);
  return Math.max(first + margin, Math.min(last - margin, wanted));
}

const within: Rule = (standing, child, among) => {
  const { node, x, y, depth, shrink } = standing;
  const opening = openingOf({ kind: 'in', ...(among.part && { part: among.part }) }, node.subject);
  if (opening) return inOpening(standing, child, among, opening);
  const { inside, mouth } = node.rigs[0]!;
  const height = heightOf(child);
  if (inside) {
    const scale = node.scale * shrink;
    const room = {
      width: (((inside.right - inside.left) * scale) / among.total) * 0.94,
      height: (inside.bottom - inside.top) * scale * 0.94,
    };
    const { rows, fit } = rowsIn(child, room);
    const centre = x + ((inside.left + inside.right) / 2) * scale;
    const offset = spreadOver((inside.right - inside.left) * scale, among);
    // Fish and birds are in the middle of it, everything else lies on the bottom.
    const afloat = child.rigs[0]!.medium === 'submerged' || child.rigs[0]!.medium === 'air';
    const lift = afloat ? Math.max(0, room.height - height * fit * rows) / 2 : 0;
    return {
      x: centre + offset - offCentre(child, fit),
      y: y + inside.bottom * scale - lift,
      depth: depth + 0.2,
      grounded: false,
      fit,
      rows,
    };
  }
  if (mouth) {
    const isHeap = child.rigs.length > 3 && among.total === 1 && !LIVING.has(child.subject.figure.kind);
    if (isHeap) return heaped(standing, mouth, child);
    const seen = lookOut(
      mouth,
      { scale: node.scale * shrink, tall: heightOf(node) * shrink },
      {
        box: child.box,
        wide: groupWidth(child, TIGHT),
        floats: child.rigs[0]!.medium === 'water',
      },
      among,
    );
    // Two or three who lie in a basket overlap rather than get small.
    const alone = child.box.right - child.box.left;
    const room = roomOver(mouth, standing);
    const isLow = alone > height * 1.8;
    const rows = isLow && child.rigs.length > 2 ? 2 : 1;
    const across = Math.ceil(child.rigs.length / rows);
    const most = Math.min(
      (heightOf(node) * shrink * 0.5) / height,
      (room * 0.8) / alone,
      Math.max(seen.fit * 1.1, room / (alone * (0.3 + across * 0.7))),
    );
    const isLost = child.rigs.length > 1 && among.total === 1 && seen.fit < most;
    return {
      x: isLost
        ? x + ((mouth.left + mouth.right) / 2) * node.scale * shrink - offCentre(child, most)
        : x + seen.x,
      y: isLost ? y + mouth.at * node.scale * shrink + height * most * (isLow ? 0.12 : 0.34) : y + seen.y,
      depth: depth + 0.2 + among.rank * 0.01,
      grounded: false,
      fit: isLost ? most : seen.fit,
      tight: isLost ? Math.max(0.08, (room / most - alone) / (child.pitch * Math.max(1, across - 1))) : TIGHT,
      rows: isLost ? rows : 1,
    };
  }
  const width = groupWidth(node) * shrink;
  const isLeafy = LEAFY.test(node.subject.noun);
  const room = width * (isLeafy ? 0.8 : 0.82);
  const { fit: row, tight } = rowIn(child, room / among.total);
  const fit = Math.min(row, (heightOf(node) * shrink * (isLeafy ? 0.42 : 1.1)) / height);
  // In leaves it is in the middle of them; else it looks out over the rim.
  return placed(standing, child, {
    aside: spreadOver(isLeafy ? room : width, among),
    y: y + node.box.top * shrink + (isLeafy ? heightOf(node) * shrink * 0.46 : height * fit * 0.42),
    depth: isLeafy ? 0.3 : -0.2,
    fit,
    tight,
  });
};

type Mouth = NonNullable<Node['rigs'][number]['mouth']>;

/** Out of a narrow opening things fan out. */
const roomOver = ({ left, right }: Mouth, { node, shrink }: Standing) =>
  Math.max((right - left) * node.scale, heightOf(node) * 0.72) * shrink;

/** What something is full of: two rows over its rim, each of them seen for itself. */
function heaped(standing: Standing, mouth: Mouth, child: Node): Placement {
  const { node, x, y, depth, shrink } = standing;
  const scale = node.scale * shrink;
  const room = roomOver(mouth, standing);
  const alone = child.box.right - child.box.left;
  const steps = Math.ceil(child.rigs.length / 2) - 1;
  const fit = Math.min(
    room / (alone + child.pitch * steps * 0.7),
    (heightOf(node) * shrink * 0.5) / heightOf(child),
  );
  return {
    x: x + ((mouth.left + mouth.right) / 2) * scale - offCentre(child, fit),
    y: y + mouth.at * scale + heightOf(child) * fit * 0.45,
    depth: depth + 0.2,
    grounded: false,
    fit,
    tight: Math.min(1, (room / fit - alone) / (child.pitch * steps)),
    rows: 2,
    rise: 0.6,
  };
}

function rowsIn(child: Node, room: { readonly width: number; readonly height: number }) {
  const number = child.rigs.length;
  let best = { rows: 1, fit: 0 };
  for (let rows = 1; rows <= Math.min(4, number); rows++) {
    const across = Math.ceil(number / rows);
    const wide = child.box.right - child.box.left + child.pitch * (across - 1);
    const fit = Math.min(room.width / wide, room.height / (heightOf(child) * rows));
    if (fit > best.fit * 1.05) best = { rows, fit };
  }
  return best;
}

const LITTLE_ROOM = 0.45;

/** How much of what is below a seat or a table top is open. */
function roomUnder(rig: Rig, surface: number): number {
  const { box, bottoms } = silhouetteOf(rig);
  const below = bottoms[Math.floor(bottoms.length / 2)] ?? box.bottom;
  return (box.bottom - below) / (box.bottom - surface);
}

const under: Rule = (standing, child, among) => {
  const { node, shrink } = standing;
  const y = groundOf(standing);
  const { surface } = node.rigs[0]!;
  const width = groupWidth(node) * shrink;
  const tall = heightOf(node) * shrink;
  // Half of who lies under a truck looks out from behind its wheels.
  if (surface === undefined && node.subject.figure.kind === 'vehicle' && child.subject.deed === 'lie-down')
    return placed(standing, child, {
      aside: groupWidth(child) * 0.18 - width / 2,
      y,
      depth: -0.1,
      grounded: true,
    });
  // Under a bed there is hardly any room: whoever is there looks out at its end.
  const isCrammed = surface !== undefined && roomUnder(node.rigs[0]!, surface) < LITTLE_ROOM;
  if (isCrammed && LIVING.has(child.subject.figure.kind)) {
    const fit = Math.min(1, (-surface * node.scale * shrink * 1.1) / heightOf(child));
    const aside = width * 0.5 + groupWidth(child) * fit * 0.02;
    return placed(standing, child, { aside, y, depth: -0.1, grounded: true, fit });
  }
  // At the foot of a tree, before the wheels of a truck; below a table top as large as fits between the floor and it.
  const [room, aside] = surface === undefined ? [width, width * 0.18] : [width * 0.8, 0];
  const fit =
    surface === undefined
      ? Math.min(1, (tall * 0.62) / heightOf(child))
      : Math.min(
          1,
          (-surface * node.scale * shrink * 0.86) / heightOf(child),
          room / groupWidth(child) / among.total,
        );
  return placed(standing, child, {
    aside: aside + spreadOver(room, among),
    y,
    depth: 0.3,
    grounded: true,
    fit,
  });
};

const above: Rule = (standing, child, among) => {
  const { node, y, shrink } = standing;
  const [width, tall] = [groupWidth(node) * shrink, heightOf(node) * shrink];
  if (among.part === COVER && node.subject.action === 'sleep')
    // Over the bodies of those who lie, and not over their heads.
    return placed(standing, child, {
      aside: width * 0.1,
      y: groundOf(standing),
      depth: 0.1,
      fit: Math.min((width * 0.6) / groupWidth(child), (tall * 0.9) / heightOf(child)),
    });
  if (among.part === COVER) {
    // Wide enough for all who are under it, its stick or strings among them.
    const fit = Math.max(1, (width * 1.1) / groupWidth(child));
    const isFlat = heightOf(child) < groupWidth(child) * 0.75;
    const low = y + node.box.top * shrink + heightOf(child) * fit * (isFlat ? 0.2 : 0.42);
    return placed(standing, child, { y: low, depth: isFlat ? 0.1 : -0.1, fit });
  }
  const gap = heightOf(child) * (child.rigs[0]!.medium === 'ground' ? 0.25 : 0.6);
  return placed(standing, child, {
    aside: spreadOver(Math.max(width, groupWidth(child) * among.total), among),
    y: Math.min(y + node.box.top * shrink, standing.crest ?? Infinity) - gap,
    depth: -0.1,
  });
};

/** Seen past it: what is taller above it, everything else with a good part of it at the side. */
const behind: Rule = (standing, child, among) => {
  const { node, shrink } = standing;
  const [width, wide] = [groupWidth(node) * shrink, groupWidth(child)];
  const lift = Math.max(0.07, heightOf(node) * shrink * 0.16);
  const seen = heightOf(child) + lift - heightOf(node) * shrink;
  const overlooks = seen > heightOf(child) * 0.5 && among.total === 1;
  // The cast looks right: it is its tail that is hidden.
  const aside = overlooks
    ? Math.min(width, wide) * 0.25
    : Math.max((width + wide) * 0.3, width * 0.5 - wide * 0.04);
  return placed(standing, child, {
    aside: aside * (among.rank % 2 === 0 ? 1 : -1),
    y: groundOf(standing) - lift,
    depth: -1,
    grounded: true,
  });
};

const hanging: Rule = (standing, child, among) => {
  const { node, y, shrink } = standing;
  const { offset, at } = overhangOf(node);
  const clear = (node.box.bottom - at) * shrink;
  const fit = Math.min(1, (clear * 0.72) / heightOf(child));
  // Whoever is alive holds on to it.
  const isAlive = LIVING.has(child.subject.figure.kind);
  const rope = isAlive ? -heightOf(child) * fit * 0.08 : Math.max(clear * 0.12, 0.02);
  return placed(standing, child, {
    aside: offset * shrink * (among.rank % 2 === 0 ? 1 : -0.6),
    y: y + at * shrink + rope + heightOf(child) * fit,
    depth: 0.3,
    fit,
    ...(!isAlive && { rope: rope + heightOf(node) * 0.04 * shrink }),
  });
};

/** On the ground before it: on its left and its right in turns, so far from its middle. */
const atSide =
  (depth: number, from: (width: number, wide: number, rank: number) => number): Rule =>
  (standing, child, { rank }) => {
    const aside = from(groupWidth(standing.node) * standing.shrink, groupWidth(child), rank);
    return placed(standing, child, {
      aside: rank % 2 === 0 ? -aside : aside,
      y: groundOf(standing) + 0.02,
      depth,
      grounded: true,
    });
  };

/** It touches what it leans against, in front of its left side. */
const against = atSide(0.4, (width, wide) => width / 2 + (width < wide * 1.2 ? wide * 0.32 : 0));

/** Close before it, so that a mouth or a paw is at its side. */
const touching = atSide(0.4, (width, wide) => ((width + wide) / 2) * 0.94);

/** Hands are at it: one on its left, the next on its right, further ones behind them; on the ground, wherever it is. */
const at: Rule = (standing, child, among) => ({
  ...atSide(
    0.6,
    (width, wide, rank) =>
      width / 2 + wide / 2 - Math.min(width * 0.3, wide * 0.2) + Math.floor(rank / 2) * wide * 0.6,
  )(standing, child, among),
  y: 0,
});

const around: Rule = (standing, child, { rank }) =>
  placed(standing, child, {
    aside: inCircle(rank, groupWidth(standing.node) * standing.shrink, groupWidth(child)),
    y: groundOf(standing),
    depth: 0,
    grounded: true,
  });

/** Where each comes to be that is tied to what stands already: one rule for a relation, whatever the two are. */
export const PLACEMENTS: Partial<Record<SpatialRelation['kind'], Rule>> = {
  on,
  in: within,
  under,
  above,
  behind,
  between: (standing, child) => ({
    ...placed(standing, child, { y: groundOf(standing), depth: 0.1, grounded: true }),
    x: standing.x - offCentre(child, 1),
  }),
  'hanging-from': hanging,
  at,
  against,
  touching,
  around,
};

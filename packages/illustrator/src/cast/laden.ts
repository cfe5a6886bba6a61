import { type Brush, roundedBox } from '../painting/shapes.ts';
import { lifeSize, PERSON, STATURES } from '../vocabulary/life-size.ts';
import { LIVING } from '../vocabulary/living.ts';
import { type Anchor, type Hold, holdAt, roomAt } from './body-parts.ts';
import type { Borne } from './drawn-together.ts';
import { asBystander } from './mouth.ts';
import { outlineAnatomy } from './outline-anatomy.ts';
import { type Anatomy, type Box, drawWhole, joined, type Point, type Rig } from './rig.ts';
import { silhouetteOf } from './silhouette.ts';

/** Something that a body has somewhere on it, with its drawing. */
export interface Load extends Borne {
  readonly rig: Rig;
}

/** One copy of a load, in the measures of who bears it. */
interface Placed {
  readonly rig: Rig;
  readonly anchor: Anchor;
  readonly hold: Hold;
  readonly scale: number;
  /** As drawn, before it is scaled. */
  readonly box: Box;
  readonly aside: number;
}

const PHASES = [0, 0.25, 0.5, 0.75];
/** A body with all that is on its head, in its hands, under its arm, around its neck: each moves with that part. */
export function laden(rig: Rig, loads: readonly Load[]): Rig {
  const anatomy = rig.anatomy ?? outlineAnatomy(rig);
  const placed = loads.flatMap((load) => copiesOf(load, anatomy));
  if (placed.length === 0) return rig;
  const draw = (brush: Brush, phase: number, each: Placed) =>
    asBystander(() => drawAt(brush, phase, each, anatomy.at(each.anchor, phase)));
  const boxes = placed.flatMap((each) =>
    PHASES.map((phase) => extentAt(each, anatomy.at(each.anchor, phase))),
  );
  return {
    ...rig,
    anatomy,
    box: joined(rig.box, ...boxes),
    draw(brush, phase) {
      for (const each of placed) if (each.hold === 'behind') draw(brush, phase, each);
      rig.draw(brush, phase);
      for (const each of placed) if (each.hold !== 'behind') draw(brush, phase, each);
    },
  };
}

function copiesOf({ rig, subject, kind, part }: Load, { stature, isUpright }: Anatomy): Placed[] {
  const found = holdAt(kind, part, isUpright);
  if (!found) return [];
  const { anchor, hold } = found;
  const { box } = silhouetteOf(rig);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const isAlive = LIVING.has(subject.figure.kind);
  const { least, most } = roomAt(anchor, isAlive);
  const drawn = Math.max(wide, high);
  const inLife = ((lifeSize(subject, drawn) * 100) / PERSON) * STATURES[subject.size];
  const scale =
    Math.max(
      least * stature,
      Math.min(most * stature, hold === 'around' && isAlive ? most * stature : inLife),
    ) / drawn;
  return Array.from({ length: Math.min(6, subject.count) }, (_, index) => {
    const isOther = anchor === 'hand' && index % 2 === 1;
    const rank = anchor === 'hand' ? Math.floor(index / 2) : index - (subject.count - 1) / 2;
    return {
      rig,
      anchor: isOther ? ('other-hand' as const) : anchor,
      hold,
      scale,
      box,
      // On a nose it hides no eyes.
      aside: (rank * 0.92 + (anchor === 'nose' ? 0.34 : 0)) * wide * scale,
    };
  });
}

/** How far right and down of a point its upper left corner is, beside the middle, in shares of its size. */
const HOLDS: Readonly<Record<Hold, readonly [right: number, down: number]>> = {
  on: [0, -0.96],
  from: [0, 0],
  behind: [-0.4, -0.5],
  'out-of': [0, -0.62],
  at: [0, -0.5],
  around: [0, -0.5],
};

function cornerOf({ box, hold, scale, aside }: Placed, { x, y }: Point): Point {
  const [wide, high] = [(box.right - box.left) * scale, (box.bottom - box.top) * scale];
  const [right, down] = HOLDS[hold];
  return { x: x - wide / 2 + aside + wide * right, y: y + high * down };
}

/** Between the moments looked at it may be a little further out. */
const MARGIN = 4;

function extentAt(each: Placed, point: Point): Box {
  const { x, y } = cornerOf(each, point);
  const { box, scale } = each;
  return {
    left: x - MARGIN,
    right: x + (box.right - box.left) * scale + MARGIN,
    top: y - MARGIN,
    bottom: y + (box.bottom - box.top) * scale,
  };
}

const CLOTH = '#5f6b86';

function drawAt(brush: Brush, phase: number, each: Placed, point: Point): void {
  const corner = cornerOf(each, point);
  const { rig, box, scale, hold } = each;
  drawWhole(brush, rig, phase, { x: corner.x - box.left * scale, y: corner.y - box.top * scale, scale });
  if (hold !== 'out-of') return;
  // What is in a pocket looks out over its edge.
  const wide = (box.right - box.left) * scale * 1.08;
  const high = (box.bottom - box.top) * scale * 0.5;
  roundedBox(brush, point.x + each.aside - wide / 2, point.y, wide, high, 3, CLOTH);
  roundedBox(brush, point.x + each.aside - wide / 2, point.y, wide, high * 0.16, 1.5, '#7d8aa6');
}

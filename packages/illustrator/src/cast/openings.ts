import { wordTable } from '../catalogue/word-tables.ts';
import { drawSketch, type Sketch } from '../painting/sketch.ts';
import type { SceneDescription, SpatialRelation, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { clipTo, inFrame } from './in-frame.ts';
import { asPicture, type Rig } from './rig.ts';
import { silhouetteOf } from './silhouette.ts';

/** A part of a building, a vehicle or a tree in which others are seen: where it is in its outline, and how large. */
export interface Opening {
  readonly shape: string;
  /** Of its middle, from the left; of its lower edge, from the top. */
  readonly across: number;
  readonly foot: number;
  /** Its height in that of the whole. */
  readonly share: number;
}

interface Shape {
  readonly behind?: Sketch;
  readonly within: string;
  readonly before?: Sketch;
}

const { openings: OPENINGS, shapes } = wordTable<{
  readonly openings: Readonly<Record<string, Opening>>;
  readonly shapes: Readonly<Record<string, Shape>>;
}>('openings');
export const SHAPES = shapes;

/** The opening in which somebody is seen; in a building of which no part is named it is a window. */
export function openingOf(
  { kind, part }: Pick<SpatialRelation, 'kind' | 'part'>,
  whole: Subject,
): Opening | null {
  const named = part === undefined ? undefined : (OPENINGS[`${whole.figure.kind} ${part}`] ?? OPENINGS[part]);
  const isWithin = kind === 'in' || (kind === 'on' && named?.shape === 'balcony');
  if (!isWithin || LIVING.has(whole.figure.kind)) return null;
  return named ?? (whole.figure.kind === 'landmark' && part === undefined ? OPENINGS['window']! : null);
}

/** Somebody or something as seen in the opening they are in. */
export function seenInOpening({ relations, subjects }: SceneDescription, subject: Subject, rig: Rig): Rig {
  for (const relation of relations) {
    const whole = relation.of === subject.id && subjects.find(({ id }) => id === relation.to);
    const opening = whole ? openingOf(relation, whole) : null;
    // Of people who do nothing else the upper half is seen.
    const isHalf = subject.figure.kind === 'person' && subject.deed === null && opening?.shape !== 'door';
    if (opening) return framed(rig, SHAPES[opening.shape]!, isHalf ? 0.56 : 1);
  }
  return rig;
}

function framed(rig: Rig, { before, behind, within }: Shape, share: number): Rig {
  const { box } = silhouetteOf(rig);
  const high = (box.bottom - box.top) * share;
  const half = Math.max(box.right - box.left, high * 0.62) * 0.56;
  const tall = high * (behind ? 1.14 : 1.04);
  const frame = { left: -half, right: half, top: -tall, bottom: 0 };
  const plain = asPicture(rig);
  return {
    ...plain,
    medium: 'ground',
    speed: 0,
    ownShadow: true,
    box: { left: -half * 1.2, right: half * 1.2, top: -tall * 1.1, bottom: tall * 0.05 },
    draw(brush, phase) {
      if (behind) inFrame(brush, frame, () => drawSketch(brush, behind));
      brush.save();
      clipTo(brush, frame, within);
      brush.translate(-(box.left + box.right) / 2, -box.top - high);
      plain.draw(brush, phase);
      brush.restore();
      if (before) inFrame(brush, frame, () => drawSketch(brush, before));
    },
  };
}

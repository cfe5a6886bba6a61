import { type Brush, oval, roundedBox } from '../painting/shapes.ts';
import type { SceneDescription, SpatialRelation, Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import type { Rig } from './rig.ts';
import { silhouetteOf } from './silhouette.ts';

type Shape = 'window' | 'door' | 'balcony' | 'hole' | 'chimney' | 'pocket' | 'drawer';

/** A part of a building, a vehicle or a tree in which others are seen: where it is in its outline, and how large. */
export interface Opening {
  readonly shape: Shape;
  /** Of its middle, from the left; of its lower edge, from the top. */
  readonly across: number;
  readonly foot: number;
  /** Its height in that of the whole. */
  readonly share: number;
}

const WINDOW: Opening = { shape: 'window', across: 0.27, foot: 0.78, share: 0.36 };
const DOOR: Opening = { shape: 'door', across: 0.5, foot: 1, share: 0.5 };
const HOLE: Opening = { shape: 'hole', across: 0.5, foot: 0.8, share: 0.42 };
const OPENINGS: Readonly<Record<string, Opening>> = {
  window: WINDOW,
  porthole: { ...WINDOW, shape: 'hole' },
  attic: { ...WINDOW, across: 0.5, foot: 0.52 },
  door: DOOR,
  doorway: DOOR,
  entrance: DOOR,
  gate: DOOR,
  porch: DOOR,
  balcony: { shape: 'balcony', across: 0.5, foot: 0.66, share: 0.42 },
  chimney: { shape: 'chimney', across: 0.74, foot: 0.2, share: 0.34 },
  pocket: { shape: 'pocket', across: 0.5, foot: 0.8, share: 0.45 },
  drawer: { shape: 'drawer', across: 0.5, foot: 0.6, share: 0.45 },
  trunk: { shape: 'drawer', across: 0.14, foot: 0.72, share: 0.6 },
  hole: HOLE,
  hollow: HOLE,
  gap: HOLE,
  crack: HOLE,
  burrow: HOLE,
};

/** The opening in which somebody is seen; in a building of which no part is named it is a window. */
export function openingOf(
  { kind, part }: Pick<SpatialRelation, 'kind' | 'part'>,
  whole: Subject,
): Opening | null {
  const named = part === undefined ? undefined : OPENINGS[part];
  const isWithin = kind === 'in' || (kind === 'on' && named?.shape === 'balcony');
  if (!isWithin || LIVING.has(whole.figure.kind)) return null;
  return named ?? (whole.figure.kind === 'landmark' && part === undefined ? WINDOW : null);
}

/** Somebody or something as seen in the opening they are in. */
export function seenInOpening({ relations, subjects }: SceneDescription, subject: Subject, rig: Rig): Rig {
  for (const relation of relations) {
    const whole = relation.of === subject.id && subjects.find(({ id }) => id === relation.to);
    const opening = whole ? openingOf(relation, whole) : null;
    if (opening) return framed(rig, opening.shape, subject.figure.kind === 'person' && subject.deed === null);
  }
  return rig;
}

const DARK = '#454a63';
/** What is seen over the edge of something is behind its front. */
const FRONTS: Partial<Record<Shape, readonly [front: string, rim: string]>> = {
  chimney: ['#a3604b', '#8a4d3c'],
  pocket: ['#5f6b86', '#7d8aa6'],
  drawer: ['#a87b4d', '#8a6038'],
};

/** Of people who do nothing else the upper half is seen. */
function framed(rig: Rig, shape: Shape, isHalf: boolean): Rig {
  const { box } = silhouetteOf(rig);
  const high = (box.bottom - box.top) * (isHalf && shape !== 'door' ? 0.56 : 1);
  const wide = Math.max(box.right - box.left, high * 0.62) * 1.12;
  const isOverEdge = FRONTS[shape] !== undefined;
  const tall = high * (isOverEdge ? 1.04 : 1.14);
  const half = wide / 2;
  const middle = (box.left + box.right) / 2;
  const edge = Math.max(2, tall * 0.05);
  const { anatomy: _, drawFront: front, mouth: __, inside: ___, surface: ____, ...plain } = rig;
  return {
    ...plain,
    medium: 'ground',
    speed: 0,
    ownShadow: true,
    box: { left: -half - edge * 2, right: half + edge * 2, top: -tall - edge * 2, bottom: edge },
    draw(brush, phase) {
      drawBack(brush, shape, half, tall, edge);
      brush.save();
      clipTo(brush, shape, half, tall);
      brush.translate(-middle, -box.top - high);
      rig.draw(brush, phase);
      front?.(brush, phase);
      brush.restore();
      drawSill(brush, shape, half, tall, edge);
    },
  };
}

function clipTo(brush: Brush, shape: Shape, half: number, tall: number): void {
  brush.beginPath();
  if (shape === 'hole') brush.ellipse(0, -tall / 2, half, tall / 2, 0, 0, Math.PI * 2);
  else if (FRONTS[shape]) brush.rect(-half * 2, -tall * 2, half * 4, tall * 2);
  else brush.rect(-half, -tall, half * 2, tall);
  brush.clip();
}

function drawBack(brush: Brush, shape: Shape, half: number, tall: number, edge: number): void {
  if (FRONTS[shape]) return;
  if (shape === 'hole') {
    oval(brush, 0, -tall / 2, half + edge, tall / 2 + edge, '#00000030');
    oval(brush, 0, -tall / 2, half, tall / 2, '#3a2f33');
    return;
  }
  const frame = shape === 'window' ? '#fbf8f0' : '#6b4a32';
  roundedBox(brush, -half - edge, -tall - edge, half * 2 + edge * 2, tall + edge, 2, frame);
  roundedBox(brush, -half, -tall, half * 2, tall, 1, DARK);
}

function drawSill(brush: Brush, shape: Shape, half: number, tall: number, edge: number): void {
  if (shape === 'window')
    roundedBox(brush, -half - edge * 2, -edge, half * 2 + edge * 4, edge * 2, 2, '#e6dfd0');
  const [front, rim] = FRONTS[shape] ?? [];
  if (front && rim) {
    roundedBox(brush, -half, -tall * 0.4, half * 2, tall * 0.4, 1, front);
    roundedBox(brush, -half - edge, -tall * 0.46, half * 2 + edge * 2, tall * 0.1, 1, rim);
  }
  if (shape !== 'balcony') return;
  for (let bar = 0; bar <= 8; bar++)
    roundedBox(
      brush,
      -half + (bar * half) / 4 - edge * 0.3,
      -tall * 0.4,
      edge * 0.6,
      tall * 0.4,
      0,
      '#3f434f',
    );
  roundedBox(brush, -half - edge * 2, -tall * 0.42, half * 2 + edge * 4, edge, 1, '#2f333d');
  roundedBox(brush, -half - edge * 2, -edge, half * 2 + edge * 4, edge * 2, 1, '#b9b2a6');
}

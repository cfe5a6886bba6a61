import type { Image } from '@napi-rs/canvas';
import { type Brush, disc } from '../painting/shapes.ts';
import type { Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { type Cover, type Look, lookOf } from '../vocabulary/looks.ts';
import type { Anchor } from './body-parts.ts';
import { dyed, paintCover } from './covers.ts';
import { outlineAnatomy } from './outline-anatomy.ts';
import { apart } from './painted-over.ts';
import type { Box, Point, Rig } from './rig.ts';
import { signsAreSeen } from './signs.ts';
import { measureRig, silhouetteOf } from './silhouette.ts';
import { loadEmoji } from './things/emoji.ts';

/** Smiling is how people are drawn anyway. */
const SEEN_IN_FACES = new Set(['happy', 'proud', 'loving']);

type Stretch = NonNullable<Look['stretch']>;
const AS_IT_IS: Stretch = [1, 1];

/** The same figure, wet, striped, angry or asleep: all over it, or by a sign beside its head that is seen from afar. */
export async function looking(rig: Rig, subject: Subject): Promise<Rig> {
  const { action, figure, looks = [], toy } = subject;
  const isAlive = LIVING.has(figure.kind);
  const covers = looks.flatMap((name) => lookOf(name).cover ?? []);
  const shaped = looks.map((name) => lookOf(name).stretch ?? AS_IT_IS).reduce(stretched, rig);
  const whole = covers.length > 0 ? withCovers(shaped, covers, subject) : shaped;
  const covered = subject.parts ? (await import('./parted.ts')).parted(whole, subject.parts) : whole;
  if (!isAlive || toy) return covered;
  const share = figure.kind === 'person' ? SIGN.person : SIGN.animal;
  if (action === 'sleep' || subject.deed?.startsWith('sleep')) return beside(covered, snoring, share);
  const feeling = looks.find((name) => lookOf(name).face !== undefined);
  if (feeling === undefined || (figure.kind === 'person' && SEEN_IN_FACES.has(feeling))) return covered;
  const face = await loadEmoji(lookOf(feeling).face!);
  return face ? beside(covered, bubbleWith(face), share) : covered;
}

/** Draws a sign around the origin, so large. */
type Sign = (brush: Brush, size: number, phase: number) => void;

/** How large a sign is beside whom it is said of. */
const SIGN = { person: 0.28, animal: 0.42 };

function beside(rig: Rig, sign: Sign, share: number): Rig {
  const anatomy = rig.anatomy ?? outlineAnatomy(rig);
  const size = Math.max(12, anatomy.stature * share);
  const { box: body, tops } = silhouetteOf(rig);
  const place = (phase: number) => {
    const crown = anatomy.at('crown', phase);
    // Behind the head: before it is what they look at. Over the back, so that it hides nothing.
    const x = crown.x - size * 0.95;
    const column = (at: number) => Math.floor(((at - body.left) / (body.right - body.left)) * tops.length);
    const below = tops.slice(Math.max(0, column(x - size / 2)), Math.max(0, column(x + size * 0.4)));
    return { x, y: Math.min(crown.y + size * 0.02, ...below.map((top) => top - size * 0.4)) };
  };
  const { x, y } = place(0);
  const { box } = rig;
  return {
    ...rig,
    anatomy,
    box: {
      ...box,
      left: Math.min(box.left, x - size * 0.75),
      top: Math.min(box.top, y - size * 0.75),
    },
    draw(brush, phase) {
      rig.draw(brush, phase);
      if (!signsAreSeen()) return;
      const at = place(phase);
      brush.save();
      brush.translate(at.x, at.y);
      sign(brush, size, phase);
      brush.restore();
    },
  };
}

/** A bubble with a face that feels as they do. */
function bubbleWith(face: Image): Sign {
  return (brush, size) => {
    const radius = size / 2;
    for (const [far, share] of [
      [0.62, 0.14],
      [0.8, 0.08],
    ] as const)
      disc(brush, size * far, size * far * 0.42, size * share, 'rgba(255,255,255,0.94)');
    disc(brush, 0, 0, radius * 1.08, 'rgba(40,50,70,0.55)');
    disc(brush, 0, 0, radius, '#ffffff');
    brush.drawImage(face, -radius * 0.84, -radius * 0.84, radius * 1.68, radius * 1.68);
  };
}

const snoring: Sign = (brush, size, phase) => {
  for (const [index, share] of [0.34, 0.48, 0.64].entries()) {
    const rise = index + ((phase + index * 0.2) % 1) * 0.25;
    letterZ(brush, size * (0.55 - rise * 0.36), -size * (0.02 + rise * 0.22), size * share);
  }
};

function letterZ(brush: Brush, x: number, y: number, size: number): void {
  const half = size * 0.36;
  brush.lineJoin = 'round';
  for (const [colour, width] of [
    ['#ffffff', 0.3],
    ['#2f4b9a', 0.15],
  ] as const) {
    brush.strokeStyle = colour;
    brush.lineWidth = size * width;
    brush.beginPath();
    brush.moveTo(x - half, y - half);
    brush.lineTo(x + half, y - half);
    brush.lineTo(x - half, y + half);
    brush.lineTo(x + half, y + half);
    brush.stroke();
  }
}

/** The same figure, wider or taller. */
function stretched(rig: Rig, [wide, high]: Stretch): Rig {
  if (wide === 1 && high === 1) return rig;
  const to = ({ x, y }: Point): Point => ({ x: x * wide, y: y * high });
  const box = ({ left, right, top, bottom }: Box): Box => ({
    left: left * wide,
    right: right * wide,
    top: top * high,
    bottom: bottom * high,
  });
  const drawn = (draw: (brush: Brush, phase: number) => void) => (brush: Brush, phase: number) => {
    brush.save();
    brush.scale(wide, high);
    draw(brush, phase);
    brush.restore();
  };
  const { anatomy, drawFront, inside, mouth, muzzle, seat, surface } = rig;
  return {
    ...rig,
    box: box(rig.box),
    draw: drawn((brush, phase) => rig.draw(brush, phase)),
    ...(drawFront && { drawFront: drawn((brush, phase) => drawFront.call(rig, brush, phase)) }),
    ...(seat && { seat: (phase: number) => ({ ...seat.call(rig, phase), ...to(seat.call(rig, phase)) }) }),
    ...(muzzle && { muzzle: (phase: number) => to(muzzle.call(rig, phase)) }),
    ...(surface !== undefined && { surface: surface * high }),
    ...(inside && { inside: box(inside) }),
    ...(mouth && { mouth: { left: mouth.left * wide, right: mouth.right * wide, at: mouth.at * high } }),
    ...(anatomy && {
      anatomy: {
        ...anatomy,
        stature: anatomy.stature * high,
        at: (anchor: Anchor, phase: number) => to(anatomy.at(anchor, phase)),
      },
    }),
  };
}

/** What is seen on it is painted over it alone, whatever else is on the same canvas. */
function withCovers(rig: Rig, covers: readonly Cover[], { colour, looks = [], toy }: Subject): Rig {
  const body = measureRig(rig);
  const fade = Math.min(...covers.map((cover) => cover.fade ?? 1));
  return {
    ...rig,
    draw(brush, phase) {
      const paint = (own: Brush) => {
        rig.draw(own, phase);
        // What is of wood and red is red.
        if (colour === null || toy)
          for (const { dye } of covers) if (dye !== undefined) dyed(own.canvas, dye);
        own.globalCompositeOperation = 'source-atop';
        for (const cover of covers) paintCover(own, cover, body);
      };
      apart(brush, paint, fade);
      if (looks.includes('wet')) drops(brush, body, phase);
    },
  };
}

/** Water runs down and drips off. */
function drops(brush: Brush, body: Box, phase: number): void {
  if (!signsAreSeen()) return;
  const { left, right, top, bottom } = body;
  const size = Math.sqrt((right - left) * (bottom - top)) * 0.05;
  for (let index = 0; index < 9; index++) {
    const x = left + (((index + 0.5) * 0.618) % 1) * (right - left);
    const y = top + (((index * 0.37 + phase) % 1) * 0.96 + 0.04) * (bottom - top);
    brush.fillStyle = '#3d9be9';
    brush.strokeStyle = '#ffffff';
    brush.lineWidth = size * 0.25;
    brush.beginPath();
    brush.moveTo(x, y - size * 1.7);
    brush.quadraticCurveTo(x + size * 1.1, y, x, y + size * 0.5);
    brush.quadraticCurveTo(x - size * 1.1, y, x, y - size * 1.7);
    brush.stroke();
    brush.fill();
  }
}

import { createCanvas, type Image } from '@napi-rs/canvas';
import { type Brush, disc } from '../painting/shapes.ts';
import type { Subject } from '../scene-description.ts';
import { LIVING } from '../vocabulary/living.ts';
import { type Cover, lookOf } from '../vocabulary/looks.ts';
import { paintCover } from './covers.ts';
import { outlineAnatomy } from './outline-anatomy.ts';
import type { Box, Rig } from './rig.ts';
import { signsAreSeen } from './signs.ts';
import { measureRig, silhouetteOf } from './silhouette.ts';
import { loadEmoji } from './things/emoji.ts';

/** Smiling is how people are drawn anyway. */
const SEEN_IN_FACES = new Set(['happy', 'proud', 'loving']);

/** The same figure, wet, striped, angry or asleep: all over it, or by a sign beside its head that is seen from afar. */
export async function looking(rig: Rig, subject: Subject): Promise<Rig> {
  const { action, figure, looks = [], toy } = subject;
  const isAlive = LIVING.has(figure.kind);
  const covers = looks.flatMap((name) => lookOf(name).cover ?? []);
  const covered = covers.length > 0 ? withCovers(rig, covers) : rig;
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

/** What is seen on it is painted over it alone, whatever else is on the same canvas. */
function withCovers(rig: Rig, covers: readonly Cover[]): Rig {
  const body = measureRig(rig);
  return {
    ...rig,
    draw(brush, phase) {
      const { a, b, c, d, e, f } = brush.getTransform();
      const canvas = createCanvas(brush.canvas.width, brush.canvas.height);
      const own = canvas.getContext('2d');
      own.setTransform(a, b, c, d, e, f);
      rig.draw(own, phase);
      own.globalCompositeOperation = 'source-atop';
      for (const cover of covers) {
        own.save();
        paintCover(own, cover, body);
        own.restore();
      }
      brush.save();
      brush.resetTransform();
      brush.drawImage(canvas, 0, 0);
      brush.restore();
      if (covers.includes('wet')) drops(brush, body, phase);
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

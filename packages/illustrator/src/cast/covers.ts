import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { type Brush, disc, oval } from '../painting/shapes.ts';
import type { Cover } from '../vocabulary/looks.ts';
import type { Box } from './rig.ts';

/** What is seen all over something: dirt, ice, stripes, wood. The brush paints only where it is. */
export function paintCover(brush: Brush, cover: Cover, body: Box): void {
  for (const [name, paint] of Object.entries(LAYERS)) {
    const colour = cover[name as keyof typeof LAYERS];
    if (colour === undefined) continue;
    brush.save();
    paint(brush, body, colour);
    brush.restore();
  }
}

type Layer = (brush: Brush, body: Box, colour: string) => void;

/** From the lowest to the highest. */
const LAYERS = {
  veil,
  blots(brush, body, colour) {
    const size = sizeOf(body);
    for (const [x, y, kind] of spread(16, body))
      oval(brush, x, y, size * (0.05 + kind * 0.012), size * (0.04 + kind * 0.008), colour);
  },
  dents(brush, body, colour) {
    const size = sizeOf(body);
    for (const [x, y, kind] of spread(7, body)) {
      const radius = size * (0.06 + kind * 0.012);
      oval(brush, x, y, radius, radius * 0.8, colour);
      oval(brush, x + radius * 0.25, y + radius * 0.3, radius * 0.7, radius * 0.5, '#ffffff59');
    }
  },
  stripes(brush, { left, right, top, bottom }, colour) {
    const step = (right - left + bottom - top) / 16;
    brush.fillStyle = colour;
    for (let x = left; x < right; x += step * 2) brush.fillRect(x, top, step, bottom - top);
  },
  checks(brush, { left, right, top, bottom }, colour) {
    const step = (right - left + bottom - top) / 16;
    brush.fillStyle = colour;
    for (let y = top; y < bottom; y += step * 2) brush.fillRect(left, y, right - left, step);
  },
  rainbow(brush, { left, right, top, bottom }) {
    const step = (right - left) / RAINBOW.length;
    for (const [index, colour] of RAINBOW.entries()) {
      brush.fillStyle = colour;
      brush.fillRect(left + index * step, top, step + 1, bottom - top);
    }
  },
  grain(brush, { left, right, top, bottom }, colour) {
    const step = (bottom - top + right - left) / 40;
    brush.strokeStyle = colour;
    brush.lineWidth = step * 0.22;
    for (let y = top + step / 2; y < bottom; y += step) {
      brush.beginPath();
      brush.moveTo(left, y);
      for (let x = left; x < right; x += step * 3)
        brush.quadraticCurveTo(x + step * 1.5, y + Math.sin(x + y) * step * 0.7, x + step * 3, y);
      brush.stroke();
    }
  },
  weave(brush, { left, right, top, bottom }, colour) {
    const step = (bottom - top + right - left) / 30;
    brush.strokeStyle = colour;
    brush.lineWidth = step * 0.18;
    for (let row = 0; top + row * step * 0.6 < bottom; row++)
      for (let x = left - (row % 2) * step * 0.5; x < right; x += step)
        brush.strokeRect(x, top + row * step * 0.6, step, step * 0.6);
  },
  stitches(brush, { left, right, top, bottom }, colour) {
    const side = Math.max(right - left, bottom - top) / 34;
    brush.strokeStyle = colour;
    brush.lineWidth = side * 0.24;
    for (let row = 0; top + row * side < bottom; row++)
      for (let x = left + (row % 2) * side * 0.5; x < right; x += side) {
        const y = top + row * side;
        brush.beginPath();
        brush.moveTo(x, y);
        brush.lineTo(x + side * 0.25, y + side * 0.6);
        brush.lineTo(x + side * 0.5, y);
        brush.stroke();
      }
  },
  rivets(brush, body, colour) {
    const size = sizeOf(body);
    for (const [x, y] of spread(14, body)) disc(brush, x, y, size * 0.022, colour);
  },
  sheen(brush, { left, right, top, bottom }, colour) {
    const [wide, high] = [right - left, bottom - top];
    brush.fillStyle = colour;
    for (const [at, share] of [
      [0.2, 0.1],
      [0.36, 0.04],
    ] as const) {
      brush.beginPath();
      brush.moveTo(left + wide * (at + 0.22), top);
      brush.lineTo(left + wide * (at + 0.22 + share), top);
      brush.lineTo(left + wide * (at + share), top + high);
      brush.lineTo(left + wide * at, top + high);
      brush.fill();
    }
  },
  cracks(brush, body, colour) {
    const size = sizeOf(body);
    brush.strokeStyle = colour;
    brush.lineWidth = size * 0.022;
    brush.lineJoin = 'round';
    for (const [x, y, kind] of spread(6, body)) {
      const side = kind % 2 ? 1 : -1;
      brush.beginPath();
      brush.moveTo(x, y - size * 0.12);
      brush.lineTo(x + side * size * 0.05, y - size * 0.03);
      brush.lineTo(x - side * size * 0.03, y + size * 0.02);
      brush.lineTo(x + side * size * 0.04, y + size * 0.13);
      brush.stroke();
    }
  },
  cap(brush, { left, right, top, bottom }, colour) {
    const [wide, high] = [right - left, bottom - top];
    brush.fillStyle = colour;
    brush.fillRect(left, top, wide, high * 0.22);
    for (let index = 0; index < 7; index++)
      oval(
        brush,
        left + (wide * (index + 0.5)) / 7,
        top + high * 0.22,
        wide * 0.09,
        high * (0.04 + (index % 3) * 0.03),
        colour,
      );
  },
  tears(brush, { left, right, top, bottom }) {
    const [wide, high] = [right - left, bottom - top];
    brush.globalCompositeOperation = 'destination-out';
    for (const [at, deep] of [
      [0.22, 0.5],
      [0.5, 0.32],
      [0.76, 0.6],
    ] as const) {
      const x = left + wide * at;
      brush.beginPath();
      brush.moveTo(x - wide * 0.05, top);
      brush.lineTo(x - wide * 0.01, top + high * deep * 0.5);
      brush.lineTo(x - wide * 0.03, top + high * deep);
      brush.lineTo(x + wide * 0.04, top + high * deep * 0.45);
      brush.lineTo(x + wide * 0.05, top);
      brush.fill();
    }
  },
} satisfies Partial<Record<keyof Cover, Layer>>;

const RAINBOW = ['#e4312b99', '#f28c1c99', '#f6d32d99', '#3fae4a99', '#2f7de199', '#8a4fc999'];

function sizeOf({ left, right, top, bottom }: Box): number {
  return Math.sqrt((right - left) * (bottom - top));
}

function veil(brush: Brush, { left, right, top, bottom }: Box, colour: string): void {
  brush.fillStyle = colour;
  brush.fillRect(left, top, right - left, bottom - top);
}

/** Spread evenly and not in rows: steps of the golden section. */
function* spread(
  count: number,
  { left, right, top, bottom }: Box,
): Generator<readonly [number, number, number]> {
  for (let index = 0; index < count; index++)
    yield [
      left + ((index * 0.618) % 1) * (right - left),
      top + ((index + 0.5) / count) * (bottom - top),
      (index * 7) % 5,
    ];
}

/** All of it in one colour; light and shade stay. */
export function dyed(canvas: Canvas, colour: string): void {
  const shape = createCanvas(canvas.width, canvas.height);
  shape.getContext('2d').drawImage(canvas, 0, 0);
  const brush = canvas.getContext('2d');
  brush.save();
  brush.resetTransform();
  for (const [mode, share] of DYEING) {
    brush.globalCompositeOperation = mode;
    brush.globalAlpha = share;
    brush.fillStyle = colour;
    brush.fillRect(0, 0, canvas.width, canvas.height);
  }
  brush.globalAlpha = 1;
  brush.globalCompositeOperation = 'destination-in';
  brush.drawImage(shape, 0, 0);
  brush.restore();
}

/** The hue first, then some of the colour itself: what was white or black takes it as well. */
const DYEING = [
  ['color', 0.85],
  ['source-over', 0.35],
] as const;

import { createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import { type Cover, PATTERNS } from '../vocabulary/looks.ts';
import { inFrame } from './in-frame.ts';
import { apart } from './painted-over.ts';
import type { Box, Rig } from './rig.ts';
import { measureRig } from './silhouette.ts';

/** Patterns that take away what they cover. */
const CUT_OUT = new Set(['tears', 'holes', 'bites']);

/** What is seen all over something: dirt, ice, stripes, wood. The brush paints only where it is. */
export function paintCover(brush: Brush, cover: Cover, body: Box): void {
  for (const [name, sketch] of Object.entries(PATTERNS)) {
    const main = cover[name];
    if (typeof main !== 'string') continue;
    brush.save();
    if (CUT_OUT.has(name)) brush.globalCompositeOperation = 'destination-out';
    inFrame(brush, body, () => drawSketch(brush, sketch, { main }));
    brush.restore();
  }
}

/** What is painted, in other colours and with something over it, and nowhere beside it. */
export function paintOver(
  brush: Brush,
  dyes: readonly (string | undefined)[],
  covers: readonly Cover[],
  body: Box,
): void {
  for (const dye of dyes) if (dye !== undefined) paintDyed(brush, dye);
  brush.globalCompositeOperation = 'source-atop';
  for (const cover of covers) paintCover(brush, cover, body);
}

/** The same figure with what is seen all over it, painted over it alone, whatever else is on the same canvas. */
export function covered(rig: Rig, covers: readonly Cover[], takesDye = true): Rig {
  const body = measureRig(rig);
  const dyes = takesDye ? covers.map(({ dye }) => dye) : [];
  const fade = Math.min(...covers.map((cover) => cover.fade ?? 1));
  const paint = (phase: number) => (own: Brush) => {
    rig.draw(own, phase);
    paintOver(own, dyes, covers, body);
  };
  return { ...rig, draw: (brush, phase) => apart(brush, paint(phase), fade) };
}

/** All of it in one colour; light and shade stay. */
function paintDyed(brush: Brush, colour: string): void {
  const { canvas } = brush;
  const shape = createCanvas(canvas.width, canvas.height);
  shape.getContext('2d').drawImage(canvas, 0, 0);
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

import { createCanvas } from '@napi-rs/canvas';
import type { Brush } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import type { SubjectId } from '../scene-description.ts';
import { type Cover, PATTERNS } from '../vocabulary/looks.ts';
import { inFrame } from './in-frame.ts';
import { unwatched, type Watch, watching } from './painted-as.ts';
import { apart, onto } from './painted-over.ts';
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

/**
 * The same figure with what is seen all over it, painted over it alone, whatever else is on the same canvas. What somebody
 * (`of`) has in hand or on the back is of its own stuff.
 */
export function covered(rig: Rig, covers: readonly Cover[], takesDye = true, of?: SubjectId): Rig {
  const body = measureRig(rig);
  const dyes = takesDye ? covers.map(({ dye }) => dye) : [];
  const fade = Math.min(...covers.map((cover) => cover.fade ?? 1));
  const seen = covers.map((cover) => (isPale(rig, body) ? inDark(cover) : cover));
  const paint = (brush: Brush, phase: number) => (own: Brush) => {
    const cover = () => paintOver(own, dyes, seen, body);
    if (of === undefined) {
      rig.draw(own, phase);
      return cover();
    }
    const { now: watch } = watching;
    // What is painted up to there is covered and laid down, then the other's own, and so on.
    const layDown = (isOwn: boolean) => {
      own.save();
      if (isOwn) cover();
      own.restore();
      onto(brush, own.canvas, isOwn ? fade : 1);
      const { width, height } = own.canvas;
      own.save();
      own.resetTransform();
      own.clearRect(0, 0, width, height);
      own.restore();
    };
    const apartFromOthers: Watch = (what, on, draw) => {
      const paintIt = () => (watch ? watch(what, on, draw) : draw());
      if (on.canvas !== own.canvas || what.subject?.id === of) return paintIt();
      layDown(true);
      watching.during(watch, paintIt);
      layDown(false);
    };
    watching.during(apartFromOthers, () => rig.draw(own, phase));
    cover();
  };
  return { ...rig, draw: (brush, phase) => apart(brush, paint(brush, phase), fade) };
}

/** Above it white is not seen on what is painted. */
const PALE = 200;
const SMALL = 40;

function isPale(rig: Rig, body: Box): boolean {
  const canvas = createCanvas(SMALL, SMALL);
  const brush = canvas.getContext('2d');
  brush.scale(SMALL / (body.right - body.left), SMALL / (body.bottom - body.top));
  brush.translate(-body.left, -body.top);
  unwatched(() => rig.draw(brush, 0));
  const pixels = canvas.data();
  let [sum, count] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 200) continue;
    sum += (pixels[at]! + pixels[at + 1]! + pixels[at + 2]!) / 3;
    count += 1;
  }
  return count > 0 && sum / count > PALE;
}

/** White stripes and spots, on what is pale itself. */
function inDark(cover: Cover): Cover {
  const marks = ['stripes', 'blots', 'zigzags'].filter(
    (name) => typeof cover[name] === 'string' && (cover[name] as string).startsWith('#ffffff'),
  );
  return { ...cover, ...Object.fromEntries(marks.map((name) => [name, MARKS_ON_PALE])) };
}

const MARKS_ON_PALE = '#cf3f36e6';

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

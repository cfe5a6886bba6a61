import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { type Box, CLIP_STEP, type Raster, type Subject } from '../media/picture-study.ts';
import { sized } from '../media/sized.ts';
import { even } from '../painting/shapes.ts';
import { maskCanvas } from './mask-canvas.ts';
import { separateSubject } from './separate-subject.ts';

/** How softly a subject ends where its picture does, as a share of the picture's width. */
const FADE = 0.09;
/** Around a subject that is cut out, in pixels of its mask: behind its edge the background is looked at. */
const ROOM = 12;

/**
 * The subject of each frame, all in the same canvas size, which is no larger than it needs to be. Only masked, unlike a
 * picture, and with as few canvases as possible: those of three seconds would fill hundreds of megabytes.
 */
export function cutFrames(frames: readonly Canvas[], subjects: readonly Subject[]): Canvas[] {
  const { width, height } = frames[0]!;
  const masks = subjects.map(({ mask }) => maskCanvas(narrowed(mask), width, height));
  const blend = createCanvas(width, height);
  const brush = blend.getContext('2d');
  const window = unionOf(subjects.map(({ mask }) => boundsOfMask(mask)));
  const [left, top] = [Math.floor(window.x * width), Math.floor(window.y * height)];
  return frames.map((frame, index) => {
    const at = Math.min(index / CLIP_STEP, masks.length - 1);
    brush.globalCompositeOperation = 'copy';
    brush.globalAlpha = 1 - (at % 1);
    brush.drawImage(masks[Math.floor(at)]!, 0, 0);
    brush.globalCompositeOperation = 'lighter';
    brush.globalAlpha = at % 1;
    brush.drawImage(masks[Math.ceil(at)]!, 0, 0);
    brush.globalAlpha = 1;
    fadeSides(blend, subjects);
    const canvas = createCanvas(even(window.width * width), even(window.height * height));
    const cut = canvas.getContext('2d');
    cut.drawImage(frame, -left, -top);
    cut.globalCompositeOperation = 'destination-in';
    cut.drawImage(blend, -left, -top);
    return canvas;
  });
}

/** Without the rim, which has some colour of the background. */
function narrowed(mask: Raster): Raster {
  return { ...mask, values: mask.values.map((value) => Math.max(0, (value - 70) / 0.725)) };
}

function unionOf(windows: readonly Box[]): Box {
  const x = Math.min(...windows.map((window) => window.x));
  const y = Math.min(...windows.map((window) => window.y));
  const right = Math.max(...windows.map((window) => window.x + window.width));
  const bottom = Math.max(...windows.map((window) => window.y + window.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The subject of a picture, so that the longer side of it is `longest`. */
export function cutPicture(image: Image, subject: Subject, longest: number): Canvas {
  const window = boundsOfMask(subject.mask);
  const width = window.width * image.width;
  const height = window.height * image.height;
  const zoom = longest / Math.max(width, height);
  const frame = sized(image, even(width * zoom), even(height * zoom), window);
  const mask = maskCanvas(subject.mask, frame.width, frame.height, window);
  fadeSides(mask, [subject]);
  return separateSubject(frame, mask).subject;
}

/** Where a mask is not empty, with a little room around, in fractions. */
function boundsOfMask(mask: Raster): Box {
  let [left, top, right, bottom] = [mask.width, mask.height, 0, 0];
  for (const [at, value] of mask.values.entries()) {
    if (value < 24) continue;
    left = Math.min(left, at % mask.width);
    right = Math.max(right, (at % mask.width) + 1);
    top = Math.min(top, Math.floor(at / mask.width));
    bottom = Math.max(bottom, Math.floor(at / mask.width) + 1);
  }
  const [x, y] = [Math.max(0, left - ROOM), Math.max(0, top - ROOM)];
  return {
    x: x / mask.width,
    y: y / mask.height,
    width: (Math.min(mask.width, right + ROOM) - x) / mask.width,
    height: (Math.min(mask.height, bottom + ROOM) - y) / mask.height,
  };
}

/** Shoulders that the picture cuts off fade out instead. */
function fadeSides(mask: Canvas, subjects: readonly Subject[]): void {
  const brush = mask.getContext('2d');
  brush.globalCompositeOperation = 'destination-out';
  const width = mask.width * FADE;
  for (const side of ['left', 'right'] as const) {
    if (subjects.every(({ touches }) => touches[side] === 0)) continue;
    const edge = side === 'left' ? 0 : mask.width;
    const inside = side === 'left' ? width : mask.width - width;
    const gradient = brush.createLinearGradient(edge, 0, inside, 0);
    gradient.addColorStop(0, '#000000ff');
    gradient.addColorStop(0.15, '#000000ff');
    gradient.addColorStop(1, '#00000000');
    brush.fillStyle = gradient;
    brush.fillRect(Math.min(edge, inside), 0, width, mask.height);
  }
}

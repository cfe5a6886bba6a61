import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import type { CropWindow } from '../media/crop-window.ts';
import type { Raster } from '../media/picture-study.ts';
import { fillHoles } from './fill-holes.ts';
import { boxMean } from './refine-mask.ts';

export interface Separated {
  /** What is behind the subject, with the subject's place filled from around it. */
  readonly behind: Canvas;
  readonly subject: Canvas;
}

/** What is hidden is filled in a small copy: little of it is ever seen. */
const FILL_SIZE = 320;
/** Colours of the subject reach so far beyond its outline, in pixels of the small copy. */
const HALO = 3;

/** A picture in two layers, which laid over each other are nearly the picture again. */
export function separateSubject(picture: Canvas, mask: Canvas): Separated {
  const { width, height } = picture;
  const pixels = picture.getContext('2d').getImageData(0, 0, width, height).data;
  const shares = mask.getContext('2d').getImageData(0, 0, width, height).data;
  const { filled, halo } = fillBehind(picture, mask);
  const halos = halo.getContext('2d').getImageData(0, 0, width, height).data;
  const behind = filled.getContext('2d').getImageData(0, 0, width, height);
  const subject = new ImageData(width, height);
  for (let at = 0; at < pixels.length; at += 4) {
    const share = shares[at + 3]! / 255;
    const hidden = Math.max(halos[at + 3]! / 255, Math.min(1, share * 8));
    for (let channel = at; channel < at + 3; channel++) {
      const seen = pixels[channel]!;
      const back = behind.data[channel]! * hidden + seen * (1 - hidden);
      behind.data[channel] = back;
      // The colour that gives what is seen when it covers what is behind.
      if (share > 0) subject.data[channel] = (seen - (1 - share) * back) / share;
    }
    behind.data[at + 3] = 255;
    subject.data[at + 3] = Math.round((share * 255 * pixels[at + 3]!) / 255);
  }
  return { behind: canvasOf(behind), subject: canvasOf(subject) };
}

/** A mask as the transparency of a canvas of the given size; only `window` of its picture (fractions) when given. */
export function maskCanvas(mask: Raster, width: number, height: number, window?: CropWindow): Canvas {
  const image = new ImageData(mask.width, mask.height);
  for (const [at, value] of mask.values.entries()) image.data.set([255, 255, 255, value], at * 4);
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  const { x, y, width: wide, height: high } = window ?? { x: 0, y: 0, width: 1, height: 1 };
  brush.drawImage(
    canvasOf(image),
    x * mask.width,
    y * mask.height,
    wide * mask.width,
    high * mask.height,
    0,
    0,
    width,
    height,
  );
  return canvas;
}

export function canvasOf(image: ImageData): Canvas {
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').putImageData(image, 0, 0);
  return canvas;
}

/** The picture without the subject, and where it was, with the rim that has some of its colours. */
function fillBehind(picture: Canvas, mask: Canvas): { filled: Canvas; halo: Canvas } {
  const zoom = Math.min(1, FILL_SIZE / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * zoom));
  const height = Math.max(1, Math.round(picture.height * zoom));
  const pixels = shrunk(picture, width, height);
  const shares = shrunk(mask, width, height);
  const wide = boxMean(
    Float32Array.from({ length: width * height }, (_, at) => shares[at * 4 + 3]! / 255),
    width,
    height,
    HALO,
  );
  const known = wide.map((share) => (share < 0.02 ? 1 : 0));
  const values = new Float32Array(width * height * 3);
  for (let at = 0; at < values.length; at++) values[at] = pixels[Math.floor(at / 3) * 4 + (at % 3)]!;
  const filled = fillHoles(values, known, 3, width, height);
  const image = new ImageData(width, height);
  for (let at = 0; at < width * height; at++) {
    const colour = filled.subarray(at * 3, at * 3 + 3);
    image.data.set([colour[0]!, colour[1]!, colour[2]!, 255], at * 4);
  }
  const canvas = createCanvas(picture.width, picture.height);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(canvasOf(image), 0, 0, canvas.width, canvas.height);
  const rim = { width, height, values: Uint8Array.from(wide, (share) => Math.min(255, share * 3 * 255)) };
  return { filled: canvas, halo: maskCanvas(rim, picture.width, picture.height) };
}

function shrunk(canvas: Canvas, width: number, height: number): Uint8ClampedArray {
  const brush = createCanvas(width, height).getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(canvas, 0, 0, width, height);
  return brush.getImageData(0, 0, width, height).data;
}

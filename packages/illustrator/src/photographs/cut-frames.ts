import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { even } from '../painting/shapes.ts';
import type { CropWindow } from './crop-window.ts';
import { CLIP_STEP, type Raster, type Subject } from './picture-study.ts';
import { maskCanvas, separateSubject } from './separate-subject.ts';

/** How softly a subject ends where its picture does, as a share of the picture's width. */
const FADE = 0.09;
/** Around a subject that is cut out, in pixels of its mask: behind its edge the background is looked at. */
const ROOM = 12;

/** The subject of each frame, all in the same canvas size, which is no larger than it needs to be. */
export function cutFrames(frames: readonly Canvas[], subjects: readonly Subject[]): Canvas[] {
  const cuts = frames.map((frame, index) => {
    const mask = maskCanvas(maskAt(subjects, index), frame.width, frame.height);
    fadeSides(mask, subjects);
    return separateSubject(frame, mask).subject;
  });
  const [left, top, right, bottom] = boundsOf(cuts);
  return cuts.map((cut) => {
    const canvas = createCanvas(even(right - left), even(bottom - top));
    canvas.getContext('2d').drawImage(cut, -left, -top);
    return canvas;
  });
}

/** The subject of a picture, so that the longer side of it is `longest`. */
export function cutPicture(image: Image, subject: Subject, longest: number): Canvas {
  const window = boundsOfMask(subject.mask);
  const width = window.width * image.width;
  const height = window.height * image.height;
  const zoom = longest / Math.max(width, height);
  const frame = createCanvas(even(width * zoom), even(height * zoom));
  const brush = frame.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(
    image,
    window.x * image.width,
    window.y * image.height,
    width,
    height,
    0,
    0,
    frame.width,
    frame.height,
  );
  const mask = maskCanvas(subject.mask, frame.width, frame.height, window);
  fadeSides(mask, [subject]);
  return separateSubject(frame, mask).subject;
}

/** Where a mask is not empty, with a little room around, in fractions. */
function boundsOfMask(mask: Raster): CropWindow {
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

function maskAt(subjects: readonly Subject[], frame: number): Raster {
  const at = Math.min(frame / CLIP_STEP, subjects.length - 1);
  const before = subjects[Math.floor(at)]!.mask;
  const after = subjects[Math.ceil(at)]!.mask;
  if (before === after) return before;
  const share = at % 1;
  return {
    ...before,
    values: before.values.map((value, index) => value * (1 - share) + after.values[index]! * share),
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

/** What any of the pictures shows. */
function boundsOf(pictures: readonly Canvas[]): [left: number, top: number, right: number, bottom: number] {
  const { width, height } = pictures[0]!;
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const picture of pictures) {
    const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
    for (let at = 3; at < data.length; at += 4) {
      if (data[at]! < 24) continue;
      const x = ((at - 3) / 4) % width;
      const y = Math.floor((at - 3) / 4 / width);
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  return right > left ? [left, top, right, bottom] : [0, 0, width, height];
}

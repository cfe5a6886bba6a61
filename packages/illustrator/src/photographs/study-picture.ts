import { type Canvas, createCanvas, type Image } from '@napi-rs/canvas';
import { cutOut } from '../media/cut-out.ts';
import { openPicture } from '../media/open-picture.ts';
import {
  type Box,
  CLIP_STEP,
  MODEL_SIZES,
  type PictureModels,
  type PictureStudy,
  type Raster,
  type Subject,
} from '../media/picture-study.ts';
import type { TimeRange } from '../render-job.ts';
import { canStand } from './free-standing.ts';
import { doubtMask, edgesTouched } from './judge-mask.ts';
import { maskCanvas, sharesOf } from './mask-canvas.ts';
import { boxMean, refineMask } from './refine-mask.ts';

export type { Box, PictureModels, PictureStudy } from '../media/picture-study.ts';
export { UnusablePicture } from '../media/unusable-picture.ts';

type Picture = Canvas | Image;

/** Masks are kept in this size at most: finer than the model sees, coarser than the film. */
const MASK_SIZE = 640;
/** The model's grid shows in its depth; parallax needs no more than the rough shape. */
const DEPTH_BLUR = 7;
const CLIP_SIZE = 480;
/** Smaller pictures show nothing to a model. */
const SMALLEST = 64;
const CUT_OFF = 'the subject is cut off by its picture';

/** What a picture is studied for: to be shown in layers, to be cut out, or only to be cropped. */
export type StudyPurpose = 'layers' | 'cut-out' | 'faces';

export async function studyPicture(
  path: string,
  label: string,
  purpose: StudyPurpose,
  models: PictureModels,
): Promise<PictureStudy> {
  const picture = await openPicture(path, label);
  if (Math.min(picture.width, picture.height) < SMALLEST) return unstudied('the picture is too small');
  // On a plain background or none, a subject is cut out without a model.
  if (purpose === 'cut-out' && cutOut(picture, MODEL_SIZES.depth)) return unstudied(null);
  const faces = await findFaces(picture, models);
  if (purpose === 'faces') return { ...unstudied(null), faces };
  const subject = await findSubject(picture, faces, models);
  if (typeof subject === 'string') return { ...unstudied(subject), faces };
  if (purpose === 'cut-out' && !canStand([subject.touches])) return { ...unstudied(CUT_OFF), faces };
  if (purpose === 'cut-out') return { subjects: [subject], doubt: null, nearness: null, faces };
  const distances = await models.depth(drawn(picture, MODEL_SIZES.depth, MODEL_SIZES.depth));
  return { subjects: [subject], doubt: null, nearness: nearness(distances), faces };
}

/** A character's clip, or a picture in its place. */
export async function studyClip(
  path: string,
  label: string,
  cut: TimeRange | undefined,
  models: PictureModels,
): Promise<PictureStudy> {
  const { openClip } = await import('../media/open-clip.ts');
  const size = { width: CLIP_SIZE, height: CLIP_SIZE, whole: true, faces: [] };
  return studyFrames(await openClip(path, label, cut, size), models);
}

/** All masks of a clip have to be good: it cannot be cut out now and then. */
async function studyFrames(frames: readonly Canvas[], models: PictureModels): Promise<PictureStudy> {
  const first = frames[0];
  if (!first || Math.min(first.width, first.height) < SMALLEST) return unstudied('the clip is too small');
  const faces = await findFaces(first, models);
  const subjects: Subject[] = [];
  for (let at = 0; at < frames.length + CLIP_STEP - 1; at += CLIP_STEP) {
    const frame = frames[Math.min(at, frames.length - 1)]!;
    const subject = await findSubject(frame, at === 0 ? faces : await findFaces(frame, models), models);
    if (typeof subject === 'string') return { ...unstudied(subject), faces };
    subjects.push(subject);
  }
  if (!canStand(subjects.map(({ touches }) => touches))) return { ...unstudied(CUT_OFF), faces };
  return { subjects, doubt: null, nearness: null, faces };
}

function unstudied(doubt: string | null): PictureStudy {
  return { subjects: [], doubt, nearness: null, faces: [] };
}

async function findSubject(
  picture: Picture,
  faces: readonly Box[],
  models: PictureModels,
): Promise<Subject | string> {
  const size = MODEL_SIZES.subject;
  const mask = await models.subject(drawn(picture, size, size));
  const touches = edgesTouched(mask);
  const doubt = doubtMask(mask, faces, touches);
  if (doubt !== null) return doubt;
  const zoom = Math.min(1, MASK_SIZE / Math.max(picture.width, picture.height));
  const width = Math.max(2, Math.round(picture.width * zoom));
  const height = Math.max(2, Math.round(picture.height * zoom));
  const light = brightness(drawn(picture, width, height));
  const coarse = sharesOf(maskCanvas(raster(mask, size, size), width, height));
  const refined = refineMask(coarse, light, width, height);
  return { mask: raster(refined, width, height), touches };
}

/** Faces are looked for in the picture at its own proportions, within a square. */
async function findFaces(picture: Picture, models: PictureModels): Promise<Box[]> {
  const size = MODEL_SIZES.faces;
  const zoom = size / Math.max(picture.width, picture.height);
  const [width, height] = [picture.width * zoom, picture.height * zoom];
  const canvas = createCanvas(size, size);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, (size - width) / 2, (size - height) / 2, width, height);
  const found = await models.faces(brush.getImageData(0, 0, size, size).data);
  return found.map((box) => ({
    x: (box.x * size - (size - width) / 2) / width,
    y: (box.y * size - (size - height) / 2) / height,
    width: (box.width * size) / width,
    height: (box.height * size) / height,
  }));
}

/** On grey, where the picture is transparent. */
function drawn(picture: Picture, width: number, height: number): Uint8ClampedArray {
  const brush = createCanvas(width, height).getContext('2d');
  brush.fillStyle = '#808080';
  brush.fillRect(0, 0, width, height);
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, width, height);
  return brush.getImageData(0, 0, width, height).data;
}

function brightness(pixels: Uint8ClampedArray): Float32Array {
  const light = new Float32Array(pixels.length / 4);
  for (let at = 0; at < light.length; at++)
    light[at] = (pixels[at * 4]! * 0.3 + pixels[at * 4 + 1]! * 0.59 + pixels[at * 4 + 2]! * 0.11) / 255;
  return light;
}

/** From distances to 255 for the nearest and 0 for the farthest. */
function nearness(distances: Float32Array): Raster {
  const size = MODEL_SIZES.depth;
  const smooth = boxMean(boxMean(distances, size, size, DEPTH_BLUR), size, size, DEPTH_BLUR);
  const least = smooth.reduce((one, other) => Math.min(one, other));
  const most = smooth.reduce((one, other) => Math.max(one, other));
  const range = Math.max(1e-6, most - least);
  return raster(
    smooth.map((value) => (most - value) / range),
    size,
    size,
  );
}

function raster(values: Float32Array, width: number, height: number): Raster {
  return { width, height, values: Uint8Array.from(values, (value) => Math.round(value * 255)) };
}

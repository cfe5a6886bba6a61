import { open } from 'node:fs/promises';
import { type Canvas, createCanvas, type Image, ImageData } from '@napi-rs/canvas';
import { Decoder, FilterAPI } from 'node-av/api';
import { even } from '../painting/shapes.ts';
import type { TimeRange } from '../render-job.ts';
import { cropWindow } from './crop-window.ts';
import { openPicture } from './open-picture.ts';
import { openVideo } from './open-video.ts';
import { readPictureHeader } from './picture-header.ts';
import { type Box, CLIP_FRAMES_PER_SECOND, type Size } from './picture-study.ts';
import { canvasOf } from './sized.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** The contract's characters are 1 to 3 seconds long; of a longer clip the first three are used. */
const LONGEST_SECONDS = 3;
const MOST_SOURCE_PIXELS = 4096 * 2304;

interface ClipSize extends Size {
  /** Fits the whole picture into the size, instead of filling the size with a part of it. */
  readonly whole: boolean;
  /** Kept in the picture when it is cropped. */
  readonly faces: readonly Box[];
}

/** The frames of a character's clip in the given size. A still picture is a clip of one frame. */
export async function openClip(
  path: string,
  label: string,
  cut: TimeRange | undefined,
  size: ClipSize,
): Promise<Canvas[]> {
  if (await isPicture(path)) return [sized(await openPicture(path, label), size)];
  const start = cut?.start ?? 0;
  const seconds = Math.min(LONGEST_SECONDS, cut ? cut.end - cut.start : LONGEST_SECONDS);
  try {
    const frames = await decode(path, start, Math.max(1, Math.round(seconds * CLIP_FRAMES_PER_SECOND)), size);
    if (frames.length === 0) throw new UnusablePicture(`${label} has no picture at ${start} s.`);
    return frames;
  } catch (cause) {
    if (cause instanceof UnusablePicture) throw cause;
    throw new UnusablePicture(`${label} is not a video that can be decoded.`, { cause });
  }
}

async function isPicture(path: string): Promise<boolean> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
  return readPictureHeader(buffer.subarray(0, bytesRead)) !== null;
}

function sized(image: Image, size: ClipSize): Canvas {
  const { part, width, height } = partOf(image, size);
  const canvas = createCanvas(width, height);
  const brush = canvas.getContext('2d');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, width, height);
  return canvas;
}

/** Which part of the source is shown, and how large. */
function partOf(source: Size, size: ClipSize) {
  const { width, height, whole, faces } = size;
  if (!whole) return { part: cropWindow(source, width / height, faces), width, height };
  const zoom = Math.min(width / source.width, height / source.height);
  const part = { x: 0, y: 0, width: source.width, height: source.height };
  return { part, width: even(source.width * zoom), height: even(source.height * zoom) };
}

async function decode(path: string, start: number, most: number, size: ClipSize): Promise<Canvas[]> {
  const source = await openVideo(path);
  try {
    const stream = source.video();
    if (!stream) throw new Error('no video stream');
    const { width: sourceWidth, height: sourceHeight } = stream.codecpar;
    if (sourceWidth * sourceHeight > MOST_SOURCE_PIXELS)
      throw new Error(`${sourceWidth} x ${sourceHeight} is too large`);
    const decoder = await Decoder.create(stream);
    if (start > 0) await source.seek(start);
    const { part, width, height } = partOf({ width: sourceWidth, height: sourceHeight }, size);
    const crop = [part.width, part.height, part.x, part.y].map(Math.floor).join(':');
    const filter = FilterAPI.create(
      `trim=start=${start},setpts=PTS-${start}/TB,fps=${CLIP_FRAMES_PER_SECOND},crop=${crop},scale=${width}:${height},format=rgba`,
    );
    const canvases: Canvas[] = [];
    for await (const frame of filter.frames(decoder.frames(source.packets(stream.index)))) {
      if (!frame) continue;
      canvases.push(canvasOf(new ImageData(new Uint8ClampedArray(frame.toBuffer()), width, height)));
      frame.free();
      // Counting beats an end time in the filter, which this library reports as an error.
      if (canvases.length >= most) break;
    }
    filter.close();
    decoder.close();
    return canvases;
  } finally {
    await source.close();
  }
}

import { open } from 'node:fs/promises';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import { Decoder, Demuxer, FilterAPI } from 'node-av/api';
import type { TimeRange } from '../film/render-job.ts';
import { CLIP_FRAMES_PER_SECOND } from './clip-rate.ts';
import { openPicture } from './open-picture.ts';
import { readPictureHeader } from './picture-header.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** The contract's characters are 1 to 3 seconds long; of a longer clip the first three are used. */
const LONGEST_SECONDS = 3;
const MOST_SOURCE_PIXELS = 4096 * 2304;

/** The frames of a character's clip, cropped to fill `width` x `height`. A still picture is a clip of one frame. */
export async function openClip(
  path: string,
  label: string,
  cut: TimeRange | undefined,
  width: number,
  height: number,
): Promise<Canvas[]> {
  if (await isPicture(path)) return [await cropPicture(path, label, width, height)];
  const start = cut?.start ?? 0;
  const seconds = Math.min(LONGEST_SECONDS, cut ? cut.end - cut.start : LONGEST_SECONDS);
  try {
    const frames = await decode(
      path,
      start,
      Math.max(1, Math.round(seconds * CLIP_FRAMES_PER_SECOND)),
      width,
      height,
    );
    if (frames.length === 0) throw new UnusablePicture(`${label} has no picture at ${start} s.`);
    return frames;
  } catch (cause) {
    if (cause instanceof UnusablePicture) throw cause;
    throw new UnusablePicture(`${label} is not a video that can be decoded.`, { cause });
  }
}

async function isPicture(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536), 0, 65_536, 0);
    return readPictureHeader(buffer.subarray(0, bytesRead)) !== null;
  } finally {
    await file.close();
  }
}

async function cropPicture(path: string, label: string, width: number, height: number): Promise<Canvas> {
  const image = await openPicture(path, label);
  const canvas = createCanvas(width, height);
  const zoom = Math.max(width / image.width, height / image.height);
  canvas
    .getContext('2d')
    .drawImage(
      image,
      (width - image.width * zoom) / 2,
      (height - image.height * zoom) / 2,
      image.width * zoom,
      image.height * zoom,
    );
  return canvas;
}

async function decode(
  path: string,
  start: number,
  most: number,
  width: number,
  height: number,
): Promise<Canvas[]> {
  const source = await Demuxer.open(path);
  try {
    const stream = source.video();
    if (!stream) throw new Error('no video stream');
    const { width: sourceWidth, height: sourceHeight } = stream.codecpar;
    if (sourceWidth * sourceHeight > MOST_SOURCE_PIXELS)
      throw new Error(`${sourceWidth} x ${sourceHeight} is too large`);
    const decoder = await Decoder.create(stream);
    if (start > 0) await source.seek(start);
    const filter = FilterAPI.create(
      `trim=start=${start},setpts=PTS-${start}/TB,fps=${CLIP_FRAMES_PER_SECOND},scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height},format=rgba`,
    );
    const canvases: Canvas[] = [];
    for await (const frame of filter.frames(decoder.frames(source.packets(stream.index)))) {
      if (!frame) continue;
      const canvas = createCanvas(width, height);
      canvas
        .getContext('2d')
        .putImageData(new ImageData(new Uint8ClampedArray(frame.toBuffer()), width, height), 0, 0);
      frame.free();
      canvases.push(canvas);
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

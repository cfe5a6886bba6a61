import { closeSync, openSync, readSync } from 'node:fs';
import { FilterAPI } from 'node-av/api';
import { AV_CODEC_ID_AAC, AV_CODEC_ID_H264, AVMEDIA_TYPE_AUDIO, AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import { openDecoder, openMedia } from '../../src/platform/media/open-media.ts';
import { decodeVideo } from '../../src/platform/media/videos/decode-video.ts';

export interface SeenFrame {
  readonly width: number;
  readonly height: number;
  /** One number for each pixel. */
  readonly luma: Uint8Array;
}

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What an mp4 really is: its tracks, and the brightness of every pixel of every frame. */
export function lookAtVideo(path: string) {
  const media = openMedia(path, 'mov', 'video');
  if (!media || media.findStreamInfoSync() < 0) throw new Error(`${path} is no video`);
  const stream = media.streams[media.findBestStream(AVMEDIA_TYPE_VIDEO)];
  const sound = media.streams[media.findBestStream(AVMEDIA_TYPE_AUDIO)];
  const decoder = stream && openDecoder(stream, 'video', {});
  if (!stream || !decoder) throw new Error(`${path} has no pictures`);
  const grey = FilterAPI.create('format=gray');
  const frames: SeenFrame[] = [];
  for (const { frame } of decodeVideo({ media, stream, decoder })) {
    for (const { data, linesize, width, height } of grey.processAllSync(frame)) {
      const luma = new Uint8Array(width * height);
      for (let y = 0; y < height; y += 1)
        luma.set(data![0]!.subarray(y * linesize[0]!, y * linesize[0]! + width), y * width);
      frames.push({ width, height, luma });
    }
  }
  return {
    frames,
    container: containerOf(path),
    pictures: stream.codecpar.codecId === AV_CODEC_ID_H264 ? 'h264' : 'another',
    sound: sound ? (sound.codecpar.codecId === AV_CODEC_ID_AAC ? 'aac' : 'another') : null,
    seconds: secondsOf(stream),
    soundSeconds: sound ? secondsOf(sound) : 0,
  };
}

/** The mean of how much each pixel differs. */
export function difference({ luma: one }: SeenFrame, { luma: other }: SeenFrame): number {
  let sum = 0;
  for (const [at, value] of one.entries()) sum += Math.abs(value - other[at]!);
  return sum / one.length;
}

export function meanBrightness(frame: SeenFrame, { left, top, width, height }: Area): number {
  let sum = 0;
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) sum += frame.luma[y * frame.width + x]!;
  return sum / (width * height);
}

function secondsOf({ duration, timeBase }: Stream): number {
  return (Number(duration) * timeBase.num) / timeBase.den;
}

function containerOf(path: string): string {
  const head = Buffer.alloc(8);
  const file = openSync(path, 'r');
  readSync(file, head, 0, 8, 0);
  closeSync(file);
  return head.toString('latin1', 4) === 'ftyp' ? 'mp4' : 'another';
}

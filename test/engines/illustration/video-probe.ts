import { readFile } from 'node:fs/promises';
import { Decoder, Demuxer, FilterAPI } from 'node-av/api';
import * as constant from 'node-av/constants';

export interface VideoProbe {
  readonly width: number;
  readonly height: number;
  readonly videoCodec: number;
  readonly profile: number;
  readonly pixelFormat: number;
  readonly colours: readonly number[];
  readonly audioCodec: number | null;
  readonly channels: number;
  /** Seconds, as the container tells. */
  readonly duration: number;
  /** Every frame as RGBA at its full size divided by `shrink`. */
  readonly frames: readonly Buffer[];
  readonly frameWidth: number;
  readonly frameHeight: number;
  /** Whether the index comes before the media, so that playing can begin at once. */
  readonly fastStart: boolean;
}

export async function probeVideo(path: string, shrink = 8): Promise<VideoProbe> {
  const source = await Demuxer.open(path);
  const video = source.video();
  if (!video) throw new Error('the video has no video');
  const audio = source.audio();
  const { width, height, codecId, profile, format, colorSpace, colorPrimaries, colorTrc } = video.codecpar;
  const frameWidth = Math.round(width / shrink);
  const frameHeight = Math.round(height / shrink);
  const facts = {
    width,
    height,
    videoCodec: codecId,
    profile,
    pixelFormat: format,
    colours: [colorSpace, colorPrimaries, colorTrc],
    audioCodec: audio ? audio.codecpar.codecId : null,
    channels: audio?.codecpar.channels ?? 0,
    duration: source.duration,
  };
  const decoder = await Decoder.create(video);
  const filter = FilterAPI.create(`scale=${frameWidth}:${frameHeight},format=rgba`);
  const frames: Buffer[] = [];
  for await (const frame of filter.frames(decoder.frames(source.packets(video.index)))) {
    if (!frame) continue;
    frames.push(Buffer.from(frame.toBuffer()));
    frame.free();
  }
  filter.close();
  decoder.close();
  await source.close();
  const bytes = await readFile(path);
  return {
    ...facts,
    frames,
    frameWidth,
    frameHeight,
    fastStart: bytes.indexOf('moov') < bytes.indexOf('mdat'),
  };
}

export const H264 = constant.AV_CODEC_ID_H264;
export const AAC = constant.AV_CODEC_ID_AAC;
export const HIGH_PROFILE = 100;
export const YUV420P = constant.AV_PIX_FMT_YUV420P;
/** BT.709 has the same number in all three of a video's colour fields. */
export const BT709 = 1;

/** Mean difference of two pictures, 0 to 255, over the given part (fractions of the frame). */
export function difference(
  probe: VideoProbe,
  a: Buffer,
  b: Buffer,
  area: readonly [number, number, number, number] = [0, 0, 1, 1],
): number {
  const [left, top, right, bottom] = area;
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(top * probe.frameHeight); y < bottom * probe.frameHeight; y++) {
    for (let x = Math.floor(left * probe.frameWidth); x < right * probe.frameWidth; x++) {
      for (let channel = 0; channel < 3; channel++) {
        const at = (y * probe.frameWidth + x) * 4 + channel;
        sum += Math.abs(a[at]! - b[at]!);
        count++;
      }
    }
  }
  return sum / count;
}

/** The mean colour of a part of a picture. */
export function meanColour(
  probe: VideoProbe,
  frame: Buffer,
  area: readonly [number, number, number, number] = [0, 0, 1, 1],
): [number, number, number] {
  const [left, top, right, bottom] = area;
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(top * probe.frameHeight); y < bottom * probe.frameHeight; y++) {
    for (let x = Math.floor(left * probe.frameWidth); x < right * probe.frameWidth; x++, count++) {
      for (const channel of [0, 1, 2] as const)
        sum[channel] += frame[(y * probe.frameWidth + x) * 4 + channel]!;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

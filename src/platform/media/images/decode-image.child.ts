import { readFile } from 'node:fs/promises';
import { readPictureHeader } from '@phonofilm/illustrator/picture-header';
import { Frame, Packet } from 'node-av/lib';
import { serveConfinedJob } from '../../children/serve-jobs.ts';
import { openDecoder, openMedia } from '../open-media.ts';
import type { ImageFormat } from './image-format.ts';

export interface DecodeImageInput {
  readonly file: string;
  readonly format: ImageFormat;
  readonly maxPixels: number;
}

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export type DecodedImage = ImageSize | 'animated' | 'damaged';

/** FFmpeg has two WebP formats, still and animated, which refuse each other's files; a single frame may use either. */
const DEMUXERS: Readonly<Record<ImageFormat, readonly string[]>> = {
  png: ['png_pipe'],
  jpeg: ['jpeg_pipe'],
  webp: ['webp_pipe', 'webp_anim'],
  gif: ['gif'],
};

const filesOf = ({ file }: DecodeImageInput) => ({ reads: file, writesIn: null });

/** Decodes a still image and returns its size; one that is too large is not decoded. */
serveConfinedJob(filesOf, async (input: DecodeImageInput): Promise<DecodedImage> => {
  const image = await readFile(input.file);
  const header = readPictureHeader(image);
  // FFmpeg decodes a truncated GIF without an error.
  if (!header || header.cutOff) return 'damaged';
  if (header.animated) return 'animated';
  if (header.width * header.height > input.maxPixels) return header;
  for (const demuxer of DEMUXERS[input.format]) {
    const size = decodeFirstFrame(input, demuxer);
    if (size) return size;
  }
  return 'damaged';
});

function decodeFirstFrame(input: DecodeImageInput, demuxer: string): ImageSize | null {
  const media = openMedia(input.file, demuxer, 'picture');
  const stream = media?.streams[0];
  if (!media || !stream) return null;
  // `explode`: damage is an error, instead of being filled with grey.
  const options = { err_detect: 'crccheck+explode', max_pixels: String(input.maxPixels), threads: '1' };
  const decoder = openDecoder(stream, 'picture', options);
  if (!decoder) return null;
  const packet = new Packet();
  packet.alloc();
  const frame = new Frame();
  frame.alloc();
  for (let ended = false; !ended; ) {
    ended = media.readFrameSync(packet) < 0;
    if (decoder.sendPacketSync(ended ? null : packet) < 0) return null;
    packet.unref();
    if (decoder.receiveFrameSync(frame) >= 0) return { width: frame.width, height: frame.height };
  }
  return null;
}

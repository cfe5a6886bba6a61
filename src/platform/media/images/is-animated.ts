import { countGifFrames } from './count-gif-frames.ts';
import type { ImageFormat } from './image-format.ts';

/** Whether an image has more than one frame. An animation format with one frame counts as a still image. */
export function isAnimated(image: Buffer, format: ImageFormat): boolean {
  switch (format) {
    case 'gif':
      return countGifFrames(image) > 1;
    case 'png':
      return pngFrames(image) > 1;
    case 'webp':
      return webpFrames(image) > 1;
    case 'jpeg':
      return false;
  }
}

/** The animation control chunk comes before the image data and contains the number of frames. */
function pngFrames(png: Buffer): number {
  for (let offset = 8; offset + 12 <= png.length; offset += 12 + png.readUInt32BE(offset)) {
    const type = png.toString('latin1', offset + 4, offset + 8);
    if (type === 'acTL') return png.readUInt32BE(offset + 8);
    if (type === 'IDAT') break;
  }
  return 1;
}

/** Each frame of an animation is a separate chunk (RFC 9649, section 2.7.1.1). */
function webpFrames(webp: Buffer): number {
  let frames = 0;
  for (let offset = 12; offset + 8 <= webp.length; ) {
    if (webp.toString('latin1', offset, offset + 4) === 'ANMF') frames += 1;
    const length = webp.readUInt32LE(offset + 4);
    // Chunks are aligned to even offsets.
    offset += 8 + length + (length & 1);
  }
  return frames;
}

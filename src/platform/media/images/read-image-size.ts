import type { FileHandle } from 'node:fs/promises';
import type { ImageFormat } from './image-format.ts';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** More segments than any camera or editor writes before the frame header of a JPEG. */
const MAX_JPEG_SEGMENTS = 1000;

/**
 * The size in an image's header, or null when the header is incomplete. Reads only a few bytes, so that an image that
 * is too large is refused before it is decoded. The illustrator, a package of its own, has its own reader.
 */
export async function readImageSize(file: FileHandle, format: ImageFormat): Promise<ImageSize | null> {
  const head = await readAt(file, 0, 30);
  switch (format) {
    case 'png':
      return head.length < 24 ? null : { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
    case 'gif':
      return head.length < 10 ? null : { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
    case 'webp':
      return head.length < 30 ? null : webpSize(head);
    case 'jpeg':
      return jpegSize(file);
  }
}

/** The first chunk determines which of the three WebP layouts follows (RFC 9649, section 2). */
function webpSize(head: Buffer): ImageSize | null {
  switch (head.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
    case 'VP8L': {
      const bits = head.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
    default:
      return null;
  }
}

/** Walks the segments to the frame header: any SOF marker, that is C0 to CF without DHT, JPG and DAC. */
async function jpegSize(file: FileHandle): Promise<ImageSize | null> {
  let offset = 2;
  for (let segment = 0; segment < MAX_JPEG_SEGMENTS; segment++) {
    const head = await readAt(file, offset, 9);
    if (head.length < 9 || head[0] !== 0xff) return null;
    const marker = head.readUInt8(1);
    // A marker may be preceded by fill bytes.
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { width: head.readUInt16BE(7), height: head.readUInt16BE(5) };
    }
    offset += 2 + head.readUInt16BE(2);
  }
  return null;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

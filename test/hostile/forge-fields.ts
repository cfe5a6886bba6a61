import { frameHeads } from './media-parts.ts';
import type { MediaFormat } from './media-samples.ts';

/** A number in a file, most of them lengths of something. */
export interface Field {
  readonly at: number;
  readonly bytes: number;
}

const INDEX_BOXES = ['mvhd', 'tkhd', 'mdhd', 'elst', 'stts', 'stsc', 'stsz', 'stco'];

/** The fields of a file that say how long, how large or how many; at most a few hundred. */
export function lengthFields(file: Buffer, format: MediaFormat): Field[] {
  switch (format) {
    case 'wav':
      return [4, ...wordsFrom(file, 16, 60)].map((at) => ({ at, bytes: 4 }));
    case 'flac':
      // The block's length, then sizes of blocks and frames, rate, channels, bits and the number of samples.
      return [5, 8, 10, 12, 15, 18, 20, 22, 24].map((at) => ({ at, bytes: 2 }));
    case 'mp3':
    case 'mpga':
      return [
        ...places(file, 'Xing', 8, 12),
        ...places(file, 'Info', 8, 12),
        ...places(file, 'LAME', 21, 21),
        ...frameHeads(file)
          .slice(0, 40)
          .map((at) => ({ at: at + 1, bytes: 2 })),
      ];
    case 'mp4':
    case 'm4a':
    case 'mov':
    case '3gp':
      return [...INDEX_BOXES, 'mdat', 'mp4a', 'esds', 'mp4v', 'avc1', 'avcC', 'stss', 'ctts'].flatMap(
        (name) => places(file, name, -4, 40),
      );
    case 'ogg':
    case 'ogv':
      return places(file, 'OggS', 6, 26, 1);
    case 'webm':
    case 'mkv':
      return [
        'b0',
        'ba',
        '23e383',
        '63a2',
        '4489',
        '2ad7b1',
        'e7',
        '56aa',
        '75a2',
        'b5',
        '9f',
        '1f43b675',
        '1549a966',
        'a3',
      ].flatMap((id) => places(file, Buffer.from(id, 'hex'), id.length / 2, id.length / 2 + 6, 1));
    case 'mpeg':
    case 'mpg':
      return ['000001ba', '000001bb', '000001c0', '000001e0', '000001b3'].flatMap((id) =>
        places(file, Buffer.from(id, 'hex'), 4, 14, 2),
      );
    case 'avi':
      return ['avih', 'strh', 'strf', 'idx1', 'movi', '00dc'].flatMap((name) => places(file, name, -4, 60));
    case 'mts':
      return places(file, 'G', 1, 13, 2);
    case 'png':
    case 'apng':
      return ['IHDR', 'IDAT', 'acTL', 'fcTL', 'PLTE'].flatMap((name) => places(file, name, -4, 24, 2));
    case 'jpeg':
      return ['ffc0', 'ffc4', 'ffda', 'ffdb', 'ffe0'].flatMap((mark) =>
        places(file, Buffer.from(mark, 'hex'), 2, 18, 1),
      );
    case 'gif':
      // The screen, then the first picture and its codes.
      return [6, 8, 10, ...wordsFrom(file, file.indexOf(','), file.indexOf(',') + 16)].map((at) => ({
        at,
        bytes: 2,
      }));
    case 'webp':
      return wordsFrom(file, 4, 60).map((at) => ({ at, bytes: 4 }));
  }
}

function wordsFrom(file: Buffer, start: number, end: number): number[] {
  const found: number[] = [];
  for (let at = start; at + 4 <= Math.min(end, file.length); at += 2) found.push(at);
  return found;
}

/** Fields at these distances behind each of the first marks. */
function places(file: Buffer, mark: string | Buffer, from: number, to: number, step = 4): Field[] {
  const found: Field[] = [];
  const bytes = Buffer.from(mark);
  for (
    let at = file.indexOf(bytes), seen = 0;
    at >= 0 && seen < 6;
    at = file.indexOf(bytes, at + 1), seen++
  ) {
    for (let distance = from; distance <= to; distance += step)
      if (at + distance >= 0 && at + distance + 4 <= file.length) found.push({ at: at + distance, bytes: 4 });
  }
  return found;
}

/** Writes a number over a field, in the order of bytes that the file uses. */
export function writeField(file: Buffer, { at, bytes }: Field, value: number): Buffer {
  if (at < 0 || at + bytes > file.length) return file;
  const forged = Buffer.from(file);
  const written = value % 2 ** (8 * bytes);
  if (/^(?:RIFF|GIF8|OggS)/.test(file.toString('latin1', 0, 4))) forged.writeUIntLE(written, at, bytes);
  else forged.writeUIntBE(written, at, bytes);
  return forged;
}

/** Makes the checksums of its pages right again. */
export function checksumOggPages(ogg: Buffer): Buffer {
  for (let at = ogg.indexOf('OggS'); at >= 0 && at + 27 < ogg.length; at = ogg.indexOf('OggS', at + 4)) {
    const segments = ogg.subarray(at + 27, at + 27 + ogg[at + 26]!);
    const end = at + 27 + segments.length + segments.reduce((sum, length) => sum + length, 0);
    ogg.writeUInt32LE(0, at + 22);
    ogg.writeUInt32LE(checksum(ogg.subarray(at, Math.min(end, ogg.length))), at + 22);
  }
  return ogg;
}

const TABLE = Array.from({ length: 256 }, (_, index) => {
  let rest = index << 24;
  for (let bit = 0; bit < 8; bit++) rest = rest & 0x80000000 ? (rest << 1) ^ 0x04c11db7 : rest << 1;
  return rest >>> 0;
});

function checksum(page: Uint8Array): number {
  let sum = 0;
  for (const byte of page) sum = ((sum << 8) ^ TABLE[((sum >>> 24) ^ byte) & 0xff]!) >>> 0;
  return sum;
}

import type { SampleAudioFormat } from '../support/media-fixtures.ts';

/** A number in a file, most of them lengths of something. */
export interface Field {
  readonly at: number;
  readonly bytes: number;
}

/** The fields of a file that say how long, how large or how many; at most a few hundred. */
export function lengthFields(file: Buffer, format: SampleAudioFormat): Field[] {
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
        ...frameHeads(file),
      ];
    case 'mp4':
    case 'm4a':
      return ['mvhd', 'tkhd', 'mdhd', 'elst', 'stts', 'stsc', 'stsz', 'stco', 'mdat', 'mp4a', 'esds'].flatMap(
        (name) => places(file, name, -4, 40),
      );
    case 'ogg':
      return places(file, 'OggS', 6, 26, 1);
    case 'webm':
      return ['4489', '2ad7b1', 'e7', '56aa', '75a2', 'b5', '9f', '1f43b675', '1549a966', 'a3'].flatMap(
        (id) => places(file, Buffer.from(id, 'hex'), id.length / 2, id.length / 2 + 6, 1),
      );
    case 'mpeg':
      return ['000001ba', '000001bb', '000001c0'].flatMap((id) =>
        places(file, Buffer.from(id, 'hex'), 4, 14, 2),
      );
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

function frameHeads(file: Buffer): Field[] {
  const found: Field[] = [];
  for (let at = 0; at + 4 < file.length && found.length < 40; at++)
    if (file[at] === 0xff && (file[at + 1]! & 0xe0) === 0xe0) found.push({ at: at + 1, bytes: 2 });
  return found;
}

/** Writes a number over a field; where pages carry a checksum, it is made right again. */
export function forge(file: Buffer, format: SampleAudioFormat, { at, bytes }: Field, value: number): Buffer {
  const forged = Buffer.from(file);
  const written = value % 2 ** (8 * bytes);
  if (format === 'wav') forged.writeUIntLE(written, at, bytes);
  else forged.writeUIntBE(written, at, bytes);
  return format === 'ogg' ? withChecksums(forged) : forged;
}

function withChecksums(ogg: Buffer): Buffer {
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

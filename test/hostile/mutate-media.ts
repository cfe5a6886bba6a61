import { crc32 } from 'node:zlib';
import { seededRandom } from '../support/seeded-random.ts';
import { checksumOggPages, lengthFields, writeField } from './forge-fields.ts';
import { type Part, partsOf } from './media-parts.ts';
import type { MediaFormat } from './media-samples.ts';

export const MUTATIONS = [
  'field',
  'field',
  'field',
  'length',
  'length',
  'duplicate',
  'drop',
  'swap',
  'bytes',
  'noise',
  'cut',
  'repeat',
  'splice',
  'truncate',
  'extend',
] as const;

/** A change to a file; the same numbers make the same change. */
export interface Mutation {
  readonly kind: (typeof MUTATIONS)[number];
  /** Where: any number. */
  readonly place: number;
  /** What is written there, or how much is changed: any number. */
  readonly value: number;
}

/** Of every four changed files, one keeps checksums that are wrong now; others would seldom get beyond the checksum. */
const KEEPS_CHECKSUMS = 4;

/** `other` is the file that is mixed in. */
export function mutate(
  file: Buffer,
  format: MediaFormat,
  { kind, place, value }: Mutation,
  other: Buffer,
): Buffer {
  const changed = change(file, format, { kind, place, value }, other);
  return place % KEEPS_CHECKSUMS === 0 ? changed : withChecksums(changed);
}

function change(file: Buffer, format: MediaFormat, { kind, place, value }: Mutation, other: Buffer): Buffer {
  const at = place % file.length;
  const size = 1 + (value % 4096);
  const parts = partsOf(file);
  const part = parts[place % Math.max(1, parts.length)];
  switch (kind) {
    case 'field': {
      const fields = lengthFields(file, format);
      const field = fields[place % Math.max(1, fields.length)];
      return field ? writeField(file, field, value) : file;
    }
    case 'length':
      return part?.length ? writeField(file, part.length, value) : file;
    case 'duplicate':
      return part ? spliced(file, part.end, repeated(file.subarray(part.start, part.end), value)) : file;
    case 'drop':
      return part ? Buffer.concat([file.subarray(0, part.start), file.subarray(part.end)]) : file;
    case 'swap':
      return part ? swapped(file, part, parts[value % parts.length]!) : file;
    case 'bytes': {
      const bytes = Buffer.from(file);
      for (let n = 0; n < 1 + (value % 8); n++) bytes[(at + n * n * 37) % file.length] = (value >>> n) & 0xff;
      return bytes;
    }
    case 'noise': {
      const random = seededRandom(value);
      return Buffer.from(file).fill(
        Buffer.from(Array.from({ length: size }, () => random() * 256)),
        at,
        Math.min(file.length, at + size),
      );
    }
    case 'cut':
      return Buffer.concat([file.subarray(0, at), file.subarray(at + size)]);
    case 'repeat':
      return Buffer.concat([file.subarray(0, at + size), file.subarray(at)]);
    case 'splice':
      return spliced(file, at, other);
    case 'truncate':
      return file.subarray(0, at);
    case 'extend':
      return Buffer.concat([file, repeated(value % 2 === 0 ? file : other, place)]);
  }
}

/** Two to seventeen times. */
function repeated(bytes: Buffer, value: number): Buffer {
  return Buffer.concat(Array.from({ length: 1 + (value % 16) }, () => bytes));
}

function spliced(file: Buffer, at: number, bytes: Buffer): Buffer {
  return Buffer.concat([file.subarray(0, at), bytes, file.subarray(at)]);
}

function swapped(file: Buffer, one: Part, other: Part): Buffer {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  if (first.end > second.start) return file;
  return Buffer.concat([
    file.subarray(0, first.start),
    file.subarray(second.start, second.end),
    file.subarray(first.end, second.start),
    file.subarray(first.start, first.end),
    file.subarray(second.end),
  ]);
}

function withChecksums(file: Buffer): Buffer {
  const mark = file.toString('latin1', 0, 4);
  if (mark === 'OggS') return checksumOggPages(Buffer.from(file));
  return mark === '\x89PNG' ? checksumPngChunks(Buffer.from(file)) : file;
}

function checksumPngChunks(png: Buffer): Buffer {
  for (const { start, end } of partsOf(png))
    if (end - start >= 12) png.writeUInt32BE(crc32(png.subarray(start + 4, end - 4)), end - 4);
  return png;
}

import { open } from 'node:fs/promises';
import type { FileInMemory } from '../../../domain/file-in-memory.ts';
import { isWav, wavChunks } from './wav-chunks.ts';

/** Enough for the chunks that recorders write before the samples, and for those that they write after them. */
const HEAD_BYTES = 4096;
const TAIL_BYTES = 65_536;

/** The sample formats that need no decoder: any bytes are sound. */
const WHOLE_NUMBERS = 1;
const FLOATS = 3;
const BITS: Readonly<Record<number, readonly number[]>> = {
  [WHOLE_NUMBERS]: [8, 16, 24, 32],
  [FLOATS]: [32, 64],
};

type Read = (position: number, length: number) => Promise<Uint8Array>;

/**
 * The length of a plain WAV file in seconds, without decoding: that takes a process, and a hundred times as long. Null
 * for every other file, and for a WAV file with anything unusual in it: those are decoded. A file is plain only if every
 * reader finds the same samples in it.
 */
export async function measureWav(file: string | FileInMemory): Promise<number | null> {
  if (typeof file !== 'string') {
    const whole = Buffer.concat(file.pieces);
    return await secondsOf(
      async (position, length) => whole.subarray(position, position + length),
      file.size,
    );
  }
  await using handle = await open(file);
  const read: Read = async (position, length) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  return await secondsOf(read, (await handle.stat()).size);
}

async function secondsOf(read: Read, fileBytes: number): Promise<number | null> {
  const samples = findSamples(await read(0, HEAD_BYTES), fileBytes);
  if (!samples) return null;
  const after = samples.end + (samples.end % 2);
  if (after >= fileBytes) return samples.seconds;
  if (fileBytes - after > TAIL_BYTES) return null;
  // As a file of its own, so that its chunks are found in the same way.
  const rest = Buffer.concat([Buffer.alloc(12), await read(after, TAIL_BYTES)]);
  for (const { name } of wavChunks(rest)) if (name === 'fmt ' || name === 'data') return null;
  return samples.seconds;
}

interface Samples {
  readonly seconds: number;
  /** Where they end. */
  readonly end: number;
}

/** Reads no further than the beginning of the samples. */
function findSamples(head: Uint8Array, fileBytes: number): Samples | null {
  if (!isWav(head)) return null;
  let format: SampleFormat | null = null;
  for (const { name, content, size } of wavChunks(head)) {
    if (name === 'fmt ') {
      if (format || size < 16) return null;
      format = readFormat(head, content);
      if (!format) return null;
    } else if (name === 'data') {
      // A stream that was recorded says nothing, or the largest number: the samples reach to the end of the file.
      const held = Math.min(size === 0 ? Number.POSITIVE_INFINITY : size, fileBytes - content);
      const frames = format ? Math.floor(held / format.frameBytes) : 0;
      if (!format || frames === 0) return null;
      return { seconds: Math.ceil((frames / format.sampleRate) * 1000 - 1e-6) / 1000, end: content + held };
    }
  }
  return null;
}

interface SampleFormat {
  readonly frameBytes: number;
  readonly sampleRate: number;
}

/** Null when it needs a decoder, or contradicts itself. */
function readFormat(bytes: Uint8Array, at: number): SampleFormat | null {
  if (at + 16 > bytes.length) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, 16);
  const channels = view.getUint16(2, true);
  const sampleRate = view.getUint32(4, true);
  const bits = view.getUint16(14, true);
  if (!BITS[view.getUint16(0, true)]?.includes(bits)) return null;
  if (channels < 1 || channels > 8 || sampleRate < 1000 || sampleRate > 384_000) return null;
  const frameBytes = (channels * bits) / 8;
  if (view.getUint16(12, true) !== frameBytes) return null;
  return view.getUint32(8, true) === frameBytes * sampleRate ? { frameBytes, sampleRate } : null;
}

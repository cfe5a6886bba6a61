import { closeSync, openSync, readSync } from 'node:fs';

/** What a GGUF file says about itself before its tokenizer: names, sizes, numbers. */
export type GgufFacts = ReadonlyMap<string, string | number>;

const MAGIC = 'GGUF';
/** The facts that are wanted come first; a template or a licence among them is seldom longer than this. */
const MOST_BYTES = 256 * 1024;
const STRING = 8;

/** Numbers by their type in the file: how many bytes, and how they are read. */
const NUMBERS: Readonly<
  Record<number, readonly [bytes: number, read: (bytes: Buffer, at: number) => number]>
> = {
  0: [1, (bytes, at) => bytes.readUInt8(at)],
  1: [1, (bytes, at) => bytes.readInt8(at)],
  2: [2, (bytes, at) => bytes.readUInt16LE(at)],
  3: [2, (bytes, at) => bytes.readInt16LE(at)],
  4: [4, (bytes, at) => bytes.readUInt32LE(at)],
  5: [4, (bytes, at) => bytes.readInt32LE(at)],
  6: [4, (bytes, at) => bytes.readFloatLE(at)],
  7: [1, (bytes, at) => bytes.readUInt8(at)],
  10: [8, (bytes, at) => Number(bytes.readBigUInt64LE(at))],
  11: [8, (bytes, at) => Number(bytes.readBigInt64LE(at))],
  12: [8, (bytes, at) => bytes.readDoubleLE(at)],
};

/** Null when it is no GGUF file, or cannot be read. */
export function readGguf(path: string): GgufFacts | null {
  const bytes = beginningOf(path);
  if (bytes?.toString('latin1', 0, MAGIC.length) !== MAGIC) return null;
  const facts = new Map<string, string | number>();
  let at = 24;
  const text = (): string => {
    const length = Number(bytes.readBigUInt64LE(at));
    at += 8 + length;
    return bytes.toString('utf8', at - length, at);
  };
  try {
    for (;;) {
      const name = text();
      const type = bytes.readUInt32LE(at);
      at += 4;
      if (type === STRING) {
        facts.set(name, text());
        continue;
      }
      const number = NUMBERS[type];
      // The first list is the tokenizer's: what follows is not wanted.
      if (!number) return facts;
      facts.set(name, number[1](bytes, at));
      at += number[0];
    }
  } catch (error) {
    // The beginning that was read has ended.
    if (error instanceof RangeError) return facts;
    throw error;
  }
}

function beginningOf(path: string): Buffer | null {
  try {
    const file = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(MOST_BYTES);
      return bytes.subarray(0, readSync(file, bytes, 0, MOST_BYTES, 0));
    } finally {
      closeSync(file);
    }
  } catch {
    return null;
  }
}

import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileInMemory } from '../../../domain/file-in-memory.ts';

/** A file of a form: the path of one on disk, or a small one itself. */
export type Upload = string | FileInMemory;

export interface UploadDeps {
  readonly choosePath: () => string;
  /** A file up to this size stays in memory; 0: none does. */
  readonly bytesInMemory: number;
  /** Called before a chunk is kept, with the size up to and including it; throws to refuse the file. */
  readonly keep: (chunkBytes: number, size: number) => void;
}

/** Reads a file to its end; only a few buffers of one that goes to disk are in memory at a time. */
export async function storeUpload(
  stream: Readable,
  { choosePath, bytesInMemory, keep }: UploadDeps,
): Promise<Upload> {
  let size = 0;
  const chunks = (async function* accepted(): AsyncGenerator<Buffer> {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      keep(chunk.length, size);
      yield chunk;
    }
  })();
  const pieces: Buffer[] = [];
  while (size <= bytesInMemory) {
    const { value, done } = await chunks.next();
    if (!done) pieces.push(value);
    else if (bytesInMemory > 0) return inMemory(pieces, size, choosePath);
    else break;
  }
  const path = choosePath();
  const rest = async function* () {
    yield* pieces;
    yield* chunks;
  };
  await pipeline(rest, createWriteStream(path));
  return path;
}

function inMemory(pieces: readonly Buffer[], size: number, choosePath: () => string): FileInMemory {
  let written: Promise<string> | undefined;
  const write = async () => {
    const path = choosePath();
    await writeFile(path, pieces);
    return path;
  };
  return {
    pieces,
    size,
    path: () => {
      written ??= write();
      return written;
    },
  };
}

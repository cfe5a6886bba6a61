import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileInMemory } from '../../domain/file-in-memory.ts';
import { soundKindOf } from '../../platform/sound/sound-kind.ts';

export interface MultipartBody {
  readonly headers: Readonly<Record<string, string>>;
  /** A new body for each try. A file on disk is read while it is sent. */
  readonly body: () => readonly Uint8Array[] | Readable;
}

/** Services tell the format by the name; ours by the bytes. `mpeg` covers what is left: MPEG audio and streams. */
const NAMES = {
  wav: 'audio.wav',
  mp3: 'audio.mp3',
  flac: 'audio.flac',
  opus: 'audio.ogg',
  vorbis: 'audio.ogg',
  aac: 'audio.aac',
  mp4: 'audio.m4a',
  webm: 'audio.webm',
} as const;

const HEAD_BYTES = 64;

type Fields = readonly (readonly [name: string, value: string])[];

/** A form with one file, of known length: many servers do not take chunked uploads. */
export async function multipartBody(fields: Fields, file: string | FileInMemory): Promise<MultipartBody> {
  if (typeof file === 'string') {
    const { start, size } = await beginningOf(file);
    const { headers, head, tail } = frameOf(fields, start, size);
    return {
      headers,
      body: () => Readable.from(inTurn(head, createReadStream(file), tail), { objectMode: false }),
    };
  }
  const { pieces, size } = file;
  const [first = new Uint8Array(0)] = pieces;
  const start = first.length < HEAD_BYTES ? Buffer.concat(pieces) : first;
  const { headers, head, tail } = frameOf(fields, start.subarray(0, HEAD_BYTES), size);
  return { headers, body: () => fewPieces([head, ...pieces, tail]) };
}

/** Each piece is a write of its own. */
const SMALL_BYTES = 4096;

/**
 * Joins neighbours that are small. Large ones stay as they are: memory outside the heap makes V8 collect all of the heap, and
 * a copy of each upload costs more than the writes that it would save.
 */
function fewPieces(pieces: readonly Uint8Array[]): Uint8Array[] {
  const joined: Uint8Array[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const areSmall = before !== undefined && before.length + piece.length <= SMALL_BYTES;
    if (areSmall) joined[joined.length - 1] = Buffer.concat([before, piece]);
    else joined.push(piece);
  }
  return joined;
}

/** What stands around the file. */
function frameOf(fields: Fields, start: Uint8Array, size: number) {
  const kind = soundKindOf(start);
  const boundary = `form-${randomUUID()}`;
  const parts = fields.map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = Buffer.from(
    `${parts.join('')}--${boundary}\r\n` +
      `content-disposition: form-data; name="file"; filename="${kind ? NAMES[kind] : 'audio.mpeg'}"\r\n` +
      'content-type: application/octet-stream\r\n\r\n',
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  return {
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(head.length + size + tail.length),
    },
    head,
    tail,
  };
}

async function* inTurn(
  head: Uint8Array,
  file: AsyncIterable<Uint8Array>,
  tail: Uint8Array,
): AsyncGenerator<Uint8Array> {
  yield head;
  yield* file;
  yield tail;
}

async function beginningOf(file: string): Promise<{ start: Uint8Array; size: number }> {
  await using handle = await open(file);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return { start: buffer.subarray(0, bytesRead), size: (await handle.stat()).size };
}

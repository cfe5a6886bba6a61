import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileInMemory } from '../../../domain/file-in-memory.ts';
import { soundKindOf } from '../../../sound/sound-kind.ts';

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

/** A form with one file, of known length: many servers do not take chunked uploads. */
export async function multipartBody(
  fields: readonly (readonly [name: string, value: string])[],
  file: string | FileInMemory,
): Promise<MultipartBody> {
  const { start, size } = await beginningOf(file);
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
    body: () =>
      typeof file === 'string'
        ? Readable.from(inTurn(head, createReadStream(file), tail), { objectMode: false })
        : [head, ...file.pieces, tail],
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

async function beginningOf(file: string | FileInMemory): Promise<{ start: Uint8Array; size: number }> {
  if (typeof file !== 'string') {
    const [first = new Uint8Array(0)] = file.pieces;
    const start = first.length < HEAD_BYTES ? Buffer.concat(file.pieces) : first;
    return { start: start.subarray(0, HEAD_BYTES), size: file.size };
  }
  await using handle = await open(file);
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  return { start: buffer.subarray(0, bytesRead), size: (await handle.stat()).size };
}

import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { ServiceError } from '../../../domain/errors.ts';
import type { FileInMemory } from '../../../domain/file-in-memory.ts';
import type { ScratchFolder } from '../../machine/scratch.ts';
import type { BodySource } from './read-body.ts';

const MAX_NAME_LENGTH = 200;

const NAME = /^([^[\]]+)(?:\[([^[\]]*)\])?$/;

function isUsableName(name: string | undefined): name is string {
  if (name === undefined || name.length > MAX_NAME_LENGTH) return false;
  const match = NAME.exec(name);
  return match !== null && match[1] !== '__proto__' && match[2] !== '__proto__';
}

/** `a[b]=c` is an object, `a[]=c` an array: SDKs write them so. */
function addField(fields: Record<string, unknown>, name: string, value: string): void {
  const [, outer = name, inner] = NAME.exec(name) ?? [];
  const before = Object.hasOwn(fields, outer) ? fields[outer] : undefined;
  if (inner === undefined) {
    fields[outer] = value;
  } else if (inner === '') {
    fields[outer] = [...(Array.isArray(before) ? before : []), value];
  } else {
    const object = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {};
    fields[outer] = { ...object, [inner]: value };
  }
}

export interface FormLimits {
  /** The parameters that may be files, with their most bytes; a larger one is refused while it arrives, as is any other file. */
  readonly files: Readonly<Record<string, number>>;
  /** The error for a file that is too large. */
  readonly tooLarge: (param: string) => ServiceError;
  /** A file up to this size stays in memory; default 0: all are written to disk. */
  readonly bytesInMemory?: number;
}

/**
 * A parsed form: texts as strings, bracketed names as objects and arrays, some text where the file is, and null where a
 * file was sent instead of text.
 */
export interface MultipartForm {
  readonly fields: Record<string, unknown>;
  readonly files: ReadonlyMap<string, Upload>;
}

const MAX_FIELDS = 100;
const MAX_FILES = 4;
const MAX_FIELD_BYTES = 1024 * 1024;
/** Texts stay in memory until the form is complete. */
const MAX_TEXT_LENGTH = 2 * 1024 * 1024;
/** Headers of the parts, and ignored text between them. */
const MAX_OVERHEAD_BYTES = 1024 * 1024;

/**
 * Reads a multipart form, its files to disk unless they are small. Fields and files may come in any order, chunked or
 * not; only a few buffers of a large upload are in memory at a time.
 */
export async function readMultipartForm(
  { raw: request, bodyUnderWay: underWay }: BodySource,
  folder: ScratchFolder,
  limits: FormLimits,
): Promise<MultipartForm> {
  const { tooLarge, bytesInMemory = 0 } = limits;
  const busboy = openBusboy(request.headers, limits);
  const fields: Record<string, unknown> = {};
  const files = new Map<string, Upload>();
  const streams: BusboyFileStream[] = [];
  const stores: Promise<void>[] = [];
  const { promise: parsed, resolve: finish, reject: refuse } = Promise.withResolvers<void>();

  let textLength = 0;
  busboy.on('field', (name: string | undefined, value, _nameCut, valueCut) => {
    textLength += value.length;
    if (valueCut || textLength > MAX_TEXT_LENGTH) refuse(malformed('it holds too much text'));
    else if (!isUsableName(name)) refuse(malformed(`the field name ${shown(name)} cannot be used`));
    else addField(fields, name, value);
  });
  const store = async (name: string, stream: BusboyFileStream, number: number) => {
    const upload = await storeUpload(stream, {
      choosePath: () => folder.file(`upload-${number}`),
      bytesInMemory,
      keep: (chunkBytes, size) => {
        if (size > (limits.files[name] ?? 0)) throw tooLarge(name);
        underWay?.keep(chunkBytes);
      },
    });
    files.set(name, upload);
    fields[name] = 'file';
  };
  busboy.on('file', (name: string | undefined, stream) => {
    // The parser may report another error for a file that was already refused.
    stream.on('error', () => {});
    streams.push(stream);
    if (!isUsableName(name)) {
      refuse(malformed(`the field name ${shown(name)} cannot be used`));
    } else if (!Object.hasOwn(limits.files, name)) {
      // A file was sent where text is expected: null fails the schema of every parameter. Nobody wants its bytes.
      fields[name] = null;
      stream.resume();
    } else {
      const stored = store(name, stream, stores.length);
      stored.catch(refuse);
      stores.push(stored);
    }
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    busboy.on(limit, () => refuse(malformed('it has too many parts')));
  }
  busboy.on('finish', finish);
  busboy.on('error', (error) => refuse(malformed('it does not parse', error)));
  // The parser has taken all bytes, and would wait forever for a part whose headers never end.
  busboy.once('prefinish', async () => {
    await Promise.allSettled(stores);
    await setImmediate();
    refuse(malformed('it ended early'));
  });
  request.once('aborted', () => refuse(malformed('it ended early')));
  request.once('error', (error) => refuse(malformed('it ended early', error)));
  const bodyBytes = MAX_FILES * largestFile(limits) + MAX_TEXT_LENGTH + MAX_OVERHEAD_BYTES;
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    underWay?.receive(chunk.length);
    if (bytes > bodyBytes) refuse(malformed('it is too large'));
  });

  underWay?.arrive(refuse);
  request.pipe(busboy);
  try {
    await parsed.finally(() => underWay?.arrived());
    await Promise.all(stores);
    return { fields, files };
  } catch (error) {
    request.unpipe(busboy);
    // Wait until the last file is closed, because the folder is removed next.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(stores);
    throw error;
  }
}

function largestFile({ files }: FormLimits): number {
  return Math.max(0, ...Object.values(files));
}

function openBusboy(headers: IncomingHttpHeaders, limits: FormLimits): InstanceType<typeof Busboy> {
  const { 'content-type': contentType = '' } = headers;
  // A body of another type has been read already.
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    const sent = contentType === '' ? 'nothing' : contentType.slice(0, 80);
    throw new ServiceError(
      'invalid_request',
      `This endpoint takes a form (multipart/form-data with a boundary), and Content-Type says ${sent}.`,
    );
  }
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': contentType },
      limits: {
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        files: MAX_FILES,
        parts: MAX_FIELDS + MAX_FILES,
        // One byte more than allowed, to tell a file of exactly the limit from a larger one.
        fileSize: largestFile(limits) + 1,
      },
    });
  } catch (error) {
    throw malformed('its content type has no usable boundary', error);
  }
}

function malformed(why: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid_request', `The multipart form cannot be read: ${why}.`, { cause });
}

function shown(name: string | undefined): string {
  return JSON.stringify(name?.slice(0, 60) ?? '');
}

/** A file of a form: the path of one on disk, or a small one itself. */
type Upload = string | FileInMemory;

interface UploadDeps {
  readonly choosePath: () => string;
  /** A file up to this size stays in memory; 0: none does. */
  readonly bytesInMemory: number;
  /** Called before a chunk is kept, with the size up to and including it; throws to refuse the file. */
  readonly keep: (chunkBytes: number, size: number) => void;
}

/** Reads a file to its end; only a few buffers of one that goes to disk are in memory at a time. */
async function storeUpload(
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

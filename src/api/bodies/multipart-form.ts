import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { ServiceError } from '../../domain/errors.ts';
import type { FileInMemory } from '../../domain/file-in-memory.ts';
import type { ScratchFolder } from '../../machine/scratch.ts';
import type { BodyUnderWay } from './bodies-under-way.ts';
import { addField, isUsableName } from './form-fields.ts';
import { Pieces } from './pieces.ts';
import { type PlainPart, parsePlainForm } from './plain-form.ts';
import { type BodySource, readPieces } from './read-body.ts';

export interface FormLimits {
  /** The only parameter that may be a file; a file under any other name is invalid. */
  readonly fileField: string;
  /** Largest file in bytes; a larger one is refused while it arrives. */
  readonly fileBytes: number;
  /** The error for a file that is too large. */
  readonly tooLarge: (param: string) => ServiceError;
  /** A file up to this size stays in memory; default 0: all are written to disk. */
  readonly bytesInMemory?: number;
}

export interface UploadedFile {
  /** Its path, or the file itself. */
  readonly stored: string | FileInMemory;
  readonly bytes: number;
  /** Of a file on disk; for one in memory nobody has needed it. */
  readonly sha256: string;
}

/**
 * A parsed form: texts as strings, bracketed names as objects and arrays, some text where the file is, and null where a
 * file was sent instead of text.
 */
export interface MultipartForm {
  readonly fields: Record<string, unknown>;
  readonly files: ReadonlyMap<string, UploadedFile>;
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
  source: BodySource,
  folder: ScratchFolder,
  limits: FormLimits,
): Promise<MultipartForm> {
  const { raw, bodyUnderWay } = source;
  const { headers } = raw;
  assertForm(headers['content-type'] ?? '');
  const { bytesInMemory = 0 } = limits;
  const announced = Number(headers['content-length'] ?? Number.NaN);
  if (!(announced <= bytesInMemory)) return await parseForm(raw, headers, folder, limits, bodyUnderWay);
  const pieces = await readPieces(source, bytesInMemory);
  const parts = parsePlainForm(new Pieces(pieces), headers['content-type'] ?? '');
  if (parts?.every(({ name }) => isUsableName(name))) return plainForm(parts, folder, limits);
  return await parseForm(Readable.from(pieces, { objectMode: false }), headers, folder, limits, null);
}

function plainForm(parts: readonly PlainPart[], folder: ScratchFolder, limits: FormLimits): MultipartForm {
  const fields: Record<string, unknown> = {};
  const files = new Map<string, UploadedFile>();
  for (const [number, { name, text, file }] of parts.entries()) {
    if (text !== null) addField(fields, name, text);
    // A file was sent where text is expected: null fails the schema of every parameter.
    else if (name !== limits.fileField) fields[name] = null;
    if (file === null || name !== limits.fileField) continue;
    const size = file.reduce((sum, piece) => sum + piece.length, 0);
    const stored = inMemory({ pieces: file, size }, () => folder.file(`upload-${number}`));
    files.set(name, { stored, bytes: size, sha256: '' });
    fields[name] = 'file';
  }
  return { fields, files };
}

/** Any form, as it arrives. `underWay` is null when its bytes have been accounted for. */
async function parseForm(
  request: Readable,
  headers: IncomingHttpHeaders,
  folder: ScratchFolder,
  limits: FormLimits,
  underWay: BodyUnderWay | null,
): Promise<MultipartForm> {
  const busboy = openBusboy(headers, limits);
  const fields: Record<string, unknown> = {};
  const files = new Map<string, UploadedFile>();
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
  busboy.on('file', (name: string | undefined, stream) => {
    // The parser may report another error for a file that was already refused.
    stream.on('error', () => {});
    streams.push(stream);
    if (!isUsableName(name)) {
      refuse(malformed(`the field name ${shown(name)} cannot be used`));
      return;
    }
    if (name !== limits.fileField) {
      // A file was sent where text is expected: null fails the schema of every parameter. Nobody wants its bytes.
      fields[name] = null;
      stream.resume();
      return;
    }
    const number = stores.length;
    const keep = (more: number) => underWay?.keep(more);
    const store = storeFile(stream, () => folder.file(`upload-${number}`), limits, keep).then((file) => {
      files.set(name, file);
      fields[name] = 'file';
    });
    store.catch(refuse);
    stores.push(store);
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    busboy.on(limit, () => refuse(malformed('it has too many parts')));
  }
  busboy.on('finish', finish);
  busboy.on('error', (error) => refuse(malformed('it does not parse', error)));
  request.once('aborted', () => refuse(malformed('it ended early')));
  request.once('error', (error) => refuse(malformed('it ended early', error)));
  const bodyBytes = MAX_FILES * limits.fileBytes + MAX_TEXT_LENGTH + MAX_OVERHEAD_BYTES;
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    underWay?.receive(chunk.length);
    if (bytes > bodyBytes) refuse(malformed('it is too large'));
  });
  // The parser would wait forever for a part whose headers never end.
  let isParsed = false;
  request.once('end', () => {
    void quiet(stores, () => isParsed).then(() => {
      if (!isParsed) refuse(malformed('it ended early'));
    });
  });

  underWay?.arrive(refuse);
  request.pipe(busboy);
  try {
    await parsed;
    underWay?.arrived();
    isParsed = true;
    await Promise.all(stores);
    return { fields, files };
  } catch (error) {
    underWay?.arrived();
    request.unpipe(busboy);
    // Wait until the last file is closed, because the folder is removed next.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(stores);
    throw error;
  }
}

/** A body of another type has been read already. */
function assertForm(contentType: string): void {
  if (/^multipart\/form-data\s*;/i.test(contentType)) return;
  const sent = contentType === '' ? 'nothing' : contentType.slice(0, 80);
  throw new ServiceError(
    'invalid_request',
    `This endpoint takes a form (multipart/form-data with a boundary), and Content-Type says ${sent}.`,
  );
}

function openBusboy(headers: IncomingHttpHeaders, limits: FormLimits): InstanceType<typeof Busboy> {
  const contentType = headers['content-type'] ?? '';
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': contentType },
      limits: {
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        files: MAX_FILES,
        parts: MAX_FIELDS + MAX_FILES,
        // One byte more than allowed, to tell a file of exactly the limit from a larger one.
        fileSize: limits.fileBytes + 1,
      },
    });
  } catch (error) {
    throw malformed('its content type has no usable boundary', error);
  }
}

async function storeFile(
  stream: BusboyFileStream,
  choosePath: () => string,
  limits: FormLimits,
  keep: (bytes: number) => void,
): Promise<UploadedFile> {
  const kept = await readSmall(stream, limits.bytesInMemory ?? 0, keep);
  if (kept.isWhole) return { stored: inMemory(kept, choosePath), bytes: kept.size, sha256: '' };
  const path = choosePath();
  const hash = createHash('sha256');
  let bytes = 0;
  if (kept.size > 0) stream.unshift(Buffer.concat(kept.pieces));
  await pipeline(
    stream,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        const before = Math.max(bytes, kept.size);
        bytes += chunk.length;
        if (bytes > limits.fileBytes) throw limits.tooLarge(limits.fileField);
        if (bytes > before) keep(bytes - before);
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return { stored: path, bytes, sha256: hash.digest('hex') };
}

/** The whole file, if it is not larger than `mostBytes`; otherwise its beginning, and the stream is paused there. */
async function readSmall(
  stream: BusboyFileStream,
  mostBytes: number,
  keep: (bytes: number) => void,
): Promise<{ pieces: Buffer[]; size: number; isWhole: boolean }> {
  if (mostBytes === 0) return { pieces: [], size: 0, isWhole: false };
  const pieces: Buffer[] = [];
  let size = 0;
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const take = (chunk: Buffer): void => {
    try {
      keep(chunk.length);
    } catch (refusal) {
      reject(refusal);
      return;
    }
    pieces.push(chunk);
    size += chunk.length;
    if (size <= mostBytes) return;
    stream.pause();
    resolve(false);
  };
  const end = () => resolve(true);
  const close = () => reject(malformed('it ended early'));
  stream.on('data', take).once('end', end).once('error', reject).once('close', close);
  const isWhole = await promise;
  stream.off('data', take).off('end', end).off('error', reject).off('close', close);
  return { pieces, size, isWhole };
}

function inMemory(
  { pieces, size }: Pick<FileInMemory, 'pieces' | 'size'>,
  choosePath: () => string,
): FileInMemory {
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

/** Resolves when every file has been handled and the parser has found no further one. */
async function quiet(stores: readonly Promise<void>[], isParsed: () => boolean): Promise<void> {
  let seen = -1;
  while (seen !== stores.length) {
    seen = stores.length;
    await Promise.allSettled(stores);
    for (let turn = 0; turn < PARSER_TURNS && !isParsed(); turn += 1) await setImmediate();
  }
}

/** After the last byte, the parser needs one or two turns of the event loop. */
const PARSER_TURNS = 10;

function malformed(why: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid_request', `The multipart form cannot be read: ${why}.`, { cause });
}

function shown(name: string | undefined): string {
  return JSON.stringify(name?.slice(0, 60) ?? '');
}

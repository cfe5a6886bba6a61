import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { ServiceError } from '../domain/errors.ts';
import type { ScratchFolder } from '../services/scratch.ts';

export interface FormLimits {
  /** The one parameter that is a file; a file under any other name is a value of the wrong type. */
  readonly fileField: string;
  /** Largest file in bytes; one byte more is refused as it arrives. */
  readonly fileBytes: number;
  /** The refusal of a larger file. */
  readonly tooLarge: (param: string) => ServiceError;
}

export interface UploadedFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/**
 * A parsed form: text as strings, bracketed names as objects and arrays, the file as the path of the stored upload, a
 * file where text belongs as null.
 */
export interface MultipartForm {
  readonly fields: Record<string, unknown>;
  readonly files: ReadonlyMap<string, UploadedFile>;
}

const MAX_FIELDS = 100;
const MAX_FILES = 4;
const MAX_FIELD_BYTES = 1024 * 1024;
const MAX_NAME_BYTES = 200;

/** After a refusal the rest of the body is read and thrown away for so long, so that the caller hears the answer. */
const LINGER_MS = 2000;

/**
 * Streams a multipart form to disk. Fields and files may come in any order, chunked or not; whatever the size of an
 * upload, only a few buffers of it are in memory at a time.
 */
export async function readMultipartForm(
  request: IncomingMessage,
  folder: ScratchFolder,
  limits: FormLimits,
): Promise<MultipartForm> {
  const busboy = openBusboy(request, limits);
  const fields: Record<string, unknown> = {};
  const files = new Map<string, UploadedFile>();
  const stores: Promise<void>[] = [];
  let refuse: (error: Error) => void = () => {};
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });

  busboy.on('field', (name, value, nameCut, valueCut) => {
    if (nameCut || valueCut) refuse(malformed(`the field ${shown(name)} is too long`));
    else addField(fields, name, value, refuse);
  });
  busboy.on('file', (name, stream) => {
    stores.push(
      storeFile(stream, name, folder.file(`upload-${stores.length}`), limits)
        .then((file) => {
          if (name === limits.fileField) files.set(name, file);
          fields[name] = name === limits.fileField ? file.path : null;
        })
        .catch((error: Error) => refuse(error)),
    );
  });
  for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
    busboy.on(limit, () => refuse(malformed('it has too many parts')));
  }
  const parsed = new Promise<void>((resolve, reject) => {
    busboy.on('finish', resolve);
    busboy.on('error', (error) => reject(malformed('it does not parse', error)));
    request.once('aborted', () => reject(malformed('it ended early')));
    request.once('error', (error) => reject(malformed('it ended early', error)));
  });

  request.pipe(busboy);
  try {
    await Promise.race([parsed, refused]);
    await Promise.race([Promise.all(stores), refused]);
    return { fields, files };
  } catch (error) {
    request.unpipe(busboy);
    await discardRest(request);
    throw error;
  }
}

function openBusboy(request: IncomingMessage, limits: FormLimits): InstanceType<typeof Busboy> {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new ServiceError('invalid_request', 'This endpoint takes multipart/form-data with a boundary.');
  }
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': contentType },
      limits: {
        fieldNameSize: MAX_NAME_BYTES,
        fieldSize: MAX_FIELD_BYTES,
        fields: MAX_FIELDS,
        files: MAX_FILES,
        // One more than is allowed, so that a file of exactly the limit is told apart from a larger one.
        fileSize: limits.fileBytes + 1,
      },
    });
  } catch (error) {
    throw malformed('its content type has no usable boundary', error);
  }
}

async function storeFile(
  stream: BusboyFileStream,
  name: string,
  path: string,
  limits: FormLimits,
): Promise<UploadedFile> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    stream,
    async function* count(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        if (bytes > limits.fileBytes) throw limits.tooLarge(name);
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(path),
  );
  return { path, bytes, sha256: hash.digest('hex') };
}

/** `a[b]=c` is an object, `a[]=c` an array, and so SDKs write them (decision 21). */
function addField(
  fields: Record<string, unknown>,
  name: string,
  value: string,
  refuse: (error: Error) => void,
): void {
  const match = /^([^[\]]+)(?:\[([^[\]]*)\])?$/.exec(name);
  const [, outer, inner] = match ?? [];
  if (outer === undefined || outer === '__proto__' || inner === '__proto__') {
    refuse(malformed(`the field name ${shown(name)} cannot be used`));
    return;
  }
  if (inner === undefined) {
    fields[outer] = value;
  } else if (inner === '') {
    const list = Array.isArray(fields[outer]) ? fields[outer] : [];
    fields[outer] = [...list, value];
  } else {
    const before = fields[outer];
    const object = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {};
    fields[outer] = { ...object, [inner]: value };
  }
}

async function discardRest(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  request.resume();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LINGER_MS);
    for (const event of ['end', 'close', 'error'] as const) {
      request.once(event, () => {
        clearTimeout(timer);
        resolve();
      });
    }
  });
}

function malformed(why: string, cause?: unknown): ServiceError {
  return new ServiceError('invalid_request', `The multipart form cannot be read: ${why}.`, { cause });
}

function shown(name: string): string {
  return JSON.stringify(name.slice(0, 60));
}

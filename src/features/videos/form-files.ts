import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { ServiceError } from '../../domain/errors.ts';
import { pathOf } from '../../domain/file-in-memory.ts';
import { idempotentRequest } from '../../platform/http/bodies/idempotent-request.ts';
import type { MultipartForm } from '../../platform/http/bodies/multipart-form.ts';
import type { IdempotentRequest } from '../../platform/idempotency/idempotency.ts';
import { INPUT_KINDS, type InputKind } from '../../platform/media/video-inputs.ts';

/** Pictures, clips and recordings as files of a form. */

/** The most bytes of each, by its parameter. */
export function formFiles(
  kinds: Readonly<Record<string, { readonly kind: InputKind }>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(kinds).map(([name, { kind }]) => [name, INPUT_KINDS[kind].mostBytes]),
  );
}

export function tooLarge(kind: InputKind, param: string): ServiceError {
  const { unusable, megabytes } = INPUT_KINDS[kind];
  return new ServiceError(unusable, `\`${param}\` is larger than ${megabytes}.`, { param });
}

/** Refuses a field of this name that is text instead of a file. */
export function assertFile(form: MultipartForm, name: string): void {
  if (form.fields[name] === undefined || form.files.has(name)) return;
  throw new ServiceError('invalid_parameter', `\`${name}\` must be a file.`, { param: name });
}

/** Files are compared by their hash: a repeated upload has a different path and boundary. */
export async function idempotentForm(
  request: FastifyRequest,
  { fields, files }: MultipartForm,
): Promise<IdempotentRequest | null> {
  if (idempotentRequest(request, fields) === null) return null;
  const hashes: Record<string, string> = {};
  for (const [name, file] of files) hashes[name] = await hashOfFile(await pathOf(file));
  return idempotentRequest(request, { ...fields, ...hashes });
}

async function hashOfFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

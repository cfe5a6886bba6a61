import type { FastifyReply, FastifyRequest } from 'fastify';
import { ServiceError } from '../../../domain/errors.ts';
import type { StoredFile } from '../../artifacts/files.ts';
import type { FairGate } from '../../turns/fair-gate.ts';
import { addressKey } from '../connections/address-key.ts';
import { CallerLeft } from '../connections/caller-left.ts';
import { sendError } from './error-response.ts';

/** Players and download tools expect it; the contract has no status for it. */
const RANGE_NOT_SATISFIABLE = 416;

/** Sends a stored file: whole, or the requested range; only the headers for HEAD. */
export async function sendFile(
  downloads: FairGate,
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
): Promise<FastifyReply> {
  const { bytes, etag, modifiedAt } = file.facts;
  const known = isKnown(request.headers['if-none-match'], etag);
  const range = known ? null : requestedRange(request, bytes, etag);
  if (range === 'unsatisfiable') {
    const error = new ServiceError(
      'invalid_request',
      `The file has ${bytes} bytes, and the Range begins after its end.`,
    );
    return sendError(reply.header('content-range', `bytes */${bytes}`), error, RANGE_NOT_SATISFIABLE);
  }
  reply
    .type(file.contentType)
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    .header('last-modified', new Date(modifiedAt).toUTCString())
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, max-age=300');
  if (known) return reply.code(304).send();
  const { start, end } = range ?? { start: 0, end: bytes - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes}`);
  reply.header('content-length', end - start + 1);
  if (request.method === 'HEAD') return reply.send();
  await takePlace(downloads, request, reply);
  return reply.send(await file.read({ start, end }));
}

const neverLeft = new AbortController().signal;

/** An open download holds a file descriptor until the client has read it, so downloads per address are limited. */
async function takePlace(downloads: FairGate, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const place = await downloads.enter({ account: addressKey(request.ip) }, neverLeft);
  const leave = () => place[Symbol.dispose]();
  reply.raw.once('close', leave);
  if (!reply.raw.destroyed) return;
  leave();
  throw new CallerLeft();
}

/** `If-None-Match` is a list of tags, possibly weak ones, or `*` (RFC 9110). */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return known.includes('*') || known.includes(etag);
}

/** A single byte range; a request for several gets the whole file, as RFC 9110 allows. */
function requestedRange(
  request: FastifyRequest,
  bytes: number,
  etag: string,
): { start: number; end: number } | 'unsatisfiable' | null {
  const ifRange = request.headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag) return null;
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first, last] = match;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  return start > end || start >= bytes ? 'unsatisfiable' : { start, end };
}

import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../../../domain/errors.ts';
import type { BodyUnderWay } from './bodies-under-way.ts';

/** Most bodies fit; for a larger one the buffer grows. */
const FIRST_BYTES = 16 * 1024;

/** After so many bytes a body has proved to move, and gets a buffer of the length that it announces. */
const PROOF_BYTES = 1024 * 1024;

/** What is read, and what accounts for it; null: nothing was announced. */
export interface BodySource {
  readonly raw: IncomingMessage;
  readonly bodyUnderWay: BodyUnderWay | null;
}

/**
 * Reads the whole body into one buffer. Each chunk is copied as it arrives: joining tens of megabytes at the end would
 * block every other request meanwhile.
 */
export async function readBody({ raw, bodyUnderWay }: BodySource, limit: number): Promise<Buffer> {
  const { 'content-length': announced } = raw.headers;
  const most = announced === undefined ? limit : Number(announced);
  if (most > limit) throw tooLarge(limit);
  let buffer = Buffer.allocUnsafe(Math.min(most, FIRST_BYTES));
  let length = 0;
  const { promise: body, resolve, reject } = Promise.withResolvers<Buffer>();
  const stop = () => {
    raw.off('data', take).off('end', end).off('error', fail).off('aborted', fail);
    bodyUnderWay?.arrived();
  };
  const refuse = (error: unknown) => {
    stop();
    reject(error);
  };
  const take = (chunk: Buffer) => {
    const needed = length + chunk.length;
    if (needed > limit) return refuse(tooLarge(limit));
    bodyUnderWay?.receive(chunk.length);
    try {
      bodyUnderWay?.keep(chunk.length);
    } catch (refusal) {
      return refuse(refusal);
    }
    if (needed > buffer.length) {
      // Of a buffer that is not filled yet, the system gives out only the part that was written to.
      const grown = length >= PROOF_BYTES && announced !== undefined ? most : buffer.length * 2;
      const larger = Buffer.allocUnsafe(Math.min(most, Math.max(needed, grown)));
      buffer.copy(larger, 0, 0, length);
      buffer = larger;
    }
    chunk.copy(buffer, length);
    length = needed;
  };
  const end = () => {
    stop();
    resolve(buffer.subarray(0, length));
  };
  const fail = (error?: Error) =>
    refuse(new ServiceError('invalid_request', 'The body ended early.', { cause: error }));
  bodyUnderWay?.arrive(refuse);
  raw.on('data', take).on('end', end).on('error', fail).on('aborted', fail);
  return await body;
}

function tooLarge(limit: number): ServiceError {
  return new ServiceError(
    'invalid_request',
    `The body is larger than the ${megabytes(limit)} that this endpoint takes.`,
  );
}

function megabytes(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} KB` : `${Math.round(bytes / 1024 / 1024)} MB`;
}

import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../../domain/errors.ts';
import type { BodyUnderWay } from './bodies-under-way.ts';

/** Most bodies fit; for a larger one the buffer grows. */
const FIRST_BYTES = 16 * 1024;

/** After so many bytes a body has proved to move, and gets a buffer of the length that it announces. */
const PROOF_BYTES = 1024 * 1024;

type Received = (error: Error | null, body?: Buffer) => void;

/** What is read, and what accounts for it; null: nothing was announced. */
export interface BodySource {
  readonly raw: IncomingMessage;
  readonly bodyUnderWay: BodyUnderWay | null;
}

/** As `receiveBody`, for whoever can wait for a promise. */
export function readBody(source: BodySource, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    receiveBody(source, limit, (error, body) => (body ? resolve(body) : reject(error)));
  });
}

/**
 * Reads the whole body into one buffer. Each chunk is copied as it arrives: joining tens of megabytes at the end would
 * block every other request meanwhile.
 */
export function receiveBody(source: BodySource, limit: number, received: Received): void {
  const { 'content-length': announced } = source.raw.headers;
  const most = announced === undefined ? limit : Number(announced);
  if (most > limit) {
    received(tooLarge(limit));
    return;
  }
  let buffer = Buffer.allocUnsafe(Math.min(most, FIRST_BYTES));
  let length = 0;
  const take = (chunk: Buffer) => {
    const needed = length + chunk.length;
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
  receiveChunks(source, limit, take, (error) =>
    error ? received(error) : received(null, buffer.subarray(0, length)),
  );
}

/** As `readBody`, in the pieces in which it arrives. For small bodies. */
export function readPieces(source: BodySource, limit: number): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    receiveChunks(
      source,
      limit,
      (chunk) => pieces.push(chunk),
      (error) => (error ? reject(error) : resolve(pieces)),
    );
  });
}

function receiveChunks(
  { raw, bodyUnderWay }: BodySource,
  limit: number,
  keep: (chunk: Buffer) => void,
  done: (error: Error | null) => void,
): void {
  let length = 0;
  const settle = (error: Error | null) => {
    raw.off('data', take).off('end', end).off('error', fail).off('aborted', fail);
    bodyUnderWay?.arrived();
    done(error);
  };
  const take = (chunk: Buffer) => {
    length += chunk.length;
    if (length > limit) return settle(tooLarge(limit));
    bodyUnderWay?.receive(chunk.length);
    try {
      bodyUnderWay?.keep(chunk.length);
    } catch (refusal) {
      return settle(refusal as Error);
    }
    keep(chunk);
  };
  const end = () => settle(null);
  const fail = (error?: Error) =>
    settle(new ServiceError('invalid_request', 'The body ended early.', { cause: error }));
  bodyUnderWay?.arrive(settle);
  raw.on('data', take).on('end', end).on('error', fail).on('aborted', fail);
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

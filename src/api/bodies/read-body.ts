import type { IncomingMessage } from 'node:http';
import { ServiceError } from '../../domain/errors.ts';

/** Most bodies fit; for a larger one the buffer is sized by Content-Length, or grows. */
const FIRST_BYTES = 16 * 1024;

type Received = (error: Error | null, body?: Buffer) => void;

/** As `receiveBody`, for whoever can wait for a promise. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    receiveBody(request, limit, (error, body) => (body ? resolve(body) : reject(error)));
  });
}

/**
 * Reads the whole body into one buffer. Each chunk is copied as it arrives: joining tens of megabytes at the end would
 * block every other request meanwhile.
 */
export function receiveBody(request: IncomingMessage, limit: number, received: Received): void {
  const announced = Number(request.headers['content-length'] ?? Number.NaN);
  if (announced > limit) {
    received(tooLarge(limit));
    return;
  }
  let buffer = Buffer.allocUnsafe(Number.isNaN(announced) ? FIRST_BYTES : announced);
  let length = 0;
  const settle: Received = (error, body) => {
    request.off('data', take).off('end', end).off('error', fail).off('aborted', fail);
    received(error, body);
  };
  const take = (chunk: Buffer) => {
    const needed = length + chunk.length;
    if (needed > limit) return settle(tooLarge(limit));
    if (needed > buffer.length) {
      const larger = Buffer.allocUnsafe(Math.min(limit, Math.max(needed, buffer.length * 2)));
      buffer.copy(larger, 0, 0, length);
      buffer = larger;
    }
    chunk.copy(buffer, length);
    length = needed;
  };
  const end = () => settle(null, buffer.subarray(0, length));
  const fail = (error?: Error) =>
    settle(new ServiceError('invalid_request', 'The body ended early.', { cause: error }));
  request.on('data', take).on('end', end).on('error', fail).on('aborted', fail);
}

/** As `readBody`, in the pieces in which it arrives. For small bodies. */
export function readPieces(request: IncomingMessage, limit: number): Promise<Buffer[]> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const settle = (act: () => void) => {
      request.off('data', take).off('end', end).off('error', fail).off('aborted', fail);
      act();
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length > limit) settle(() => reject(tooLarge(limit)));
      else pieces.push(chunk);
    };
    const end = () => settle(() => resolve(pieces));
    const fail = (error?: Error) =>
      settle(() => reject(new ServiceError('invalid_request', 'The body ended early.', { cause: error })));
    request.on('data', take).on('end', end).on('error', fail).on('aborted', fail);
  });
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

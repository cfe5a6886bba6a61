import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Location } from './s3-location.ts';

const CONNECT_MS = 3000;

/** A part that trickles is given up after this time. */
const LONGEST_REQUEST_MS = 300_000;

const ATTEMPTS = 3;

/** Uploads at once, two parts each. */
const WRITING_SOCKETS = 64;

/**
 * For uploads and copies: a connection on which nothing moves for `timeoutMs` is given up. Sockets of their own, so that
 * slow readers of videos do not keep videos from being stored.
 */
export function connectForWriting(location: S3Location): S3Client {
  const { timeoutMs } = location;
  const agent = { maxSockets: WRITING_SOCKETS };
  return connect(location, location.endpoint, {
    connectionTimeout: Math.min(CONNECT_MS, timeoutMs),
    socketTimeout: timeoutMs,
    requestTimeout: LONGEST_REQUEST_MS,
    throwOnRequestTimeout: true,
    httpAgent: agent,
    httpsAgent: agent,
  });
}

/**
 * For everything else: an attempt may take half of the time until an answer begins. No time limit of the socket: it would
 * cut off a slow reader of a video. The number of readers is bounded where they come from.
 */
export function connectForReading(location: S3Location): S3Client {
  const { timeoutMs } = location;
  const agent = { maxSockets: Number.POSITIVE_INFINITY };
  return connect(location, location.endpoint, {
    connectionTimeout: Math.min(CONNECT_MS, timeoutMs / 2),
    socketTimeout: 0,
    requestTimeout: timeoutMs / 2,
    throwOnRequestTimeout: true,
    httpAgent: agent,
    httpsAgent: agent,
  });
}

/** For links, which callers open. It sends nothing. */
export function connectForSigning(location: S3Location): S3Client {
  return connect(location, location.publicEndpoint ?? location.endpoint, {});
}

function connect(
  { region, credentials }: S3Location,
  endpoint: string | null,
  requestHandler: NonNullable<S3ClientConfig['requestHandler']>,
): S3Client {
  return new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials !== null && { credentials }),
    requestHandler,
    // With pauses that grow, as the SDK makes them.
    maxAttempts: ATTEMPTS,
    // Checksums in trailers are an Amazon feature; other stores refuse them. Uploads carry `Content-MD5`.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

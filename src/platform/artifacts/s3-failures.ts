import { S3ServiceException } from '@aws-sdk/client-s3';
import { ArtifactsUnavailable } from '../../domain/artifacts-unavailable.ts';
import { isDiskFull } from '../../domain/disk-full.ts';

/** Whether there is no such object. HEAD has no body that could say more than 404. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}

/**
 * What callers of the store get: `signal`'s own reason, an object that is missing, or a store that is away. A store that
 * refuses (a wrong key, no bucket) is away, too: the operator can mend that, and no video should be lost meanwhile.
 */
export function toUnavailable(error: unknown, signal?: AbortSignal): Error {
  if (signal?.aborted) return signal.reason as Error;
  const isOther = isMissing(error) || isDiskFull(error) || error instanceof ArtifactsUnavailable;
  return isOther ? (error as Error) : new ArtifactsUnavailable(error);
}

import { isDiskFull } from '../domain/disk-full.ts';
import { ServiceError } from '../domain/errors.ts';
import type { ChildFailure, ChildMessage } from './child-message.ts';

/** A thrown value as a message that can be sent between processes. */
export function describeFailure(error: unknown): ChildMessage {
  if (error instanceof ServiceError) {
    const { code, message, param } = error;
    return param === undefined
      ? { type: 'refusal', code, message }
      : { type: 'refusal', code, message, param };
  }
  return {
    type: 'failure',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    diskFull: isDiskFull(error),
  };
}

/** The error, restored in the other process. */
export function toError({ message, diskFull }: ChildFailure): Error {
  return diskFull ? Object.assign(new Error(message), { code: 'ENOSPC' }) : new Error(message);
}

import { ServiceError } from '../domain/errors.ts';
import type { ChildMessage } from './run-in-child.ts';

/** A thrown value as words that can cross a process boundary. */
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
  };
}

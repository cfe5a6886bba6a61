import { ServiceError } from '../../domain/errors.ts';
import { ChildCrash } from '../../platform/children/child-crash.ts';

const COME_BACK_SECONDS = 2;

/** The error a caller gets for a crashed engine: its work is lost, and a new process is already starting. */
export function engineFailure(error: unknown, capability: string): unknown {
  if (!(error instanceof ChildCrash)) return error;
  return new ServiceError(
    'service_unavailable',
    `The engine for ${capability} stopped unexpectedly. Try again.`,
    {
      retryAfterSeconds: COME_BACK_SECONDS,
      cause: error,
    },
  );
}

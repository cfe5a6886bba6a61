import { ServiceError } from '../../domain/errors.ts';

/**
 * The database is unreachable, or did not respond in time. Callers get a 503; background work is retried. `fate` says
 * what happened to a write: nothing was written, or unknown.
 */
export class StorageUnavailable extends ServiceError {
  readonly fate: 'none' | 'unknown';

  constructor(
    cause: unknown,
    fate: 'none' | 'unknown',
    message = 'The service is temporarily unavailable. Try again in a moment.',
  ) {
    super('service_unavailable', message, { retryAfterSeconds: 2, cause });
    this.fate = fate;
  }
}

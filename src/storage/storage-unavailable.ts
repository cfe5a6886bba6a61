import { ServiceError } from '../domain/errors.ts';

/**
 * The database cannot be reached, or did not answer in time. Callers are told to come back; work in the background is
 * taken up again. `fate` says what became of a write: nothing was written, or it is not known.
 */
export class StorageUnavailable extends ServiceError {
  readonly fate: 'none' | 'unknown';

  constructor(cause: unknown, fate: 'none' | 'unknown') {
    super('service_unavailable', 'The service is temporarily unavailable. Try again in a moment.', {
      retryAfterSeconds: 2,
      cause,
    });
    this.fate = fate;
  }
}

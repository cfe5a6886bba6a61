import { ServiceError } from './errors.ts';

/**
 * The store of videos is away: it does not answer in time, cannot be reached, or refuses for a reason that is not in the
 * request. Callers get a 503, and a task returns to the queue: its video is not at fault.
 */
export class ArtifactsUnavailable extends ServiceError {
  constructor(cause: unknown) {
    super('service_unavailable', 'Files cannot be stored or read at the moment. Try again in a moment.', {
      retryAfterSeconds: 10,
      cause,
    });
  }
}

import { ServiceError } from './errors.ts';

/** Every route of a model is out of service for longer than a caller would wait. Why is for the operator alone. */
export function outOfService(waitMs: number): ServiceError {
  return new ServiceError(
    'service_unavailable',
    'This model is out of service: this server cannot send requests to its provider now. Use another model, or try again later.',
    { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  );
}

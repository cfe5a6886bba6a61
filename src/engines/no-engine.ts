import { ServiceError } from '../domain/errors.ts';

/** A model that this deployment offers but cannot run. */
export function noEngine(model: string): ServiceError {
  return new ServiceError(
    'service_unavailable',
    `The model ${model} has no engine on this server. The operator can add one; other models may be available.`,
  );
}

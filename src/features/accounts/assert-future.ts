import { ServiceError } from '../../domain/errors.ts';

/** An expiry in the past is a slip of the pen: what it is set for would never work. */
export function assertFuture(expiresAt: number | null | undefined, now: number, param: string): void {
  if (expiresAt === null || expiresAt === undefined || expiresAt > now) return;
  throw new ServiceError('invalid_parameter', `\`${param}\` must be in the future.`, { param });
}

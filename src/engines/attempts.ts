import type { RouteAttempt } from '../domain/logged-request.ts';

/** The routes that were tried for a request, by the signal that stops it: engines know no more of a request. */
const attempts = new WeakMap<AbortSignal, RouteAttempt[]>();

export function noteAttempt(signal: AbortSignal, attempt: RouteAttempt): void {
  const known = attempts.get(signal);
  if (known) known.push(attempt);
  else attempts.set(signal, [attempt]);
}

export function attemptsOf(signal: AbortSignal): readonly RouteAttempt[] {
  return attempts.get(signal) ?? [];
}

import type { RouteAttempt } from '../domain/logged-request.ts';
import type { UpstreamCost } from '../domain/upstream-cost.ts';

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

/** What hosted services take for a request; their routes have their names. */
export function costsOf(signal: AbortSignal): readonly UpstreamCost[] {
  return attemptsOf(signal).flatMap(({ route, cost }) =>
    cost === undefined ? [] : [{ upstream: route, amount: cost }],
  );
}

/** What is tried for `part` of a request is tried for the request. Returns `part`. */
export function asPartOf(signal: AbortSignal, part: AbortSignal): AbortSignal {
  const known = attempts.get(signal) ?? [];
  attempts.set(signal, known);
  attempts.set(part, known);
  return part;
}

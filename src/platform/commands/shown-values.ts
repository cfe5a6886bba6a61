/** Values of the operator API, formatted for people. */

export function shownAmount(amount: number | null): string {
  return amount === null ? 'no limit' : plain(amount);
}

/** Without exponents: `1e-6` is hard to read as a price. */
function plain(amount: number): string {
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(6).replace(/0+$/, '');
}

export function shownTime(seconds: number | null, none = '-'): string {
  return seconds === null ? none : new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');
}

/** A time at which something ends, and whether it has. */
export function shownEnd(seconds: number | null, none = '-'): string {
  const isOver = seconds !== null && seconds * 1000 <= Date.now();
  return isOver ? `${shownTime(seconds)} (expired)` : shownTime(seconds, none);
}

export function shownSeconds(seconds: number | null): string {
  return seconds === null ? '-' : `${seconds.toFixed(1)} s`;
}

export function shownList(list: readonly string[] | null, none: string): string {
  if (list === null) return none;
  return list.length === 0 ? 'none' : list.join(',');
}

export type RateLimitJson = { requests: number; per_seconds: number } | 'default' | null;

export function shownRateLimit(limit: RateLimitJson): string {
  if (limit === null) return 'no limit';
  return limit === 'default' ? 'default' : `${limit.requests}/${limit.per_seconds}s`;
}

/**
 * An estimate from the speed so far; null before there is any progress. `fromPercent` is what was done when `elapsedMs` began
 * to count.
 */
export function timeLeft(elapsedMs: number, percent: number, fromPercent = 0): number | null {
  const done = percent - fromPercent;
  return done > 0 && percent < 100 ? (elapsedMs / done) * (100 - percent) : null;
}

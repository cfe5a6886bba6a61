import type { Leg } from './leg.ts';

/** On a way with turns nobody is so far behind that the film is half over when they come. */
const MOST = 0.34;

/** How much of the film it takes to get so far on the first stretch. */
export function lagOf(legs: readonly Leg[], distance: number): number {
  const [first, ...others] = legs;
  if (!first) return 0;
  const turns = others.some(({ rests }) => !rests);
  const [one, other] = [first.at(0), first.at(1)];
  const long = Math.max(0.2, Math.hypot(other.x - one.x, other.y - one.y));
  const lag = (distance / long) * (first.until - first.from);
  return turns ? Math.min(MOST, lag) : lag;
}

/** The same way, later: at first still coming to where it begins, and at the end not yet there. */
export function lagging(legs: readonly Leg[], lag: number, distance: number): Leg[] {
  return legs.map((leg, index): Leg => {
    const [one, other] = [leg.at(0), leg.at(0.1)];
    // Toward the eye they go beside each other.
    if (one.far !== undefined)
      return { ...leg, at: (share) => ({ ...leg.at(share), x: leg.at(share).x - distance }) };
    if (index > 0) return { ...leg, from: leg.from + lag, until: leg.until + lag };
    const long = leg.until - leg.from;
    const step = (other.x - one.x) * 10;
    return {
      ...leg,
      until: leg.until + lag,
      at: (share) => {
        const late = (share * (long + lag) - lag) / long;
        return late >= 0 ? leg.at(Math.min(1, late)) : { ...one, x: one.x + late * step };
      },
    };
  });
}

const SPREAD = 0.45;

/** On a slope nobody comes from beyond its end: whoever is first has a part of the way behind them, `first` of all. */
export function onSlope(legs: readonly Leg[], lag: number, first: number): Leg[] {
  return legs.map((leg, index) => {
    if (index > 0 && !leg.rests) return leg;
    const most = Math.min(SPREAD, first / (leg.until - leg.from));
    const own = first === 0 ? 0 : most * (1 - lag / first);
    return { ...leg, at: (share) => leg.at(leg.rests ? share : own + share * (1 - most)) };
  });
}

export function isSlope([first]: readonly Leg[]): boolean {
  return first?.at(0.5).angle !== undefined;
}

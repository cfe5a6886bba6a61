import { ServiceError } from './errors.ts';
import type { Micros } from './money.ts';
import { spanMs, TIME_SPAN } from './time-span.ts';

/** What a request may ask of the cache of films, in the header `Phonofilm-Cache`. */
export const CACHE_WISHES = ['use', 'only', 'refresh'] as const;
export type CacheWish = (typeof CACHE_WISHES)[number];

export interface CacheUse {
  readonly wish: CacheWish;
  /** Older films are made anew; null: as long as films are kept. */
  readonly maxAgeMs: number | null;
}

/** The settings of the house: 0 is off. */
export interface CacheSettings {
  readonly filmsMs: number;
  /** Of a film that is given again. */
  readonly price: Micros;
}

/** `off`, or the greatest age of a film that is given again. */
export const CACHED_FILMS = `^(off|${TIME_SPAN})$`;

export function readCachedFilms(text: string): number {
  return text === 'off' ? 0 : (spanMs(text) ?? 0);
}

/**
 * What counts for a request: its header, then the first of key, account and house that says something. Null: the cache is
 * off.
 */
export function cacheUse(
  header: string | undefined,
  ages: readonly (number | null | undefined)[],
): CacheUse | null {
  const ageMs = ages.find((age) => typeof age === 'number') ?? 0;
  if (header === undefined) return ageMs > 0 ? { wish: 'use', maxAgeMs: ageMs } : null;
  const wish = CACHE_WISHES.find((word) => word === header.trim().toLowerCase());
  if (wish) return { wish, maxAgeMs: ageMs || null };
  throw new ServiceError(
    'invalid_parameter',
    `\`Phonofilm-Cache\` must be one of ${CACHE_WISHES.join(', ')}.`,
    {
      param: 'Phonofilm-Cache',
    },
  );
}

import { tierOf } from '../../../domain/films/film-size.ts';
import type { MadeGood } from '../../../domain/made-good.ts';
import type { Accepts } from '../description/description.ts';

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/**
 * What a service is asked for where it cannot make a film as it was ordered and this service makes it good: the next longer
 * length, which is cut, and the size that is nearest in shape and not smaller, which is scaled.
 */
export function askedFilm<Film extends Shape>(
  film: Film,
  { sizes, tiers, seconds }: Accepts,
  makesGood: readonly MadeGood[],
): Film {
  const length = makesGood.includes('length') && seconds ? longer(film, seconds) : film.seconds;
  return { ...film, ...(makesGood.includes('size') && nearestSize(film, sizes, tiers)), seconds: length };
}

function longer(film: Shape, seconds: readonly number[]): number {
  return (
    seconds.toSorted((one, other) => one - other).find((length) => length >= film.seconds) ?? film.seconds
  );
}

type Size = Pick<Shape, 'width' | 'height'>;

function nearestSize(film: Size, sizes: Accepts['sizes'], tiers: readonly string[] = []): Size {
  const listed = sizes?.map(readSize) ?? tiers.map((tier) => ofTier(film, tier));
  if (listed.length === 0 || (!sizes && tiers.includes(tierOf(film)))) return film;
  const shape = ({ width, height }: Size) => Math.abs(Math.log(width / height / (film.width / film.height)));
  const lack = ({ width, height }: Size) => {
    const pixels = (width * height) / (film.width * film.height);
    // One that is too small is worse than any that is too large.
    return pixels < 1 ? 100 - pixels : pixels;
  };
  const order = listed.toSorted(
    (one, other) => Math.round(20 * (shape(one) - shape(other))) || lack(one) - lack(other),
  );
  return order[0] ?? film;
}

function readSize(text: string): Size {
  const [width = 0, height = 0] = text.split('x').map(Number);
  return { width, height };
}

/** The film's shape with the shorter side of the tier. */
function ofTier({ width, height }: Size, tier: string): Size {
  const short = tier === '4k' ? 2160 : Number.parseInt(tier, 10);
  const scale = short / Math.min(width, height);
  const even = (length: number) => Math.round((length * scale) / 2) * 2;
  return { width: even(width), height: even(height) };
}

import type { Price } from './catalogue.ts';
import type { Micros } from './money.ts';

/** Above this many pixels a film costs `largeFactor` times as much. */
const LARGE_PIXELS = 1280 * 720;

export function priceOfFilm(price: Price, film: { seconds: number; width: number; height: number }): Micros {
  const factor = film.width * film.height > LARGE_PIXELS ? (price.largeFactor ?? 1) : 1;
  return roundPrice((price.perSecond ?? 0) * film.seconds * factor);
}

/** Audio is billed by the started second, as a share of the price per minute. */
export function priceOfAudio(price: Price, seconds: number): Micros {
  return roundPrice(((price.perMinute ?? 0) * Math.ceil(seconds)) / 60);
}

/** Whole micro-units. Whatever is not free costs at least one: otherwise a low price would be none for little work. */
export function roundPrice(exact: number): Micros {
  return exact > 0 ? Math.max(1, Math.round(exact)) : 0;
}

export function priceOfSpeech(price: Price, characters: number): Micros {
  return Math.ceil(((price.perThousandCharacters ?? 0) * characters) / 1000);
}

export function priceOfTokens(price: Price, tokens: number): Micros {
  return Math.ceil(((price.perThousandTokens ?? 0) * tokens) / 1000);
}

import type { Price } from './model.ts';
import type { Micros } from './money.ts';

/** As settings, callers and operators write them. */
export const PRICE_MEASURES = {
  perSecond: 'per_second',
  largeFactor: 'large_factor',
  perMinute: 'per_minute',
  perThousandCharacters: 'per_thousand_characters',
  perThousandTokens: 'per_thousand_tokens',
  perThousandInputTokens: 'per_thousand_input_tokens',
  perThousandOutputTokens: 'per_thousand_output_tokens',
  perThousandCachedTokens: 'per_thousand_cached_tokens',
  perThousandAudioTokens: 'per_thousand_audio_tokens',
} as const satisfies Readonly<Record<keyof Price, string>>;

/** Whether a price by this measure would ever be charged: that of a model's own price, or a finer one of tokens. */
export function isChargedBy(own: Price, measure: keyof Price): boolean {
  return measure in own || ('perThousandTokens' in own && measure.endsWith('Tokens'));
}

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

/** The tokens of a reply by the engine's own count. Cached and audio tokens are among the others. */
export interface TokenUsage {
  readonly promptTokens: number;
  readonly completionTokens: number;
  readonly cachedTokens: number;
  readonly promptAudioTokens: number;
  readonly completionAudioTokens: number;
}

/** Of a count that knows only tokens. */
export const NO_DETAILS = { cachedTokens: 0, promptAudioTokens: 0, completionAudioTokens: 0 };

/** What has no price of its own costs what the others of its side cost, and each side what any token costs. */
export function priceOfUsage(price: Price, usage: TokenUsage): Micros {
  const input = price.perThousandInputTokens ?? price.perThousandTokens ?? 0;
  const output = price.perThousandOutputTokens ?? price.perThousandTokens ?? 0;
  const cachedTokens = Math.min(usage.cachedTokens, usage.promptTokens);
  const promptAudio = Math.min(usage.promptAudioTokens, usage.promptTokens - cachedTokens);
  const completionAudio = Math.min(usage.completionAudioTokens, usage.completionTokens);
  const exact =
    (usage.promptTokens - cachedTokens - promptAudio) * input +
    cachedTokens * (price.perThousandCachedTokens ?? input) +
    promptAudio * (price.perThousandAudioTokens ?? input) +
    (usage.completionTokens - completionAudio) * output +
    completionAudio * (price.perThousandAudioTokens ?? output);
  return Math.ceil(exact / 1000);
}

/** The most that so many tokens can cost, whatever they turn out to be. */
export function mostPriceOfTokens(price: Price, promptTokens: number, completionTokens: number): Micros {
  const { perThousandAudioTokens = 0, perThousandCachedTokens = 0, perThousandTokens = 0 } = price;
  const input = Math.max(
    price.perThousandInputTokens ?? perThousandTokens,
    perThousandAudioTokens,
    perThousandCachedTokens,
  );
  const output = Math.max(price.perThousandOutputTokens ?? perThousandTokens, perThousandAudioTokens);
  return Math.ceil((promptTokens * input + completionTokens * output) / 1000);
}

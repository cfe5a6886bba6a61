import type { Amounts } from './amounts.ts';
import type { ModelKind, Price } from './model.ts';
import type { Micros } from './money.ts';
import { addedBy, type Parameters } from './parameters.ts';
import { amountsFor, type Facts, factsOfVideo, type PricedVideo } from './price-table.ts';
import { FRAMES_PER_SECOND } from './videos/video.ts';

/** As settings, callers and operators write them. */
export const PRICE_MEASURES = {
  perSecond: 'per_second',
  largeFactor: 'large_factor',
  perVideo: 'per_video',
  perPicture: 'per_picture',
  perMinute: 'per_minute',
  perThousandCharacters: 'per_thousand_characters',
  perThousandTokens: 'per_thousand_tokens',
  perThousandInputTokens: 'per_thousand_input_tokens',
  perThousandOutputTokens: 'per_thousand_output_tokens',
  perThousandCachedTokens: 'per_thousand_cached_tokens',
  perThousandAudioTokens: 'per_thousand_audio_tokens',
} as const satisfies Readonly<Record<keyof Amounts, string>>;

/** By which measures models of a kind can be priced. The first is the plainest. */
export const MEASURES_OF_KIND = {
  video: ['perSecond', 'largeFactor', 'perVideo', 'perPicture', 'perThousandTokens'],
  transcription: ['perMinute'],
  speech: ['perThousandCharacters'],
  chat: [
    'perThousandTokens',
    'perThousandInputTokens',
    'perThousandOutputTokens',
    'perThousandCachedTokens',
    'perThousandAudioTokens',
  ],
} as const satisfies Readonly<Record<ModelKind, readonly (keyof Amounts)[]>>;

/** Above this many pixels a second costs `largeFactor` times as much. */
const LARGE_PIXELS = 1280 * 720;

/** With what the parameters that its model declares add. Null: the table has no row for it. */
export function priceOfVideo(price: Price, video: PricedVideo, declared: Parameters = {}): Micros | null {
  return priceOfFacts(price, factsOfVideo(video), video, declared);
}

/** Where the facts of an order are known already. */
export function priceOfFacts(
  price: Price,
  facts: Facts & { readonly pictures: number },
  video: PricedVideo,
  declared: Parameters,
): Micros | null {
  const row = amountsFor(price, facts);
  if (row === null) return null;
  const isLarge = video.width * video.height > LARGE_PIXELS;
  const exact = [row, ...addedBy(declared, video.parameters)].map(
    (amounts) =>
      (amounts.perSecond ?? 0) * video.seconds * (isLarge ? (amounts.largeFactor ?? 1) : 1) +
      (amounts.perVideo ?? 0) +
      (amounts.perPicture ?? 0) * facts.pictures +
      ((amounts.perThousandTokens ?? 0) * tokensOf(video)) / 1000,
  );
  return roundPrice(exact.reduce((sum, amount) => sum + amount, 0));
}

/** Of services that count pixels as tokens, where they have not told their own count. */
function tokensOf({ tokens, width, height, seconds }: PricedVideo): number {
  return tokens ?? Math.ceil((width * height * FRAMES_PER_SECOND * seconds) / 1024);
}

/** Audio is billed by the started second, as a share of the price per minute. */
export function priceOfAudio(price: Price, seconds: number): Micros {
  const started = Math.ceil(seconds);
  return roundPrice(((amountsFor(price, { seconds: started })?.perMinute ?? 0) * started) / 60);
}

/** Whole micro-units. Whatever is not free costs at least one: otherwise a low price would be none for little work. */
export function roundPrice(exact: number): Micros {
  return exact > 0 ? Math.max(1, Math.round(exact)) : 0;
}

export function priceOfSpeech(price: Price, characters: number): Micros {
  return Math.ceil(((amountsFor(price, { characters })?.perThousandCharacters ?? 0) * characters) / 1000);
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
  const row = amountsFor(price, { input_tokens: usage.promptTokens }) ?? {};
  const input = row.perThousandInputTokens ?? row.perThousandTokens ?? 0;
  const output = row.perThousandOutputTokens ?? row.perThousandTokens ?? 0;
  const cachedTokens = Math.min(usage.cachedTokens, usage.promptTokens);
  const promptAudio = Math.min(usage.promptAudioTokens, usage.promptTokens - cachedTokens);
  const completionAudio = Math.min(usage.completionAudioTokens, usage.completionTokens);
  const exact =
    (usage.promptTokens - cachedTokens - promptAudio) * input +
    cachedTokens * (row.perThousandCachedTokens ?? input) +
    promptAudio * (row.perThousandAudioTokens ?? input) +
    (usage.completionTokens - completionAudio) * output +
    completionAudio * (row.perThousandAudioTokens ?? output);
  return Math.ceil(exact / 1000);
}

/** The most that so many tokens can cost, whatever they turn out to be. */
export function mostPriceOfTokens(price: Price, promptTokens: number, completionTokens: number): Micros {
  const most = [price, ...(price.rows ?? [])].map((row) => {
    const { perThousandAudioTokens = 0, perThousandCachedTokens = 0, perThousandTokens = 0 } = row;
    const input = Math.max(
      row.perThousandInputTokens ?? perThousandTokens,
      perThousandAudioTokens,
      perThousandCachedTokens,
    );
    const output = Math.max(row.perThousandOutputTokens ?? perThousandTokens, perThousandAudioTokens);
    return Math.ceil((promptTokens * input + completionTokens * output) / 1000);
  });
  return Math.max(...most);
}

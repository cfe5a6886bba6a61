import type { Price } from '../../../domain/catalogue.ts';
import { toDecimal } from '../../../domain/money.ts';
import type { PriceSettings } from '../../../settings.ts';

/** A price as callers and the operator see it: each model has the measures that fit it. */
export function priceJson(price: Price): PriceSettings {
  const { perSecond, largeFactor, perMinute, perThousandCharacters, perThousandTokens } = price;
  return {
    ...(perSecond !== undefined && { per_second: toDecimal(perSecond) }),
    ...(largeFactor !== undefined && { large_factor: largeFactor }),
    ...(perMinute !== undefined && { per_minute: toDecimal(perMinute) }),
    ...(perThousandCharacters !== undefined && { per_thousand_characters: toDecimal(perThousandCharacters) }),
    ...(perThousandTokens !== undefined && { per_thousand_tokens: toDecimal(perThousandTokens) }),
  };
}

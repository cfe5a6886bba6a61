import type { Price } from '../../domain/catalogue.ts';
import { toDecimal } from '../../domain/money.ts';
import { PRICE_MEASURES } from '../../domain/price.ts';
import type { PriceSettings } from '../../settings/settings.ts';

/** A price as callers and the operator see it: each model has the measures that fit it. */
export function priceJson(price: Price): PriceSettings {
  const measures = Object.keys(PRICE_MEASURES) as (keyof Price)[];
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const value = price[measure];
      if (value === undefined) return [];
      return [[PRICE_MEASURES[measure], measure === 'largeFactor' ? value : toDecimal(value)]];
    }),
  );
}

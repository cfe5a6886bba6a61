import type { Amounts } from '../../domain/amounts.ts';
import type { Price } from '../../domain/catalogue.ts';
import { toDecimal } from '../../domain/money.ts';
import { PRICE_MEASURES } from '../../domain/price.ts';
import type { AmountSettings, PriceSettings, WrittenConditions } from '../../settings/settings.ts';

/** A price as callers and the operator see it: each model has the measures that fit it. */
export function priceJson(price: Price): PriceSettings {
  const { rows } = price;
  return {
    ...(rows && { rows: rows.map((row) => ({ when: row.when as WrittenConditions, ...amountsJson(row) })) }),
    ...amountsJson(price),
  };
}

function amountsJson(amounts: Amounts): AmountSettings {
  const measures = Object.keys(PRICE_MEASURES) as (keyof Amounts)[];
  return Object.fromEntries(
    measures.flatMap((measure) => {
      const value = amounts[measure];
      if (value === undefined) return [];
      return [[PRICE_MEASURES[measure], measure === 'largeFactor' ? value : toDecimal(value)]];
    }),
  );
}

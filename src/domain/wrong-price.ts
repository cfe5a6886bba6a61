import type { Amounts } from './amounts.ts';
import type { Model, Price } from './model.ts';
import { MEASURES_OF_KIND, PRICE_MEASURES } from './price.ts';
import { holeIn, type PricedAbilities, pricedChoices } from './price-table.ts';

/** Where a price cannot be used, and why. */
export interface WrongPrice {
  /** Below `price`, as operators write it; null: all of it. */
  readonly at: string | null;
  readonly message: string;
}

/** What is wrong with a price for a model, or for an engine that can make less than the model offers; null: nothing. */
export function wrongPrice(model: Model, price: Price, able?: PricedAbilities): WrongPrice | null {
  const { rows = [], ...beside } = price;
  const charged: readonly string[] = MEASURES_OF_KIND[model.kind];
  const choices = pricedChoices(model, price, able);
  const known = choices.flatMap(([first = {}]) => Object.keys(first));
  for (const [index, { when = {}, ...amounts }] of [...rows, { ...beside }].entries() as Iterable<
    [number, Amounts & { when?: object }]
  >) {
    const path = index < rows.length ? `rows.${index}.` : '';
    // A price by the wrong measure would be stored and shown, but never charged.
    const strange = Object.keys(amounts).find((measure) => !charged.includes(measure));
    if (strange !== undefined) {
      const measures = MEASURES_OF_KIND[model.kind].map((measure) => PRICE_MEASURES[measure]);
      return {
        at: `${path}${PRICE_MEASURES[strange as keyof Amounts]}`,
        message: `is not a measure of ${model.kind} models, which are priced by ${measures.join(', ')}`,
      };
    }
    const unknown = Object.keys(when).find((name) => !known.includes(name));
    if (unknown !== undefined)
      return {
        at: `${path}when.${unknown}`,
        message: `is not a fact of an order; the facts are ${known.join(', ')}`,
      };
  }
  const hole = holeIn(price, choices);
  if (hole === null) return null;
  const order = Object.entries(hole).map(([name, fact]) => `${name} ${fact}`);
  return {
    at: 'rows',
    message: `has no row for ${order.join(', ')}; amounts beside the rows are for all the rest`,
  };
}

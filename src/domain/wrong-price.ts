import type { Amounts, Fact } from './amounts.ts';
import type { Model, Price, PriceRow } from './model.ts';
import { TYPES } from './parameters.ts';
import { MEASURES_OF_KIND, PRICE_MEASURES } from './price.ts';
import { holeIn, type PricedAbilities, pricedChoices, valuesNamed } from './price-table.ts';

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
    [number, Amounts & Partial<Pick<PriceRow, 'when'>>]
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
    // Such a row would never fit, and its orders would cost what stands beside the rows.
    for (const name of Object.keys(when)) {
      const must = neverNamed(model, { when }, name);
      if (must !== null) return { at: `${path}when.${name}`, message: `must be ${must}` };
    }
  }
  const hole = holeIn(price, choices);
  if (hole === null) return null;
  const order = Object.entries(hole).map(([name, fact]) => `${name} ${fact}`);
  return {
    at: 'rows',
    message: `has no row for ${order.join(', ')}; amounts beside the rows are for all the rest`,
  };
}

/** Facts that are words. All others of an order are numbers. */
const WORDS: Readonly<Record<string, { readonly form: RegExp; readonly noun: string }>> = {
  size: { form: /^[1-9]\d*x[1-9]\d*$/, noun: 'a size such as 1280x720' },
  tier: { form: /^(?!2160p)[1-9]\d*p$|^4k$/, noun: 'a tier such as 720p, or 4k' },
  input: { form: /^(text|image|video)$/, noun: 'text, image or video' },
};

const NOUNS = { number: 'a number', boolean: 'true or false', string: 'a text' };

/** What a condition must name to be met by any order; null: it does. */
function neverNamed(model: Model, row: PriceRow, name: string): string | null {
  const word = WORDS[name];
  const declared = model.kind === 'video' ? model.parameters[name] : undefined;
  const type = declared ? TYPES[declared.type] : word ? 'string' : 'number';
  const canBe = (value: Fact) => typeof value === type && (word?.form.test(String(value)) ?? true);
  return valuesNamed({ rows: [row] }, name).every(canBe) ? null : (word?.noun ?? NOUNS[type]);
}

import type { Model, Price } from './model.ts';
import type { Micros } from './money.ts';
import type { Parameters, ParameterValues } from './parameters.ts';
import { NO_DETAILS, priceOfAudio, priceOfFacts, priceOfSpeech, priceOfUsage } from './price.ts';
import { type Facts, type PricedAbilities, pricedChoices } from './price-table.ts';
import { sizeOfDimensions } from './videos/video-size.ts';

/** An order that costs more at a service than its caller pays. */
export interface Loss {
  /** As a person reads it: `1280x720, 8 seconds`. */
  readonly order: string;
  readonly price: Micros;
  readonly cost: Micros;
}

/** So many orders are compared: a table with many parameters has more, and a start must not wait for all of them. */
const MOST_ORDERS = 20_000;

/** The order of a model on which a price loses most against what a service takes; null: it loses on none. */
export function largestLoss(model: Model, price: Price, cost: Price, able?: PricedAbilities): Loss | null {
  let worst: Loss | null = null;
  for (const order of ordersOf(model, price, cost, able)) {
    const [paid, taken] = [order.amountBy(price), order.amountBy(cost)];
    // An order without a row in either table is not sold.
    if (paid === null || taken === null || taken <= paid) continue;
    if (worst === null || taken - paid > worst.cost - worst.price)
      worst = { order: order.words, price: paid, cost: taken };
  }
  return worst;
}

interface ComparedOrder {
  readonly words: string;
  amountBy(price: Price): Micros | null;
}

function ordersOf(
  model: Model,
  price: Price,
  cost: Price,
  able: PricedAbilities | undefined,
): Iterable<ComparedOrder> {
  const both: Price = { rows: [...(price.rows ?? []), ...(cost.rows ?? [])] };
  const named = new Set((both.rows ?? []).flatMap(({ when }) => Object.keys(when)));
  const choices = pricedChoices(model, both, able);
  /** Between the numbers that rows name, amounts grow with what is measured: these and one more stand for all. */
  const amounts = (usual: number) =>
    [...new Set([usual, ...(choices[0] ?? []).flatMap((facts) => Object.values(facts) as number[])])].filter(
      (amount) => amount > 0 && amount < Number.MAX_SAFE_INTEGER,
    );
  switch (model.kind) {
    case 'video':
      return videoOrders(model.parameters, choices, named);
    case 'transcription':
      return amounts(60).map((seconds) => ({
        words: `${seconds} seconds`,
        amountBy: (table) => priceOfAudio(table, seconds),
      }));
    case 'speech':
      return amounts(1000).map((characters) => ({
        words: `${characters} characters`,
        amountBy: (table) => priceOfSpeech(table, characters),
      }));
    case 'chat':
      return amounts(1000).flatMap(chatOrders);
  }
}

/** Each kind of token by itself: a profit on the one must not hide a loss on the other. */
function chatOrders(tokens: number): ComparedOrder[] {
  const usage = { ...NO_DETAILS, promptTokens: tokens, completionTokens: 0 };
  const order = (words: string, more: Partial<typeof usage>): ComparedOrder => ({
    words: `${tokens} ${words}`,
    amountBy: (table) => priceOfUsage(table, { ...usage, ...more }),
  });
  const output = { promptTokens: 0, completionTokens: tokens };
  return [
    order('input tokens', {}),
    order('cached input tokens', { cachedTokens: tokens }),
    order('input tokens of audio', { promptAudioTokens: tokens }),
    order('output tokens', output),
    order('output tokens of audio', { ...output, completionAudioTokens: tokens }),
  ];
}

function* videoOrders(
  declared: Parameters,
  choices: readonly (readonly Facts[])[],
  named: ReadonlySet<string>,
): Generator<ComparedOrder> {
  const compared = choices.map((facts) => differing(facts, declared, named));
  const orders = compared.reduce((sum, facts) => sum * facts.length, 1);
  for (let index = 0; index < Math.min(orders, MOST_ORDERS); index += 1) {
    let rest = index;
    const facts: Facts = Object.assign(
      {},
      ...compared.map((choice) => {
        const chosen = choice[rest % choice.length];
        rest = Math.floor(rest / choice.length);
        return chosen;
      }),
    );
    yield videoOrder(facts, declared, named);
  }
}

/** Of what no row and no parameter tells apart, the least and the most stand for all: amounts grow with them. */
function differing(facts: readonly Facts[], declared: Parameters, named: ReadonlySet<string>): Facts[] {
  const names = Object.keys(facts[0] ?? {});
  if (names.some((name) => named.has(name) || name === 'size' || declared[name]?.adds)) return [...facts];
  const isParameter = names.some((name) => name in declared) || names[0] === 'sounds';
  return isParameter ? facts.slice(0, 1) : [...new Set([facts[0] ?? {}, facts.at(-1) ?? {}])];
}

function videoOrder(facts: Facts, declared: Parameters, named: ReadonlySet<string>): ComparedOrder {
  const { size, seconds, input, pictures } = facts;
  const parameters = Object.fromEntries(
    Object.keys(declared).flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])),
  ) as ParameterValues;
  const video = { ...sizeOfDimensions(String(size)), seconds: Number(seconds), parameters };
  const more = [
    ...(input === 'text' ? [] : [`${input} input`]),
    ...(Number(pictures) > 0 ? [`pictures: ${pictures}`] : []),
    ...Object.keys(facts)
      .filter((name) => !['size', 'tier', 'seconds', 'input', 'pictures'].includes(name))
      .filter((name) => facts[name] !== undefined && (named.has(name) || declared[name]?.adds))
      .map((name) => `${name}: ${facts[name]}`),
  ];
  return {
    words: [size, `${seconds} seconds`, ...more].join(', '),
    amountBy: (table) => priceOfFacts(table, { ...facts, pictures: Number(pictures) }, video, declared),
  };
}

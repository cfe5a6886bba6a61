import { EXAMPLES } from '../../domain/models.ts';
import { type Command, type CommandInput, type Flag, WrongUsage } from '../command.ts';
import { formatFields } from '../format-table.ts';
import { type ListJson, showList } from '../list-command.ts';
import { assertSomeChange, given, readAmount, readYesNo } from '../read-flags.ts';
import { readPriceTable } from '../read-price-table.ts';
import { shownAmount } from '../shown-values.ts';

interface ModelJson {
  readonly id: string;
  readonly kind: string;
  readonly price: Readonly<Record<string, number>>;
  readonly deprecated: boolean;
}

/** Flags, named like the measures of the API. */
const MEASURES: Readonly<Record<string, string>> = {
  'per-second': 'a second of film up to 1280x720',
  'large-factor': 'factor on --per-second for larger films',
  'per-minute': 'a minute of audio',
  'per-thousand-characters': 'a thousand characters of speech',
  'per-thousand-tokens': 'a thousand tokens of chat',
};

const flags: Readonly<Record<string, Flag>> = {
  ...Object.fromEntries(
    Object.entries(MEASURES).map(([flag, description]) => [flag, { value: 'PRICE', description }]),
  ),
  'reset-price': { description: 'restore the price from the settings' },
  deprecated: { value: 'YES|NO', description: 'a deprecated model is no longer offered' },
};

function readPrice(input: CommandInput) {
  const price = given(
    Object.fromEntries(
      Object.keys(MEASURES).map((flag) => [flag.replaceAll('-', '_'), readMeasure(input, flag)]),
    ),
  );
  if (!input.isSet('reset-price')) return Object.keys(price).length > 0 ? price : undefined;
  if (Object.keys(price).length === 0) return null;
  throw new WrongUsage('--reset-price cannot be combined with a price.');
}

function readMeasure(input: CommandInput, flag: string): number | undefined {
  const amount = readAmount(input.flag(flag), flag);
  if (amount === null) throw new WrongUsage(`--${flag} takes a number.`);
  return amount;
}

function shownPrice(price: ModelJson['price']): string {
  return Object.entries(price)
    .map(([measure, amount]) => `${measure.replaceAll('_', ' ')} ${shownAmount(amount)}`)
    .join(', ');
}

function showModels(answer: unknown): string {
  return showList(answer as ListJson<ModelJson>, ['id', 'kind', 'price', 'deprecated'], (model) => [
    model.id,
    model.kind,
    shownPrice(model.price),
    model.deprecated ? 'yes' : 'no',
  ]);
}

export const catalogueCommands: readonly Command[] = [
  {
    name: 'catalogue list',
    arguments: [],
    summary: 'list all models with their prices',
    flags: {},
    example: 'catalogue list',
    request: () => ({ method: 'GET', path: '/models' }),
    show: showModels,
  },
  {
    name: 'prices import',
    arguments: ['FILE'],
    summary: 'set the prices of many models from a table (CSV)',
    flags: {},
    example: 'prices import prices.csv',
    request: (input) => ({
      method: 'POST',
      path: '/prices',
      body: { prices: readPriceTable(input.arguments[0] ?? '') },
    }),
    show: showModels,
  },
  {
    name: 'catalogue set',
    arguments: ['MODEL'],
    summary: "change a model's price, or deprecate it",
    flags,
    example: `catalogue set ${EXAMPLES.actors} --per-second 0.12 --large-factor 1.7`,
    request: (input) => {
      const change = given({
        price: readPrice(input),
        deprecated: readYesNo(input.flag('deprecated'), 'deprecated'),
      });
      assertSomeChange(change, flags);
      return {
        method: 'PATCH',
        path: `/models/${encodeURIComponent(input.arguments[0] ?? '')}`,
        body: change,
      };
    },
    show: (answer) => {
      const model = answer as ModelJson;
      return formatFields([
        ['id', model.id],
        ['kind', model.kind],
        ['price', shownPrice(model.price)],
        ['deprecated', model.deprecated ? 'yes' : 'no'],
      ]);
    },
  },
];

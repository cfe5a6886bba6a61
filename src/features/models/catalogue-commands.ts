import type { Price } from '../../../client/src/index.ts';
import { EXAMPLES } from '../../domain/models.ts';
import { type Flag, type Flags, type Input, WrongUsage } from '../../platform/commands/command-words.ts';
import { formatFields } from '../../platform/commands/format-table.ts';
import { type ListJson, showList } from '../../platform/commands/list-command.ts';
import { itemPath, type OperatorCommand } from '../../platform/commands/operator-command.ts';
import { assertSomeChange, given, readAmount, readYesNo } from '../../platform/commands/read-flags.ts';
import { shownAmount } from '../../platform/commands/shown-values.ts';

interface ModelJson {
  readonly id: string;
  readonly kind: string;
  readonly price: Price;
  readonly deprecated: boolean;
  readonly origin: string;
  readonly has_engine: boolean;
}

/** Flags, named like the measures of the API. */
const MEASURES: Readonly<Record<string, string>> = {
  'per-second': 'a second of video up to 1280x720',
  'large-factor': 'factor on --per-second for larger videos',
  'per-video': 'a video',
  'per-picture': 'a picture in the request',
  'per-minute': 'a minute of audio',
  'per-thousand-characters': 'a thousand characters of speech',
  'per-thousand-tokens': 'a thousand tokens of chat',
};

const flags: Flags = {
  ...Object.fromEntries(
    Object.entries(MEASURES).map(([flag, description]) => [flag, { value: 'PRICE', description }]),
  ),
  'reset-price': { description: 'restore the price from the settings' },
  deprecated: { value: 'YES|NO', description: 'a deprecated model is no longer offered' },
};

function readPrice(input: Input) {
  const price = given(
    Object.fromEntries(
      Object.keys(MEASURES).map((flag) => [flag.replaceAll('-', '_'), readMeasure(input, flag)]),
    ),
  );
  if (!input.choice('reset-price')) return Object.keys(price).length > 0 ? price : undefined;
  if (Object.keys(price).length === 0) return null;
  throw new WrongUsage('--reset-price cannot be combined with a price.');
}

function readMeasure(input: Input, flag: string): number | undefined {
  const amount = readAmount(input.text(flag), flag);
  if (amount === null) throw new WrongUsage(`--${flag} takes a number.`);
  return amount;
}

function shownPrice({ rows = [], ...beside }: Price): string {
  const amounts = Object.entries(beside).map(
    ([measure, amount]) => `${measure.replaceAll('_', ' ')} ${shownAmount(amount)}`,
  );
  return [...(rows.length > 0 ? [`a table of ${rows.length} rows`] : []), ...amounts].join(', ');
}

function showModels(answer: unknown): string {
  return showList(answer as ListJson<ModelJson>, ['id', 'kind', 'price', 'deprecated'], (model) => [
    model.id,
    model.kind,
    shownPrice(model.price),
    model.deprecated ? 'yes' : 'no',
  ]);
}

/** The facts of a model, with a flag for each. They come with the schemas of the settings, which other commands do without. */
async function factsOfModels(): Promise<readonly { fact: string; flag: string; schema: SchemaFacts }[]> {
  const { MODEL_FACTS } = await import('../../settings/model-settings.ts');
  return Object.entries(MODEL_FACTS as Readonly<Record<string, SchemaFacts>>).map(([fact, schema]) => ({
    fact,
    flag: fact.replaceAll('_', '-'),
    schema,
  }));
}

interface SchemaFacts {
  readonly type?: unknown;
  readonly description?: string;
  readonly items?: { readonly type?: unknown };
}

async function factFlags(): Promise<Flags> {
  const facts = await factsOfModels();
  return {
    ...Object.fromEntries(
      facts.map(({ flag, schema }) => [
        flag,
        { value: wordOf(schema), description: schema.description ?? '' },
      ]),
    ),
    route: { value: 'ROUTE', multiple: true, description: 'local, or UPSTREAM:MODEL; in order' },
  };
}

const priceFlags = Object.fromEntries(Object.keys(MEASURES).map((flag) => [flag, flags[flag] as Flag]));

async function readFacts(input: Input): Promise<Record<string, unknown>> {
  const facts = (await factsOfModels()).map(({ fact, flag, schema }) => [
    fact,
    readFact(input, flag, schema),
  ]);
  const routes = input.texts('route')?.map(readRoute);
  return given({ ...Object.fromEntries(facts), routes });
}

/** As `readFact` reads it. */
function wordOf({ type, items }: SchemaFacts): string {
  if (type === 'string') return 'TEXT';
  if (type === 'boolean') return 'YES|NO';
  if (type === 'object') return 'JSON';
  const item = items?.type === 'string' ? 'TEXT' : 'N';
  return items ? `${item},${item}…` : item;
}

function readFact(input: Input, flag: string, { type, items }: SchemaFacts): unknown {
  const text = input.text(flag);
  if (text === undefined || type === 'string') return text;
  if (type === 'boolean') return readYesNo(text, flag);
  if (type === 'object') return readObject(text, flag);
  const parts = text.split(',').map((part) => part.trim());
  if (items?.type === 'string') return parts;
  const numbers = parts.map((part) => {
    if (/^\d{1,9}$/.test(part)) return Number(part);
    throw new WrongUsage(`--${flag} takes a whole number; not "${part}".`);
  });
  return items ? numbers : numbers[0];
}

function readObject(text: string, flag: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongUsage(`--${flag} takes JSON, such as '{"steps": {"type": "integer"}}'.`);
  }
}

/** `fal:fal-ai/wan` is the model `fal-ai/wan` of the upstream `fal`. */
function readRoute(text: string): string | object {
  const colon = text.indexOf(':');
  return colon < 0 ? text : { upstream: text.slice(0, colon), model: text.slice(colon + 1) };
}

const fromFlag: Flag = {
  value: 'UPSTREAM:MODEL',
  description: 'copy a model that an upstream lists, with its route',
};

function readFrom(text: string | undefined): object | undefined {
  if (text === undefined) return undefined;
  const route = readRoute(text);
  if (typeof route === 'object') return route;
  throw new WrongUsage(`--from takes UPSTREAM:MODEL; not "${text}".`);
}

function showModel(answer: unknown): string {
  const model = answer as ModelJson;
  return formatFields([
    ['id', model.id],
    ['kind', model.kind],
    ['price', shownPrice(model.price)],
    ['deprecated', model.deprecated ? 'yes' : 'no'],
    ['named by', model.origin],
    ['engine', model.has_engine ? 'yes' : 'none: requests get 503'],
  ]);
}

export const catalogueCommands: readonly OperatorCommand[] = [
  {
    name: 'catalogue add',
    arguments: ['<MODEL>'],
    summary: 'add a model of your own, while the service runs',
    loadFlags: async () => ({ ...(await factFlags()), ...priceFlags, from: fromFlag }),
    examples: [
      `catalogue add studio-clip --like ${EXAMPLES.actors} --per-second 0.2 --route fal:fal-ai/wan/v2.2`,
    ],
    request: async (input) => ({
      method: 'POST',
      path: '/models',
      body: {
        id: input.arguments[0],
        ...(await readFacts(input)),
        ...given({ price: readPrice(input), from: readFrom(input.text('from')) }),
      },
    }),
    show: showModel,
  },
  {
    name: 'catalogue remove',
    arguments: ['<MODEL>'],
    summary: 'remove a model that was added; its videos stay',
    examples: ['catalogue remove studio-clip'],
    request: (input) => ({
      method: 'DELETE',
      path: itemPath('models', input),
    }),
    show: (answer) => `${(answer as { id: string }).id} is gone.`,
  },
  {
    name: 'catalogue list',
    summary: 'list all models with their prices',
    examples: ['catalogue list'],
    request: () => ({ method: 'GET', path: '/models' }),
    show: showModels,
  },
  {
    name: 'catalogue set',
    arguments: ['<MODEL>'],
    summary: "change a model's price, or deprecate it",
    loadFlags: async () => ({ ...flags, ...(await factFlags()) }),
    examples: [`catalogue set ${EXAMPLES.actors} --per-second 0.12 --large-factor 1.7`],
    request: async (input) => {
      const change = given({
        ...(await readFacts(input)),
        price: readPrice(input),
        deprecated: readYesNo(input.text('deprecated'), 'deprecated'),
      });
      assertSomeChange(change, flags);
      return {
        method: 'PATCH',
        path: itemPath('models', input),
        body: change,
      };
    },
    show: showModel,
  },
];

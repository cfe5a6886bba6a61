import type { Amounts, Fact } from './amounts.ts';

/** What callers may set of a video beyond the contract, as the row of its model declares it. */
export interface Parameter {
  readonly type: 'integer' | 'number' | 'boolean' | 'string';
  readonly description?: string;
  /** Of numbers. */
  readonly min?: number;
  /** Of numbers; of a text, its characters. */
  readonly max?: number;
  readonly values?: readonly (string | number)[];
  /** What counts where the caller does not say it. */
  readonly default?: Fact;
  /** Where it goes in the body of a service's request, such as `input.seed`. */
  readonly to?: string;
  /** What a video costs more with it: with a yes, and with anything else than its default. */
  readonly adds?: Amounts;
}

export type Parameters = Readonly<Record<string, Parameter>>;
export type ParameterValues = Readonly<Record<string, Fact>>;

/** In the range that every service takes. */
export const SEED: Parameter = {
  type: 'integer',
  min: 0,
  max: 2 ** 31 - 1,
  description: 'The same seed and the same order give the same video where the model can.',
};

/** Fields of the contract keep their meaning, and what prices know of an order keeps its name. */
export const TAKEN_NAMES: ReadonlySet<string> = new Set([
  ...[
    'model',
    'prompt',
    'enhance_prompt',
    'enable_upsample',
    'aspect_ratio',
    'images',
    'orientation',
    'size',
  ],
  ...['duration', 'seconds', 'watermark', 'private', 'style', 'metadata', 'input_reference', 'character_url'],
  ...['character_timestamps', 'character_from_task', 'character_create', 'tier', 'input', 'pictures'],
  ...['videos', 'audios', 'video_reference', 'audio_reference', 'video', 'clips', 'sounds'],
]);

/** What values of each type are in JavaScript. */
export const TYPES = { integer: 'number', number: 'number', boolean: 'boolean', string: 'string' } as const;

/** A text without a bound of its own. */
const MOST_CHARACTERS = 2000;

/** What a value must be, as it reads after "must be"; null: it is. */
export function unfit(parameter: Parameter, value: unknown): string | null {
  const { type, min = -Infinity, max = type === 'string' ? MOST_CHARACTERS : Infinity, values } = parameter;
  if (typeof value === TYPES[type]) {
    const fact = value as Fact;
    const measured = typeof fact === 'string' ? fact.length : fact;
    const isWithin = typeof measured !== 'number' || (measured >= min && measured <= max);
    const isWhole = type !== 'integer' || Number.isSafeInteger(fact);
    if (isWithin && isWhole && (values?.some((known) => known === fact) ?? true)) return null;
  }
  if (values) return `one of ${values.join(', ')}`;
  if (type === 'boolean') return 'true or false';
  if (type === 'string') return `a string of at most ${max} characters`;
  const noun = type === 'integer' ? 'a whole number' : 'a number';
  const bounds = [...(min > -Infinity ? [`from ${min}`] : []), ...(max < Infinity ? [`up to ${max}`] : [])];
  return [noun, ...bounds].join(' ');
}

/** What is wrong with a declaration; null: nothing. */
export function wrongParameter(name: string, parameter: Parameter): string | null {
  if (TAKEN_NAMES.has(name)) return 'is already the name of something else';
  const { values = [], ...bounds } = parameter;
  if ((bounds.min ?? -Infinity) > (bounds.max ?? Infinity)) return 'has a min above its max: no value fits';
  const odd = values.find((value) => unfit(bounds, value) !== null);
  if (odd !== undefined) return `has the value ${odd}, which must be ${unfit(bounds, odd)}`;
  if (parameter.default === undefined) return null;
  const must = unfit(parameter, parameter.default);
  return must === null ? null : `has a default that must be ${must}`;
}

/**
 * The values of a video: what its caller, or that of the video it comes from, has set of what is declared, else the defaults.
 */
export function valuesOf(declared: Parameters, given: ParameterValues = {}): ParameterValues {
  return Object.fromEntries(
    Object.entries(declared).flatMap(([name, parameter]) => {
      const set = given[name];
      const value = set !== undefined && unfit(parameter, set) === null ? set : parameter.default;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Those that an engine must be able to be told of: without the others it does as it always does. */
export function chosenNames(declared: Parameters, values: ParameterValues = {}): string[] {
  return Object.keys(values).filter((name) => values[name] !== declared[name]?.default);
}

/** What the values of a video add to its price. */
export function addedBy(declared: Parameters, values: ParameterValues = {}): Amounts[] {
  return Object.entries(declared).flatMap(([name, { adds, type, default: usual }]) => {
    const value = values[name];
    const counts = type === 'boolean' ? value === true : value !== undefined && value !== usual;
    return adds && counts ? [adds] : [];
  });
}

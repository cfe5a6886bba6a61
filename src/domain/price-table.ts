import type { Amounts, Fact } from './amounts.ts';
import type { Condition, Model, Price, PriceRow } from './model.ts';
import { type Parameter, type ParameterValues, unfit } from './parameters.ts';
import { isPicture } from './videos/image-role.ts';
import type { RequestInput } from './videos/video.ts';
import { choicesOf } from './videos/video-choices.ts';
import { sizeOfDimensions, spelledSize, tierOf, type VideoSize } from './videos/video-size.ts';

/** What a video is priced by. */
export interface PricedVideo extends VideoSize {
  readonly seconds: number;
  readonly inputs?: readonly Pick<RequestInput, 'role'>[];
  readonly remixOf?: string | null;
  readonly parameters?: ParameterValues;
  /** As the service that made it has counted them. */
  readonly tokens?: number;
}

/** The facts of a video by which the rows of its price can differ. */
export function factsOfVideo(video: PricedVideo) {
  const { inputs = [], remixOf = null, seconds } = video;
  const roles = inputs.map(({ role }) => role);
  const pictures = roles.filter(isPicture).length;
  const clips = roles.filter((role) => role === 'clip').length;
  const sounds = roles.filter((role) => role === 'sound').length;
  const isFromVideo = remixOf !== null || clips > 0 || roles.includes('source');
  const input = isFromVideo ? 'video' : roles.length > sounds ? 'image' : 'text';
  return {
    ...video.parameters,
    ...factsOfSize(video),
    seconds,
    input,
    pictures,
    clips,
    sounds,
  } satisfies Facts;
}

const factsOfSize = (size: VideoSize) => ({ size: spelledSize(size), tier: tierOf(size) });

/** What an engine can make of what a model offers. */
export interface PricedAbilities {
  readonly sizes: readonly string[];
  readonly seconds: readonly number[];
  /** At most so many in a request. */
  readonly pictures: number;
  readonly characters: boolean;
  /** Remixes, edits, extensions, or videos after a reference video. */
  readonly fromVideo: boolean;
}

/** For each thing that callers of a model choose independently of the others, the facts that come of it. */
export function pricedChoices(model: Model, price: Price, able?: PricedAbilities): readonly Facts[][] {
  const amountsOf = (name: string) => numbersAround(price, name).map((number) => ({ [name]: number }));
  switch (model.kind) {
    case 'video': {
      const { sizes, seconds, ...can } = able ?? {
        ...choicesOf(model),
        pictures: model.maxImages,
        characters: true,
        fromVideo: true,
      };
      return [
        sizes.map((size) => factsOfSize(sizeOfDimensions(size))),
        seconds.map((length) => ({ seconds: length })),
        inputsOf(can, numbersAround(price, 'clips')),
        amountsOf('sounds'),
        ...Object.entries(model.parameters).map(([name, parameter]) =>
          choicesOfParameter(price, name, parameter),
        ),
      ];
    }
    case 'transcription':
      return [amountsOf('seconds')];
    case 'speech':
      return [amountsOf('characters')];
    case 'chat':
      return [amountsOf('input_tokens')];
  }
}

/** One without a default may be absent; of a text or number, what a table tells apart. */
function choicesOfParameter(price: Price, name: string, parameter: Parameter): Facts[] {
  const { type, values, default: usual } = parameter;
  const open = type === 'string' ? [...valuesNamed(price, name), ''] : numbersBetween(price, name, parameter);
  const all =
    type === 'boolean' ? [true, false] : (values ?? open.filter((value) => unfit(parameter, value) === null));
  return [usual, ...all].map((value) => ({ [name]: value }));
}

const MOST = Number.MAX_SAFE_INTEGER;

/** Those of a parameter, which may be negative or a fraction. */
function numbersBetween(price: Price, name: string, { min = -MOST, max = MOST }: Parameter): number[] {
  const around = numbersNamed(price, name).flatMap((number) => [number - 1, number, number + 1]);
  const edges = [min, ...around, max].sort((one, other) => one - other);
  return edges.flatMap((edge, index) => [edge, (edge + (edges[index + 1] ?? edge)) / 2]);
}

/**
 * Characters are no pictures, but something is shown with them. Videos of either style can be edited and extended, and only
 * those from video have clips.
 */
function inputsOf(
  { pictures: most, characters, fromVideo }: Omit<PricedAbilities, 'sizes' | 'seconds'>,
  clipCounts: readonly number[],
): Facts[] {
  const pictures = Array.from({ length: most + 1 }, (_, count) => count);
  const fromPictures = pictures.filter((count) => count > 0 || characters);
  return [
    { input: 'text', pictures: 0, clips: 0 },
    ...fromPictures.map((count) => ({ input: 'image', pictures: count, clips: 0 })),
    ...pictures
      .filter(() => fromVideo)
      .flatMap((count) => clipCounts.map((clips) => ({ input: 'video', pictures: count, clips }))),
  ];
}

/** What is known of an order, by the names that the rows of a price have for it. */
export type Facts = Readonly<Record<string, Fact | undefined>>;

/** The amounts that count for an order; null: the table has none for it. */
export function amountsFor(price: Price, facts: Facts): Amounts | null {
  return price.rows?.find((row) => fits(row, facts)) ?? withoutRows(price);
}

function fits({ when }: PriceRow, facts: Facts): boolean {
  return Object.entries(when).every(([name, condition]) => holds(condition, facts[name]));
}

function holds(condition: Condition, fact: Fact | undefined): boolean {
  if (fact === undefined) return false;
  if (typeof condition !== 'object') return condition === fact;
  if (isList(condition)) return condition.includes(fact);
  const { min = -Infinity, max = Infinity } = condition;
  return typeof fact === 'number' && fact >= min && fact <= max;
}

const isList = (condition: Condition): condition is readonly Fact[] => Array.isArray(condition);

/** A price without rows is for every order, also one that has no amounts. */
function withoutRows({ rows, ...amounts }: Price): Amounts | null {
  return rows && Object.keys(amounts).length === 0 ? null : amounts;
}

/** A price over another one: amounts replace those of the same measure, a table replaces the whole, and so does what replaces a table. */
export function priceOver(below: Price, price: Price): Price {
  return below.rows || price.rows ? price : { ...below, ...price };
}

/**
 * An order that a table has no row for; null: there is none. `choices` has, for each thing that callers choose
 * independently of the others, the facts that come of it.
 */
export function holeIn(price: Price, choices: readonly (readonly Facts[])[]): Facts | null {
  const { rows } = price;
  if (!rows || withoutRows(price) !== null) return null;
  // Orders that leave the same rows possible are alike: one stands for all of them.
  let alike = new Map<string, { left: readonly PriceRow[]; facts: Facts }>([['', { left: rows, facts: {} }]]);
  for (const choice of choices) {
    const next: typeof alike = new Map();
    for (const before of alike.values())
      for (const chosen of choice) {
        const facts = { ...before.facts, ...chosen };
        const left = before.left.filter(({ when }) =>
          Object.entries(chosen).every(([name, fact]) => {
            const condition = when[name];
            return condition === undefined || holds(condition, fact);
          }),
        );
        if (left.length === 0) return facts;
        next.set(left.map((row) => rows.indexOf(row)).join(), { left, facts });
      }
    alike = next;
  }
  return null;
}

/** The values that a table names of a fact. */
export function valuesNamed({ rows = [] }: Price, name: string): Fact[] {
  return rows.flatMap(({ when }) => {
    const condition = when[name];
    if (condition === undefined) return [];
    if (typeof condition !== 'object') return [condition];
    return isList(condition) ? condition : Object.values(condition);
  });
}

function numbersNamed(price: Price, name: string): number[] {
  return valuesNamed(price, name).filter((value) => typeof value === 'number');
}

/** Counts between which a table makes a difference. */
export function numbersAround(price: Price, name: string): number[] {
  const around = numbersNamed(price, name).flatMap((number) => [number - 1, number, number + 1]);
  return [0, ...around, MOST].filter((number) => number >= 0);
}

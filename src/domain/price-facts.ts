import type { FilmInput } from './films/film.ts';
import { choicesOf } from './films/film-choices.ts';
import { type FilmSize, sizeOfDimensions, spelledSize, tierOf } from './films/film-size.ts';
import type { Model, Price, VideoModel } from './model.ts';
import { type Parameter, type ParameterValues, unfit } from './parameters.ts';
import { type Facts, numbersAround, valuesNamed } from './price-table.ts';

/** What a film is priced by. */
export interface PricedFilm extends FilmSize {
  readonly seconds: number;
  readonly inputs?: readonly Pick<FilmInput, 'role'>[];
  readonly remixOf?: string | null;
  readonly parameters?: ParameterValues;
  /** As the service that made it has counted them. */
  readonly tokens?: number;
}

/** The facts of a film by which the rows of its price can differ. */
export function factsOfFilm(film: PricedFilm) {
  const { inputs = [], remixOf = null, seconds } = film;
  const pictures = inputs.filter(({ role }) => role !== 'character').length;
  const input = remixOf !== null ? 'video' : inputs.length > 0 ? 'image' : 'text';
  return { ...film.parameters, ...factsOfSize(film), seconds, input, pictures } satisfies Facts;
}

const factsOfSize = (size: FilmSize) => ({ size: spelledSize(size), tier: tierOf(size) });

/** What an engine can make of what a model offers. */
export interface PricedAbilities {
  readonly sizes: readonly string[];
  readonly seconds: readonly number[];
}

/** For each thing that callers of a model choose independently of the others, the facts that come of it. */
export function pricedChoices(model: Model, price: Price, able?: PricedAbilities): readonly Facts[][] {
  const amountsOf = (name: string) => numbersAround(price, name).map((number) => ({ [name]: number }));
  switch (model.kind) {
    case 'video': {
      const { sizes, seconds } = able ?? choicesOf(model);
      return [
        sizes.map((size) => factsOfSize(sizeOfDimensions(size))),
        seconds.map((length) => ({ seconds: length })),
        inputsOf(model),
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
  const open = type === 'string' ? [...valuesNamed(price, name), ''] : numbersAround(price, name);
  const all =
    type === 'boolean' ? [true, false] : (values ?? open.filter((value) => unfit(parameter, value) === null));
  return [...(usual === undefined ? [undefined] : []), ...all].map((value) => ({ [name]: value }));
}

/** Characters are no pictures, but something is shown with them. */
function inputsOf({ maxImages, family }: VideoModel): Facts[] {
  const pictures = Array.from({ length: maxImages + 1 }, (_, count) => count);
  const isB = family === 'B';
  return [
    { input: 'text', pictures: 0 },
    ...pictures.filter((count) => count > 0 || isB).map((count) => ({ input: 'image', pictures: count })),
    ...(isB ? pictures.map((count) => ({ input: 'video', pictures: count })) : []),
  ];
}

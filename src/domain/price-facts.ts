import type { FilmInput } from './films/film.ts';
import { choicesOf } from './films/film-choices.ts';
import { type FilmSize, sizeOfDimensions, spelledSize, tierOf } from './films/film-size.ts';
import type { Model, Price, VideoModel } from './model.ts';
import { type Facts, numbersAround } from './price-table.ts';

/** What a film is priced by. */
export interface PricedFilm extends FilmSize {
  readonly seconds: number;
  readonly inputs?: readonly Pick<FilmInput, 'role'>[];
  readonly remixOf?: string | null;
  /** As the service that made it has counted them. */
  readonly tokens?: number;
}

/** The facts of a film by which the rows of its price can differ. */
export function factsOfFilm(film: PricedFilm) {
  const { inputs = [], remixOf = null, seconds } = film;
  const pictures = inputs.filter(({ role }) => role !== 'character').length;
  const input = remixOf !== null ? 'video' : inputs.length > 0 ? 'image' : 'text';
  return { ...factsOfSize(film), seconds, input, pictures } satisfies Facts;
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

import type { Json } from '../../engines/video-engine.ts';
import { Inexpressible } from './inexpressible.ts';
import { isMap } from './merge-maps.ts';

interface Filter {
  /** What is wrong with the argument: what it needs, or null. */
  wrongArgument(argument: unknown): string | null;
  apply(value: Json, argument: unknown): Json;
}

export type FilterName = 'string' | 'int' | 'suffix' | 'join' | 'lower' | 'map' | 'nearest';

const noArgument = (argument: unknown) => (argument === undefined ? null : 'no argument');
const textArgument = (argument: unknown) =>
  typeof argument === 'string' ? null : 'a text, such as suffix:s';

/** What may follow a variable after a `|`. */
export const FILTERS: Readonly<Record<FilterName, Filter>> = {
  string: { wrongArgument: noArgument, apply: (value) => String(value) },
  int: { wrongArgument: noArgument, apply: (value) => Math.round(numberOf(value)) },
  suffix: { wrongArgument: textArgument, apply: (value, text) => `${String(value)}${String(text)}` },
  lower: { wrongArgument: noArgument, apply: (value) => String(value).toLowerCase() },
  /** A list, or the two numbers of a size. */
  join: {
    wrongArgument: textArgument,
    apply: (value, text) => (Array.isArray(value) ? value : String(value).split('x')).join(String(text)),
  },
  /** A value that the map lacks cannot be asked for, unless the map has `else`. */
  map: {
    wrongArgument: (argument) => (isMap(argument) ? null : 'a map, such as map:{720p: 768P}'),
    apply: (value, map) => {
      const table = map as Record<string, Json>;
      const found = Object.hasOwn(table, String(value)) ? table[String(value)] : table['else'];
      if (found === undefined) throw new Inexpressible(`has no word for ${String(value)}`);
      return found;
    },
  },
  /** The larger of two that are equally near, so that a film is rather longer than ordered. */
  nearest: {
    wrongArgument: (argument) =>
      Array.isArray(argument) && argument.length > 0 && argument.every((item) => typeof item === 'number')
        ? null
        : 'a list of numbers, such as nearest:[6,10]',
    apply: (value, list) => {
      const wanted = numberOf(value);
      const distance = (candidate: number) => Math.abs(candidate - wanted);
      return (list as number[]).reduce((best, candidate) =>
        distance(candidate) < distance(best) || (distance(candidate) === distance(best) && candidate > best)
          ? candidate
          : best,
      );
    },
  },
};

function numberOf(value: Json): number {
  const number = Number(value);
  if (!Number.isFinite(number)) throw new Inexpressible(`${String(value)} is not a number`);
  return number;
}

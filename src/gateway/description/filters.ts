import type { Json } from '../../engines/video-engine.ts';
import { Inexpressible } from './inexpressible.ts';
import { isMap } from './merge-maps.ts';

interface Filter {
  /** What is wrong with the argument: what it needs, or null. */
  wrongArgument(argument: unknown): string | null;
  apply(value: Json, argument: unknown): Json;
}

export type FilterName = 'string' | 'suffix' | 'join' | 'map';

const textArgument = (argument: unknown) =>
  typeof argument === 'string' ? null : 'a text, such as suffix:s';

/** What may follow a variable after a `|`. */
export const FILTERS: Readonly<Record<FilterName, Filter>> = {
  string: {
    wrongArgument: (argument) => (argument === undefined ? null : 'no argument'),
    apply: (value) => String(value),
  },
  suffix: { wrongArgument: textArgument, apply: (value, text) => `${String(value)}${String(text)}` },
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
};

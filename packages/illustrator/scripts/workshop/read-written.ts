import type { TSchema } from 'typebox';
import { Errors } from 'typebox/schema';
import { isScalar, LineCounter, parseDocument, Scalar } from 'yaml';
import { findSketchMistakes } from './find-sketch-mistakes.ts';
import type { Mistake } from './mistake.ts';

/** What files of one kind may say. */
export interface Format<Data = never> {
  /** What a file describes: "thing". */
  readonly one: string;
  readonly schema: TSchema;
  /** Where in a file sketches are, or lists of them; `*` stands for every name in there. */
  readonly sketches: readonly (readonly string[])[];
  /** Names of colours that these sketches have beside those of all: the skin of somebody. */
  readonly inks?: readonly string[];
  /** What else may be wrong with a file that the schema allows. */
  mistakes?(written: Written<Data>): Iterable<Mistake>;
}

/** A file as it is written. */
export interface Written<Data> {
  readonly file: string;
  readonly name: string;
  readonly data: Data;
  /** Something wrong on the line of a part, or so many lines below it. */
  told(path: Path, message: string, below?: number): Mistake;
}

type Path = readonly (string | number)[];

/** What a file describes, or all that is wrong with it. */
export function readWritten<Data>(
  file: string,
  text: string,
  format: Format<Data>,
): Written<Data> | readonly Mistake[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (position: number) => lines.linePos(position).line;
  const lineOf = (path: Path): number => {
    const node = document.getIn(path, true) as { readonly range?: readonly number[] } | undefined;
    return node?.range ? lineAt(node.range[0] ?? 0) : path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  if (document.errors.length > 0)
    return document.errors.map(({ message, pos }) => ({ file, line: lineAt(pos[0]), message }));
  const told = (path: Path, message: string, below = 0) => ({ file, line: lineOf(path) + below, message });
  const data = document.toJS() as Data;
  const mistakes = schemaMistakes(data, format).map(({ path, message }) => told(path, message));
  if (mistakes.length > 0) return mistakes;
  const written: Written<Data> = { file, name: nameOf(file), data, told };
  const wrong = format.sketches
    .flatMap((path) => pathsIn(data, path))
    .flatMap((path): Mistake[] => {
      const node = document.getIn(path, true);
      if (!isScalar(node) || node.type !== Scalar.BLOCK_LITERAL)
        return [told(path, `${path.join('.')} begins with | and stands below it, one shape a line`)];
      // It begins on the line after its `|`.
      return findSketchMistakes(String(node.value), format.inks).map(({ line, message }) =>
        told(path, message, line + 1),
      );
    });
  const all = [...wrong, ...(format.mistakes?.(written) ?? [])];
  return all.length > 0 ? all : written;
}

/** The paths of all texts that a path with `*` in it leads to. */
function pathsIn(value: unknown, path: Path): Path[] {
  if (typeof value === 'string') return [[]];
  if (Array.isArray(value))
    return value.flatMap((part, index) => pathsIn(part, path.slice(1)).map((below) => [index, ...below]));
  if (typeof value !== 'object' || value === null) return [];
  const [first = '', ...rest] = path;
  return Object.entries(value)
    .filter(([name]) => first === '*' || first === name)
    .flatMap(([name, part]) => pathsIn(part, rest).map((below) => [name, ...below]));
}

/** `things/music-stand.yaml` is the music stand. */
export const nameOf = (file: string): string =>
  file
    .replace(/^.*\//, '')
    .replace(/\.yaml$/, '')
    .replaceAll('-', ' ');

function schemaMistakes(
  data: unknown,
  { one, schema }: Pick<Format, 'one' | 'schema'>,
): { readonly path: (string | number)[]; readonly message: string }[] {
  const [, errors] = Errors(schema, data);
  return errors
    .filter(({ keyword }) => keyword !== 'boolean')
    .map(({ instancePath, message, params }) => {
      const path = instancePath.split('/').slice(1);
      const { additionalProperties: unknown, allowedValues } = params as {
        readonly additionalProperties?: readonly string[];
        readonly allowedValues?: readonly string[];
      };
      if (unknown)
        return {
          path: [...path, unknown[0] ?? ''],
          message: `"${unknown[0]}" is nothing that ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one} has`,
        };
      const told = allowedValues ? `must be one of ${allowedValues.join(', ')}` : message;
      return { path, message: [path.join('.'), told].filter((part) => part !== '').join(' ') };
    });
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from './mistake.ts';
import { type Format, readWritten, type Written } from './read-written.ts';
import { folderOf, type Shelf, type Worded } from './shelf.ts';

export interface Compiled<Data> {
  /** What is written into `compiled/`, by the names of files: the index, a line for each file, and what else is made of them. */
  readonly made: Readonly<Record<string, string>>;
  readonly mistakes: readonly Mistake[];
  /** Those in which nothing is wrong. */
  readonly files: readonly Written<Data>[];
}

/** Every file of a folder, checked, and what is made of those in which nothing is wrong. */
export function compileShelf<Data extends Worded>(
  shelf: Shelf<Data>,
  folder = folderOf(shelf),
): Compiled<Data> {
  const { files, mistakes } = readFolder<Data>(shelf, folder);
  const lines = files.map((written) => {
    const parts = partsOf(shelf, written.data).map((part) => JSON.stringify(part));
    return `${[written.name, ...parts].join('\t')}\n`;
  });
  const { many, source } = shelf;
  const made = { [`${many}.txt`]: lines.join(''), ...(source ? { [source.file]: source.text(files) } : {}) };
  return { made, mistakes: [...mistakes, ...sharedWords(files)], files };
}

/** Every file in which nothing is wrong, and what is wrong with the others. */
export function readFolder<Data>(kind: Format<Data> & Pick<Shelf, 'many'>, folder = folderOf(kind)) {
  const read = readdirSync(folder)
    .sort()
    .map((file) => readWritten<Data>(`${kind.many}/${file}`, readFileSync(join(folder, file), 'utf8'), kind));
  const files = read.filter((each) => 'name' in each);
  return { files, mistakes: read.flatMap((each): readonly Mistake[] => ('name' in each ? [] : each)) };
}

function partsOf<Data extends Worded>({ reads = [], tells }: Shelf<Data>, data: Data): readonly object[] {
  const values = new Map(Object.entries(data));
  const reading = reads.filter((name) => values.has(name)).map((name) => [name, values.get(name)] as const);
  for (const name of reads) values.delete(name);
  return [{ ...Object.fromEntries(reading), ...tells?.(data) }, Object.fromEntries(values)];
}

/** A word leads to one file. */
export function sharedWords(files: readonly Written<Worded>[]): Mistake[] {
  const owners = new Map<string, Written<Worded>>();
  return files.flatMap((written) =>
    (written.data.words ?? []).flatMap((word, index) => {
      const owner = owners.get(word);
      if (!owner) owners.set(word, written);
      return owner ? [written.told(['words', index], `"${word}" leads to ${owner.file} already`)] : [];
    }),
  );
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mistake } from './mistake.ts';
import { readWritten, type Written } from './read-written.ts';
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
  const read = readdirSync(folder)
    .sort()
    .map((file) =>
      readWritten<Data>(`${shelf.many}/${file}`, readFileSync(join(folder, file), 'utf8'), shelf),
    );
  const files = read.filter((each) => 'name' in each);
  const mistakes = [...read.flatMap((each) => ('name' in each ? [] : each)), ...sharedWords(files)];
  const lines = files.map((written) => {
    const parts = shelf.parts(written).map((part) => JSON.stringify(part));
    return `${[written.name, ...parts].join('\t')}\n`;
  });
  const { many, source } = shelf;
  const made = { [`${many}.txt`]: lines.join(''), ...(source ? { [source.file]: source.text(files) } : {}) };
  return { made, mistakes, files };
}

/** A word leads to one file. */
export function sharedWords(files: readonly Written<Worded>[]): Mistake[] {
  const owners = new Map<string, Written<Worded>>();
  return files.flatMap((written) =>
    (written.data.words ?? []).flatMap((word, index) => {
      const owner = owners.get(word);
      if (!owner) owners.set(word, written);
      const line = written.lineOf(['words', index]);
      return owner ? [{ file: written.file, line, message: `"${word}" leads to ${owner.file} already` }] : [];
    }),
  );
}

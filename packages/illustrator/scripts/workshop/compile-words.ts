import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Type } from 'typebox';
import { type Format, readWritten } from './read-written.ts';
import { folderOf } from './shelf.ts';

const TABLE: Format<object> = { one: 'table', schema: Type.Object({}), sketches: [] };

/** The tables of words, a line for each file of `words/`: its name, and what it says. */
export function compileWords() {
  const folder = folderOf({ many: 'words' });
  const read = readdirSync(folder)
    .sort()
    .map((file) => readWritten<object>(`words/${file}`, readFileSync(join(folder, file), 'utf8'), TABLE));
  const files = read.filter((each) => 'name' in each);
  const lines = files.map(({ data, name }) => `${name.replaceAll(' ', '-')}\t{}\t${JSON.stringify(data)}\n`);
  const mistakes = read.flatMap((each) => ('name' in each ? [] : each));
  return { many: 'words', made: { 'words.txt': lines.join('') }, mistakes, files };
}

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWritten } from './read-written.ts';
import { folderOf, type Shelf, type Worded } from './shelf.ts';

/** Makes a file, with a drawing that waits to be made. Says what there is already instead of making it twice. */
export function addFile(
  shelf: Shelf,
  word: string,
  folder = folderOf(shelf),
): { readonly file: string; readonly exists: boolean } {
  const name = word.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (!/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(name))
    throw new Error(`"${word}" is no name: a word or several, in the singular, without signs`);
  const known = readdirSync(folder).find((file) => {
    const written = readWritten<Worded>(file, readFileSync(join(folder, file), 'utf8'), shelf);
    return 'name' in written && written.data.words?.includes(name);
  });
  const file = known ?? `${name.replaceAll(' ', '-')}.yaml`;
  const exists = existsSync(join(folder, file));
  if (!exists) writeFileSync(join(folder, file), shelf.beginning(name));
  return { file: join(folder, file), exists };
}

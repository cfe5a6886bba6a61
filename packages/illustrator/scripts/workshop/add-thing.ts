import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { THINGS } from './compile-things.ts';
import { readThing } from './read-thing.ts';

/** Makes the file of a thing, with a box that waits for a sketch. Says what there is already instead of making it twice. */
export function addThing(word: string, folder = THINGS): { readonly file: string; readonly exists: boolean } {
  const name = word.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  if (!/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(name))
    throw new Error(`"${word}" is no name of a thing: a word or several, in the singular, without signs`);
  const known = fileOfWord(name, folder);
  const file = known ?? `${name.replaceAll(' ', '-')}.yaml`;
  const exists = existsSync(join(folder, file));
  if (!exists) writeFileSync(join(folder, file), beginning(name));
  return { file: join(folder, file), exists };
}

function fileOfWord(word: string, folder: string): string | undefined {
  return readdirSync(folder).find((file) => {
    const thing = readThing(file, readFileSync(join(folder, file), 'utf8'));
    return 'name' in thing && thing.data.words?.includes(word);
  });
}

const beginning = (name: string) => `words: [${name}]
rests: floor
size: 50
wide: 100
tall: 100
colour: '#c8604a'
sketch: |
  box $ -50 -100 100 100 8
  text ink 12 0 -50 ${name}
`;

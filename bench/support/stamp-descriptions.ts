import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { debianPackages } from './debian-packages.ts';
import type { Prompt } from './voice-prompts.ts';

/** Languages in which people have described many pictures of Tux Paint in whole sentences. */
export const STAMP_LANGUAGES = ['bg', 'ca', 'da', 'el', 'ro'] as const;

export type StampLanguage = (typeof STAMP_LANGUAGES)[number];

/** Single words are a test of guessing. */
const FEWEST_WORDS = 4;
/** What can be read aloud in more than one way. */
const UNCLEAR = /[\d()[\]"«»“”„%$/#…]/u;

/** Volunteers describe a picture each, at home, with their own microphones. */
export function stampDescriptions(folder: string, language: StampLanguage): Prompt[] {
  const stamps = join(
    debianPackages(folder, 'stamps', ['tuxpaint-stamps-default']),
    'usr/share/tuxpaint/stamps',
  );
  const ending = `_desc_${language}.ogg`;
  const prompts = globSync(`**/*${ending}`, { cwd: stamps }).flatMap((path) => {
    const name = basename(path, ending);
    const texts = join(stamps, dirname(path), `${name}.txt`);
    const [english, ...others] = linesOf(texts);
    const said = others.find((line) => line.startsWith(`${language}.utf8=`))?.split('=', 2)[1];
    if (!said || UNCLEAR.test(said) || said.split(/\s+/).length < FEWEST_WORDS) return [];
    return { name, file: join(stamps, path), said, english };
  });
  const seen = new Set<string>();
  return prompts
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
    .filter(({ said }) => {
      // The signs for all letters differ in a letter.
      const words = said.replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, '');
      return !seen.has(words) && seen.add(words);
    });
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

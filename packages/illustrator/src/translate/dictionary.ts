import { wordTable } from '../catalogue/word-tables.ts';
import { once, onceEach } from '../once.ts';
import { emojiNames } from '../vocabulary/emoji-index.ts';

export const LATIN = ['de', 'es', 'fr', 'it', 'pt'] as const;
const LANGUAGES = [...LATIN, 'ja', 'ko', 'ru'] as const;
export type LatinLanguage = (typeof LATIN)[number];
export type Language = (typeof LANGUAGES)[number];

/** `words/translations.yaml`, which says what each is. */
interface Translations {
  readonly words: string;
  readonly small: Readonly<Record<LatinLanguage, string>>;
  readonly letters: Readonly<Partial<Record<LatinLanguage, string>>>;
  readonly endings: Readonly<Partial<Record<Language, { readonly from: string; readonly to: string }>>>;
  readonly behind: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly chinese: string;
}

export const translations = once(() => wordTable<Translations>('translations'));

/** The cells of the table, line by line: the English words first. */
const rows = once(() =>
  translations()
    .words.trim()
    .split('\n')
    .map((line) => line.split(' | ')),
);

export const englishWords = (): string[] => rows().map(([english]) => english!);

/** A language's words with their English, as the table has them. */
export function tableOf(language: Language): (readonly [word: string, english: string])[] {
  const column = LANGUAGES.indexOf(language) + 1;
  return rows().flatMap((cells) => {
    const english = cells[0]!.startsWith('(') ? '' : cells[0]!;
    const words = cells[column]!.split('/').filter((word) => word !== '-');
    return words.map((word) => [word, english] as const);
  });
}

/** A language's words in English. */
interface Dictionary {
  readonly words: ReadonlyMap<string, string>;
  /** Beginnings of words whose endings change, longest first. */
  readonly stems: readonly (readonly [stem: string, english: string])[];
}

const LONGEST_ENDING = 4;

export const dictionaryOf = onceEach((language: Language): Dictionary => {
  const table = tableOf(language);
  const bare = ([word, english]: (typeof table)[number]) => [word.replace('*', ''), english] as const;
  const stems = table.filter(([word]) => word.endsWith('*')).map(bare);
  return {
    words: new Map([...emojiNames(language), ...table.map(bare)]),
    stems: stems.toSorted((a, b) => b[0].length - a[0].length),
  };
});

/** The English of a word, also of one whose beginning the table knows: "Hunde" begins with "hund". */
export function findWord(word: string, { stems, words }: Dictionary): string | undefined {
  const exact = words.get(word);
  if (exact !== undefined || word.includes(' ')) return exact;
  return stems.find(([stem]) => word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING)?.[1];
}

/** Chinese words with their English. */
export const chineseWords = once(
  () =>
    new Map([
      ...[...emojiNames('zh')].filter(([word]) => word.length > 1),
      ...translations()
        .chinese.split(/[,\n]/)
        .map((entry) => entry.trim())
        .filter((entry) => entry !== '')
        .map((entry): [string, string] => {
          const [word = '', ...english] = entry.split(' ');
          return [word, english.join(' ')];
        }),
    ]),
);

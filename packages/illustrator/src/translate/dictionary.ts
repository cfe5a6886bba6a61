import { emojiNames } from '../vocabulary/emoji-index.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from './languages.ts';
import { SENTENCE_WORDS } from './sentence-words.ts';

/** A language's words in English. */
export interface Dictionary {
  readonly words: ReadonlyMap<string, string>;
  /** Beginnings of words whose endings change, longest first. */
  readonly stems: readonly (readonly [stem: string, english: string])[];
}

const LONGEST_ENDING = 4;

let split: readonly (readonly string[])[] | null = null;

/** The cells of the table, line by line: the English words first. */
export function tableRows(): readonly (readonly string[])[] {
  split ??= `${LANGUAGE_TABLE.trim()}\n${SENTENCE_WORDS.trim()}`.split('\n').map((line) => line.split(' | '));
  return split;
}

export function columnOf(language: Language): number {
  return LANGUAGES.indexOf(language) + 1;
}

const dictionaries = new Map<Language, Dictionary>();

export function dictionaryOf(language: Language): Dictionary {
  const known = dictionaries.get(language) ?? buildDictionary(language);
  dictionaries.set(language, known);
  return known;
}

function buildDictionary(language: Language): Dictionary {
  const words = new Map<string, string>(emojiNames(language));
  const stems: [string, string][] = [];
  for (const cells of tableRows()) {
    const english = cells[0]!.startsWith('(') ? '' : cells[0]!;
    for (const word of cells[columnOf(language)]!.split('/')) {
      if (word === '-') continue;
      if (word.endsWith('*')) {
        stems.push([word.slice(0, -1), english]);
        words.set(word.slice(0, -1), english);
      } else words.set(word, english);
    }
  }
  return { words, stems: stems.toSorted((a, b) => b[0].length - a[0].length) };
}

/** "Hunde" begins with "hund", which the table knows: its longest such beginning. */
export function findStem(word: string, { stems }: Dictionary): string | undefined {
  if (word.includes(' ')) return undefined;
  return stems.find(([stem]) => word.startsWith(stem) && word.length - stem.length <= LONGEST_ENDING)?.[1];
}

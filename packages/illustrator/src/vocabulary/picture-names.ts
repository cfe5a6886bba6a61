import { byWord, wordTable } from '../catalogue/word-tables.ts';

const ICONS = byWord(wordTable<Record<string, string[]>>('pictures'));

export function pictureNamed(name: string): string | null {
  return ICONS.get(name) ?? null;
}

import { normaliseChinese } from './normalise-chinese.ts';
import { normaliseEnglish } from './normalise-english.ts';

const NORMALISERS: Readonly<Record<string, (text: string) => string>> = {
  en: normaliseEnglish,
  zh: normaliseChinese,
};

/** Writes out numbers, dates and the like as words. */
export function normalise(text: string, language: string): string {
  return NORMALISERS[language]?.(text) ?? text;
}

import { ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { normaliseChinese } from './normalise-chinese.ts';
import { normaliser } from './normalise-text.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';

const NORMALISERS: Readonly<Record<string, (text: string) => string>> = {
  de: normaliser(GERMAN),
  en: normaliser(ENGLISH),
  es: normaliser(SPANISH),
  fr: normaliser(FRENCH),
  it: normaliser(ITALIAN),
  pt: normaliser(PORTUGUESE),
  zh: normaliseChinese,
};

/** Writes out numbers, dates, signs and abbreviations as they are said; other languages are left to their engine. */
export function normalise(text: string, language: string): string {
  return NORMALISERS[language]?.(text) ?? text;
}

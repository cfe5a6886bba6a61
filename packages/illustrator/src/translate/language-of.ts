import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PLACES, placeWords } from '../catalogue/place-index.ts';
import { columnOf, tableRows } from './dictionary.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { isChinese } from './translate-chinese.ts';

const ENGLISH =
  /\b(the|an|of|with|and|is|are|in|on|at|to|from|by|over|under|into|through|wearing|riding|running|walking|while|his|her|its|their|next|left|right|up|down|off|out|across|against|behind|near|around|along|between|two|three|old|young)\b/g;
const LETTERS_OF: Readonly<Partial<Record<Language, RegExp>>> = {
  de: /[äöüß]/,
  es: /[ñ¿¡]/,
  fr: /[çœèêë]/,
  pt: /[ãõ]/,
};

/** The language that a prompt is written in. Most are English. */
export function languageOf(text: string): Language | 'en' | 'zh' {
  if (/[\u3040-\u30ff]/.test(text)) return 'ja';
  if (/[\uac00-\ud7af]/.test(text)) return 'ko';
  if (isChinese(text)) return 'zh';
  if (/[\u0400-\u04ff]/.test(text)) return 'ru';
  const lower = text.toLowerCase();
  // A tennis court by itself is no French.
  if (isEnglishPlace(lower.trim())) return 'en';
  const words = lower.match(/\p{L}+/gu) ?? [];
  const english = (lower.match(ENGLISH) ?? []).length + (/^an? /.test(lower) ? 1 : 0);
  let best: { language: Language; score: number } | null = null;
  let second = 0;
  for (const language of LANGUAGES) {
    if (!LATIN.has(language)) continue;
    const known = FUNCTION_WORDS.get(language)!;
    const score =
      words.filter((word) => known.has(word)).length +
      (LETTERS_OF[language]?.test(lower) ? 1.5 : 0) +
      (english < 2 ? words.filter((word) => ownWords(language).has(word)).length * 0.8 : 0);
    if (score > (best?.score ?? 0)) {
      second = best?.score ?? 0;
      best = { language, score };
    } else second = Math.max(second, score);
  }
  // Most prompts are English and say so.
  if (!best || english > best.score || (best.score - english < 0.5 && !/[à-ÿ]/.test(lower))) return 'en';
  // The detector and its tables are loaded only to tell related languages apart.
  return best.score - second < 1 ? (detect(text) ?? best.language) : best.language;
}

function isEnglishPlace(text: string): boolean {
  return PLACES.some((place) => placeWords(place).words.includes(text));
}

const own = new Map<Language, ReadonlySet<string>>();
let englishBeginnings: ReadonlySet<string> | null = null;

/** Words of the table that are not written as in English. */
function ownWords(language: Language): ReadonlySet<string> {
  const known = own.get(language);
  if (known) return known;
  englishBeginnings ??= new Set(tableRows().flatMap(([english]) => beginningsOf(english!)));
  const words = new Set<string>();
  for (const cells of tableRows())
    for (const word of cells[columnOf(language)]!.split('/'))
      if (word.length > 2 && !englishBeginnings.has(word)) words.add(word);
  own.set(language, words);
  return words;
}

/** "in", "in front" and "in front of". */
function beginningsOf(english: string): string[] {
  const words = english.split(' ');
  return words.map((_, at) => words.slice(0, at + 1).join(' '));
}

const LATIN = new Set<Language>(['de', 'es', 'fr', 'it', 'pt']);

/** Articles and prepositions, which no sentence does without. */
const FUNCTION_WORDS: ReadonlyMap<Language, ReadonlySet<string>> = new Map([
  [
    'de',
    new Set(
      'ein eine einer einem einen der die das dem den und im auf mit unter über neben ist durch von am'.split(
        ' ',
      ),
    ),
  ],
  ['es', new Set('un una el los las y en con sobre bajo del al por junto está'.split(' '))],
  ['fr', new Set('un une le les et dans avec sur sous du des au qui est près'.split(' '))],
  ['it', new Set('un una il gli e nel nella con su sul sulla sotto di che sta della'.split(' '))],
  ['pt', new Set('um uma o os as e em no na com sobre do da dos está ao'.split(' '))],
]);

/** `eld` knows the language of a sentence; it is asked only to tell related languages apart. */
function detect(text: string): Language | null {
  // The package offers itself to `import` only, and reading is not asynchronous.
  const file = fileURLToPath(import.meta.resolve('eld/extrasmall'));
  const { eld } = createRequire(import.meta.url)(file) as {
    eld: { detect(text: string): { language: string } };
  };
  const { language } = eld.detect(text);
  return LATIN.has(language as Language) ? (language as Language) : null;
}

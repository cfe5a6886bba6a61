import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { PLACES, placeWords } from '../catalogue/place-index.ts';
import { once, onceEach } from '../once.ts';
import {
  englishWords,
  LATIN,
  type Language,
  type LatinLanguage,
  tableOf,
  translations,
} from './dictionary.ts';
import { isChinese } from './translate-chinese.ts';

const ENGLISH =
  /\b(the|an|of|with|and|is|are|in|on|at|to|from|by|over|under|into|through|wearing|riding|running|walking|while|his|her|its|their|next|left|right|up|down|off|out|across|against|behind|near|around|along|between|two|three|old|young)\b/g;

interface Scored {
  readonly language: LatinLanguage;
  readonly score: number;
}

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
  const { letters, small } = translations();
  const scored = LATIN.map((language) => {
    const known = new Set(small[language].split(' '));
    const score =
      words.filter((word) => known.has(word)).length +
      ([...(letters[language] ?? '')].some((letter) => lower.includes(letter)) ? 1.5 : 0) +
      (english < 2 ? words.filter((word) => ownWords(language).has(word)).length * 0.8 : 0);
    return { language, score };
  });
  const [best, second] = scored.toSorted((one, other) => other.score - one.score) as [Scored, Scored];
  // Most prompts are English and say so.
  if (best.score === 0 || english > best.score || (best.score - english < 0.5 && !/[à-ÿ]/.test(lower)))
    return 'en';
  // The detector and its tables are loaded only to tell related languages apart.
  return best.score - second.score < 1 ? (detect(text) ?? best.language) : best.language;
}

function isEnglishPlace(text: string): boolean {
  return PLACES.some((place) => placeWords(place).words.includes(text));
}

/** "in", "in front" and "in front of". */
const englishBeginnings = once(
  () =>
    new Set(
      englishWords().flatMap((english) => {
        const words = english.split(' ');
        return words.map((_, at) => words.slice(0, at + 1).join(' '));
      }),
    ),
);

/** Words of the table that are not written as in English. */
const ownWords = onceEach(
  (language: LatinLanguage): ReadonlySet<string> =>
    new Set(
      tableOf(language)
        .map(([word]) => word)
        .filter((word) => word.length > 2 && !englishBeginnings().has(word)),
    ),
);

/** `eld` knows the language of a sentence; it is asked only to tell related languages apart. */
function detect(text: string): LatinLanguage | null {
  // The package offers itself to `import` only, and reading is not asynchronous.
  const file = fileURLToPath(import.meta.resolve('eld/extrasmall'));
  const { eld } = createRequire(import.meta.url)(file) as {
    eld: { detect(text: string): { language: string } };
  };
  const { language } = eld.detect(text);
  return LATIN.find((each) => each === language) ?? null;
}

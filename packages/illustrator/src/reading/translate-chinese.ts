import { chineseWords } from './lexicon/chinese.ts';
import { chineseEmojiNames } from './lexicon/emoji-index.ts';

const CHINESE = /[\u3400-\u9fff\uf900-\ufaff]/;
const PUNCTUATION: Record<string, string> = {
  '，': ', ',
  '。': '. ',
  '、': ', ',
  '！': '! ',
  '？': '? ',
  '；': '; ',
  '：': ': ',
};
const LONGEST_WORD = 8;

export function isChinese(text: string): boolean {
  return CHINESE.test(text);
}

/**
 * A gloss: every Chinese word replaced by its English, unknown characters left out, so that no Chinese remains.
 * Text in other scripts passes through.
 */
export function translateChinese(text: string): string {
  if (!isChinese(text)) return text;
  let english = '';
  for (let at = 0; at < text.length; ) {
    const character = text[at]!;
    if (!CHINESE.test(character)) {
      english += PUNCTUATION[character] ?? (character.charCodeAt(0) > 0x2fff ? ' ' : character);
      at++;
      continue;
    }
    const word = longestWord(text, at);
    if (word?.english) english += ` ${word.english} `;
    at += word?.length ?? 1;
  }
  return english
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?;:])/g, '$1')
    .trim();
}

function longestWord(text: string, at: number): { english: string; length: number } | null {
  for (let length = Math.min(LONGEST_WORD, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length);
    const english = chineseWords().get(word) ?? (length > 1 ? chineseEmojiNames().get(word) : undefined);
    if (english !== undefined) return { english, length };
  }
  return null;
}

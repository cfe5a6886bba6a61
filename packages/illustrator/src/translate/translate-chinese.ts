import { chineseEmojiNames } from '../vocabulary/emoji-index.ts';
import { chineseWords } from './chinese.ts';

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
  // 把狗换成猫: what is done stands before it in English.
  const done = /^把([^，。换变]{1,12})(?:换|变)成(.+)$/u.exec(text.trim());
  if (done) return `replace the ${translateChinese(done[1]!)} with ${translateChinese(done[2]!)}`;
  const words: ChineseWord[] = [];
  for (let at = 0; at < text.length; ) {
    const character = text[at]!;
    if (!CHINESE.test(character)) {
      const mark = PUNCTUATION[character] ?? (character.charCodeAt(0) > 0x2fff ? ' ' : character);
      words.push({ source: character, english: mark });
      at++;
      continue;
    }
    const word = longestWord(text, at);
    const source = text.slice(at, at + (word?.length ?? 1));
    if (word?.english && !placeBefore(words, source)) words.push({ source, english: ` ${word.english} ` });
    at += word?.length ?? 1;
  }
  return words
    .map(({ english }) => english)
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?;:])/g, '$1')
    .trim();
}

interface ChineseWord {
  readonly source: string;
  readonly english: string;
}

/** Where something is, said behind its noun: 在桌子上. */
const BEHIND: Readonly<Record<string, string>> = {
  上: 'on',
  上面: 'on',
  里: 'in',
  里面: 'in',
  中: 'in',
  下: 'under',
  下面: 'under',
  旁: 'beside',
  旁边: 'beside',
  边: 'beside',
  前: 'in front of',
  后: 'behind',
};

/** Puts the place word that follows a noun where English has it; false where there is no 在 to put it. */
function placeBefore(words: ChineseWord[], source: string): boolean {
  const preposition = BEHIND[source];
  if (!preposition) return false;
  const at = words.findLastIndex(({ source: word }) => word.endsWith('在') && word !== '正在');
  if (at < 0 || words.slice(at).some(({ english }) => /[,.;!?]/.test(english))) return false;
  const { source: word, english } = words[at]!;
  const verb = english.trim().replace(/ ?\b(on|in)$/, '');
  words[at] = { source: `${word}。`, english: ` ${verb} ${preposition} ` };
  return true;
}

function longestWord(text: string, at: number): { english: string; length: number } | null {
  for (let length = Math.min(LONGEST_WORD, text.length - at); length > 0; length--) {
    const word = text.slice(at, at + length);
    const english = chineseWords().get(word) ?? (length > 1 ? chineseEmojiNames().get(word) : undefined);
    if (english !== undefined) return { english, length };
  }
  return null;
}

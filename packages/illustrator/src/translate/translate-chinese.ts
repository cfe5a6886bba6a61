import { chineseWords } from './dictionary.ts';
import { longestWords } from './longest-words.ts';
import { wordBehind } from './words-behind.ts';

const CHINESE = /[\u3400-\u9fff\uf900-\ufaff]/;
const MARKS: Readonly<Record<string, string>> = {
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

interface ChineseWord {
  readonly source: string;
  readonly english: string;
}

/**
 * A gloss: every Chinese word replaced by its English, unknown characters left out, so that no Chinese remains.
 * Text in other scripts passes through.
 */
export function translateChinese(text: string): string {
  // 把狗换成猫: what is done stands before it in English.
  const done = /^把([^，。换变]{1,12})(?:换|变)成(.+)$/u.exec(text.trim());
  if (done) return `replace the ${translateChinese(done[1]!)} with ${translateChinese(done[2]!)}`;
  const found = longestWords<ChineseWord>(text.split(''), {
    joint: '',
    most: LONGEST_WORD,
    find(source) {
      const english = chineseWords().get(source);
      return english === undefined ? null : { source, english: english && ` ${english} ` };
    },
    alone(source) {
      if (CHINESE.test(source)) return null;
      return { source, english: MARKS[source] ?? (source.charCodeAt(0) > 0x2fff ? ' ' : source) };
    },
  });
  const words: ChineseWord[] = [];
  for (const word of found) if (word.english && !placeBefore(words, word.source)) words.push(word);
  return tidied(words.map(({ english }) => english).join(''));
}

/** One space between words, and none before a mark. */
export const tidied = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,.!?;:])/g, '$1')
    .trim();

/** Puts what is said behind a noun (在桌子上) where English has it; false where there is no 在 to put it. */
function placeBefore(words: ChineseWord[], source: string): boolean {
  const preposition = wordBehind('zh', source)?.english;
  if (!preposition) return false;
  const at = words.findLastIndex(({ source: word }) => word.endsWith('在') && word !== '正在');
  if (at < 0 || words.slice(at).some(({ english }) => /[,.;!?]/.test(english))) return false;
  const { source: word, english } = words[at]!;
  const verb = english.trim().replace(/ ?\b(on|in)$/, '');
  words[at] = { source: `${word}。`, english: ` ${verb} ${preposition} ` };
  return true;
}

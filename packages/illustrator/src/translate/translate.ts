import { COLOUR_WORDS, SIZE_WORDS } from '../vocabulary/verbs.ts';
import { dictionaryOf, findWord, type Language } from './dictionary.ts';
import { keepingQuotations } from './keep-quotations.ts';
import { languageOf } from './language-of.ts';
import { longestWords } from './longest-words.ts';
import { tidied, translateChinese } from './translate-chinese.ts';
import { verbFinal, type Word } from './verb-final.ts';
import { findForm, germanTokens } from './word-forms.ts';
import { withoutEnding, wordBehind } from './words-behind.ts';

const LONGEST_PHRASE = 4;
const LONGEST_UNSPACED = 9;
const ROMANCE = new Set<Language>(['es', 'fr', 'it', 'pt']);

/** The text in English, as far as the tables go; English passes unchanged. */
export function translate(text: string): string {
  return keepingQuotations(text, (rest) => {
    const language = languageOf(rest);
    if (language === 'zh') return translateChinese(rest);
    return language === 'en' ? rest : gloss(rest, language);
  });
}

/** Word by word; what stands after its noun there and before it in English is turned round. */
function gloss(text: string, language: Language): string {
  const words = language === 'ja' ? unspaced(text) : spaced(text, language);
  const ordered = language === 'ja' || language === 'ko' ? verbFinal(words) : inOrder(words, language);
  return (
    tidied(ordered.map(({ english }) => english).join(' '))
      // One word for two things: what is drunk is no place, and nobody is in a deed.
      .replace(/\b(drinking|pouring|serving|making|cup of|glass of) (a |the |of )?cafe\b/g, '$1 $2coffee')
      .replace(/\b(a|the|in) cooking\b/g, '$1 kitchen')
      .replace(/\bin (the |a )?(couch|chair|bench|rooftop|beach|balcony)\b/g, 'on $1$2')
      .replace(/\bdriving ((?:\w+ ){0,4})(?=riding a bicycle)/g, '$1')
  );
}

function spaced(text: string, language: Language): Word[] {
  const found = text.match(/"\d+"|@[\w.-]+|[\p{L}\p{M}'’-]+|\d+|[.,!?;:]/gu) ?? [];
  return longestWords(language === 'de' ? germanTokens(found) : found, {
    joint: ' ',
    most: LONGEST_PHRASE,
    find: (phrase) => lookUp(phrase.toLowerCase(), language),
    alone: (token) => (/^\p{L}/u.test(token) ? null : [{ english: token }]),
  }).flat();
}

const JAPANESE_MARKS: Readonly<Record<string, string>> = { '、': ',', '。': '.' };

function unspaced(text: string): Word[] {
  return longestWords(text.match(/"\d+"|./gs) ?? [], {
    joint: '',
    most: LONGEST_UNSPACED,
    find: (word) => lookUp(word, 'ja'),
    alone(token) {
      const mark = JAPANESE_MARKS[token] ?? (/^[\x20-\x7e]/.test(token) ? token : null);
      return mark === null ? null : [{ english: mark }];
    },
  }).flat();
}

/** Forms of a verb that another verb follows. */
const LINKING: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /(て|で|ながら)$/,
  ko: /(고|며|면서|아|어|서)$/,
};
/** What is written around a word that says where something is: の上に, 위에서. */
const AROUND = { ja: /^の|(?<=.)[にのでを]$/g, ko: /(에서|에|의)$/g };

function lookUp(word: string, language: Language): Word[] | null {
  if (language === 'ja' || language === 'ko') {
    const behind = wordBehind(language, word) ?? wordBehind(language, word.replace(AROUND[language], ''));
    if (behind) return [behind];
  }
  const dictionary = dictionaryOf(language);
  const find = (form: string) => findWord(form, dictionary);
  const linking = LINKING[language]?.test(word) ?? false;
  const exact = find(word);
  if (exact !== undefined) return [{ english: exact, linking }];
  const [noun, mark] = (language === 'ko' && withoutEnding(word)) || [];
  const bare = noun === undefined ? undefined : dictionary.words.get(noun);
  if (bare !== undefined) return [{ english: bare }, mark!];
  if (word.includes(' ')) return null;
  // l'albero, d'une: the article in front is dropped.
  const form = /['’]/.test(word) ? find(word.replace(/^.*['’]/, '')) : findForm(word, language, find);
  return form === undefined ? null : [{ english: form, linking }];
}

/** What else is said behind a noun: una plaza vacía. */
const QUALITIES = new Set(
  'empty quiet warm cold foggy sunny snowy dark old young ancient abandoned busy'.split(' '),
);

/** Colours, sizes and other qualities follow their noun in Romance languages. */
function inOrder(words: readonly Word[], language: Language): Word[] {
  if (!ROMANCE.has(language)) return [...words];
  const ordered: Word[] = [];
  for (const word of words) {
    const before = ordered.at(-1);
    const describes =
      COLOUR_WORDS.has(word.english) || SIZE_WORDS.has(word.english) || QUALITIES.has(word.english);
    if (describes && before && isNoun(before.english)) {
      // "flying a kite" that is red.
      const [, verb = '', noun = before.english] = /^(\w+ing a )(.+)$/.exec(before.english) ?? [];
      ordered.splice(-1, 1, { english: `${verb}${word.english}` }, { english: noun });
    } else ordered.push(word);
  }
  return ordered;
}

function isNoun(english: string): boolean {
  return (
    /^[a-z]/.test(english) &&
    !/^(a|an|the|and|of|in|on|with|two|three|is)$/.test(english) &&
    !/ing$/.test(english)
  );
}

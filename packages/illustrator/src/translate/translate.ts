import { COLOUR_WORDS, SIZE_WORDS } from '../vocabulary/verbs.ts';
import { dictionaryOf, findStem } from './dictionary.ts';
import { keepingQuotations } from './keep-quotations.ts';
import { languageOf } from './language-of.ts';
import type { Language } from './languages.ts';
import { translateChinese } from './translate-chinese.ts';
import { verbFinal, type Word } from './verb-final.ts';
import { findForm, germanTokens } from './word-forms.ts';

const LONGEST_PHRASE = 4;
const ROMANCE = new Set<Language>(['es', 'fr', 'it', 'pt']);

/** The text in English, as far as the tables go; English passes unchanged. */
export function translate(text: string): string {
  return keepingQuotations(text, (rest) => {
    const language = languageOf(rest);
    if (language === 'zh') return translateChinese(rest);
    return language === 'en' ? rest : gloss(rest, language);
  });
}

export function isForeign(text: string): boolean {
  return translate(text) !== text;
}

/** Word by word; what stands after its noun there and before it in English is turned round. */
function gloss(text: string, language: Language): string {
  const quoted: string[] = [];
  const plain = text.replace(
    /["“„«「][^"”“»」]*["”“»」]/g,
    (quotation) => ` "${quoted.push(quotation) - 1}" `,
  );
  const words = language === 'ja' ? unspaced(plain, language) : spaced(plain, language);
  const ordered = language === 'ja' || language === 'ko' ? verbFinal(words) : inOrder(words, language);
  return (
    ordered
      .map(({ english }) => english)
      .join(' ')
      .replace(/"(\d+)"/g, (_, number: string) => `"${quoted[Number(number)]!.slice(1, -1)}"`)
      .replace(/\s+/g, ' ')
      .replace(/ ([,.!?;:])/g, '$1')
      // One word for two things: what is drunk is no place, and nobody is in a deed.
      .replace(/\b(drinking|pouring|serving|making|cup of|glass of) (a |the |of )?cafe\b/g, '$1 $2coffee')
      .replace(/\b(a|the|in) cooking\b/g, '$1 kitchen')
      .replace(/\bin (the |a )?(couch|chair|bench|rooftop|beach|balcony)\b/g, 'on $1$2')
      .replace(/\bdriving ((?:\w+ ){0,4})(?=riding a bicycle)/g, '$1')
      .trim()
  );
}

function spaced(text: string, language: Language): Word[] {
  const found = text.match(/"\d+"|@[\w.-]+|[\p{L}\p{M}'’-]+|\d+|[.,!?;:]/gu) ?? [];
  const tokens = language === 'de' ? germanTokens(found) : found;
  const words: Word[] = [];
  for (let at = 0; at < tokens.length; ) {
    let taken = 0;
    for (let length = Math.min(LONGEST_PHRASE, tokens.length - at); length > 0 && taken === 0; length--) {
      const phrase = tokens
        .slice(at, at + length)
        .join(' ')
        .toLowerCase();
      const found = lookUp(phrase, language);
      if (!found) continue;
      // "걷고 있는 여자": the woman who walks, and no further verb.
      const last = words.at(-1);
      if (/^있(는|던)$/.test(phrase) && last?.linking) words.splice(-1, 1, { ...last, linking: false });
      words.push(...found);
      taken = length;
    }
    if (taken === 0 && !/^\p{L}/u.test(tokens[at]!)) words.push({ english: tokens[at]! });
    at += Math.max(1, taken);
  }
  return words;
}

function unspaced(text: string, language: Language): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < text.length; ) {
    let taken = 0;
    for (let length = Math.min(9, text.length - at); length > 0 && taken === 0; length--) {
      const found = lookUp(text.slice(at, at + length), language);
      if (!found) continue;
      words.push(...found);
      taken = length;
    }
    if (taken === 0) {
      const mark = { '、': ',', '。': '.' }[text[at]!] ?? (/[\x20-\x7e]/.test(text[at]!) ? text[at]! : null);
      if (mark) words.push({ english: mark });
    }
    at += Math.max(1, taken);
  }
  return words;
}

/** Where something is, said after it: のうえ, 위에. */
const AFTER: Readonly<Partial<Record<Language, readonly (readonly [RegExp, string])[]>>> = {
  ja: [
    [/^の?上[にのでを]?$/, 'on'],
    [/^の?下[にのでを]?$/, 'under'],
    [/^の?中[にのでを]?$/, 'in'],
    [/^の?(隣|横|そば)[にのでを]?$/, 'beside'],
    [/^の?前[にのでを]?$/, 'in front of'],
    [/^の?後ろ[にのでを]?$/, 'behind'],
    [/^の?左[にのでを]?$/, 'on the left of'],
    [/^の?右[にのでを]?$/, 'on the right of'],
    [/^で$/, 'in'],
    [/^に$/, 'in'],
    [/^から$/, 'from'],
  ],
  ko: [
    [/^위(에|의|에서)?$/, 'on'],
    [/^(아래|밑)(에|의|에서)?$/, 'under'],
    [/^(안|속)(에|의|에서)?$/, 'in'],
    [/^옆(에|의|에서)?$/, 'beside'],
    [/^앞(에|의|에서)?$/, 'in front of'],
    [/^뒤(에|의|에서)?$/, 'behind'],
    [/^왼쪽(에|의)?$/, 'on the left of'],
    [/^오른쪽(에|의)?$/, 'on the right of'],
  ],
};

/** What a Japanese particle says of the word before it. */
const JAPANESE_PARTICLES: Readonly<Record<string, Word>> = {
  が: { english: '', particle: 'subject' },
  は: { english: '', particle: 'subject' },
  も: { english: '', particle: 'subject' },
  を: { english: '', particle: 'object' },
  と: { english: '', particle: 'and' },
  に: { english: 'in', after: true, goal: true },
};

const KOREAN_PARTICLES: Readonly<Record<string, Word>> = {
  ...Object.fromEntries([...'은는이가도'].map((mark) => [mark, { english: '', particle: 'subject' }])),
  ...Object.fromEntries([...'을를'].map((mark) => [mark, { english: '', particle: 'object' }])),
  ...Object.fromEntries(['와', '과', '하고'].map((mark) => [mark, { english: '', particle: 'and' }])),
  ...Object.fromEntries(['에서', '에', '로', '으로'].map((mark) => [mark, { english: 'in', after: true }])),
  ...Object.fromEntries(
    ['에게', '한테', '께'].map((mark) => [mark, { english: 'in', after: true, goal: true }]),
  ),
};

/** Forms of a verb that another verb follows. */
const LINKING: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /(て|で|ながら)$/,
  ko: /(고|며|면서|아|어|서)$/,
};

/** Particles that are written together with their Korean noun; those of place stand for a preposition. */
const KOREAN_PARTICLE = /(에서|에게|한테|으로|하고|은|는|이|가|을|를|에|의|와|과|로|도|께|한)$/;

function lookUp(word: string, language: Language): Word[] | null {
  const after = AFTER[language]?.find(([pattern]) => pattern.test(word));
  if (after) return [{ english: after[1], after: true }];
  const particle = language === 'ja' ? JAPANESE_PARTICLES[word] : undefined;
  if (particle) return [particle];
  const dictionary = dictionaryOf(language);
  const find = (form: string) => dictionary.words.get(form) ?? findStem(form, dictionary);
  const exact = find(word);
  if (exact !== undefined) return [{ english: exact, linking: LINKING[language]?.test(word) ?? false }];
  if (language === 'ko') {
    const ending = KOREAN_PARTICLE.exec(word)?.[1];
    const bare = ending ? dictionary.words.get(word.slice(0, -ending.length)) : undefined;
    if (bare === undefined) {
      const form = findForm(word, language, find);
      return form === undefined ? null : [{ english: form, linking: LINKING.ko!.test(word) }];
    }
    const mark = KOREAN_PARTICLES[ending!];
    return [{ english: bare }, ...(mark ? [mark] : [])];
  }
  if (/['’]/.test(word) && !word.includes(' ')) {
    // l'albero, d'une: the article in front is dropped.
    const bare = find(word.replace(/^.*['’]/, ''));
    return bare === undefined ? null : [{ english: bare }];
  }
  const form = word.includes(' ') ? undefined : findForm(word, language, find);
  return form === undefined ? null : [{ english: form }];
}

/** What else is said behind a noun: una plaza vacía. */
const QUALITIES = new Set(
  'empty quiet warm cold foggy sunny snowy dark old young ancient abandoned busy'.split(' '),
);

function inOrder(words: readonly Word[], language: Language): Word[] {
  const ordered: Word[] = [];
  for (const word of words) {
    const before = ordered.at(-1);
    if (word.after && before) {
      ordered.splice(-1, 1, { english: word.english }, before);
      continue;
    }
    // Colours and sizes follow their noun in Romance languages.
    const describes =
      COLOUR_WORDS.has(word.english) || SIZE_WORDS.has(word.english) || QUALITIES.has(word.english);
    if (ROMANCE.has(language) && describes && before && isNoun(before.english)) {
      // "flying a kite" that is red.
      const [, verb = '', noun = before.english] = /^(\w+ing a )(.+)$/.exec(before.english) ?? [];
      ordered.splice(-1, 1, { english: `${verb}${word.english}` }, { english: noun });
      continue;
    }
    ordered.push(word);
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

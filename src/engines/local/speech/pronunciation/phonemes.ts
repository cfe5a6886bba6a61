import type { Espeak } from './espeak.ts';
import { KOKORO_VOCABULARY } from './kokoro-vocabulary.ts';

const PUNCTUATION = /([;:,.!?—…"()“”]+)/u;

/** Kokoro writes a diphthong as one letter, the international alphabet as two. */
const ANY_LANGUAGE: readonly (readonly [RegExp, string])[] = [
  [/dʒ/g, 'ʤ'],
  [/tʃ/g, 'ʧ'],
  [/dz/g, 'ʣ'],
  [/ts/g, 'ʦ'],
  [/-/g, ''],
];

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/eɪ/g, 'A'],
  [/aɪ/g, 'I'],
  [/aʊ/g, 'W'],
  [/ɔɪ/g, 'Y'],
  // A syllabic consonant is a short vowel and the consonant; the glottal stop before it is a t.
  [/ʔn\u0329/g, 'tᵊn'],
  [/(.)\u0329/g, 'ᵊ$1'],
  [/ʔ/g, 't'],
  [/ɐ/g, 'ə'],
  [/r/g, 'ɹ'],
  [/x/g, 'k'],
];

const AMERICAN: readonly (readonly [RegExp, string])[] = [
  [/oʊ/g, 'O'],
  [/ɜːɹ?/g, 'ɜɹ'],
  [/ɚ/g, 'əɹ'],
  [/ɪə/g, 'iə'],
  [/ɾ/g, 'T'],
  [/ː/g, ''],
];

const BRITISH: readonly (readonly [RegExp, string])[] = [
  [/əʊ/g, 'Q'],
  [/eə/g, 'ɛː'],
  [/iə/g, 'ɪə'],
];

const BRAZILIAN: readonly (readonly [RegExp, string])[] = [
  // eSpeak puts a vowel between an r and a consonant (porta, tarde), which the voices say too clearly.
  [/ɾə(?=[bdfɡklmnpstvzʃʒʧʤ])/g, 'ɾ'],
  // "parte às" keeps its syllables.
  [/([ʧʤ])j(?= )/g, '$1i'],
];

/** Chinese and Japanese punctuation, mapped to Kokoro's. */
const EASTERN_PUNCTUATION: Readonly<Record<string, string>> = {
  ...{
    '，': ', ',
    '、': ', ',
    '。': '. ',
    '．': '. ',
    '！': '! ',
    '？': '? ',
    '：': ': ',
    '；': '; ',
    '・': ' ',
  },
  ...{
    '「': ' “',
    '」': '” ',
    '『': ' “',
    '』': '” ',
    '《': ' “',
    '》': '” ',
    '（': ' (',
    '）': ') ',
    '…': '…',
  },
  ...{ '【': ' “', '】': '” ', '～': '—', '〜': '—' },
};

/** Latin words within Chinese or Japanese. */
const LATIN = /([\p{Script=Latin}][\p{Script=Latin}'’-]*(?:[ ]+[\p{Script=Latin}][\p{Script=Latin}'’-]*)*)/u;

/** How a text is read that has Chinese or Japanese in it. */
export interface MixedReading {
  /** Pronounces the Chinese or Japanese parts. */
  readonly eastern: (text: string) => string;
  /** eSpeak's name of the language of the words between them. */
  readonly latin: string;
}

/** Kokoro's input for a text in two scripts, each pronounced as in its own language, by one voice. */
export function mixedPhonemes(text: string, reading: MixedReading, espeak: Espeak): string {
  const punctuated = text.replace(
    /[，、。．！？：；・「」『』《》（）…【】～〜]/gu,
    (mark) => EASTERN_PUNCTUATION[mark] ?? mark,
  );
  return punctuated
    .split(PUNCTUATION)
    .map((part, index) => (index % 2 === 1 ? part : ` ${clausePhonemes(part, reading, espeak)} `))
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[;:,.!?…”)])/gu, '')
    .trim();
}

function clausePhonemes(text: string, { eastern, latin }: MixedReading, espeak: Espeak): string {
  return text
    .split(LATIN)
    .map((part, index) => (index % 2 === 1 ? phonemesOf(part, latin, espeak) : eastern(part)))
    .join(' ');
}

/** Kokoro's input for a text: phonemes, with the text's punctuation between them. */
export function phonemesOf(text: string, language: string, espeak: Espeak): string {
  return text
    .split(PUNCTUATION)
    .map((part, index) => {
      if (index % 2 === 1) return part;
      if (part.trim() === '') return part === '' ? '' : ' ';
      const before = /^\s/.test(part) ? ' ' : '';
      const after = /\s$/.test(part) ? ' ' : '';
      return before + respell(espeak.phonemes(part, language), language) + after;
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

export function tokensOf(phonemes: string): number[] {
  return [...phonemes].flatMap((symbol) => KOKORO_VOCABULARY.get(symbol) ?? []);
}

function respell(phonemes: string, language: string): string {
  const rules = [
    ...ANY_LANGUAGE,
    ...(language.startsWith('en') ? ENGLISH : []),
    ...(language === 'en-us' ? AMERICAN : []),
    ...(language === 'en-gb' ? BRITISH : []),
    ...(language === 'pt-br' ? BRAZILIAN : []),
  ];
  // A nasal vowel is two symbols: the vowel and the tilde. The sound of German "ich" is one.
  const symbols = phonemes.normalize('NFD').replaceAll('c\u0327', '\u00E7');
  return rules.reduce((text, [pattern, letter]) => text.replace(pattern, letter), symbols);
}

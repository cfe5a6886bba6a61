import type { Espeak } from './espeak.ts';

/** Kokoro's input symbols: phonemes, stress, length, and punctuation, which shapes the melody. */
// biome-ignore format: a table
const KOKORO_VOCABULARY: ReadonlyMap<string, number> = new Map([
  [';', 1], [':', 2], [',', 3], ['.', 4], ['!', 5], ['?', 6], ['—', 9], ['…', 10], ['"', 11], ['(', 12],
  [')', 13], ['“', 14], ['”', 15], [' ', 16], ['\u0303', 17], ['ʣ', 18], ['ʥ', 19], ['ʦ', 20], ['ʨ', 21],
  ['ᵝ', 22], ['ꭧ', 23], ['A', 24], ['I', 25], ['O', 31], ['Q', 33], ['S', 35], ['T', 36], ['W', 39],
  ['Y', 41], ['ᵊ', 42], ['a', 43], ['b', 44], ['c', 45], ['d', 46], ['e', 47], ['f', 48], ['h', 50],
  ['i', 51], ['j', 52], ['k', 53], ['l', 54], ['m', 55], ['n', 56], ['o', 57], ['p', 58], ['q', 59],
  ['r', 60], ['s', 61], ['t', 62], ['u', 63], ['v', 64], ['w', 65], ['x', 66], ['y', 67], ['z', 68],
  ['ɑ', 69], ['ɐ', 70], ['ɒ', 71], ['æ', 72], ['β', 75], ['ɔ', 76], ['ɕ', 77], ['ç', 78], ['ɖ', 80],
  ['ð', 81], ['ʤ', 82], ['ə', 83], ['ɚ', 85], ['ɛ', 86], ['ɜ', 87], ['ɟ', 90], ['ɡ', 92], ['ɥ', 99],
  ['ɨ', 101], ['ɪ', 102], ['ʝ', 103], ['ɯ', 110], ['ɰ', 111], ['ŋ', 112], ['ɳ', 113], ['ɲ', 114],
  ['ɴ', 115], ['ø', 116], ['ɸ', 118], ['θ', 119], ['œ', 120], ['ɹ', 123], ['ɾ', 125], ['ɻ', 126],
  ['ʁ', 128], ['ɽ', 129], ['ʂ', 130], ['ʃ', 131], ['ʈ', 132], ['ʧ', 133], ['ʊ', 135], ['ʋ', 136],
  ['ʌ', 138], ['ɣ', 139], ['ɤ', 140], ['χ', 142], ['ʎ', 143], ['ʒ', 147], ['ʔ', 148], ['ˈ', 156],
  ['ˌ', 157], ['ː', 158], ['ʰ', 162], ['ʲ', 164], ['↓', 169], ['→', 171], ['↗', 172], ['↘', 173],
  ['ᵻ', 177],
]);

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

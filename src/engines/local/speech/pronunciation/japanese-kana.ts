/**
 * What Kokoro reads for Japanese: each kana as sounds of the international phonetic alphabet, spelled as its Japanese
 * voices were trained on. Vowels in the order a i u e o; a dash where the row has no kana of its own.
 */
const ROWS: readonly (readonly [kana: string, sounds: string])[] = [
  ['アイウエオ', 'a i ɯ e o'],
  ['カキクケコ', 'ka kʲi kɯ ke ko'],
  ['ガギグゲゴ', 'ɡa ɡʲi ɡɯ ɡe ɡo'],
  ['サシスセソ', 'sa ɕi sɨ se so'],
  ['ザジズゼゾ', 'ʣa ʥi zɨ ʣe ʣo'],
  ['タチツテト', 'ta ʨi ʦɨ te to'],
  ['ダヂヅデド', 'da ʥi zɨ de do'],
  ['ナニヌネノ', 'na ɲi nɯ ne no'],
  ['ハヒフヘホ', 'ha çi ɸɯ he ho'],
  ['バビブベボ', 'ba bʲi bɯ be bo'],
  ['パピプペポ', 'pa pʲi pɯ pe po'],
  ['マミムメモ', 'ma mʲi mɯ me mo'],
  ['ヤユヨ', 'ja jɯ jo'],
  ['ラリルレロ', 'ɾa ɾʲi ɾɯ ɾe ɾo'],
  ['ワヰヱヲヴ', 'βa i e o vɯ'],
  ['ァィゥェォ', 'a i ɯ e o'],
  ['ャュョヮ', 'ja jɯ jo βa'],
];

/** Two kana that are one sound, by the first: what stands before ャ, ュ, ョ and ェ. */
const PALATALS: Readonly<Record<string, string>> = {
  ...{ キ: 'kʲ', ギ: 'ɡʲ', シ: 'ɕ', ジ: 'ʥ', チ: 'ʨ', ヂ: 'ʥ', ニ: 'ɲ', ヒ: 'ç', ビ: 'bʲ', ピ: 'pʲ' },
  ...{ ミ: 'mʲ', リ: 'ɾʲ', フ: 'ɸʲ', ヴ: 'bʲ', テ: 'tʲ', デ: 'dʲ' },
};
const GLIDES: Readonly<Record<string, string>> = { ャ: 'a', ュ: 'ɨ', ョ: 'o' };

/** Sounds of borrowed words. */
const BORROWED: Readonly<Record<string, string>> = {
  ...{ イェ: 'je', ウィ: 'βi', ウェ: 'βe', ウォ: 'βo', キェ: 'kʲe', シェ: 'ɕe', ジェ: 'ʥe', チェ: 'ʨe' },
  ...{ ニェ: 'ɲe', ヒェ: 'çe', クァ: 'kᵝa', クィ: 'kᵝi', クェ: 'kᵝe', クォ: 'kᵝo', グァ: 'ɡᵝa' },
  ...{ ツァ: 'ʦa', ツィ: 'ʦʲi', ツェ: 'ʦe', ツォ: 'ʦo', ティ: 'tʲi', ディ: 'dʲi', トゥ: 'tɯ', ドゥ: 'dɯ' },
  ...{ ファ: 'ɸa', フィ: 'ɸʲi', フェ: 'ɸe', フォ: 'ɸo', ヴァ: 'va', ヴィ: 'vʲi', ヴェ: 've', ヴォ: 'vo' },
};

const SINGLE: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([kana, sounds]) => {
    const spelled = sounds.split(' ');
    return [...kana].map((letter, index) => [letter, spelled[index] ?? ''] as const);
  }),
);

/** The nasal ン takes the place of what follows it. */
const NASALS: readonly (readonly [before: RegExp, sound: string])[] = [
  [/^[mpb]/, 'm'],
  [/^[kɡ]/, 'ŋ'],
  [/^[ɲʨʥ]/, 'ɲ'],
  [/^[ntdɾz]/, 'n'],
];

/** The sounds of a word in katakana; other characters are passed over. */
export function kanaPhonemes(katakana: string): string {
  const letters = [...katakana];
  let sounds = '';
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] ?? '';
    const next = letters[index + 1] ?? '';
    const joined = BORROWED[letter + next] ?? glided(letter, next);
    if (joined !== undefined) {
      sounds += joined;
      index += 1;
    } else if (letter === 'ン') sounds += nasalBefore(SINGLE.get(next) ?? '');
    else if (letter === 'ッ') sounds += 'ʔ';
    else if (letter === 'ー') sounds += 'ː';
    else sounds += SINGLE.get(letter) ?? '';
  }
  return sounds;
}

function glided(letter: string, next: string): string | undefined {
  const consonant = PALATALS[letter];
  const vowel = GLIDES[next];
  return consonant !== undefined && vowel !== undefined ? consonant + vowel : undefined;
}

function nasalBefore(following: string): string {
  return NASALS.find(([before]) => before.test(following))?.[1] ?? 'ɴ';
}

/** Hiragana as katakana, which lies 96 code points further on. */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 96));
}

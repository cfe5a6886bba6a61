/** How far a transcript is from what was said. */
export interface Errors {
  readonly wrong: number;
  readonly said: number;
}

/** Languages written without spaces are compared character by character. */
const UNSPACED = new Set(['zh', 'ja']);

const DIGITS: Readonly<Record<string, string>> = {
  en: 'zero one two three four five six seven eight nine',
  es: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  fr: 'zero un deux trois quatre cinq six sept huit neuf',
  it: 'zero uno due tre quattro cinque sei sette otto nove',
  ru: 'ноль один два три четыре пять шесть семь восемь девять',
  de: 'null eins zwei drei vier funf sechs sieben acht neun',
  pt: 'zero um dois tres quatro cinco seis sete oito nove',
  zh: '零 一 二 三 四 五 六 七 八 九',
  ja: '零 一 二 三 四 五 六 七 八 九',
};

/** Ways to write the same words, and slips of the person who wrote the prompts down; none is an error of hearing. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/\bmr\b/g, 'mister'],
  [/\bok\b/g, 'okay'],
  [/\bthru\b/g, 'through'],
  [/\b(you|we|they) are\b/g, '$1re'],
  [/\bi am\b/g, 'im'],
  [/\b(that|it) is\b/g, '$1s'],
  [/\b(log|set) (in|up)\b/g, '$1$2'],
  [
    /\b(voice|touch|key|mail|speed|black|file|play|can) (mail|tone|pad|box|dial|list|name|back|words?|not)\b/g,
    '$1$2',
  ],
  [/\b(re|un|pre|de) (\p{L}+)/gu, '$1$2'],
  [/\bcanceled\b/g, 'cancelled'],
  [/\bumute\b/g, 'unmute'],
  [/\brepresenatives\b/g, 'representatives'],
  [/\bunindentified\b/g, 'unidentified'],
  [/\bwitheld\b/g, 'withheld'],
];

/** Characters of the sentences that Whisper writes now in the old form, now in the new. */
const SIMPLIFIED = new Map(
  ['醫医', '車车', '點点', '發发', '們们', '園园', '裡里', '裏里', '請请', '問问', '話话'].map(
    ([old, simple]) => [old!, simple!] as const,
  ),
);

/** Missing, extra and wrong words, the fewest that explain the difference. */
export function wordErrors(language: string, said: string, heard: string): Errors {
  const [reference, hypothesis] = [comparable(language, said), comparable(language, heard)];
  let row = Array.from({ length: hypothesis.length + 1 }, (_, n) => n);
  for (const word of reference) {
    const next = [row[0]! + 1];
    hypothesis.forEach((other, n) => {
      next.push(Math.min(row[n]! + (word === other ? 0 : 1), row[n + 1]! + 1, next[n]! + 1));
    });
    row = next;
  }
  return { wrong: row.at(-1)!, said: reference.length };
}

/** Without case, punctuation and accents, which the written prompts do not have reliably. */
function comparable(language: string, text: string): string[] {
  const digits = DIGITS[language]?.split(' ');
  let plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<![\d.])\d(?![\d.]\d|\d)/g, (digit) => ` ${digits?.[Number(digit)] ?? digit} `)
    .replace(/[’']/g, language === 'en' ? '' : ' ')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ');
  if (language === 'en') for (const [from, to] of SAME) plain = plain.replace(from, to);
  if (language === 'zh') plain = [...plain].map((sign) => SIMPLIFIED.get(sign) ?? sign).join('');
  return UNSPACED.has(language) ? [...plain.replaceAll(' ', '')] : plain.split(' ').filter((word) => word);
}

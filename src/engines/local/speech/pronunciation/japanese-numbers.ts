/** Readings of numbers in katakana, with the sounds that change where two parts meet. */
const ONES = ['', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュー'];
const HUNDREDS: Readonly<Record<number, string>> = { 3: 'サンビャク', 6: 'ロッピャク', 8: 'ハッピャク' };
const THOUSANDS: Readonly<Record<number, string>> = { 3: 'サンゼン', 8: 'ハッセン' };
/** 10,000 and its powers. */
const MYRIADS = ['', 'マン', 'オク', 'チョー', 'ケー'];

/** Counters whose numbers are not read one by one. */
const DAYS: readonly string[] =
  'ツイタチ フツカ ミッカ ヨッカ イツカ ムイカ ナノカ ヨーカ ココノカ トーカ'.split(' ');
const SPECIAL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  日: {
    ...Object.fromEntries(DAYS.map((day, index) => [index + 1, day])),
    14: 'ジューヨッカ',
    20: 'ハツカ',
    24: 'ニジューヨッカ',
  },
  月: { 4: 'シガツ', 7: 'シチガツ', 9: 'クガツ' },
  時: { 4: 'ヨジ', 7: 'シチジ', 9: 'クジ', 14: 'ジューヨジ', 17: 'ジューシチジ', 19: 'ジュークジ' },
  人: { 1: 'ヒトリ', 2: 'フタリ', 4: 'ヨニン' },
  年: { 4: 'ヨネン' },
  円: { 4: 'ヨエン' },
  冊: { 1: 'イッサツ', 8: 'ハッサツ', 10: 'ジュッサツ' },
  本: { 1: 'イッポン', 3: 'サンボン', 6: 'ロッポン', 8: 'ハッポン', 10: 'ジュッポン' },
  匹: { 1: 'イッピキ', 3: 'サンビキ', 6: 'ロッピキ', 8: 'ハッピキ', 10: 'ジュッピキ' },
  個: { 1: 'イッコ', 6: 'ロッコ', 8: 'ハッコ', 10: 'ジュッコ' },
  分: { 1: 'イップン', 3: 'サンプン', 4: 'ヨンプン', 6: 'ロップン', 8: 'ハップン', 10: 'ジュップン' },
};
const COUNTERS: Readonly<Record<string, string>> = {
  ...{ 日: 'ニチ', 月: 'ガツ', 時: 'ジ', 人: 'ニン', 年: 'ネン', 円: 'エン', 分: 'フン', 秒: 'ビョー' },
  ...{ '%': 'パーセント', '％': 'パーセント', 度: 'ド', 回: 'カイ', 歳: 'サイ', 時間: 'ジカン' },
  ...{ 冊: 'サツ', 本: 'ホン', 匹: 'ヒキ', 個: 'コ', 枚: 'マイ', 台: 'ダイ', 番: 'バン', 階: 'カイ' },
};

const KANJI_DIGITS = '〇一二三四五六七八九';

/** A number, with the counter behind it if there is one. */
export const JAPANESE_NUMBER = /(\d[\d,]*)(?:\.(\d+))?(時間|[日月時人年円分秒%％度回歳冊本匹個枚台番階])?/gu;

/** Hours and months up to 99 in figures: the dictionary reads 九 of 九時 by itself, and wrongly. */
export function withFigures(text: string): string {
  return text.replace(
    /([一二三四五六七八九]?)(十?)([一二三四五六七八九]?)(?=[時月])/gu,
    (found, tens, ten, ones) => {
      // Two digits in a row are no number of this kind.
      if (found === '' || (tens !== '' && ten === '' && ones !== '')) return found;
      const [first, last] = ten === '' ? ['', `${tens}${ones}`] : [tens || '一', ones || '〇'];
      return [...`${first}${last}`].map((digit) => KANJI_DIGITS.indexOf(digit)).join('');
    },
  );
}

export function japaneseNumber(digits: string, decimals: string | undefined, counter = ''): string {
  const whole = digits.replaceAll(',', '');
  const special = decimals === undefined ? SPECIAL[counter]?.[String(Number(whole))] : undefined;
  if (special !== undefined) return special;
  const fraction = decimals === undefined ? '' : `テン${[...decimals].map(digitName).join('')}`;
  return `${cardinal(whole)}${fraction}${COUNTERS[counter] ?? ''}`;
}

/** Beyond the largest name, and with a leading zero as in telephone numbers, digit by digit. */
function cardinal(digits: string): string {
  if (digits.length > MYRIADS.length * 4 || /^0\d/.test(digits)) return [...digits].map(digitName).join('');
  const parts: string[] = [];
  for (let end = digits.length, power = 0; end > 0; end -= 4, power++) {
    const value = Number(digits.slice(Math.max(0, end - 4), end));
    if (value > 0) parts.unshift(belowMyriad(value, power) + (MYRIADS[power] ?? ''));
  }
  return parts.join('') || 'ゼロ';
}

function belowMyriad(value: number, power: number): string {
  const [thousands, hundreds, tens, ones] = [
    value / 1000,
    (value / 100) % 10,
    (value / 10) % 10,
    value % 10,
  ].map(Math.floor);
  // 10,000 is said as one ten-thousand, 1,000 without the one.
  if (value === 1 && power > 0) return 'イチ';
  return (
    times(thousands, 'セン', THOUSANDS) +
    times(hundreds, 'ヒャク', HUNDREDS) +
    times(tens, 'ジュー', {}) +
    (ONES[ones ?? 0] ?? '')
  );
}

function times(count = 0, unit: string, irregular: Readonly<Record<number, string>>): string {
  if (count === 0) return '';
  return irregular[count] ?? (count === 1 ? unit : `${ONES[count]}${unit}`);
}

function digitName(digit: string): string {
  return digit === '0' ? 'ゼロ' : (ONES[Number(digit)] ?? '');
}

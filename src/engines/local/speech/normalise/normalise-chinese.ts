import { toCardinal } from 'n2words/zh-Hans-CN';
import type { Rule } from './language-rules.ts';
import { CURRENCIES, currencyIn, UNITS, unitIn } from './names.ts';
import { sayAddress } from './say-address.ts';

const DIGITS = '零一二三四五六七八九';
/** Those that `Intl` does not name, or not as people do. */
const OWN_UNITS: Readonly<Record<string, string>> = {
  ...{ kg: '公斤', mg: '毫克', s: '秒', kW: '千瓦', kB: 'K B', MB: 'M B', GB: 'G B', TB: 'T B' },
  ...{ '℃': '摄氏度', '㎡': '平方米', 'm²': '平方米', 'km²': '平方公里', 'm³': '立方米' },
};
const SCALES: Readonly<Record<string, string>> = { k: '千', K: '千', m: '百万', M: '百万', bn: '十亿' };
const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ '½': '二分之一', '¼': '四分之一', '¾': '四分之三', '⅓': '三分之一', '⅔': '三分之二' },
};
const ADDRESS_WORDS = { dot: '点', slash: '斜杠', dash: '杠', underscore: '下划线' };

const NUMBER = String.raw`(\d[\d,]{0,30})(?:\.(\d{1,20}))?`;
const UNIT = Object.keys({ ...UNITS, ...OWN_UNITS })
  .toSorted((one, other) => other.length - one.length)
  .join('|');

/** The first rule that fits a number says it. */
const RULES: readonly Rule[] = [
  [/https?:\/\/(?:www\.)?([A-Za-z0-9./_~?#=&%+-]+)/g, (_, rest = '') => sayAddress(rest, ADDRESS_WORDS)],
  [
    /([A-Za-z0-9._+-]+)@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/g,
    (_, user = '', host = '') => `${sayAddress(user, ADDRESS_WORDS)} 艾特 ${sayAddress(host, ADDRESS_WORDS)}`,
  ],
  [/(\d{4})(?=年)/g, (_, year = '') => spell(year)],
  [
    /(\d{4})[-/](\d{1,2})[-/](\d{1,2})/g,
    (_, year = '', month = '', day = '') => `${spell(year)}年${cardinal(month)}月${cardinal(day)}日`,
  ],
  [
    /(\d{1,2})[:：](\d{2})(?!\d)/g,
    (_, hours = '', minutes = '') =>
      `${hours === '2' ? '两' : cardinal(hours)}点${minutes === '00' ? '' : `${minutes.startsWith('0') ? '零' : ''}${cardinal(minutes)}分`}`,
  ],
  [/(\d+)[:：](\d)(?!\d)/g, (_, one = '', other = '') => `${cardinal(one)}比${cardinal(other)}`],
  [/(\d+)?([½¼¾⅓⅔])/g, (_, whole, part = '') => `${whole ? `${cardinal(whole)}又` : ''}${FRACTIONS[part]}`],
  [
    /(?<![\d/])(\d{1,2})\/(\d{1,3})(?![\d/])/g,
    (_, top = '', below = '') => `${cardinal(below)}分之${cardinal(top)}`,
  ],
  // Telephone numbers and the like.
  [
    /(?<![\dA-Za-z.,])(\+\d{1,3}[ -]?\d[\d -]{5,14}\d|0\d{2,3}-\d{7,8}|\d{3}-\d{4}-\d{4})(?!\d)/g,
    (_, written = '') => spell(written),
  ],
  [/[vV](\d+)\.(\d+)/g, (_, major = '', minor = '') => `版本${cardinal(major)}点${cardinal(minor)}`],
  [/(?<![A-Za-z])No\.\s?(?=\d)/gi, () => '第'],
  [new RegExp(`(${NUMBER})\\s?[-–—~～至]\\s?(?=\\d)(?!\\d+-)`, 'g'), (_, from = '') => `${from}到`],
  [new RegExp(`(?<![\\dA-Za-z])[-−](?=${NUMBER}\\s?(?:℃|°C|度))`, 'g'), () => '零下'],
  [/(?<![\dA-Za-z])[-−](?=\d)/g, () => '负'],
  [
    new RegExp(`([¥￥$€£])\\s?${NUMBER}(bn|[kKmM])?(?![A-Za-z])`, 'g'),
    (_, sign = '', whole = '', decimals = '', scale = '') =>
      `${number(whole, decimals)}${SCALES[scale] ?? ''}${currency(sign)}`,
  ],
  [
    new RegExp(`${NUMBER}\\s?[%％]`, 'g'),
    (_, whole = '', decimals = '') => `百分之${number(whole, decimals)}`,
  ],
  [
    new RegExp(`${NUMBER}\\s?(${UNIT})(?![A-Za-z])`, 'g'),
    (_, whole = '', decimals = '', unit = '') => sayUnit(counted(whole, decimals), unit),
  ],
  [/(?<!\d)(0\d+|1\d{10}|\d{13,})(?!\d)/g, (_, digits = '') => spell(digits)],
  // Two of something is not said like the figure.
  [/(?<![\d.,第])2(?=[个只本张条件位次种家台辆块岁年天周])/g, () => '两'],
  [/(?<=[A-Za-z])(?=\d)/g, () => ' '],
  [new RegExp(NUMBER, 'g'), (_, whole = '', decimals = '') => number(whole, decimals)],
];

export function normaliseChinese(text: string): string {
  return RULES.reduce((spoken, [pattern, say]) => spoken.replace(pattern, say), text);
}

/** Before a unit, two is 两. */
function counted(whole: string, decimals: string | undefined): string {
  return whole === '2' && !decimals ? '两' : number(whole, decimals);
}

function number(whole: string, decimals: string | undefined): string {
  return cardinal(whole) + (decimals ? `点${spell(decimals)}` : '');
}

/** Digit by digit. */
function spell(digits: string): string {
  return [...digits].map((digit) => DIGITS[Number(digit)] ?? '').join('');
}

/** 10,105 → 一万零一百零五; ten is not said as one ten, and only a missing thousand as a zero. */
function cardinal(written: string): string {
  const digits = written.replaceAll(',', '');
  if (digits.length > 16) return spell(digits);
  const spoken = toCardinal(digits, { formal: false });
  return spoken.replace(/^一十/, '十').replace(/(?<=万)零(?=.千)/g, '');
}

/** The time of a speed is said before the number. */
function sayUnit(amount: string, unit: string): string {
  const name = OWN_UNITS[unit] ?? unitIn('zh', UNITS[unit] ?? '')[1];
  return name.replace(/^(每小时|每秒)?/, `$1${amount}`);
}

function currency(sign: string): string {
  return /[¥￥]/.test(sign) ? '元' : currencyIn('zh', CURRENCIES[sign] ?? '')[1];
}

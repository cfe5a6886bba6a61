import { sayAddress } from './say-address.ts';

/** Numbers, dates, times, money and units as a Chinese reader says them. */
const DIGITS = '零一二三四五六七八九';
const SMALL_UNITS = ['', '十', '百', '千'];
const LARGE_UNITS = ['', '万', '亿', '万亿'];

const UNITS: Readonly<Record<string, string>> = {
  ...{ km: '公里', m: '米', cm: '厘米', mm: '毫米', kg: '公斤', g: '克', l: '升', ml: '毫升', mg: '毫克' },
  ...{ h: '小时', min: '分钟', s: '秒', '℃': '摄氏度', '°C': '摄氏度', '°': '度', GB: 'G B', MB: 'M B' },
  ...{ '㎡': '平方米', 'm²': '平方米', 'km²': '平方公里', 'm³': '立方米', kW: '千瓦' },
};
/** Said before their number. */
const SPEEDS: Readonly<Record<string, string>> = { 'km/h': '每小时', 'm/s': '每秒' };
const SPEED_UNITS: Readonly<Record<string, string>> = { 'km/h': '公里', 'm/s': '米' };
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ '¥': '元', '￥': '元', $: '美元', '€': '欧元', '£': '英镑' },
};
const SCALES: Readonly<Record<string, string>> = { k: '千', K: '千', m: '百万', M: '百万', bn: '十亿' };
const FRACTIONS: Readonly<Record<string, string>> = {
  ...{ '½': '二分之一', '¼': '四分之一', '¾': '四分之三', '⅓': '三分之一', '⅔': '三分之二' },
};
const ADDRESS_WORDS = { dot: '点', slash: '斜杠', dash: '杠', underscore: '下划线' };

const NUMBER = String.raw`(\d[\d,]{0,30})(?:\.(\d{1,20}))?`;
const UNIT = Object.keys(UNITS)
  .toSorted((one, other) => other.length - one.length)
  .join('|');

type Rule = readonly [pattern: RegExp, say: (...groups: string[]) => string];

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
      `${number(whole, decimals)}${SCALES[scale] ?? ''}${CURRENCIES[sign]}`,
  ],
  [
    new RegExp(`${NUMBER}\\s?[%％]`, 'g'),
    (_, whole = '', decimals = '') => `百分之${number(whole, decimals)}`,
  ],
  [
    new RegExp(`${NUMBER}\\s?(km/h|m/s)`, 'g'),
    (_, whole = '', decimals = '', unit = '') =>
      `${SPEEDS[unit]}${number(whole, decimals)}${SPEED_UNITS[unit]}`,
  ],
  [
    new RegExp(`${NUMBER}\\s?(${UNIT})(?![A-Za-z])`, 'g'),
    (_, whole = '', decimals = '', unit = '') => `${counted(whole, decimals)}${UNITS[unit]}`,
  ],
  [/(?<!\d)(0\d+|1\d{10}|\d{13,})(?!\d)/g, (_, digits = '') => spell(digits)],
  // Two of something is not said like the figure.
  [/(?<![\d.,第])2(?=[个只本张条件位次种家台辆块岁年天周])/g, () => '两'],
  [/(?<=[A-Za-z])(?=\d)/g, () => ' '],
  [new RegExp(NUMBER, 'g'), (_, whole = '', decimals = '') => number(whole, decimals)],
];

export function normaliseChinese(text: string): string {
  return RULES.reduce(
    (spoken, [pattern, say]) => spoken.replace(pattern, (...groups) => say(...groups)),
    text,
  );
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

/** 10,105 → 一万零一百零五 */
export function cardinal(written: string): string {
  const digits = written.replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (digits.length > LARGE_UNITS.length * 4) return spell(digits);
  let spoken = '';
  for (let start = 0; start < digits.length; ) {
    const length = ((digits.length - start - 1) % 4) + 1;
    const group = digits.slice(start, start + length);
    const large = LARGE_UNITS[Math.ceil((digits.length - start) / 4) - 1] ?? '';
    const words = belowMyriad(group, start > 0);
    if (words !== '')
      spoken += (spoken.endsWith('零') && words.startsWith('零') ? words.slice(1) : words) + large;
    start += length;
  }
  // Ten is not said as one ten.
  return spoken.replace(/^一十/, '十') || '零';
}

/** Up to four digits; a gap between two of them is one zero. `inside`: more stands before, so a gap counts there too. */
function belowMyriad(group: string, inside: boolean): string {
  let words = '';
  let gap = inside && group.startsWith('0');
  [...group].forEach((digit, index) => {
    if (digit === '0') {
      gap ||= words !== '';
      return;
    }
    words += `${gap ? '零' : ''}${DIGITS[Number(digit)]}${SMALL_UNITS[group.length - 1 - index]}`;
    gap = false;
  });
  return words;
}

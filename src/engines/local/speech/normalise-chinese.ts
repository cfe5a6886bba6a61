/** Numbers, dates, times, money and units as a Chinese reader says them. */
const DIGITS = '零一二三四五六七八九';
const SMALL_UNITS = ['', '十', '百', '千'];
const LARGE_UNITS = ['', '万', '亿', '万亿'];

const UNITS: Readonly<Record<string, string>> = {
  ...{ km: '公里', m: '米', cm: '厘米', mm: '毫米', kg: '公斤', g: '克', l: '升', ml: '毫升' },
  ...{ h: '小时', min: '分钟', s: '秒', '℃': '摄氏度', '°C': '摄氏度', '°': '度', GB: 'G B', MB: 'M B' },
};
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ '¥': '元', '￥': '元', $: '美元', '€': '欧元', '£': '英镑' },
};

const NUMBER = String.raw`(\d[\d,]{0,30})(?:\.(\d{1,20}))?`;

type Rule = readonly [pattern: RegExp, say: (...groups: string[]) => string];

/** The first rule that fits a number says it. */
const RULES: readonly Rule[] = [
  [/(\d{4})(?=年)/g, (_, year = '') => spell(year)],
  [
    /(\d{4})[-/](\d{1,2})[-/](\d{1,2})/g,
    (_, year = '', month = '', day = '') => `${spell(year)}年${cardinal(month)}月${cardinal(day)}日`,
  ],
  [
    /(\d{1,2})[:：](\d{2})(?!\d)/g,
    (_, hours = '', minutes = '') =>
      `${cardinal(hours)}点${minutes === '00' ? '' : `${minutes.startsWith('0') ? '零' : ''}${cardinal(minutes)}分`}`,
  ],
  [
    new RegExp(`([¥￥$€£])\\s?${NUMBER}`, 'g'),
    (_, sign = '', whole = '', decimals = '') => `${number(whole, decimals)}${CURRENCIES[sign]}`,
  ],
  [
    new RegExp(`${NUMBER}\\s?[%％]`, 'g'),
    (_, whole = '', decimals = '') => `百分之${number(whole, decimals)}`,
  ],
  [
    new RegExp(`${NUMBER}\\s?(km|cm|mm|kg|ml|min|GB|MB|℃|°C|°|[mghls])(?![A-Za-z])`, 'g'),
    (_, whole = '', decimals = '', unit = '') => `${number(whole, decimals)}${UNITS[unit]}`,
  ],
  // Telephone numbers and the like.
  [/(?<!\d)(0\d+|1\d{10}|\d{13,})(?!\d)/g, (_, digits = '') => spell(digits)],
  [new RegExp(NUMBER, 'g'), (_, whole = '', decimals = '') => number(whole, decimals)],
];

export function normaliseChinese(text: string): string {
  return RULES.reduce((said, [pattern, say]) => said.replace(pattern, (...groups) => say(...groups)), text);
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
  let said = '';
  for (let start = 0; start < digits.length; ) {
    const length = ((digits.length - start - 1) % 4) + 1;
    const group = digits.slice(start, start + length);
    const large = LARGE_UNITS[Math.ceil((digits.length - start) / 4) - 1] ?? '';
    const words = belowMyriad(group, start > 0);
    if (words !== '')
      said += (said.endsWith('零') && words.startsWith('零') ? words.slice(1) : words) + large;
    start += length;
  }
  // Ten is not said as one ten.
  return said.replace(/^一十/, '十') || '零';
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

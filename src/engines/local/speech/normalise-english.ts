import { cardinal, decimalWords, ordinal, spellDigits, yearWords } from './number-words.ts';

/** Writes out what is not spelled as it is said: numbers, dates, money, abbreviations, addresses, emoji. */
export function normaliseEnglish(text: string): string {
  return RULES.reduce((spoken, [pattern, say]) => spoken.replace(pattern, say), text.normalize('NFKC'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([,.;:!?])/g, '$1')
    .trim();
}

type Say = (found: string, ...groups: string[]) => string;
type Rule = readonly [pattern: RegExp, say: Say];

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const MONTH = `(${MONTHS.join('|')}|${MONTHS.map((month) => month.slice(0, 3)).join('|')})`;

const CURRENCIES: Readonly<Record<string, readonly [one: string, many: string, cent: string]>> = {
  $: ['dollar', 'dollars', 'cent'],
  '€': ['euro', 'euros', 'cent'],
  '£': ['pound', 'pounds', 'penny'],
  '¥': ['yen', 'yen', 'sen'],
};

const ABBREVIATIONS: Readonly<Record<string, string>> = {
  'Mr.': 'mister',
  'Mrs.': 'missus',
  'Ms.': 'miz',
  'Dr.': 'doctor',
  'Prof.': 'professor',
  'Jr.': 'junior',
  'Sr.': 'senior',
  'vs.': 'versus',
  'etc.': 'et cetera',
  'e.g.': 'for example',
  'i.e.': 'that is',
  'approx.': 'approximately',
  'No.': 'number',
  'Inc.': 'incorporated',
  'Ltd.': 'limited',
};

const UNITS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  km: ['kilometre', 'kilometres'],
  cm: ['centimetre', 'centimetres'],
  mm: ['millimetre', 'millimetres'],
  kg: ['kilogram', 'kilograms'],
  mg: ['milligram', 'milligrams'],
  ml: ['millilitre', 'millilitres'],
  km2: ['square kilometre', 'square kilometres'],
  mph: ['mile per hour', 'miles per hour'],
  kB: ['kilobyte', 'kilobytes'],
  MB: ['megabyte', 'megabytes'],
  GB: ['gigabyte', 'gigabytes'],
  TB: ['terabyte', 'terabytes'],
  Hz: ['hertz', 'hertz'],
  kHz: ['kilohertz', 'kilohertz'],
  MHz: ['megahertz', 'megahertz'],
  GHz: ['gigahertz', 'gigahertz'],
  '°C': ['degree Celsius', 'degrees Celsius'],
  '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
};

const SYMBOLS: Readonly<Record<string, string>> = {
  '&': 'and',
  '%': 'percent',
  '+': 'plus',
  '=': 'equals',
  '@': 'at',
  '#': 'number',
  '°': 'degrees',
  '×': 'times',
  '÷': 'divided by',
};

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;

/** In this order: what is longer and more certain first. */
const RULES: readonly Rule[] = [
  // Markup that people paste.
  [/`{1,3}([^`]*)`{1,3}/g, (_, code: string) => code],
  [/\[([^\]]+)\]\([^)]*\)/g, (_, label: string) => label],
  [/(^|\s)[*_]{1,3}(\S[^*_\n]*?)[*_]{1,3}(?=\W|$)/g, (_, before: string, inner: string) => before + inner],
  [/^#{1,6}\s+/gm, () => ''],
  [/^\s*[-*•]\s+/gm, () => ''],
  // Emoji are seen, not said.
  [
    /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3)+/gu,
    sayEmoji,
  ],
  [/[“”]/g, () => '"'],
  [/[‘’]/g, () => "'"],
  // Addresses.
  [/\bhttps?:\/\/(?:www\.)?([^\s<>"')]+[^\s<>"').,;:!?])/gi, (_, rest: string) => sayAddress(rest)],
  [/\bwww\.([^\s<>"')]+[^\s<>"').,;:!?])/gi, (_, rest: string) => sayAddress(rest)],
  [
    /\b([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)\b/g,
    (_, user: string, host: string) => `${sayAddress(user)} at ${sayAddress(host)}`,
  ],
  // Abbreviations.
  [/\bSt\.(?=\s+\p{Lu})/gu, () => 'Saint'],
  [
    /\b(?:Mr|Mrs|Ms|Dr|Prof|Jr|Sr|vs|etc|approx|Inc|Ltd)\.|\be\.g\.|\bi\.e\.|\bNo\.(?=\s*\d)/g,
    (found: string) => ABBREVIATIONS[found] ?? found,
  ],
  // Dates.
  [
    /\b(\d{4})-(\d{2})-(\d{2})\b/g,
    (found: string, year: string, month: string, day: string) => sayDate(found, year, Number(month), day),
  ],
  [
    /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/g,
    (found: string, month: string, day: string, year: string) => sayDate(found, year, Number(month), day),
  ],
  [
    new RegExp(String.raw`\b${MONTH}\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`, 'g'),
    (_, month: string, day: string, year: string) =>
      `${fullMonth(month)} ${ordinal(day)}, ${yearWords(year)}`,
  ],
  [
    new RegExp(String.raw`\b${MONTH}\.? (\d{1,2})(?:st|nd|rd|th)?\b(?!:)`, 'g'),
    (_, month: string, day: string) => `${fullMonth(month)} ${ordinal(day)}`,
  ],
  [
    new RegExp(String.raw`\b(\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH}\b(?: (\d{4})\b)?`, 'g'),
    (_, day: string, month: string, year?: string) =>
      `the ${ordinal(day)} of ${fullMonth(month)}${year ? ` ${yearWords(year)}` : ''}`,
  ],
  // Times.
  [
    /\b(\d{1,2}):(\d{2})(?::\d{2})?\s*([ap])\.?m\b\.?/gi,
    (_, hour: string, minute: string, half: string) => `${sayTime(hour, minute)} ${half.toUpperCase()} M`,
  ],
  [
    /\b(\d{1,2})\s*([ap])\.?m\b\.?/gi,
    (_, hour: string, half: string) => `${cardinal(hour)} ${half.toUpperCase()} M`,
  ],
  [/\b([01]?\d|2[0-3]):([0-5]\d)\b/g, (_, hour: string, minute: string) => sayTime(hour, minute)],
  // Money.
  [
    new RegExp(String.raw`([$€£¥])(${NUMBER})(?:\s*(thousand|million|billion|trillion|[kKMB])\b)?`, 'g'),
    sayMoney,
  ],
  // Numbers with something to them.
  [/(^|[\s(])-(?=\d)/g, (_, before: string) => `${before}minus `],
  [/\b(\d{1,3}) ?- ?(?=\d{1,3}\b(?!-))/g, (_, from: string) => `${from} to `],
  [/\b(\d+)(st|nd|rd|th)\b/g, (_, digits: string) => ordinal(digits)],
  [/\b(1[1-9]|20)(\d0)s\b/g, (_, century: string, decade: string) => sayDecade(century, decade)],
  [
    new RegExp(String.raw`(${NUMBER})\s*(${Object.keys(UNITS).join('|')})(?![\w])`, 'g'),
    (_, number: string, unit: string) => `${sayNumber(number)} ${UNITS[unit]?.[number === '1' ? 0 : 1]}`,
  ],
  [/\b(1[1-9]|20)(\d{2})\b(?![,.]?\d)/g, (found: string) => yearWords(found)],
  [/\b(\d{1,3}(?:\.\d{1,3}){2,})\b/g, (_, dotted: string) => dotted.split('.').map(cardinal).join(' dot ')],
  [
    new RegExp(`(${NUMBER})(?=([A-Za-z])?)`, 'g'),
    (_, number: string, letter?: string) => sayNumber(number) + (letter ? ' ' : ''),
  ],
  // Signs between words.
  [/[&%+=@#°×÷]/g, (sign: string) => ` ${SYMBOLS[sign]} `],
  [/\s-{1,2}\s|\s?—\s?|\s–\s/g, () => ' — '],
  [/\b(?:[A-Z]\.){2,}/g, (letters: string) => letters.replaceAll('.', ' ')],
  [/[*_~^|\\<>{}[\]]/g, () => ' '],
];

function sayNumber(number: string): string {
  const [whole, fraction] = number.replaceAll(',', '').split('.') as [string, string?];
  if (fraction !== undefined) return decimalWords(whole, fraction);
  return whole.length > 1 && whole.startsWith('0') ? spellDigits(whole) : cardinal(whole);
}

function sayMoney(_: string, sign: string, number: string, scale?: string): string {
  const [one, many, cent] = CURRENCIES[sign] ?? [sign, sign, ''];
  if (scale) {
    const word =
      ({ k: 'thousand', K: 'thousand', M: 'million', B: 'billion' } as Record<string, string>)[scale] ??
      scale;
    return `${sayNumber(number)} ${word} ${many}`;
  }
  const [whole, fraction = ''] = number.replaceAll(',', '').split('.') as [string, string?];
  const cents = fraction.length === 2 ? Number(fraction) : 0;
  const units = fraction.length === 0 || fraction.length === 2 ? whole : null;
  if (units === null) return `${sayNumber(number)} ${many}`;
  const main = `${cardinal(units)} ${units === '1' ? one : many}`;
  if (cents === 0) return main;
  const small = `${cardinal(String(cents))} ${cents === 1 ? cent : cent === 'penny' ? 'pence' : `${cent}s`}`;
  return Number(units) === 0 ? small : `${main} and ${small}`;
}

function sayDate(found: string, year: string, month: number, day: string): string {
  const name = MONTHS[month - 1];
  if (!name || Number(day) < 1 || Number(day) > 31) return found;
  return `${name} ${ordinal(day)}, ${yearWords(year)}`;
}

function fullMonth(name: string): string {
  return MONTHS.find((month) => month.startsWith(name.slice(0, 3))) ?? name;
}

function sayTime(hour: string, minute: string): string {
  if (minute === '00') return `${cardinal(hour)} o'clock`;
  return `${cardinal(hour)} ${minute.startsWith('0') ? `oh ${cardinal(minute)}` : cardinal(minute)}`;
}

function sayDecade(century: string, decade: string): string {
  if (decade === '00') return `${century === '20' ? 'two thousands' : `${cardinal(century)} hundreds`}`;
  return `${cardinal(century)} ${cardinal(decade).replace(/y$/, 'ies')}`.replace(/ten$/, 'tens');
}

function sayAddress(address: string): string {
  return address
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/\./g, ' dot ')
    .replace(/\//g, ' slash ')
    .replace(/[-_=+%]/g, ' ');
}

/** Between sentences an emoji is a breath; inside one it is nothing. */
function sayEmoji(): string {
  return ' ';
}

import type { Currency, Gender, LanguageRules } from './language-rules.ts';
import { romanValue } from './roman-value.ts';
import { sayAddress } from './say-address.ts';
import { withoutMarkup } from './without-markup.ts';

type Say = (found: string, ...groups: string[]) => string;
type Rule = readonly [pattern: RegExp, say: Say];
type Groups = Readonly<Record<string, string | undefined>>;

/** Ways of writing the same sign. Not NFKC, which makes 2º an o and ½ three characters. */
const SAME_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u00a0\u2007\u202f]/g, ' '],
  [/[“”„«»]/g, '"'],
  [/[‘’]/g, "'"],
  [/℃/g, '°C'],
  [/℉/g, '°F'],
  [/№/g, 'No.'],
  [/…/g, '...'],
  [/\u2212(?=\d)/g, '-'],
];

/** A text with everything written out that is not spelled as it is said. */
export function normaliser(rules: LanguageRules): (text: string) => string {
  const all = rulesOf(rules);
  return (text) => {
    const plain = SAME_SIGNS.reduce((now, [sign, same]) => now.replace(sign, same), text.normalize('NFC'));
    return all
      .reduce((spoken, [pattern, say]) => spoken.replace(pattern, say), withoutMarkup(plain))
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ([,.;:!?])/g, '$1')
      .trim();
  };
}

/** In this order: what is longer and more certain first. */
function rulesOf(rules: LanguageRules): Rule[] {
  return [
    ...addressRules(rules),
    ...(rules.own ?? []),
    ...rules.abbreviations.map(
      ([pattern, spoken]): Rule => [new RegExp(`(?<![\\p{L}\\d.])(?:${pattern})`, 'gu'), () => spoken],
    ),
    ...romanRules(rules),
    ...dateAndTimeRules(rules),
    ...telephoneRules(rules),
    ...moneyRules(rules),
    ...numberRules(rules),
    ...signRules(rules),
  ];
}

function addressRules({ words }: LanguageRules): Rule[] {
  return [
    [
      /\b(?:https?:\/\/)(?:www\.)?([^\s<>"')]*[^\s<>"').,;:!?])/giu,
      (_, rest) => sayAddress(rest ?? '', words),
    ],
    [/\bwww\.([^\s<>"')]*[^\s<>"').,;:!?])/giu, (_, rest) => sayAddress(rest ?? '', words)],
    [
      /(?<![\p{L}\d])([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/gu,
      (_, user, host) => `${sayAddress(user ?? '', words)} ${words.at} ${sayAddress(host ?? '', words)}`,
    ],
  ];
}

function dateAndTimeRules(rules: LanguageRules): Rule[] {
  const month = `(?<month>${monthNames(rules).join('|')})`;
  return [
    [
      /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g,
      (found, year, month_, day) => sayDate(rules, found, day, month_, year),
    ],
    [
      /(?<![\d/.])(\d{1,2})([/.])(\d{1,2})\2(\d{4})(?![\d/])/g,
      (found, first, _, second, year) =>
        rules.dayFirst
          ? sayDate(rules, found, first, second, year)
          : sayDate(rules, found, second, first, year),
    ],
    ...rules.datePatterns(month).map(
      (pattern): Rule => [
        new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'gu'),
        withGroups(({ day = '', month: name = '', year }) => {
          const full = monthNames(rules).indexOf(name) % rules.months.length;
          return rules.date(Number(day), rules.months[full] ?? name, year ? rules.year(year) : null);
        }),
      ],
    ),
    ...rules.timePatterns.map(
      (pattern): Rule => [
        new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'giu'),
        withGroups(({ hour = '', minute = '0', half }) => {
          const spoken = rules.time(Number(hour), Number(minute));
          return half ? `${spoken} ${half.toUpperCase()} M` : spoken;
        }),
      ],
    ),
    [
      /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?(?![\d:])/g,
      (_, hour, minute) => rules.time(Number(hour), Number(minute)),
    ],
  ];
}

function telephoneRules(rules: LanguageRules): Rule[] {
  return [
    [
      /(?<![\p{L}\d])(?:\+\d{1,3}[ -]?)?\(\d{2,5}\)[ -]?\d{2,4}(?:[ -]\d{2,5}){1,3}(?![\p{L}\d])/gu,
      (found) => sayTelephone(found, rules),
    ],
    [/(?<![\p{L}\d])\+\d{1,3}(?:[ -]?\d{2,9}){1,5}(?![\p{L}\d])/gu, (found) => sayTelephone(found, rules)],
    [
      /(?<![\p{L}\d-]|\d )(?:\d{3}-\d{3}-\d{4}|\d{3}-\d{4}|0\d{1,4}(?:[ -]\d{2,8}){1,4})(?![\p{L}\d-])/gu,
      (found) => sayTelephone(found, rules),
    ],
  ];
}

function moneyRules(rules: LanguageRules): Rule[] {
  const number = numberPattern(rules);
  const signs = Object.keys(rules.currencies).map(escaped).join('|');
  const scales = Object.keys(rules.scales)
    .toSorted((one, other) => other.length - one.length)
    .map(escaped);
  const scale = scales.length > 0 ? `(?:\\s?(${scales.join('|')})(?![\\p{L}]))?` : '()?';
  return [
    [
      new RegExp(`(-?)(${signs})\\s?(${number})${scale}`, 'gu'),
      (_, minus, sign, amount, size) => sayMoney(rules, minus, sign, amount, size),
    ],
    [
      new RegExp(`(?<![\\p{L}\\d])(-?)(${number})${scale}\\s?(${signs})(?!\\p{L})`, 'gu'),
      (_, minus, amount, size, sign) => sayMoney(rules, minus, sign, amount, size),
    ],
  ];
}

/** Numbers with something to them, and at last those that stand alone. */
function numberRules(rules: LanguageRules): Rule[] {
  const { words } = rules;
  const number = numberPattern(rules);
  const units = Object.keys(rules.units).toSorted((one, other) => other.length - one.length);
  return [
    [
      /(?<![\p{L}\d.])[vV](?:ersion)?\.? ?(\d+(?:\.\d+)+)/gu,
      (_, dotted) =>
        `${words.version} ${sayDotted(dotted ?? '', rules, rules.separators.decimal === '.' ? words.point : words.dot)}`,
    ],
    [/(?<![\d.,])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]|,\d)/g, (found) => sayDotted(found, rules, words.dot)],
    [
      new RegExp(`(?<![\\p{L}\\d.,-])(${number}) ?[-–—] ?(?=${number}(?![\\d-]))`, 'gu'),
      (_, from) => `${from} ${words.to} `,
    ],
    [new RegExp(`(?<![\\p{L}\\d])[-–](?=${number})`, 'gu'), () => `${words.minus} `],
    [
      new RegExp(`(\\d+)?\\s?([${Object.keys(rules.fractions).join('')}])`, 'gu'),
      (_, whole, fraction) => {
        const part = rules.fractions[fraction ?? ''] ?? '';
        return whole ? `${rules.cardinal(whole)} ${words.and} ${part}` : part;
      },
    ],
    ...rules.ordinalPatterns.map(
      (pattern): Rule => [
        new RegExp(`(?<![\\p{L}\\d])${pattern}`, 'gu'),
        withGroups(({ number: digits = '', feminine }) =>
          rules.ordinal(digits, feminine === undefined ? 'masculine' : 'feminine'),
        ),
      ],
    ),
    [
      new RegExp(`(${number})\\s?(${units.map(escaped).join('|')})(?![\\p{L}\\d²³/])`, 'gu'),
      (_, amount = '', unit = '') => {
        const [one, many, gender] = rules.units[unit] ?? [unit, unit];
        return `${sayCount(rules, amount, gender)} ${amount === '1' ? one : many}`;
      },
    ],
    [
      new RegExp(`(${number})\\s?%`, 'gu'),
      (_, amount) => `${sayNumber(rules, amount ?? '')} ${words.percent}`,
    ],
    [/(?<![\p{L}\d.,])(?:1[1-9]|20)\d{2}(?!\d|[.,]\d)/gu, (found) => rules.year(found)],
    [/(?<![\d.,])\d+(?:\.\d+){2,}/g, (found) => sayDotted(found, rules, words.dot)],
    [
      new RegExp(`(\\p{L})?-?(${number})(?=(\\p{L})?)`, 'gu'),
      (_, before, amount, after) =>
        `${before ? `${before} ` : ''}${sayNumber(rules, amount ?? '')}${after ? ' ' : ''}`,
    ],
  ];
}

/** Signs between words. */
function signRules(rules: LanguageRules): Rule[] {
  return [
    [
      new RegExp(`[${Object.keys(rules.symbols).map(escaped).join('')}]`, 'gu'),
      (sign) => ` ${rules.symbols[sign]} `,
    ],
    [/\s-{1,2}\s|\s?—\s?|\s–\s/g, () => ' — '],
    [/\b(?:\p{Lu}\.){2,}/gu, (letters) => letters.replaceAll('.', ' ')],
    [/[*_~^|\\<>{}[\]]/g, () => ' '],
  ];
}

function withGroups(say: (groups: Groups) => string): Say {
  return (...found: unknown[]) => say(found.at(-1) as Groups);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');
}

/** In full, then without the end: both lists in the order of the year. */
function monthNames({ months }: LanguageRules): string[] {
  return [...months, ...months.map((name) => name.slice(0, 3))];
}

/** With separators between every three figures, or without any. */
function numberPattern({ separators: { thousands, decimal } }: LanguageRules): string {
  const point = escaped(decimal);
  return `\\d{1,3}(?:[${escaped(thousands)}]\\d{3})+(?!\\d)(?:${point}\\d+)?|\\d+(?:${point}\\d+)?`.replace(
    /^(.*)$/,
    '(?:$1)',
  );
}

function romanRules(rules: LanguageRules): Rule[] {
  const { counted, names, sayName, centuries } = rules.roman;
  const numeral = '(?=[IVXLC])[IVXLC]+';
  const spoken = (found: string, before: string, number: string, say: (value: number) => string) => {
    const value = romanValue(number);
    return value === null ? found : `${before} ${say(value)}`;
  };
  const list: Rule[] = [];
  if (centuries) {
    const [pattern, kind] = centuries;
    list.push([
      new RegExp(pattern, 'gu'),
      (...found: unknown[]) => {
        const { before = '', number = '', after = '' } = found.at(-1) as Groups;
        const value = romanValue(number);
        return value === null ? String(found[0]) : `${before}${rules[kind](String(value))}${after}`;
      },
    ]);
  }
  list.push(
    [
      new RegExp(`(?<!\\p{L})(${counted}) (${numeral})(?![\\p{L}\\d'])`, 'gu'),
      (found, word = '', number = '') =>
        spoken(found, word, number, (value) => rules.cardinal(String(value))),
    ],
    [
      new RegExp(`(?<!\\p{L})(${names}) (${numeral})(?![\\p{L}\\d'])\\.?`, 'gu'),
      (found, word = '', number = '') => spoken(found, word, number, sayName),
    ],
    [
      /(?<!\p{L})(\p{Lu}\p{Ll}+) ([IVX]{2,})(?![\p{L}\d'])/gu,
      (found, word = '', number = '') => spoken(found, word, number, sayName),
    ],
  );
  return list;
}

function sayDate(rules: LanguageRules, found: string, day = '', month = '', year = ''): string {
  const name = rules.months[Number(month) - 1];
  if (!name || Number(day) < 1 || Number(day) > 31) return found;
  return rules.date(Number(day), name, rules.year(year));
}

function sayTelephone(found: string, rules: LanguageRules): string {
  const groups = found.match(/\+|\d+/g) ?? [];
  const spoken = groups.map((group) => (group === '+' ? rules.symbols['+'] : spelled(group, rules)));
  return spoken.join(', ').replace(`${rules.symbols['+']}, `, `${rules.symbols['+']} `);
}

function spelled(digits: string, rules: LanguageRules): string {
  return [...digits].map((digit) => rules.cardinal(digit)).join(' ');
}

function sayDotted(dotted: string, rules: LanguageRules, dot: string): string {
  return dotted
    .split('.')
    .map((part) => rules.cardinal(part))
    .join(` ${dot} `);
}

/** Whole part and decimals, without separators. */
function partsOf({ separators: { decimal } }: LanguageRules, written: string): [string, string | undefined] {
  const [whole = '', fraction] = written.split(decimal);
  return [whole.replace(/\D/g, ''), fraction];
}

function sayNumber(rules: LanguageRules, written: string, gender?: Gender): string {
  const [whole, fraction] = partsOf(rules, written);
  if (fraction !== undefined) {
    // Two decimals are read as one number where that is the custom; single figures are always understood.
    return `${rules.cardinal(whole)} ${rules.words.point} ${spelled(fraction, rules)}`;
  }
  const long = whole.length > 15 || (whole.length > 1 && whole.startsWith('0'));
  return long ? spelled(whole, rules) : rules.cardinal(whole, gender);
}

/** A number before a noun. */
function sayCount(rules: LanguageRules, written: string, gender: Gender = 'masculine'): string {
  const spoken = sayNumber(rules, written, gender);
  const isWhole = partsOf(rules, written)[1] === undefined;
  return isWhole && rules.beforeNoun ? rules.beforeNoun(spoken, gender) : spoken;
}

function sayMoney(rules: LanguageRules, minus = '', sign = '', amount = '', size = ''): string {
  const [one, many, cent, cents, gender]: Currency = rules.currencies[sign] ?? [sign, sign, '', ''];
  const before = minus === '' ? '' : `${rules.words.minus} `;
  if (size !== '') {
    const scale = rules.scales[size] ?? size;
    return `${before}${sayNumber(rules, amount)} ${scale} ${rules.afterScale}${many}`;
  }
  const [whole, fraction = ''] = partsOf(rules, amount);
  if (fraction.length !== 0 && fraction.length !== 2) return `${before}${sayNumber(rules, amount)} ${many}`;
  const main = `${sayCount(rules, whole, gender)} ${Number(whole) === 1 ? one : many}`;
  const rest = Number(fraction);
  if (rest === 0) return before + main;
  const small = `${sayCount(rules, String(rest))} ${rest === 1 ? cent : cents}`;
  return before + (Number(whole) === 0 ? small : `${main}${rules.moneyAnd}${small}`);
}

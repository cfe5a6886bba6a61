import type { Gender, LanguageRules, Rule } from './language-rules.ts';
import { CURRENCIES, currencyIn, monthsIn, UNITS, unitIn } from './names.ts';
import { romanValue } from './roman-value.ts';
import { sayAddress } from './say-address.ts';
import { withoutMarkup } from './without-markup.ts';

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

/** Of the units and currencies that have a gender to hear in their number. */
const FEMININE =
  /^(?:livres?|minutes?|heures?|onces?|roupies?|libras?|horas?|millas?|milhas?|on[zç]as?|rupias?|sterlin[ae]|or[ae]|libbr[ae]|Minuten?|Kilowattstunden?|Stunden?|Unzen?|Meilen?|Rupien?)\b/;

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
    abbreviationRule(rules),
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
      /\b(?:https?:\/\/(?:www\.)?|www\.)([^\s<>"')]*[^\s<>"').,;:!?])/giu,
      (_, rest = '') => sayAddress(rest, words),
    ],
    [
      /(?<![\p{L}\d])([\w.+-]+)@([\w-]+(?:\.[\w-]+)+)/gu,
      (_, user = '', host = '') => `${sayAddress(user, words)} ${words.at} ${sayAddress(host, words)}`,
    ],
  ];
}

/** What begins small may begin a sentence; spaces may be left out. */
function abbreviationRule({ abbreviations }: LanguageRules): Rule {
  const spoken = new Map<string, string>();
  const patterns = Object.entries(abbreviations).map(([written, words]) => {
    const [, letters = '', before] = /^(.*?)(?: ([1A]))?$/.exec(written) ?? [];
    const [first, rest] = [letters.charAt(0), letters.slice(1)];
    for (const start of [first, first.toUpperCase()]) spoken.set(start + rest.replaceAll(' ', ''), words);
    const end = /\p{L}$/u.test(letters) ? String.raw`(?!\p{L})` : '';
    const next = before === '1' ? String.raw`(?=\s*\d)` : before === 'A' ? String.raw`(?=\s*\p{Lu})` : '';
    return `[${first}${first.toUpperCase()}]${escaped(rest).replaceAll(' ', ' ?')}${end}${next}`;
  });
  const pattern = new RegExp(String.raw`(?<![\p{L}\d.])(?:${patterns.join('|')})`, 'gu');
  return [pattern, (found) => spoken.get(found.replaceAll(' ', '')) ?? found];
}

function romanRules(rules: LanguageRules): Rule[] {
  const { counted, names, sayName, ordinals } = rules.roman;
  const numeral = String.raw`((?=[IVXLC])[IVXLC]+)(?![\p{L}\d'])`;
  const saying = (say: (value: number) => string) => (found: string, word: string, number: string) => {
    const value = romanValue(number);
    return value === null ? found : `${word} ${say(value)}`;
  };
  return [
    [
      new RegExp(ordinals ?? '(?!)', 'gu'),
      (found, number = '', after = '') => {
        const value = romanValue(number);
        return value === null ? found : `${rules.ordinal(String(value))}${after}`;
      },
    ],
    [
      new RegExp(String.raw`(?<!\p{L})(${counted}) ${numeral}`, 'gu'),
      saying((value) => rules.cardinal(String(value))),
    ],
    [new RegExp(String.raw`(?<!\p{L})(${names}) ${numeral}\.?`, 'gu'), saying(sayName)],
    [/(?<!\p{L})(\p{Lu}\p{Ll}+) ([IVX]{2,})(?![\p{L}\d'])/gu, saying(sayName)],
  ];
}

function dateAndTimeRules(rules: LanguageRules): Rule[] {
  const { dateJoint, year: sayYear = rules.cardinal } = rules;
  const months = monthsIn(rules.locale);
  const written = [...months, ...months.map((name) => name.slice(0, 3))];
  const day = String.raw`(?<day>0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th|er|[º°.])?`;
  const month = `(?<month>${written.join('|')})`;
  const date = dateJoint
    ? String.raw`${day}${dateJoint}${month}(?: (?:del? )?(?<year>\d{4}))?`
    : String.raw`${month}\.? ${day}(?!:)(?:,? (?<year>\d{4}))?`;
  const sayDate = (number: number, name: string, year: string) => {
    const spoken = year && sayYear(year);
    if (dateJoint) return [rules.day(number), name, spoken].filter(Boolean).join(dateJoint);
    return `${name} ${rules.day(number)}${spoken && `, ${spoken}`}`;
  };
  const inFigures = (found: string, number = '', nameAt = '', year = '') => {
    const name = months[Number(nameAt) - 1];
    return name && Number(number) >= 1 && Number(number) <= 31 ? sayDate(Number(number), name, year) : found;
  };
  return [
    [
      /(?<![\d-])(\d{4})-(\d{2})-(\d{2})(?![\d-])/g,
      (found, year, nameAt, number) => inFigures(found, number, nameAt, year),
    ],
    [
      /(?<![\d/.])(\d{1,2})([/.])(\d{1,2})\2(\d{4})(?![\d/])/g,
      (found, one, _, other, year) =>
        dateJoint ? inFigures(found, one, other, year) : inFigures(found, other, one, year),
    ],
    [
      new RegExp(String.raw`(?<![\p{L}\d])${date}(?![\p{L}\d])`, 'gu'),
      withGroups(({ day: number, month: name = '', year = '' }) =>
        sayDate(Number(number), months[written.indexOf(name) % 12] ?? name, year),
      ),
    ],
    [
      new RegExp(rules.timePattern ?? '(?!)', 'giu'),
      withGroups(({ hour, minute = '0', half }) => {
        const spoken = rules.time(Number(hour), Number(minute));
        return half ? `${spoken} ${half.toUpperCase()} M` : spoken;
      }),
    ],
    [
      /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?(?![\d:])/g,
      (_, hour, minute) => rules.time(Number(hour), Number(minute)),
    ],
  ];
}

function telephoneRules(rules: LanguageRules): Rule[] {
  const say = (found: string) => {
    const groups = found.match(/\d+/g) ?? [];
    const plus = found.startsWith('+') ? `${rules.words.plus} ` : '';
    return plus + groups.map((group) => spelled(group, rules)).join(', ');
  };
  return [
    [/(?<![\p{L}\d])(?:\+\d{1,3}[ -]?)?\(\d{2,5}\)[ -]?\d{2,4}(?:[ -]\d{2,5}){1,3}(?![\p{L}\d])/gu, say],
    [/(?<![\p{L}\d])\+\d{1,3}(?:[ -]?\d{2,9}){1,5}(?![\p{L}\d])/gu, say],
    [
      /(?<![\p{L}\d-]|\d )(?:\d{3}-\d{3}-\d{4}|\d{3}-\d{4}|0\d{1,4}(?:[ -]\d{2,8}){1,4})(?![\p{L}\d-])/gu,
      say,
    ],
  ];
}

function moneyRules(rules: LanguageRules): Rule[] {
  const number = numberPattern(rules);
  const signs = oneOf(Object.keys(CURRENCIES));
  const scale = String.raw`(?:\s?(${oneOf(Object.keys(rules.scales))})(?!\p{L}))?`;
  return [
    [
      new RegExp(String.raw`(-?)(${signs})\s?(${number})${scale}`, 'gu'),
      (_, minus, sign, amount, size) => sayMoney(rules, minus, sign, amount, size),
    ],
    [
      new RegExp(String.raw`(?<![\p{L}\d])(-?)(${number})${scale}\s?(${signs})(?!\p{L})`, 'gu'),
      (_, minus, amount, size, sign) => sayMoney(rules, minus, sign, amount, size),
    ],
  ];
}

function sayMoney(rules: LanguageRules, minus = '', sign = '', amount = '', size = ''): string {
  const [one, many] = currencyIn(rules.locale, CURRENCIES[sign] ?? '');
  const before = minus && `${rules.words.minus} `;
  if (size) return `${before}${sayNumber(rules, amount)} ${rules.scales[size]} ${rules.afterScale}${many}`;
  const [whole, fraction = ''] = partsOf(rules, amount);
  if (fraction.length !== 0 && fraction.length !== 2) return `${before}${sayNumber(rules, amount)} ${many}`;
  const main = sayCount(rules, whole, Number(whole) === 1 ? one : many);
  const rest = Number(fraction);
  if (rest === 0) return before + main;
  const [coin, coins] = rules.coins[sign] ?? rules.coins.other;
  const small = sayCount(rules, String(rest), rest === 1 ? coin : coins);
  return before + (Number(whole) === 0 ? small : `${main}${rules.moneyAnd}${small}`);
}

/** Numbers with something to them, and at last those that stand alone. */
function numberRules(rules: LanguageRules): Rule[] {
  const { words, year = rules.cardinal } = rules;
  const number = numberPattern(rules);
  const units = oneOf(Object.keys({ ...UNITS, ...rules.units }));
  const sayDotted = (dotted: string, dot: string) =>
    dotted
      .split('.')
      .map((part) => rules.cardinal(part))
      .join(` ${dot} `);
  return [
    [
      /(?<![\p{L}\d.])[vV](?:ersion)?\.? ?(\d+(?:\.\d+)+)/gu,
      (_, dotted = '') =>
        `${words.version} ${sayDotted(dotted, rules.separators.decimal === '.' ? words.point : words.dot)}`,
    ],
    [/(?<![\d.,])\d{1,3}(?:\.\d{1,3}){3}(?![\d.]|,\d)/g, (found) => sayDotted(found, words.dot)],
    [
      new RegExp(String.raw`(?<![\p{L}\d.,-])(${number}) ?[-–—] ?(?=${number}(?![\d-]))`, 'gu'),
      (_, from) => `${from} ${words.to} `,
    ],
    [new RegExp(String.raw`(?<![\p{L}\d])[-–](?=${number})`, 'gu'), () => `${words.minus} `],
    [
      new RegExp(String.raw`(\d+)?\s?([${Object.keys(rules.fractions).join('')}])`, 'gu'),
      (_, whole, part = '') =>
        `${whole ? `${rules.cardinal(whole)} ${words.and} ` : ''}${rules.fractions[part]}`,
    ],
    [
      new RegExp(rules.ordinalPattern ?? '(?!)', 'gu'),
      withGroups(({ number: digits = '', feminine }) =>
        rules.ordinal(digits, feminine ? 'feminine' : 'masculine'),
      ),
    ],
    [
      new RegExp(String.raw`(${number})\s?(${units})(?![\p{L}\d²³/'])`, 'gu'),
      (_, amount = '', unit = '') => {
        const [one, many] = rules.units[unit] ?? unitIn(rules.locale, UNITS[unit] ?? '');
        return sayCount(rules, amount, amount === '1' ? one : many);
      },
    ],
    [
      new RegExp(String.raw`(${number})\s?%`, 'gu'),
      (_, amount = '') => `${sayNumber(rules, amount)} ${words.percent}`,
    ],
    [/(?:1[1-9]|20)(?<![\p{L}\d.,]..)\d{2}(?!\d|[.,]\d)/gu, (found) => year(found)],
    [/(?<![\d.,])\d+(?:\.\d+){2,}/g, (found) => sayDotted(found, words.dot)],
    [
      new RegExp(String.raw`-?(?:(?<=(\p{L})-?)|)(${number})(?=(\p{L})?)`, 'gu'),
      (_, before, amount = '', after) => `${before ? ' ' : ''}${sayNumber(rules, amount)}${after ? ' ' : ''}`,
    ],
  ];
}

/** Signs between words. */
function signRules({ words, locale }: LanguageRules): Rule[] {
  const signs: Readonly<Record<string, string>> = {
    ...{ '&': words.and, '%': words.percent, '+': words.plus, '=': words.equals, '@': words.at },
    ...{ '#': words.number, '×': words.times, '÷': words.over, '°': unitIn(locale, 'degree')[1] },
  };
  return [
    [/[&%+=@#×÷°]/g, (sign) => ` ${signs[sign]} `],
    [/\s-{1,2}\s|\s?—\s?|\s–\s/g, () => ' — '],
    [/\b(?:\p{Lu}\.){2,}/gu, (letters) => letters.replaceAll('.', ' ')],
    [/[*_~^|\\<>{}[\]]/g, () => ' '],
  ];
}

function withGroups(say: (groups: Groups) => string): Rule[1] {
  return (...found: unknown[]) => say(found.at(-1) as Groups);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The longest first. */
function oneOf(texts: readonly string[]): string {
  return texts
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join('|');
}

/** With separators between every three figures, or without any. */
function numberPattern({ separators: { thousands, decimal } }: LanguageRules): string {
  const point = escaped(decimal);
  return String.raw`(?:\d{1,3}(?:[${escaped(thousands)}]\d{3})+(?!\d)(?:${point}\d+)?|\d+(?:${point}\d+)?)`;
}

function spelled(digits: string, rules: LanguageRules): string {
  return [...digits].map((digit) => rules.cardinal(digit)).join(' ');
}

/** Whole part and decimals, without separators. */
function partsOf({ separators: { decimal } }: LanguageRules, written: string): [string, string | undefined] {
  const [whole = '', fraction] = written.split(decimal);
  return [whole.replace(/\D/g, ''), fraction];
}

/** Decimals figure by figure, which is always understood. */
function sayNumber(rules: LanguageRules, written: string, gender?: Gender): string {
  const [whole, fraction] = partsOf(rules, written);
  if (fraction !== undefined)
    return `${rules.cardinal(whole)} ${rules.words.point} ${spelled(fraction, rules)}`;
  return whole.length > 15 || /^0\d/.test(whole) ? spelled(whole, rules) : rules.cardinal(whole, gender);
}

/** A number and what is counted. */
function sayCount(rules: LanguageRules, written: string, noun: string): string {
  const gender = FEMININE.test(noun) ? 'feminine' : 'masculine';
  const spoken = sayNumber(rules, written, gender);
  const isWhole = partsOf(rules, written)[1] === undefined;
  return `${isWhole ? (rules.beforeNoun?.(spoken, gender) ?? spoken) : spoken} ${noun}`;
}

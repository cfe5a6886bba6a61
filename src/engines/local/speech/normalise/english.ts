import { toCardinal as cardinal, toOrdinal as ordinal } from 'n2words/en-US';
import type { LanguageRules } from './language-rules.ts';

export const ENGLISH: LanguageRules = {
  locale: 'en-GB',
  cardinal: (digits) => cardinal(digits),
  ordinal: (digits) => ordinal(digits),
  separators: { thousands: ',', decimal: '.' },
  year,
  day: (day) => ordinal(day),
  time: (hour, minute) =>
    `${cardinal(hour)} ${minute === 0 ? "o'clock" : minute < 10 ? `oh ${cardinal(minute)}` : cardinal(minute)}`,
  timePattern: String.raw`(?<![\p{L}\d])(?<hour>\d{1,2}):(?<minute>\d{2})\s*(?<half>[ap])\.?m\b\.?`,
  words: {
    ...{ minus: 'minus', to: 'to', percent: 'percent', and: 'and', at: 'at', dot: 'dot', slash: 'slash' },
    ...{ dash: 'dash', underscore: 'underscore', point: 'point', version: 'version', plus: 'plus' },
    ...{ equals: 'equals', number: 'number', times: 'times', over: 'divided by' },
  },
  coins: { other: ['cent', 'cents'], '£': ['penny', 'pence'] },
  moneyAnd: ' and ',
  scales: {
    ...{ thousand: 'thousand', million: 'million', billion: 'billion', trillion: 'trillion', k: 'thousand' },
    ...{ K: 'thousand', m: 'million', M: 'million', bn: 'billion', b: 'billion', B: 'billion' },
  },
  afterScale: '',
  units: {
    ...{ mg: ['milligram', 'milligrams'], 'm²': ['square metre', 'square metres'] },
    ...{ 'km²': ['square kilometre', 'square kilometres'], 'm³': ['cubic metre', 'cubic metres'] },
    ...{ Hz: ['hertz', 'hertz'], kHz: ['kilohertz', 'kilohertz'], MHz: ['megahertz', 'megahertz'] },
    ...{ GHz: ['gigahertz', 'gigahertz'], kW: ['kilowatt', 'kilowatts'] },
    kWh: ['kilowatt hour', 'kilowatt hours'],
  },
  fractions: {
    ...{ '½': 'a half', '¼': 'a quarter', '¾': 'three quarters', '⅓': 'a third', '⅔': 'two thirds' },
    '⅛': 'an eighth',
  },
  abbreviations: {
    ...{ 'St. A': 'Saint', 'Mt. A': 'Mount', 'Mr.': 'mister', 'Mrs.': 'missus', 'Ms.': 'miz' },
    ...{ 'Dr.': 'doctor', 'Prof.': 'professor', 'Jr.': 'junior', 'Sr.': 'senior', 'vs.': 'versus' },
    ...{ 'etc.': 'et cetera', 'e.g.': 'for example', 'i.e.': 'that is', 'approx.': 'approximately' },
    ...{ 'Inc.': 'incorporated', 'Ltd.': 'limited', 'no. 1': 'number', 'p. 1': 'page', 'pp. 1': 'page' },
    ...{ 'Ave.': 'avenue', 'Rd.': 'road', 'Blvd.': 'boulevard' },
  },
  ordinalPattern: String.raw`(?<![\p{L}\d])(?<number>[1-9]\d*)(?:st|nd|rd|th)(?!\p{L})`,
  roman: {
    counted:
      '[Cc]hapter|[Pp]art|[Aa]ct|[Vv]olume|Vol\\.|Book|Section|Article|War|[Tt]ype|[Pp]hase|Class|Appendix|Level|Super Bowl',
    names:
      'Henry|Louis|Elizabeth|George|Charles|William|Edward|Richard|James|Philip|Pius|Leo|Benedict|Francis|Paul|Catherine|Peter|Nicholas|Alexander|Frederick|Napoleon|Ivan|Mary',
    sayName: (number) => `the ${ordinal(number)}`,
  },
  own: [
    // A street or a drive stands after its name: 12 Baker St., Mulholland Dr.
    [/(\p{Lu}\p{Ll}+) St\.(?=\s*(?:[,;]|$|\p{Ll}|\p{Lu}\p{Ll}+,|\n))/gmu, (_, name) => `${name} Street`],
    [/(\p{Lu}\p{Ll}+) Dr\.(?=\s*(?:[,;]|$|\n))/gmu, (_, name) => `${name} Drive`],
    [
      /(?<![\d:])(\d{1,2})\s*([ap])\.?m\b\.?/gi,
      (_, hour = '', half = '') => `${cardinal(hour)} ${half.toUpperCase()} M`,
    ],
    [
      /(?:\b[Tt]he )?(?<![\d:])(0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)? (?:of )?(January|February|March|April|May|June|July|August|September|October|November|December)\b(?:,? (\d{4})\b)?/g,
      (_, day = '', month, spoken) => `the ${ordinal(day)} of ${month}${spoken ? ` ${year(spoken)}` : ''}`,
    ],
    [/(?<![\d$€£])((?:1[1-9]|20)\d0)'?s\b/g, (_, decade = '') => plural(year(decade))],
    [/(?<![\d])'(\d0)s\b/g, (_, decade = '') => plural(cardinal(decade))],
  ],
};

/** 1984 as nineteen eighty-four, 2005 as two thousand five, 1900 as nineteen hundred. */
function year(digits: string): string {
  const century = Number(digits.slice(0, 2));
  const rest = Number(digits.slice(2));
  if (century < 11 || (century % 10 === 0 && rest < 10)) return cardinal(digits);
  if (rest === 0) return `${cardinal(century)} hundred`;
  return `${cardinal(century)} ${rest < 10 ? 'oh ' : ''}${cardinal(rest)}`;
}

function plural(tens: string): string {
  return `${tens.replace(/y$/, 'ie')}s`;
}

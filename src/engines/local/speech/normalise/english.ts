import { toCardinal, toOrdinal } from 'n2words/en-US';
import { type LanguageRules, monthsIn } from './language-rules.ts';

const cardinal = (digits: string) => toCardinal(digits);
const ordinal = (digits: string) => toOrdinal(digits);

export const ENGLISH: LanguageRules = {
  cardinal,
  ordinal,
  separators: { thousands: ',', decimal: '.' },
  year,
  months: monthsIn('en'),
  dayFirst: false,
  date: (day, month, spoken) => `${month} ${ordinal(String(day))}${spoken ? `, ${spoken}` : ''}`,
  datePatterns: (month) => [
    String.raw`${month}\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})`,
    String.raw`${month}\.? (?<day>\d{1,2})(?:st|nd|rd|th)?(?!:)`,
  ],
  time: (hour, minute) => {
    if (minute === 0) return `${cardinal(String(hour))} o'clock`;
    return `${cardinal(String(hour))} ${minute < 10 ? `oh ${cardinal(String(minute))}` : cardinal(String(minute))}`;
  },
  timePatterns: [String.raw`(?<hour>\d{1,2}):(?<minute>\d{2})\s*(?<half>[ap])\.?m\b\.?`],
  words: {
    ...{ minus: 'minus', to: 'to', percent: 'percent', and: 'and', at: 'at', dot: 'dot', slash: 'slash' },
    ...{ dash: 'dash', underscore: 'underscore', point: 'point', version: 'version' },
  },
  currencies: {
    $: ['dollar', 'dollars', 'cent', 'cents'],
    '€': ['euro', 'euros', 'cent', 'cents'],
    '£': ['pound', 'pounds', 'penny', 'pence'],
    '¥': ['yen', 'yen', 'sen', 'sen'],
  },
  moneyAnd: ' and ',
  scales: {
    ...{ thousand: 'thousand', million: 'million', billion: 'billion', trillion: 'trillion', k: 'thousand' },
    ...{ K: 'thousand', m: 'million', M: 'million', bn: 'billion', b: 'billion', B: 'billion' },
  },
  afterScale: '',
  units: {
    'km/h': ['kilometre per hour', 'kilometres per hour'],
    'm/s': ['metre per second', 'metres per second'],
    km: ['kilometre', 'kilometres'],
    m: ['metre', 'metres'],
    cm: ['centimetre', 'centimetres'],
    mm: ['millimetre', 'millimetres'],
    kg: ['kilogram', 'kilograms'],
    g: ['gram', 'grams'],
    mg: ['milligram', 'milligrams'],
    ml: ['millilitre', 'millilitres'],
    lb: ['pound', 'pounds'],
    lbs: ['pound', 'pounds'],
    oz: ['ounce', 'ounces'],
    ft: ['foot', 'feet'],
    min: ['minute', 'minutes'],
    'km²': ['square kilometre', 'square kilometres'],
    'm²': ['square metre', 'square metres'],
    'm³': ['cubic metre', 'cubic metres'],
    mph: ['mile per hour', 'miles per hour'],
    kB: ['kilobyte', 'kilobytes'],
    MB: ['megabyte', 'megabytes'],
    GB: ['gigabyte', 'gigabytes'],
    TB: ['terabyte', 'terabytes'],
    Hz: ['hertz', 'hertz'],
    kHz: ['kilohertz', 'kilohertz'],
    MHz: ['megahertz', 'megahertz'],
    GHz: ['gigahertz', 'gigahertz'],
    kW: ['kilowatt', 'kilowatts'],
    kWh: ['kilowatt hour', 'kilowatt hours'],
    '°C': ['degree Celsius', 'degrees Celsius'],
    '°F': ['degree Fahrenheit', 'degrees Fahrenheit'],
  },
  fractions: {
    ...{ '½': 'a half', '¼': 'a quarter', '¾': 'three quarters', '⅓': 'a third', '⅔': 'two thirds' },
    ...{ '⅛': 'an eighth' },
  },
  symbols: {
    ...{ '&': 'and', '%': 'percent', '+': 'plus', '=': 'equals', '@': 'at', '#': 'number' },
    ...{ '°': 'degrees', '×': 'times', '÷': 'divided by' },
  },
  abbreviations: [
    // Before a name a saint, after one a street.
    [String.raw`St\.(?=\s+\p{Lu}\p{Ll})`, 'Saint'],
    ['Mr\\.', 'mister'],
    ['Mrs\\.', 'missus'],
    ['Ms\\.', 'miz'],
    ['Dr\\.', 'doctor'],
    ['Prof\\.', 'professor'],
    ['Jr\\.', 'junior'],
    ['Sr\\.', 'senior'],
    ['vs\\.', 'versus'],
    ['etc\\.', 'et cetera'],
    ['e\\.g\\.', 'for example'],
    ['i\\.e\\.', 'that is'],
    ['approx\\.', 'approximately'],
    ['Inc\\.', 'incorporated'],
    ['Ltd\\.', 'limited'],
    [String.raw`[Nn]o\.(?=\s*\d)`, 'number'],
    [String.raw`pp?\.(?=\s*\d)`, 'page'],
    ['Ave\\.', 'avenue'],
    ['Rd\\.', 'road'],
    ['Blvd\\.', 'boulevard'],
    ['Mt\\.(?=\\s+\\p{Lu})', 'Mount'],
  ],
  ordinalPatterns: [String.raw`(?<number>\d+)(?:st|nd|rd|th)(?!\p{L})`],
  roman: {
    counted:
      'Chapter|chapter|Part|part|Act|act|Volume|volume|Vol\\.|Book|Section|Article|War|Type|type|Phase|phase|Class|Appendix|Level|Super Bowl',
    names:
      'Henry|Louis|Elizabeth|George|Charles|William|Edward|Richard|James|Philip|Pius|Leo|Benedict|Francis|Paul|Catherine|Peter|Nicholas|Alexander|Frederick|Napoleon|Ivan|Mary',
    sayName: (number) => `the ${ordinal(String(number))}`,
  },
  own: [
    // A street or a drive stands after its name: 12 Baker St., Mulholland Dr.
    [/(\p{Lu}\p{Ll}+) St\.(?=\s*(?:[,;]|$|\p{Ll}|\p{Lu}\p{Ll}+,|\n))/gmu, (_, name) => `${name} Street`],
    [/(\p{Lu}\p{Ll}+) Dr\.(?=\s*(?:[,;]|$|\n))/gmu, (_, name) => `${name} Drive`],
    [
      /(?<![\d:])(\d{1,2})\s*([ap])\.?m\b\.?/gi,
      (_, hour, half) => `${cardinal(hour ?? '')} ${half?.toUpperCase()} M`,
    ],
    [
      /(?:\b[Tt]he )?(?<![\d:])(\d{1,2})(?:st|nd|rd|th)? (?:of )?(January|February|March|April|May|June|July|August|September|October|November|December)\b(?:,? (\d{4})\b)?/g,
      (_, day, month, spoken) => `the ${ordinal(day ?? '')} of ${month}${spoken ? ` ${year(spoken)}` : ''}`,
    ],
    [/(?<![\d$€£])(1[1-9]|20)(\d0)'?s\b/g, (_, century, decade) => sayDecade(century ?? '', decade ?? '')],
    [/(?<![\d])'(\d0)s\b/g, (_, decade) => plural(cardinal(decade ?? ''))],
  ],
};

/** 1984 as nineteen eighty-four, 2005 as two thousand five, 1900 as nineteen hundred. */
function year(digits: string): string {
  const century = Number(digits.slice(0, 2));
  const rest = Number(digits.slice(2));
  if (century < 11 || (century % 10 === 0 && rest < 10)) return cardinal(digits);
  if (rest === 0) return `${cardinal(String(century))} hundred`;
  return `${cardinal(String(century))} ${rest < 10 ? 'oh ' : ''}${cardinal(String(rest))}`;
}

function sayDecade(century: string, decade: string): string {
  if (decade === '00') return century === '20' ? 'two thousands' : `${cardinal(century)} hundreds`;
  return `${cardinal(century)} ${plural(cardinal(decade))}`;
}

function plural(tens: string): string {
  return tens.endsWith('y') ? `${tens.slice(0, -1)}ies` : `${tens}s`;
}

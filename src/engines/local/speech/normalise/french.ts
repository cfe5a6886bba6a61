import { toCardinal, toOrdinal } from 'n2words/fr-FR';
import { type Gender, type LanguageRules, monthsIn } from './language-rules.ts';

const cardinal = (digits: string, gender: Gender = 'masculine') => {
  const spoken = toCardinal(digits);
  return gender === 'feminine' ? spoken.replace(/\bun$/, 'une') : spoken;
};
const ordinal = (digits: string, gender: Gender = 'masculine') =>
  digits === '1' && gender === 'feminine' ? 'première' : toOrdinal(digits);

export const FRENCH: LanguageRules = {
  cardinal,
  ordinal,
  separators: { thousands: ' .', decimal: ',' },
  year: cardinal,
  months: monthsIn('fr'),
  dayFirst: true,
  date: (day, month, year) =>
    `${day === 1 ? 'premier' : cardinal(String(day))} ${month}${year ? ` ${year}` : ''}`,
  datePatterns: (month) => [String.raw`(?<day>\d{1,2})(?:er)? ${month}(?: (?<year>\d{4}))?`],
  time: (hour, minute) => {
    const spoken = `${cardinal(String(hour), 'feminine')} heure${hour > 1 ? 's' : ''}`;
    return minute === 0 ? spoken : `${spoken} ${cardinal(String(minute))}`;
  },
  timePatterns: [String.raw`(?<hour>\d{1,2}) ?h(?: ?(?<minute>\d{2}))?(?!\p{L})`],
  words: {
    ...{ minus: 'moins', to: 'à', percent: 'pour cent', and: 'et', at: 'arobase', dot: 'point' },
    ...{ slash: 'slash', dash: 'tiret', underscore: 'tiret bas', point: 'virgule', version: 'version' },
  },
  currencies: {
    '€': ['euro', 'euros', 'centime', 'centimes'],
    $: ['dollar', 'dollars', 'cent', 'cents'],
    '£': ['livre', 'livres', 'penny', 'pence', 'feminine'],
  },
  moneyAnd: ' et ',
  scales: {
    ...{ millions: 'millions', million: 'million', milliards: 'milliards', milliard: 'milliard' },
    ...{ M: 'millions', Md: 'milliards', k: 'mille' },
  },
  afterScale: "d'",
  units: {
    'km/h': ['kilomètre heure', 'kilomètres heure'],
    'm/s': ['mètre par seconde', 'mètres par seconde'],
    km: ['kilomètre', 'kilomètres'],
    m: ['mètre', 'mètres'],
    cm: ['centimètre', 'centimètres'],
    mm: ['millimètre', 'millimètres'],
    kg: ['kilogramme', 'kilogrammes'],
    g: ['gramme', 'grammes'],
    l: ['litre', 'litres'],
    ml: ['millilitre', 'millilitres'],
    min: ['minute', 'minutes', 'feminine'],
    'm²': ['mètre carré', 'mètres carrés'],
    'km²': ['kilomètre carré', 'kilomètres carrés'],
    'm³': ['mètre cube', 'mètres cubes'],
    Mo: ['mégaoctet', 'mégaoctets'],
    Go: ['gigaoctet', 'gigaoctets'],
    kW: ['kilowatt', 'kilowatts'],
    '°C': ['degré Celsius', 'degrés Celsius'],
  },
  fractions: { '½': 'un demi', '¼': 'un quart', '¾': 'trois quarts', '⅓': 'un tiers', '⅔': 'deux tiers' },
  symbols: {
    ...{ '&': 'et', '%': 'pour cent', '+': 'plus', '=': 'égale', '@': 'arobase', '#': 'numéro' },
    ...{ '°': 'degrés', '×': 'fois', '÷': 'divisé par' },
  },
  abbreviations: [
    ['Mme(?!\\p{L})', 'madame'],
    ['Mlle(?!\\p{L})', 'mademoiselle'],
    ['MM\\.', 'messieurs'],
    ['M\\.(?=\\s+\\p{Lu})', 'monsieur'],
    ['Dr\\.?(?=\\s+\\p{Lu})', 'docteur'],
    ['Pr\\.?(?=\\s+\\p{Lu})', 'professeur'],
    ['St-(?=\\p{Lu})', 'saint '],
    ['Ste-(?=\\p{Lu})', 'sainte '],
    ['Ier(?!\\p{L})', 'premier'],
    ['Ire(?!\\p{L})', 'première'],
    ['etc\\.', 'et cetera'],
    ['p\\. ?ex\\.', 'par exemple'],
    ['c\\.-à-d\\.', "c'est-à-dire"],
    [String.raw`[Nn][°o]\.?(?=\s*\d)`, 'numéro'],
    [String.raw`pp?\.(?=\s*\d)`, 'page'],
    ['av\\. J\\.-C\\.', 'avant Jésus-Christ'],
    ['bd\\.?(?=\\s+\\p{Lu})', 'boulevard'],
  ],
  ordinalPatterns: [
    String.raw`(?<number>\d+)(?:er|e|ème|nd)(?!\p{L})`,
    String.raw`(?<number>\d+)(?<feminine>re|nde)(?!\p{L})`,
  ],
  roman: {
    counted: '[Cc]hapitre|[Tt]ome|[Vv]olume|[Aa]cte|[Pp]artie|[Ll]ivre|[Pp]hase|mondiale',
    names: 'Louis|Henri|François|Charles|Philippe|Napoléon|Jean-Paul|Pie|Élisabeth|Guillaume|Léopold',
    sayName: (number) => (number === 1 ? 'premier' : cardinal(String(number))),
    centuries: [String.raw`(?<!\p{L})(?<number>[IVX]+)(?:er|e|ème)(?<after>\s)`, 'ordinal'],
  },
};

import { toCardinal, toOrdinal } from 'n2words/fr-FR';
import type { Gender, LanguageRules } from './language-rules.ts';

const cardinal = (number: number | string, gender?: Gender) =>
  toCardinal(number).replace(/\bun$/, gender === 'feminine' ? 'une' : 'un');

export const FRENCH: LanguageRules = {
  locale: 'fr',
  cardinal,
  ordinal: (digits, gender) => (digits === '1' && gender === 'feminine' ? 'première' : toOrdinal(digits)),
  separators: { thousands: ' .', decimal: ',' },
  day: (day) => (day === 1 ? 'premier' : cardinal(day)),
  dateJoint: ' ',
  time: (hour, minute) =>
    `${cardinal(hour, 'feminine')} heure${hour > 1 ? 's' : ''}${minute === 0 ? '' : ` ${cardinal(minute)}`}`,
  timePattern: String.raw`(?<![\p{L}\d])(?<hour>\d{1,2}) ?h(?: ?(?<minute>\d{2}))?(?!\p{L})`,
  words: {
    ...{ minus: 'moins', to: 'à', percent: 'pour cent', and: 'et', at: 'arobase', dot: 'point' },
    ...{ slash: 'slash', dash: 'tiret', underscore: 'tiret bas', point: 'virgule', version: 'version' },
    ...{ plus: 'plus', equals: 'égale', number: 'numéro', times: 'fois', over: 'divisé par' },
  },
  coins: { other: ['centime', 'centimes'], $: ['cent', 'cents'], '£': ['penny', 'pence'] },
  moneyAnd: ' et ',
  scales: {
    ...{ millions: 'millions', million: 'million', milliards: 'milliards', milliard: 'milliard' },
    ...{ M: 'millions', Md: 'milliards', k: 'mille' },
  },
  afterScale: "d'",
  units: {
    ...{ mg: ['milligramme', 'milligrammes'], 'm²': ['mètre carré', 'mètres carrés'] },
    ...{ 'km²': ['kilomètre carré', 'kilomètres carrés'], 'm³': ['mètre cube', 'mètres cubes'] },
    ...{ Mo: ['mégaoctet', 'mégaoctets'], Go: ['gigaoctet', 'gigaoctets'], kW: ['kilowatt', 'kilowatts'] },
  },
  fractions: { '½': 'un demi', '¼': 'un quart', '¾': 'trois quarts', '⅓': 'un tiers', '⅔': 'deux tiers' },
  abbreviations: {
    ...{ Mme: 'madame', Mlle: 'mademoiselle', 'MM.': 'messieurs', 'M. A': 'monsieur', 'Dr A': 'docteur' },
    ...{
      'Dr. A': 'docteur',
      'Pr A': 'professeur',
      'Pr. A': 'professeur',
      'St-': 'saint ',
      'Ste-': 'sainte ',
    },
    ...{ Ier: 'premier', Ire: 'première', 'etc.': 'et cetera', 'p. ex.': 'par exemple' },
    ...{ 'c.-à-d.': "c'est-à-dire", 'n° 1': 'numéro', 'no 1': 'numéro', 'no. 1': 'numéro', 'p. 1': 'page' },
    ...{ 'pp. 1': 'page', 'av. J.-C.': 'avant Jésus-Christ', 'bd A': 'boulevard', 'bd. A': 'boulevard' },
  },
  ordinalPattern: String.raw`(?<![\p{L}\d])(?<number>[1-9]\d*)(?:er|e|ème|nd|(?<feminine>re|nde))(?!\p{L})`,
  roman: {
    counted: '[Cc]hapitre|[Tt]ome|[Vv]olume|[Aa]cte|[Pp]artie|[Ll]ivre|[Pp]hase|mondiale',
    names: 'Louis|Henri|François|Charles|Philippe|Napoléon|Jean-Paul|Pie|Élisabeth|Guillaume|Léopold',
    sayName: (number) => (number === 1 ? 'premier' : cardinal(number)),
    ordinals: String.raw`(?<!\p{L})(?<number>[IVX]+)(?:er|e|ème)(?<after>\s)`,
  },
};

import { toCardinal, toOrdinal } from 'n2words/de-DE';
import { type LanguageRules, monthsIn } from './language-rules.ts';

const cardinal = (digits: string) => toCardinal(digits);
const ordinal = (digits: string) => toOrdinal(digits);

/** After these an ordinal ends in n: am fünften Mai, im einundzwanzigsten Jahrhundert. */
const ENDING_IN_N = '[Aa]m|[Vv]om|[Zz]um|[Bb]eim|[Ii]m|[Dd]en|[Dd]em|[Dd]es|[Ss]eit|[Aa]b|einem|einen|einer';
const ENDING_IN_E = '[Dd]er|[Dd]ie|[Dd]as|[Jj]ede|eine';

export const GERMAN: LanguageRules = {
  cardinal,
  ordinal,
  beforeNoun: (words, gender) => words.replace(/eins$/, gender === 'feminine' ? 'eine' : 'ein'),
  separators: { thousands: '. ', decimal: ',' },
  year,
  months: monthsIn('de'),
  dayFirst: true,
  date: (day, month, spoken) => `${ordinal(String(day))}r ${month}${spoken ? ` ${spoken}` : ''}`,
  datePatterns: (month) => [String.raw`(?<day>\d{1,2})\. ${month}(?: (?<year>\d{4}))?`],
  time: (hour, minute) => {
    const spoken = `${hour === 1 ? 'ein' : cardinal(String(hour))} Uhr`;
    return minute === 0 ? spoken : `${spoken} ${cardinal(String(minute))}`;
  },
  timePatterns: [String.raw`(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? Uhr(?!\p{L})`],
  words: {
    ...{ minus: 'minus', to: 'bis', percent: 'Prozent', and: 'und', at: 'ät', dot: 'Punkt' },
    ...{ slash: 'Schrägstrich', dash: 'Bindestrich', underscore: 'Unterstrich', point: 'Komma' },
    version: 'Version',
  },
  currencies: {
    '€': ['Euro', 'Euro', 'Cent', 'Cent'],
    $: ['Dollar', 'Dollar', 'Cent', 'Cent'],
    '£': ['Pfund', 'Pfund', 'Penny', 'Pence'],
  },
  moneyAnd: ' und ',
  scales: {
    ...{ 'Mio.': 'Millionen', Millionen: 'Millionen', Million: 'Million', 'Mrd.': 'Milliarden' },
    ...{ Milliarden: 'Milliarden', Tsd: 'Tausend' },
  },
  afterScale: '',
  units: {
    'km/h': ['Kilometer pro Stunde', 'Kilometer pro Stunde'],
    'm/s': ['Meter pro Sekunde', 'Meter pro Sekunde'],
    km: ['Kilometer', 'Kilometer'],
    m: ['Meter', 'Meter'],
    cm: ['Zentimeter', 'Zentimeter'],
    mm: ['Millimeter', 'Millimeter'],
    kg: ['Kilogramm', 'Kilogramm'],
    g: ['Gramm', 'Gramm'],
    l: ['Liter', 'Liter'],
    ml: ['Milliliter', 'Milliliter'],
    Min: ['Minute', 'Minuten', 'feminine'],
    Std: ['Stunde', 'Stunden', 'feminine'],
    'm²': ['Quadratmeter', 'Quadratmeter'],
    'km²': ['Quadratkilometer', 'Quadratkilometer'],
    'm³': ['Kubikmeter', 'Kubikmeter'],
    MB: ['Megabyte', 'Megabyte'],
    GB: ['Gigabyte', 'Gigabyte'],
    kW: ['Kilowatt', 'Kilowatt'],
    '°C': ['Grad Celsius', 'Grad Celsius'],
  },
  fractions: {
    ...{
      '½': 'ein halber',
      '¼': 'ein viertel',
      '¾': 'drei viertel',
      '⅓': 'ein drittel',
      '⅔': 'zwei drittel',
    },
  },
  symbols: {
    ...{ '&': 'und', '%': 'Prozent', '+': 'plus', '=': 'gleich', '@': 'ät', '#': 'Nummer' },
    ...{ '°': 'Grad', '×': 'mal', '÷': 'geteilt durch', '§': 'Paragraf' },
  },
  abbreviations: [
    ['Dr\\.', 'Doktor'],
    ['Prof\\.', 'Professor'],
    ['Hr\\.', 'Herr'],
    ['Fr\\.(?=\\s+\\p{Lu})', 'Frau'],
    ['z\\. ?B\\.', 'zum Beispiel'],
    ['d\\. ?h\\.', 'das heißt'],
    ['u\\. ?a\\.', 'unter anderem'],
    ['usw\\.', 'und so weiter'],
    ['bzw\\.', 'beziehungsweise'],
    ['ca\\.', 'circa'],
    ['evtl\\.', 'eventuell'],
    ['inkl\\.', 'inklusive'],
    ['St\\.(?=\\s+\\p{Lu})', 'Sankt'],
    [String.raw`Nr\.(?=\s*\d)`, 'Nummer'],
    [String.raw`S\.(?=\s*\d)`, 'Seite'],
    [String.raw`Abs\.(?=\s*\d)`, 'Absatz'],
    ['v\\. ?Chr\\.', 'vor Christus'],
    ['n\\. ?Chr\\.', 'nach Christus'],
  ],
  // A figure with a point may end a sentence: only after an article, below, is it an ordinal.
  ordinalPatterns: [],
  roman: {
    counted: 'Kapitel|Band|Akt|Teil|Weltkrieg|Phase|Typ|Artikel',
    names: 'Ludwig|Friedrich|Wilhelm|Heinrich|Karl|Otto|Elisabeth|Johannes Paul|Pius|Papst|Napoleon|Georg',
    sayName: (number) => {
      const spoken = ordinal(String(number));
      return `der ${spoken.charAt(0).toUpperCase()}${spoken.slice(1)}`;
    },
  },
  own: [
    [/(\p{L})str\.(?=\s)/gu, (_, before) => `${before}straße`],
    [/(\p{Lu}\p{Ll}+ )?Str\.(?=\s*\d)/gu, (_, before = '') => `${before}Straße`],
    [
      new RegExp(String.raw`(?<!\p{L})(${ENDING_IN_N}) (\d{1,2})\.(\d{1,2})\.(\d{4})`, 'gu'),
      (_, before, day, month, spoken) =>
        `${before} ${ordinal(day ?? '')}n ${GERMAN.months[Number(month) - 1] ?? month} ${year(spoken ?? '')}`,
    ],
    [
      new RegExp(String.raw`(?<!\p{L})(${ENDING_IN_N}) (\d{1,3})\.(?=\s+\p{L})`, 'gu'),
      (_, before, number) => `${before} ${ordinal(number ?? '')}n`,
    ],
    [
      new RegExp(String.raw`(?<!\p{L})(${ENDING_IN_E}) (\d{1,3})\.(?=\s+\p{L})`, 'gu'),
      (_, before, number) => `${before} ${ordinal(number ?? '')}`,
    ],
    [/(\d+)\s?½/g, (_, whole) => `${cardinal(whole ?? '')}einhalb`],
    [
      /(?<!\d)(1[1-9]|20)(\d0)er(?!\p{L}\p{Lu})/gu,
      (_, century, decade) => `${year(`${century}${decade}`)}er`,
    ],
    [/(?<!\d)(\d0)er(?= Jahre)/gu, (_, decade) => `${cardinal(decade ?? '')}er`],
  ],
};

/** 1984 as neunzehnhundertvierundachtzig, 2024 as zweitausendvierundzwanzig. */
function year(digits: string): string {
  const century = Number(digits.slice(0, 2));
  const rest = Number(digits.slice(2));
  if (century < 11 || century > 19) return cardinal(digits);
  return `${cardinal(String(century))}hundert${rest > 0 ? cardinal(String(rest)) : ''}`;
}

import { toCardinal as cardinal, toOrdinal as ordinal } from 'n2words/de-DE';
import type { LanguageRules } from './language-rules.ts';
import { monthsIn } from './names.ts';

/** After these an ordinal ends in n: am fünften Mai, im einundzwanzigsten Jahrhundert. */
const ENDING_IN_N = '[Aa]m|[Vv]om|[Zz]um|[Bb]eim|[Ii]m|[Dd]en|[Dd]em|[Dd]es|[Ss]eit|[Aa]b|einem|einen|einer';
const ENDING_IN_E = '[Dd]er|[Dd]ie|[Dd]as|[Jj]ede|eine';

export const GERMAN: LanguageRules = {
  locale: 'de',
  cardinal: (digits) => cardinal(digits),
  ordinal: (digits) => ordinal(digits),
  beforeNoun: (words, gender) => words.replace(/eins$/, gender === 'feminine' ? 'eine' : 'ein'),
  separators: { thousands: '. ', decimal: ',' },
  year,
  day: (day) => `${ordinal(day)}r`,
  dateJoint: ' ',
  time: (hour, minute) =>
    `${hour === 1 ? 'ein' : cardinal(hour)} Uhr${minute === 0 ? '' : ` ${cardinal(minute)}`}`,
  timePattern: String.raw`(?<![\p{L}\d])(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))? Uhr(?!\p{L})`,
  words: {
    ...{ minus: 'minus', to: 'bis', percent: 'Prozent', and: 'und', at: 'ät', dot: 'Punkt' },
    ...{ slash: 'Schrägstrich', dash: 'Bindestrich', underscore: 'Unterstrich', point: 'Komma' },
    ...{ version: 'Version', plus: 'plus', equals: 'gleich', number: 'Nummer', times: 'mal' },
    over: 'geteilt durch',
  },
  coins: { other: ['Cent', 'Cent'], '£': ['Penny', 'Pence'] },
  moneyAnd: ' und ',
  scales: {
    ...{ 'Mio.': 'Millionen', Millionen: 'Millionen', Million: 'Million', 'Mrd.': 'Milliarden' },
    ...{ Milliarden: 'Milliarden', Milliarde: 'Milliarde', Tsd: 'Tausend' },
  },
  afterScale: '',
  units: {
    ...{ mg: ['Milligramm', 'Milligramm'], Min: ['Minute', 'Minuten'], Std: ['Stunde', 'Stunden'] },
    ...{ 'm²': ['Quadratmeter', 'Quadratmeter'], 'km²': ['Quadratkilometer', 'Quadratkilometer'] },
    ...{ 'm³': ['Kubikmeter', 'Kubikmeter'], kW: ['Kilowatt', 'Kilowatt'] },
    kWh: ['Kilowattstunde', 'Kilowattstunden'],
  },
  fractions: {
    ...{ '½': 'ein halber', '¼': 'ein viertel', '¾': 'drei viertel', '⅓': 'ein drittel' },
    '⅔': 'zwei drittel',
  },
  abbreviations: {
    ...{ 'Dr.': 'Doktor', 'Prof.': 'Professor', 'Hr.': 'Herr', 'Fr. A': 'Frau', 'St. A': 'Sankt' },
    ...{ 'z. B.': 'zum Beispiel', 'd. h.': 'das heißt', 'u. a.': 'unter anderem', 'usw.': 'und so weiter' },
    ...{ 'bzw.': 'beziehungsweise', 'ca.': 'circa', 'evtl.': 'eventuell', 'inkl.': 'inklusive' },
    ...{ 'Nr. 1': 'Nummer', 'S. 1': 'Seite', 'Abs. 1': 'Absatz' },
    ...{ 'v. Chr.': 'vor Christus', 'n. Chr.': 'nach Christus' },
  },
  // A figure with a point may end a sentence: only after an article, below, is it an ordinal.
  roman: {
    counted: 'Kapitel|Band|Akt|Teil|Weltkrieg|Phase|Typ|Artikel',
    names: 'Ludwig|Friedrich|Wilhelm|Heinrich|Karl|Otto|Elisabeth|Johannes Paul|Pius|Papst|Napoleon|Georg',
    sayName: (number) => `der ${ordinal(number).replace(/^./, (first) => first.toUpperCase())}`,
  },
  own: [
    [/(\p{L})str\.(?=\s)/gu, (_, before) => `${before}straße`],
    [/(\p{Lu}\p{Ll}+ )?Str\.(?=\s*\d)/gu, (_, before = '') => `${before}Straße`],
    [
      new RegExp(String.raw`(?<!\p{L})(${ENDING_IN_N}) (\d{1,2})\.(\d{1,2})\.(\d{4})`, 'gu'),
      (_, before, day, month, spoken) =>
        `${before} ${day}. ${monthsIn('de')[Number(month) - 1] ?? month} ${spoken}`,
    ],
    [
      new RegExp(
        String.raw`(?<!\p{L})(?:(${ENDING_IN_N})|(${ENDING_IN_E})) ([1-9]\d{0,2})\.(?=\s+\p{L})`,
        'gu',
      ),
      (_, withN, withE, number = '') => `${withN ?? withE} ${ordinal(number)}${withN ? 'n' : ''}`,
    ],
    [/§/g, () => ' Paragraf '],
    [/(\d+)\s?½/g, (_, whole = '') => `${cardinal(whole)}einhalb`],
    [/(?<!\d)((?:1[1-9]|20)\d0)er(?!\p{L}\p{Lu})/gu, (_, decade = '') => `${year(decade)}er`],
    [/(?<!\d)(\d0)er(?= Jahre)/gu, (_, decade = '') => `${cardinal(decade)}er`],
  ],
};

/** 1984 as neunzehnhundertvierundachtzig, 2024 as zweitausendvierundzwanzig. */
function year(digits: string): string {
  const century = Number(digits.slice(0, 2));
  const rest = Number(digits.slice(2));
  if (century < 11 || century > 19) return cardinal(digits);
  return `${cardinal(century)}hundert${rest > 0 ? cardinal(rest) : ''}`;
}

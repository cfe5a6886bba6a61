import { toCardinal, toOrdinal } from 'n2words/es-ES';
import type { Gender, LanguageRules } from './language-rules.ts';

const cardinal = (number: number | string, gender: Gender = 'masculine') => toCardinal(number, { gender });

export const SPANISH: LanguageRules = {
  locale: 'es',
  cardinal,
  ordinal: (digits, gender = 'masculine') => toOrdinal(digits, { gender }),
  beforeNoun: (words) => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un'),
  separators: { thousands: '. ', decimal: ',' },
  day: (day) => (day === 1 ? 'primero' : cardinal(day)),
  dateJoint: ' de ',
  time: (hour, minute) => {
    const spoken = minute === 30 ? 'media' : minute === 15 ? 'cuarto' : cardinal(minute);
    return `${cardinal(hour, 'feminine')}${minute === 0 ? ' en punto' : ` y ${spoken}`}`;
  },
  timePattern: String.raw`(?<![\p{L}\d])(?<hour>\d{1,2}):(?<minute>\d{2}) ?h(?!\p{L})`,
  words: {
    ...{ minus: 'menos', to: 'a', percent: 'por ciento', and: 'y', at: 'arroba', dot: 'punto' },
    ...{ slash: 'barra', dash: 'guion', underscore: 'guion bajo', point: 'coma', version: 'versión' },
    ...{ plus: 'más', equals: 'igual a', number: 'número', times: 'por', over: 'entre' },
  },
  coins: { other: ['centavo', 'centavos'], '€': ['céntimo', 'céntimos'], '£': ['penique', 'peniques'] },
  moneyAnd: ' con ',
  scales: { millones: 'millones', millón: 'millón', M: 'millones', mil: 'mil' },
  afterScale: 'de ',
  units: {
    ...{ mg: ['miligramo', 'miligramos'], 'm²': ['metro cuadrado', 'metros cuadrados'] },
    ...{ 'km²': ['kilómetro cuadrado', 'kilómetros cuadrados'], 'm³': ['metro cúbico', 'metros cúbicos'] },
    kW: ['kilovatio', 'kilovatios'],
  },
  fractions: { '½': 'medio', '¼': 'un cuarto', '¾': 'tres cuartos', '⅓': 'un tercio', '⅔': 'dos tercios' },
  abbreviations: {
    ...{ 'Sra.': 'señora', 'Srta.': 'señorita', 'Sr.': 'señor', 'Dra.': 'doctora', 'Dr.': 'doctor' },
    ...{ 'Ud.': 'usted', 'Uds.': 'ustedes', 'etc.': 'etcétera', 'p. ej.': 'por ejemplo' },
    ...{ 'EE. UU.': 'Estados Unidos', 'núm. 1': 'número', 'n.º 1': 'número', 'nº 1': 'número' },
    ...{ 'no. 1': 'número', 'pág. 1': 'página', 'págs. 1': 'página', 'Avda.': 'avenida', 'C/ A': 'calle' },
    ...{ 'Sto.': 'santo', 'Sta.': 'santa', 'a. C.': 'antes de Cristo', 'd. C.': 'después de Cristo' },
  },
  ordinalPattern: String.raw`(?<![\p{L}\d])(?<number>[1-9]\d*)\.?(?:º|er\b|o\b|(?<feminine>ª|a\b))`,
  roman: {
    counted: '[Cc]apítulo|[Tt]omo|[Vv]olumen|[Aa]cto|[Pp]arte|[Ss]iglo|Mundial|[Tt]ítulo|[Ff]ase',
    names: 'Felipe|Carlos|Alfonso|Fernando|Luis|Enrique|Isabel|Juan Pablo|Juan|Pedro|Jaime|Francisco|Pío',
    sayName: (number) => (number <= 10 ? toOrdinal(number) : cardinal(number)),
  },
};

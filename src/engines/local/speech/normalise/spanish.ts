import { toCardinal, toOrdinal } from 'n2words/es-ES';
import { type Gender, type LanguageRules, monthsIn } from './language-rules.ts';

const cardinal = (digits: string, gender: Gender = 'masculine') => toCardinal(digits, { gender });
const ordinal = (digits: string, gender: Gender = 'masculine') => toOrdinal(digits, { gender });

export const SPANISH: LanguageRules = {
  cardinal,
  ordinal,
  beforeNoun: (words) => words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un'),
  separators: { thousands: '. ', decimal: ',' },
  year: cardinal,
  months: monthsIn('es'),
  dayFirst: true,
  date: (day, month, year) =>
    `${day === 1 ? 'primero' : cardinal(String(day))} de ${month}${year ? ` de ${year}` : ''}`,
  datePatterns: (month) => [String.raw`(?<day>\d{1,2})(?:º)? de ${month}(?: (?:de|del) (?<year>\d{4}))?`],
  time: (hour, minute) => {
    const spoken = cardinal(String(hour), 'feminine');
    if (minute === 0) return `${spoken} en punto`;
    return `${spoken} y ${minute === 30 ? 'media' : minute === 15 ? 'cuarto' : cardinal(String(minute))}`;
  },
  timePatterns: [String.raw`(?<hour>\d{1,2}):(?<minute>\d{2}) ?h(?!\p{L})`],
  words: {
    ...{ minus: 'menos', to: 'a', percent: 'por ciento', and: 'y', at: 'arroba', dot: 'punto' },
    ...{ slash: 'barra', dash: 'guion', underscore: 'guion bajo', point: 'coma', version: 'versión' },
  },
  currencies: {
    '€': ['euro', 'euros', 'céntimo', 'céntimos'],
    $: ['dólar', 'dólares', 'centavo', 'centavos'],
    '£': ['libra', 'libras', 'penique', 'peniques', 'feminine'],
  },
  moneyAnd: ' con ',
  scales: {
    ...{ millones: 'millones', millón: 'millón', M: 'millones', mil: 'mil' },
  },
  afterScale: 'de ',
  units: {
    'km/h': ['kilómetro por hora', 'kilómetros por hora'],
    'm/s': ['metro por segundo', 'metros por segundo'],
    km: ['kilómetro', 'kilómetros'],
    m: ['metro', 'metros'],
    cm: ['centímetro', 'centímetros'],
    mm: ['milímetro', 'milímetros'],
    kg: ['kilogramo', 'kilogramos'],
    g: ['gramo', 'gramos'],
    l: ['litro', 'litros'],
    ml: ['mililitro', 'mililitros'],
    min: ['minuto', 'minutos'],
    'm²': ['metro cuadrado', 'metros cuadrados'],
    'km²': ['kilómetro cuadrado', 'kilómetros cuadrados'],
    'm³': ['metro cúbico', 'metros cúbicos'],
    MB: ['megabyte', 'megabytes'],
    GB: ['gigabyte', 'gigabytes'],
    kW: ['kilovatio', 'kilovatios'],
    '°C': ['grado Celsius', 'grados Celsius'],
  },
  fractions: { '½': 'medio', '¼': 'un cuarto', '¾': 'tres cuartos', '⅓': 'un tercio', '⅔': 'dos tercios' },
  symbols: {
    ...{ '&': 'y', '%': 'por ciento', '+': 'más', '=': 'igual a', '@': 'arroba', '#': 'número' },
    ...{ '°': 'grados', '×': 'por', '÷': 'entre' },
  },
  abbreviations: [
    ['Sra\\.', 'señora'],
    ['Srta\\.', 'señorita'],
    ['Sr\\.', 'señor'],
    ['Dra\\.', 'doctora'],
    ['Dr\\.', 'doctor'],
    ['Ud\\.', 'usted'],
    ['Uds\\.', 'ustedes'],
    ['etc\\.', 'etcétera'],
    ['p\\. ?ej\\.', 'por ejemplo'],
    ['EE\\. ?UU\\.', 'Estados Unidos'],
    [String.raw`[Nn](?:úm\.|\.º|º|o\.)(?=\s*\d)`, 'número'],
    [String.raw`[Pp]ágs?\.(?=\s*\d)`, 'página'],
    ['Avda\\.', 'avenida'],
    ['Sto\\.', 'santo'],
    ['Sta\\.', 'santa'],
    ['C/(?=\\s*\\p{Lu})', 'calle'],
    ['a\\. ?C\\.', 'antes de Cristo'],
    ['d\\. ?C\\.', 'después de Cristo'],
  ],
  ordinalPatterns: [
    String.raw`(?<number>\d+)\.?(?:º|er\b|o\b)`,
    String.raw`(?<number>\d+)\.?(?<feminine>ª|a\b)`,
  ],
  roman: {
    counted: '[Cc]apítulo|[Tt]omo|[Vv]olumen|[Aa]cto|[Pp]arte|[Ss]iglo|Mundial|[Tt]ítulo|[Ff]ase',
    names: 'Felipe|Carlos|Alfonso|Fernando|Luis|Enrique|Isabel|Juan Pablo|Juan|Pedro|Jaime|Francisco|Pío',
    sayName: (number) => (number <= 10 ? ordinal(String(number)) : cardinal(String(number))),
  },
};

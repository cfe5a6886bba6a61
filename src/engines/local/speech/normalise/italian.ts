import { toCardinal, toOrdinal } from 'n2words/it-IT';
import { type Gender, type LanguageRules, monthsIn } from './language-rules.ts';

const cardinal = (digits: string, gender: Gender = 'masculine') =>
  digits === '1' && gender === 'feminine' ? 'una' : toCardinal(digits);
const ordinal = (digits: string, gender: Gender = 'masculine') =>
  gender === 'feminine' ? toOrdinal(digits).replace(/o$/, 'a') : toOrdinal(digits);

export const ITALIAN: LanguageRules = {
  cardinal,
  ordinal,
  beforeNoun: (words) => (words === 'uno' ? 'un' : words),
  separators: { thousands: '. ', decimal: ',' },
  year: cardinal,
  months: monthsIn('it'),
  dayFirst: true,
  date: (day, month, year) =>
    `${day === 1 ? 'primo' : cardinal(String(day))} ${month}${year ? ` ${year}` : ''}`,
  datePatterns: (month) => [String.raw`(?<day>\d{1,2})[º°]? ${month}(?: (?<year>\d{4}))?`],
  time: (hour, minute) => {
    const spoken = hour === 1 ? 'una' : cardinal(String(hour));
    if (minute === 0) return `${spoken} in punto`;
    return `${spoken} e ${minute === 30 ? 'mezza' : minute === 15 ? 'un quarto' : cardinal(String(minute))}`;
  },
  timePatterns: [],
  words: {
    ...{ minus: 'meno', to: 'a', percent: 'per cento', and: 'e', at: 'chiocciola', dot: 'punto' },
    ...{ slash: 'barra', dash: 'trattino', underscore: 'trattino basso', point: 'virgola' },
    version: 'versione',
  },
  currencies: {
    '€': ['euro', 'euro', 'centesimo', 'centesimi'],
    $: ['dollaro', 'dollari', 'centesimo', 'centesimi'],
    '£': ['sterlina', 'sterline', 'penny', 'pence', 'feminine'],
  },
  moneyAnd: ' e ',
  scales: {
    ...{ milioni: 'milioni', milione: 'milione', miliardi: 'miliardi', miliardo: 'miliardo' },
    ...{ mln: 'milioni', mld: 'miliardi', mila: 'mila' },
  },
  afterScale: 'di ',
  units: {
    'km/h': ["chilometro all'ora", "chilometri all'ora"],
    'm/s': ['metro al secondo', 'metri al secondo'],
    km: ['chilometro', 'chilometri'],
    m: ['metro', 'metri'],
    cm: ['centimetro', 'centimetri'],
    mm: ['millimetro', 'millimetri'],
    kg: ['chilogrammo', 'chilogrammi'],
    g: ['grammo', 'grammi'],
    l: ['litro', 'litri'],
    ml: ['millilitro', 'millilitri'],
    min: ['minuto', 'minuti'],
    'm²': ['metro quadrato', 'metri quadrati'],
    'km²': ['chilometro quadrato', 'chilometri quadrati'],
    'm³': ['metro cubo', 'metri cubi'],
    MB: ['megabyte', 'megabyte'],
    GB: ['gigabyte', 'gigabyte'],
    kW: ['chilowatt', 'chilowatt'],
    '°C': ['grado Celsius', 'gradi Celsius'],
  },
  fractions: { '½': 'mezzo', '¼': 'un quarto', '¾': 'tre quarti', '⅓': 'un terzo', '⅔': 'due terzi' },
  symbols: {
    ...{ '&': 'e', '%': 'per cento', '+': 'più', '=': 'uguale', '@': 'chiocciola', '#': 'numero' },
    ...{ '°': 'gradi', '×': 'per', '÷': 'diviso' },
  },
  abbreviations: [
    ['[Ss]ig\\.ra', 'signora'],
    ['[Ss]ig\\.', 'signor'],
    ['[Dd]ott\\.ssa', 'dottoressa'],
    ['[Dd]ott\\.', 'dottor'],
    ['[Pp]rof\\.ssa', 'professoressa'],
    ['[Pp]rof\\.', 'professor'],
    ['[Ii]ng\\.', 'ingegner'],
    ['[Aa]vv\\.', 'avvocato'],
    ['ecc\\.', 'eccetera'],
    ['p\\. ?es\\.', 'per esempio'],
    [String.raw`[Nn](?:[°º.]|\.º)(?=\s*\d)`, 'numero'],
    [String.raw`[Pp]agg?\.(?=\s*\d)`, 'pagina'],
    ['S\\.(?=\\s+\\p{Lu}\\p{Ll})', 'San'],
    ['a\\. ?C\\.', 'avanti Cristo'],
    ['d\\. ?C\\.', 'dopo Cristo'],
    ['P\\.za', 'piazza'],
  ],
  ordinalPatterns: [String.raw`(?<number>\d+)[º°](?!C)`, String.raw`(?<number>\d+)(?<feminine>ª)`],
  roman: {
    counted: '[Tt]omo|[Vv]olume|[Ff]ase|[Tt]itolo',
    names:
      'Luigi|Carlo|Enrico|Vittorio Emanuele|Umberto|Giovanni Paolo|Giovanni|Pio|Paolo|Elisabetta|Filippo|Napoleone|[Cc]apitolo|[Aa]tto|Leone',
    sayName: (number) => ordinal(String(number)),
    centuries: [String.raw`(?<!\p{L})(?<number>[IVX]+)(?<after> secolo)`, 'ordinal'],
  },
};

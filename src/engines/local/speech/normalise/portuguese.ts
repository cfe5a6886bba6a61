import { toCardinal, toOrdinal } from 'n2words/pt-PT';
import { type Gender, type LanguageRules, monthsIn } from './language-rules.ts';

/** As in Brazil, where the voices are from. */
const cardinal = (digits: string, gender: Gender = 'masculine') => {
  const spoken = toCardinal(digits)
    .replaceAll('dezasseis', 'dezesseis')
    .replaceAll('dezassete', 'dezessete')
    .replaceAll('dezanove', 'dezenove')
    .replaceAll('catorze', 'quatorze');
  return gender === 'feminine' ? spoken.replace(/\bum$/, 'uma').replace(/\bdois$/, 'duas') : spoken;
};
const ordinal = (digits: string, gender: Gender = 'masculine') =>
  gender === 'feminine' ? toOrdinal(digits).replace(/o\b/g, 'a') : toOrdinal(digits);

export const PORTUGUESE: LanguageRules = {
  cardinal,
  ordinal,
  separators: { thousands: '. ', decimal: ',' },
  year: cardinal,
  months: monthsIn('pt'),
  dayFirst: true,
  date: (day, month, year) =>
    `${day === 1 ? 'primeiro' : cardinal(String(day))} de ${month}${year ? ` de ${year}` : ''}`,
  datePatterns: (month) => [String.raw`(?<day>\d{1,2})(?:º)? de ${month}(?: de (?<year>\d{4}))?`],
  time: (hour, minute) => {
    const spoken = cardinal(String(hour), 'feminine');
    if (minute === 0) return `${spoken} hora${hour > 1 ? 's' : ''}`;
    return `${spoken} e ${minute === 30 ? 'meia' : cardinal(String(minute))}`;
  },
  timePatterns: [String.raw`(?<hour>\d{1,2})h(?<minute>\d{2})?(?!\p{L})`],
  words: {
    ...{ minus: 'menos', to: 'a', percent: 'por cento', and: 'e', at: 'arroba', dot: 'ponto' },
    ...{ slash: 'barra', dash: 'hífen', underscore: 'sublinhado', point: 'vírgula', version: 'versão' },
  },
  currencies: {
    R$: ['real', 'reais', 'centavo', 'centavos'],
    '€': ['euro', 'euros', 'cêntimo', 'cêntimos'],
    $: ['dólar', 'dólares', 'centavo', 'centavos'],
    '£': ['libra', 'libras', 'pêni', 'pence', 'feminine'],
  },
  moneyAnd: ' e ',
  scales: {
    ...{ milhões: 'milhões', milhão: 'milhão', bilhões: 'bilhões', mi: 'milhões', bi: 'bilhões', mil: 'mil' },
  },
  afterScale: 'de ',
  units: {
    'km/h': ['quilômetro por hora', 'quilômetros por hora'],
    'm/s': ['metro por segundo', 'metros por segundo'],
    km: ['quilômetro', 'quilômetros'],
    m: ['metro', 'metros'],
    cm: ['centímetro', 'centímetros'],
    mm: ['milímetro', 'milímetros'],
    kg: ['quilograma', 'quilogramas'],
    g: ['grama', 'gramas'],
    l: ['litro', 'litros'],
    ml: ['mililitro', 'mililitros'],
    min: ['minuto', 'minutos'],
    'm²': ['metro quadrado', 'metros quadrados'],
    'km²': ['quilômetro quadrado', 'quilômetros quadrados'],
    'm³': ['metro cúbico', 'metros cúbicos'],
    MB: ['megabyte', 'megabytes'],
    GB: ['gigabyte', 'gigabytes'],
    kW: ['quilowatt', 'quilowatts'],
    '°C': ['grau Celsius', 'graus Celsius'],
  },
  fractions: { '½': 'meio', '¼': 'um quarto', '¾': 'três quartos', '⅓': 'um terço', '⅔': 'dois terços' },
  symbols: {
    ...{ '&': 'e', '%': 'por cento', '+': 'mais', '=': 'igual a', '@': 'arroba', '#': 'número' },
    ...{ '°': 'graus', '×': 'vezes', '÷': 'dividido por' },
  },
  abbreviations: [
    ['Sra\\.', 'senhora'],
    ['Sr\\.', 'senhor'],
    ['Dra\\.', 'doutora'],
    ['Dr\\.', 'doutor'],
    ['[Pp]rofa\\.', 'professora'],
    ['[Pp]rof\\.', 'professor'],
    ['etc\\.', 'et cetera'],
    ['p\\. ?ex\\.', 'por exemplo'],
    [String.raw`[Nn](?:º|\.º|o\.|\.)(?=\s*\d)`, 'número'],
    [String.raw`[Pp](?:ág|\.)s?\.?(?=\s*\d)`, 'página'],
    ['[Aa]v\\.', 'avenida'],
    ['R\\.(?=\\s+\\p{Lu})', 'rua'],
    ['a\\. ?C\\.', 'antes de Cristo'],
    ['d\\. ?C\\.', 'depois de Cristo'],
    ['Sto\\.', 'santo'],
    ['Sta\\.', 'santa'],
  ],
  ordinalPatterns: [String.raw`(?<number>\d+)\.?º`, String.raw`(?<number>\d+)\.?(?<feminine>ª)`],
  roman: {
    counted: '[Cc]apítulo|[Tt]omo|[Vv]olume|[Aa]to|[Pp]arte|[Ss]éculo|Mundial|[Tt]ítulo|[Ff]ase',
    names: 'Pedro|João Paulo|João|Afonso|Luís|Henrique|Carlos|Filipe|Manuel|Isabel|Elizabeth|Pio|Napoleão',
    sayName: (number) => (number <= 10 ? ordinal(String(number)) : cardinal(String(number))),
  },
};

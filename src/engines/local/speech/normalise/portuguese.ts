import { toCardinal, toOrdinal } from 'n2words/pt-PT';
import type { Gender, LanguageRules } from './language-rules.ts';

/** As in Brazil, where the voices are from. */
const cardinal = (number: number | string, gender?: Gender) => {
  const spoken = toCardinal(number)
    .replace(/deza(?=sseis|ssete|nove)/g, 'deze')
    .replace('catorze', 'quatorze');
  return gender === 'feminine' ? spoken.replace(/\bum$/, 'uma').replace(/\bdois$/, 'duas') : spoken;
};

export const PORTUGUESE: LanguageRules = {
  locale: 'pt',
  cardinal,
  ordinal: (digits, gender) => toOrdinal(digits).replace(/o\b/g, gender === 'feminine' ? 'a' : 'o'),
  separators: { thousands: '. ', decimal: ',' },
  day: (day) => (day === 1 ? 'primeiro' : cardinal(day)),
  dateJoint: ' de ',
  time: (hour, minute) => {
    const rest = ` e ${minute === 30 ? 'meia' : cardinal(minute)}`;
    return `${cardinal(hour, 'feminine')}${minute > 0 ? rest : hour > 1 ? ' horas' : ' hora'}`;
  },
  timePattern: String.raw`(?<![\p{L}\d])(?<hour>\d{1,2})h(?<minute>\d{2})?(?!\p{L})`,
  words: {
    ...{ minus: 'menos', to: 'a', percent: 'por cento', and: 'e', at: 'arroba', dot: 'ponto' },
    ...{ slash: 'barra', dash: 'hífen', underscore: 'sublinhado', point: 'vírgula', version: 'versão' },
    ...{ plus: 'mais', equals: 'igual a', number: 'número', times: 'vezes', over: 'dividido por' },
  },
  coins: { other: ['centavo', 'centavos'], '€': ['cêntimo', 'cêntimos'], '£': ['pêni', 'pence'] },
  moneyAnd: ' e ',
  scales: {
    ...{ milhões: 'milhões', milhão: 'milhão', bilhões: 'bilhões', bilhão: 'bilhão' },
    ...{ mi: 'milhões', bi: 'bilhões', mil: 'mil' },
  },
  afterScale: 'de ',
  units: {
    ...{ mg: ['miligrama', 'miligramas'], 'm²': ['metro quadrado', 'metros quadrados'] },
    ...{ 'km²': ['quilômetro quadrado', 'quilômetros quadrados'], 'm³': ['metro cúbico', 'metros cúbicos'] },
    kW: ['quilowatt', 'quilowatts'],
  },
  fractions: { '½': 'meio', '¼': 'um quarto', '¾': 'três quartos', '⅓': 'um terço', '⅔': 'dois terços' },
  abbreviations: {
    ...{ 'Sra.': 'senhora', 'Sr.': 'senhor', 'Dra.': 'doutora', 'Dr.': 'doutor', 'profa.': 'professora' },
    ...{ 'prof.': 'professor', 'etc.': 'et cetera', 'p. ex.': 'por exemplo', 'nº 1': 'número' },
    ...{ 'n.º 1': 'número', 'no. 1': 'número', 'n. 1': 'número', 'pág. 1': 'página', 'págs. 1': 'página' },
    ...{ 'p. 1': 'página', 'av.': 'avenida', 'R. A': 'rua', 'a. C.': 'antes de Cristo' },
    ...{ 'd. C.': 'depois de Cristo', 'Sto.': 'santo', 'Sta.': 'santa' },
  },
  ordinalPattern: String.raw`(?<![\p{L}\d])(?<number>[1-9]\d*)\.?(?:º|(?<feminine>ª))`,
  roman: {
    counted: '[Cc]apítulo|[Tt]omo|[Vv]olume|[Aa]to|[Pp]arte|[Ss]éculo|Mundial|[Tt]ítulo|[Ff]ase',
    names: 'Pedro|João Paulo|João|Afonso|Luís|Henrique|Carlos|Filipe|Manuel|Isabel|Elizabeth|Pio|Napoleão',
    sayName: (number) => (number <= 10 ? toOrdinal(number) : cardinal(number)),
  },
};

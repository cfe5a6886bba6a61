import { toCardinal, toOrdinal } from 'n2words/it-IT';
import type { LanguageRules } from './language-rules.ts';

export const ITALIAN: LanguageRules = {
  locale: 'it',
  cardinal: (digits, gender) => (digits === '1' && gender === 'feminine' ? 'una' : toCardinal(digits)),
  ordinal: (digits, gender) => toOrdinal(digits).replace(/o$/, gender === 'feminine' ? 'a' : 'o'),
  beforeNoun: (words) => (words === 'uno' ? 'un' : words),
  separators: { thousands: '. ', decimal: ',' },
  day: (day) => (day === 1 ? 'primo' : toCardinal(day)),
  dateJoint: ' ',
  time: (hour, minute) => {
    const spoken = minute === 30 ? 'mezza' : minute === 15 ? 'un quarto' : toCardinal(minute);
    return `${hour === 1 ? 'una' : toCardinal(hour)}${minute === 0 ? ' in punto' : ` e ${spoken}`}`;
  },
  words: {
    ...{ minus: 'meno', to: 'a', percent: 'per cento', and: 'e', at: 'chiocciola', dot: 'punto' },
    ...{ slash: 'barra', dash: 'trattino', underscore: 'trattino basso', point: 'virgola' },
    ...{ version: 'versione', plus: 'più', equals: 'uguale', number: 'numero', times: 'per', over: 'diviso' },
  },
  coins: { other: ['centesimo', 'centesimi'], '£': ['penny', 'pence'] },
  moneyAnd: ' e ',
  scales: {
    ...{ milioni: 'milioni', milione: 'milione', miliardi: 'miliardi', miliardo: 'miliardo' },
    ...{ mln: 'milioni', mld: 'miliardi', mila: 'mila' },
  },
  afterScale: 'di ',
  units: {
    ...{ mg: ['milligrammo', 'milligrammi'], 'm²': ['metro quadrato', 'metri quadrati'] },
    ...{ 'km²': ['chilometro quadrato', 'chilometri quadrati'], 'm³': ['metro cubo', 'metri cubi'] },
    kW: ['chilowatt', 'chilowatt'],
  },
  fractions: { '½': 'mezzo', '¼': 'un quarto', '¾': 'tre quarti', '⅓': 'un terzo', '⅔': 'due terzi' },
  abbreviations: {
    ...{ 'sig.ra': 'signora', 'sig.': 'signor', 'dott.ssa': 'dottoressa', 'dott.': 'dottor' },
    ...{ 'prof.ssa': 'professoressa', 'prof.': 'professor', 'ing.': 'ingegner', 'avv.': 'avvocato' },
    ...{ 'ecc.': 'eccetera', 'p. es.': 'per esempio', 'n. 1': 'numero', 'n° 1': 'numero', 'nº 1': 'numero' },
    ...{ 'n.º 1': 'numero', 'pag. 1': 'pagina', 'pagg. 1': 'pagina', 'S. A': 'San', 'P.za': 'piazza' },
    ...{ 'a. C.': 'avanti Cristo', 'd. C.': 'dopo Cristo' },
  },
  ordinalPattern: String.raw`(?<![\p{L}\d])(?<number>[1-9]\d*)(?:[º°](?!C)|(?<feminine>ª))`,
  roman: {
    counted: '[Tt]omo|[Vv]olume|[Ff]ase|[Tt]itolo',
    names:
      'Luigi|Carlo|Enrico|Vittorio Emanuele|Umberto|Giovanni Paolo|Giovanni|Pio|Paolo|Elisabetta|Filippo|Napoleone|[Cc]apitolo|[Aa]tto|Leone',
    sayName: (number) => toOrdinal(number),
    ordinals: String.raw`(?<!\p{L})(?<number>[IVX]+)(?<after> secolo)`,
  },
};

import { wordTable } from '../catalogue/word-tables.ts';

const PLURALS = new Map(Object.entries(wordTable<Record<string, string>>('plurals')));

export function pluralOf(noun: string): string {
  const words = noun.split(' ');
  const last = words.pop()!;
  return [...words, PLURALS.get(last) ?? regularPlural(last)].join(' ');
}

function regularPlural(noun: string): string {
  if (noun.endsWith('man')) return `${noun.slice(0, -2)}en`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** walk → walking, dance → dancing, run → running. */
export function presentParticiple(verb: string): string {
  if (/^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb)) return `${verb}${verb.at(-1)}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e') && !verb.endsWith('ee')) return `${verb.slice(0, -1)}ing`;
  return `${verb}ing`;
}

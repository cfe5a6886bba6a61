import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** WordNet's kinds of concrete nouns. */
const CATEGORIES = {
  a: 'animal',
  t: 'artifact',
  f: 'food',
  p: 'plant',
  o: 'object',
  h: 'person',
  b: 'body',
  s: 'substance',
  n: 'phenomenon',
} as const;
export type Category = (typeof CATEGORIES)[keyof typeof CATEGORIES];

export interface Ancestor {
  readonly words: readonly string[];
  readonly category: Category;
}

/** One meaning of a noun: itself first, then ever more general. */
export type Lineage = readonly Ancestor[];

interface NounIndex {
  readonly senses: readonly string[];
  readonly nouns: string;
}

let index: NounIndex | null = null;

/**
 * The concrete meanings of a noun, most frequent first. Null for a word that the dictionary does not have; a meaning
 * that is null is abstract.
 */
export function lineages(noun: string): readonly (Lineage | null)[] | null {
  index ??= load();
  const line = meaningsOf(noun, index.nouns);
  if (line === null) return null;
  return line.split(' ').map((number) => (number === '-' ? null : lineageOf(Number(number), index!)));
}

/** What the dictionary says of a noun. Its lines are in the order of WordNet: a space comes after a hyphen. */
function meaningsOf(noun: string, nouns: string): string | null {
  const order = (word: string) => word.replaceAll(' ', '_');
  const wanted = order(noun);
  // Both are at ends of lines: the noun is between them.
  let [low, high] = [0, nouns.length - 1];
  while (low < high) {
    const start = nouns.lastIndexOf('\n', Math.floor((low + high) / 2));
    const tab = nouns.indexOf('\t', start);
    const end = nouns.indexOf('\n', tab);
    const found = nouns.slice(start + 1, tab);
    if (found === noun) return nouns.slice(tab + 1, end);
    if (order(found) < wanted) low = end;
    else high = start;
  }
  return null;
}

function lineageOf(sense: number, { senses }: NounIndex): Lineage {
  const lineage: Ancestor[] = [];
  for (let at = sense; at >= 0; ) {
    const [parent, category, ...words] = senses[at]!.split(' ');
    lineage.push({ words: words.join(' ').split(','), category: CATEGORIES[category as 'a'] });
    at = Number(parent);
  }
  return lineage;
}

export function forgetNouns(): void {
  index = null;
}

/** Unpacked only for prompts with a noun that nothing else knows. */
function load(): NounIndex {
  const packed = readFileSync(new URL('./noun-index.txt.br', import.meta.url));
  const text = brotliDecompressSync(packed).toString('latin1');
  const end = text.indexOf('\n\n');
  return { senses: text.slice(0, end).split('\n'), nouns: text.slice(end + 1) };
}

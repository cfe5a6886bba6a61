import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** WordNet's kinds of concrete nouns. */
export type Category =
  | 'animal'
  | 'artifact'
  | 'food'
  | 'plant'
  | 'object'
  | 'person'
  | 'body'
  | 'substance'
  | 'phenomenon';

const CATEGORIES: Readonly<Record<string, Category>> = {
  a: 'animal',
  t: 'artifact',
  f: 'food',
  p: 'plant',
  o: 'object',
  h: 'person',
  b: 'body',
  s: 'substance',
  n: 'phenomenon',
};

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
  const at = index.nouns.indexOf(`\n${noun}\t`);
  if (at < 0) return null;
  const line = index.nouns.slice(at + noun.length + 2, index.nouns.indexOf('\n', at + 1));
  return line.split(' ').map((number) => (number === '-' ? null : lineageOf(Number(number), index!)));
}

function lineageOf(sense: number, { senses }: NounIndex): Lineage {
  const lineage: Ancestor[] = [];
  for (let at = sense; at >= 0; ) {
    const [parent, category, words] = senses[at]!.split(' ', 3) as [string, string, string];
    const rest = senses[at]!.slice(parent.length + category.length + 2);
    const kind = CATEGORIES[category];
    if (!kind) break;
    lineage.push({ words: (rest || words).split(','), category: kind });
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

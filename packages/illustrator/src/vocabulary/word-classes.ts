import { wordTable } from '../catalogue/word-tables.ts';

/** The verbs, nouns, prepositions or places of one row of a file of `words/`, which the stage treats alike. */
export function wordClass(name: string, file = 'classes'): ReadonlySet<string | null | undefined> {
  return new Set(wordRecord<readonly string[]>(name, file));
}

/** What words lead to, by one table of a file of `words/`. */
export function wordRecord<Table>(name: string, file = 'records'): Table {
  const found = wordTable<Readonly<Record<string, Table>>>(file)[name];
  if (!found) throw new Error(`words/${file}.yaml has no "${name}"`);
  return found;
}

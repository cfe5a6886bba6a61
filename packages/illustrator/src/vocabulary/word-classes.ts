import { wordTable } from '../catalogue/word-tables.ts';

const CLASSES = wordTable<Readonly<Record<string, readonly string[]>>>('classes');

/** The verbs, nouns, prepositions or places of one row of `words/classes.yaml`, which the stage treats alike. */
export function wordClass(name: string): ReadonlySet<string | null | undefined> {
  const words = CLASSES[name];
  if (!words) throw new Error(`words/classes.yaml has no "${name}"`);
  return new Set(words);
}

const RECORDS = wordTable<Readonly<Record<string, unknown>>>('records');

/** What words lead to, by one table of `words/records.yaml`. */
export function wordRecord<Table>(name: string): Table {
  if (!RECORDS[name]) throw new Error(`words/records.yaml has no "${name}"`);
  return RECORDS[name] as Table;
}

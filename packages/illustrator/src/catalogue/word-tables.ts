import { onceEach } from '../once.ts';
import { openIndex } from './compiled-index.ts';

/** The files of `words/`. */
const TABLES = openIndex<object, unknown>('words');

const table = onceEach((name: string) => TABLES.drawing(name));

/** What a file says; its type is what the file is known to have. */
export function wordTable<Table>(name: string): Table {
  return table(name) as Table;
}

/** Of lists of words by what they lead to: what each word leads to. */
export function byWord<Key extends string>(
  lists: Readonly<Record<Key, readonly string[]>>,
): Map<string, Key> {
  const entries = Object.entries(lists) as [Key, readonly string[]][];
  return new Map(entries.flatMap(([key, words]) => words.map((word): [string, Key] => [word, key])));
}

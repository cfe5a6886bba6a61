import { readTable } from './read-table.ts';

const SETS = new Map(readTable('word-sets.txt').map(({ head, items }) => [head, new Set(items)]));

/** The words of one row of `tables/word-sets.txt`. */
export function wordSet(use: string): ReadonlySet<string> {
  const found = SETS.get(use);
  if (!found) throw new Error(`tables/word-sets.txt has no "${use}"`);
  return found;
}

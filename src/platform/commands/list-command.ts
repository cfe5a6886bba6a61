import type { Flags, Input } from './command-words.ts';
import { formatTable } from './format-table.ts';

/** The part that all listing commands share. */

export const listFlags: Flags = {
  limit: { value: 'COUNT', description: 'how many, 1 to 100 (default: 20)' },
  after: { value: 'ID', description: 'continue after this one, the last of the previous page' },
};

export function listQuery(input: Input): Record<string, string | undefined> {
  return { limit: input.text('limit'), after: input.text('after') };
}

export interface ListJson<Item> {
  readonly data: readonly Item[];
  readonly has_more: boolean;
  readonly last_id: string | null;
}

export function showList<Item>(
  list: ListJson<Item>,
  head: readonly string[],
  toRow: (item: Item) => readonly string[],
): string {
  if (list.data.length === 0) return 'There are none.';
  const table = formatTable(head, list.data.map(toRow));
  return list.has_more ? `${table}\n\nThere are more: --after ${list.last_id}` : table;
}

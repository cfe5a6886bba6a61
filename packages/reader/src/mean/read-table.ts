import { readFileSync } from 'node:fs';

const TABLES = new URL('../../tables/', import.meta.url);

export interface Row {
  /** What stands before the colon. */
  readonly head: string;
  readonly items: readonly string[];
}

/** The rows `head: item, item` of a table. One that cannot be read is named with its line. */
export function readTable(name: string, separator = ', '): Row[] {
  return readFileSync(new URL(name, TABLES), 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.trim() === '' || line.startsWith('#')) return [];
      const colon = line.indexOf(': ');
      if (colon < 1) throw new Error(`tables/${name}:${index + 1}: "${line}" has no "name: values"`);
      const items = line.slice(colon + 2).split(separator);
      return [{ head: line.slice(0, colon), items: items.map((item) => item.trim()) }];
    });
}

/** Which heads each item of a table stands under, in the order of the table. `=` in a head is the item itself. */
export function headsByItem(name: string): Map<string, string[]> {
  const heads = new Map<string, string[]>();
  for (const { head, items } of readTable(name))
    for (const item of items) heads.set(item, [...(heads.get(item) ?? []), head.replace('=', item)]);
  return heads;
}

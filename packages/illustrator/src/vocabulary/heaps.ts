import { wordTable } from '../catalogue/word-tables.ts';
import type { Subject } from '../scene-description.ts';

/** Where one of them lies: in its own widths and heights, and turned by an angle. */
export type Lying = readonly [across: number, up: number, turn: number];

const { kinds, drawn } = wordTable<{
  readonly kinds: readonly { readonly words: readonly string[]; readonly lie: readonly Lying[] }[];
  readonly drawn: readonly string[];
}>('heaps');
const HEAPS = new Map(kinds.flatMap(({ words, lie }) => words.map((word) => [word, lie])));

/** A pile of coins is one thing, however many coins are in it. */
export function isHeap(amount: string | undefined): boolean {
  return amount !== undefined && HEAPS.has(amount);
}

/** How the members of a heap lie, of which only one is drawn; null for what is no heap, or is drawn as one. */
export function heapOf({ amount = '', figure, noun }: Subject): readonly Lying[] | null {
  const isDrawn = noun.includes(' of ') || (figure.kind === 'emoji' && drawn.includes(figure.icon));
  return isDrawn ? null : (HEAPS.get(amount) ?? null);
}

import { type Compiled, compileShelf } from '../../scripts/workshop/compile-shelf.ts';
import type { Shelf, Worded } from '../../scripts/workshop/shelf.ts';

const compiled = new Map<unknown, unknown>();

/** A shelf as it is in the repository. To read its files takes a second, and several tests look at them. */
export function compiledOnce<Data extends Worded>(shelf: Shelf<Data>): Compiled<Data> {
  const known = (compiled.get(shelf) as Compiled<Data> | undefined) ?? compileShelf(shelf);
  compiled.set(shelf, known);
  return known;
}

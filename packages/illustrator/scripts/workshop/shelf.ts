import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rig } from '../../src/cast/rig.ts';
import type { Format, Written } from './read-written.ts';

/** A folder of files of one kind, and what is made of them. */
export interface Shelf<Data extends Worded = Worded> extends Format<Data> {
  /** The name of the folder, and of the index without its ending. */
  readonly many: string;
  /** What reading a prompt needs of a file; the rest is what drawing needs. They are two parts of its line in the index. */
  readonly reads?: readonly string[];
  /** What its drawing tells of it, for reading. */
  tells?(data: Data): object;
  /** Whether its words may be words of other shelves too. */
  readonly sharesWords?: boolean;
  /** A module beside the index that is made of the files. */
  readonly source?: { readonly file: string; text(files: readonly Written<Data>[]): string };
  /** What a new file says. */
  beginning(name: string): string;
  /** As the page of the workshop shows it; `colour` is one that is asked for. */
  draw(written: Written<Data>, colour: string | null): Rig | Promise<Rig>;
  /** How many pictures of a round of its movement the page shows; else one. */
  readonly pictures?: number;
}

/** A file with the words that lead to it. */
export interface Worded {
  readonly words?: readonly string[];
}

const PACKAGE = new URL('../../', import.meta.url);

export const folderOf = ({ many }: Pick<Shelf, 'many'>): string => fileURLToPath(new URL(many, PACKAGE));
export const isFile = (many: string, name: string): boolean =>
  existsSync(join(folderOf({ many }), `${name.replaceAll(' ', '-')}.yaml`));
export const COMPILED = fileURLToPath(new URL('compiled', PACKAGE));

import { openIndex } from './compiled-index.ts';
import type { Deed, DeedShape, DeedWords } from './deed-data.ts';

/** The files of `deeds/`. Code says `play-guitar` for the file of that name, which the index calls "play guitar". */
const INDEX = openIndex<DeedWords & DeedShape, Deed | Record<string, never>>('deeds');

/** What people can be shown doing, by name. Plain words: reading a prompt parses no drawing. */
export const DEEDS: Readonly<Record<string, DeedWords & DeedShape>> = Object.fromEntries(
  INDEX.names().map((name) => [name.replaceAll(' ', '-'), INDEX.reading(name)!]),
);

/** How it is drawn; null where it has words alone. */
export function deedDrawing(name: string): Deed | null {
  const drawing = INDEX.drawing(name);
  return drawing && 'keys' in drawing ? (drawing as Deed) : null;
}

/** Whether a deed is drawn with the thing it is done to, whatever thing that is. */
export function isDoneToThing(deed: string | null): boolean {
  return deed !== null && DEEDS[deed]?.thing !== undefined;
}

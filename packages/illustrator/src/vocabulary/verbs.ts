import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Action, ColourName, Subject } from '../scene-description.ts';

/** Verbs by the action they are drawn as. */
export const ACTION_WORDS = wordTable<Readonly<Record<Action, readonly string[]>>>('actions');

export const COUNT_WORDS: ReadonlyMap<string, number> = new Map(
  [...byWord(wordTable<Record<string, string[]>>('counts'))].map(([word, count]) => [word, Number(count)]),
);

export const SIZE_WORDS = byWord(wordTable<Record<Subject['size'], string[]>>('said-sizes'));

export const COLOUR_WORDS = byWord(wordTable<Record<ColourName, string[]>>('colours'));

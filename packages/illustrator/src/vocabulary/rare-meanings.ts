import { wordTable } from '../catalogue/word-tables.ts';

const WORDS = wordTable<Record<'second' | 'noPeople', string[]>>('rare-meanings');

/** Words whose first meaning in the dictionary is abstract, and whose second is what a prompt means by them. */
export const SECOND_MEANT: ReadonlySet<string> = new Set(WORDS.second);
/** Things that the dictionary has for people as well, and for people first: a planter, the hood of a car. */
export const NO_PEOPLE: ReadonlySet<string> = new Set(WORDS.noPeople);

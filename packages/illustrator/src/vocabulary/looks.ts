import type { Expression } from '../catalogue/expression.ts';
import { byWord, wordTable } from '../catalogue/word-tables.ts';

/** How somebody or something looks of whom that is said. */
export interface Look {
  /** A picture of the emoji set that shows the feeling, beside the head of whoever is alive. */
  readonly face?: string;
  /** How people look then. */
  readonly expression?: Expression;
  /** What is seen all over it. */
  readonly cover?: Cover;
}

export type Cover = 'wet' | 'dirty' | 'rusty' | 'frozen' | 'shabby' | 'striped' | 'spotted' | 'checked';

interface Feeling {
  readonly face: string;
  readonly expression: Expression;
  readonly words: readonly string[];
}
const WORDS = wordTable<{
  readonly feelings: Readonly<Record<string, Feeling>>;
  readonly covers: Readonly<Record<Cover, readonly string[]>>;
}>('looks');

const CALLED = new Map([
  ...Object.entries(WORDS.feelings).flatMap(([name, { words }]) =>
    words.flatMap((word) => [word, adverbOf(word)].map((form): [string, string] => [form, name])),
  ),
  ...byWord(WORDS.covers),
]);

function adverbOf(adjective: string): string {
  return adjective.endsWith('y') ? `${adjective.slice(0, -1)}ily` : `${adjective}ly`;
}

/** The look that an adjective, an adverb or ("to cry") a verb speaks of. */
export function lookCalled(word: string): string | undefined {
  return CALLED.get(word);
}

export function lookOf(name: string): Look {
  return WORDS.feelings[name] ?? (name in WORDS.covers ? { cover: name as Cover } : {});
}

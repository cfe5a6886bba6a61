import type { Expression } from '../catalogue/expression.ts';
import { wordTable } from '../catalogue/word-tables.ts';

/** How somebody or something looks of whom that is said. */
export interface Look {
  /** A picture of the emoji set that shows the feeling, beside the head of whoever is alive. */
  readonly face?: string;
  /** How people look then. */
  readonly expression?: Expression;
  /** What is seen all over it. */
  readonly cover?: Cover;
  /** How much wider and taller it is than others. */
  readonly stretch?: readonly [wide: number, high: number];
}

/** Colours of what lies over a drawing, from the first to the last. */
export interface Cover {
  readonly dye?: string;
  readonly veil?: string;
  readonly blots?: string;
  readonly dents?: string;
  readonly cracks?: string;
  readonly stripes?: string;
  readonly checks?: string;
  readonly rainbow?: string;
  readonly grain?: string;
  readonly weave?: string;
  readonly stitches?: string;
  readonly rivets?: string;
  readonly sheen?: string;
  readonly cap?: string;
  readonly tears?: string;
  /** How much of it is left where the background is seen through it. */
  readonly fade?: number;
  /** What it is made of, where the cover shows that. */
  readonly matter?: string;
}

/** How the ground of a place looks of which that is said. */
export interface Ground {
  readonly water?: string;
  readonly patches?: string;
}

interface Worded {
  readonly words: readonly string[];
}
const { feelings, covers, builds, grounds } = wordTable<{
  readonly feelings: Readonly<Record<string, Required<Pick<Look, 'face' | 'expression'>> & Worded>>;
  readonly covers: Readonly<Record<string, Cover & Worded>>;
  readonly builds: Readonly<Record<string, Required<Pick<Look, 'stretch'>> & Worded>>;
  readonly grounds: Readonly<Record<string, Ground & Worded>>;
}>('looks');

const WORDED: Readonly<Record<string, Worded>> = { ...feelings, ...covers, ...builds };

const CALLED = new Map(
  Object.entries(WORDED).flatMap(([name, { words }]) =>
    words
      .flatMap((word) => (name in feelings ? [word, adverbOf(word)] : [word]))
      .map((form): [string, string] => [form, name]),
  ),
);

function adverbOf(adjective: string): string {
  return adjective.endsWith('y') ? `${adjective.slice(0, -1)}ily` : `${adjective}ly`;
}

/** The look that an adjective, an adverb or ("to cry") a verb speaks of. */
export function lookCalled(word: string): string | undefined {
  return CALLED.get(word);
}

/** The adjectives that a look is drawn for. */
export function wordsOfLook(name: string): readonly string[] {
  return WORDED[name]?.words ?? [];
}

export function lookOf(name: string): Look {
  const cover = covers[name];
  return feelings[name] ?? builds[name] ?? (cover ? { cover } : {});
}

/** The ground that an adjective speaks of, said of a place. */
export function groundCalled(word: string): string | undefined {
  return Object.entries(grounds).find(([, { words }]) => words.includes(word))?.[0];
}

export function groundOf(name: string): Ground {
  return grounds[name] ?? {};
}

export function wordsOfGround(name: string): readonly string[] {
  return grounds[name]?.words ?? [];
}

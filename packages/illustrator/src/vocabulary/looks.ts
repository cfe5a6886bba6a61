import type { Expression } from '../catalogue/expression.ts';
import { wordTable } from '../catalogue/word-tables.ts';

/** How somebody or something looks of whom that is said. */
export interface Look {
  /** A picture of the emoji set that shows the feeling, beside the head of a living subject. */
  readonly face?: string;
  /** How people look then. */
  readonly expression?: Expression;
  /** What is seen all over it. */
  readonly cover?: Cover;
  /** How much wider and taller it is than others. */
  readonly stretch?: readonly [wide: number, high: number];
}

/** What lies over a drawing: colours of patterns by their names in `words/looks.yaml`. */
export interface Cover {
  readonly [pattern: string]: string | number | readonly string[] | undefined;
  readonly dye?: string;
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
const { feelings, covers, builds, grounds, ...drawn } = wordTable<{
  readonly feelings: Readonly<Record<string, Required<Pick<Look, 'face' | 'expression'>> & Worded>>;
  readonly covers: Readonly<Record<string, Cover & Worded>>;
  readonly builds: Readonly<Record<string, Required<Pick<Look, 'stretch'>> & Worded>>;
  readonly grounds: Readonly<Record<string, Ground & Worded>>;
  readonly patterns: Readonly<Record<string, string>>;
  readonly stuff: Readonly<Record<string, Cover>>;
  readonly solid: Readonly<Record<string, Cover>>;
  readonly signs: Readonly<Record<'bubble' | 'snore' | 'drops' | 'wheels', string>>;
}>('looks');

/** Sketches: of what covers are made, from the lowest to the highest, and what is seen beside a head. */
export const { patterns: PATTERNS, signs: SIGNS } = drawn;
/** What shows of which stuff something is, and of what somebody is all through. */
export const { stuff: STUFF, solid: SOLID } = drawn;

const CALLED = new Map(
  Object.entries<Worded>({ ...feelings, ...covers, ...builds }).flatMap(([name, { words }]) =>
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

export function lookOf(name: string): Look {
  const cover = covers[name];
  return feelings[name] ?? builds[name] ?? (cover ? { cover } : {});
}

/** What is seen all over something with such looks. */
export function coversOf(looks: readonly string[]): Cover[] {
  return looks.flatMap((name) => (covers[name] ? [covers[name]] : []));
}

/** The ground that an adjective speaks of, said of a place. */
export function groundCalled(word: string): string | undefined {
  return Object.entries(grounds).find(([, { words }]) => words.includes(word))?.[0];
}

export function groundOf(name: string): Ground {
  return grounds[name] ?? {};
}

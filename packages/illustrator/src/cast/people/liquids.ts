import { wordTable } from '../../catalogue/word-tables.ts';
import { once } from '../../once.ts';

export interface Liquid {
  readonly colour: string;
  /** What it is poured from, and into. */
  readonly vessel: string;
  readonly into: string;
}

const LIQUIDS = once(
  () =>
    wordTable<{ readonly liquids: readonly (Liquid & { readonly words: readonly string[] })[] }>('liquids')
      .liquids,
);

export const WATER: Liquid = { colour: '#6cc0ea', vessel: 'jug', into: 'glass' };

/** The drink a prompt names; water where it names none. */
export function liquidOf(name = ''): Liquid {
  return LIQUIDS().find(({ words }) => words.some((word) => ` ${name} `.includes(` ${word} `))) ?? WATER;
}

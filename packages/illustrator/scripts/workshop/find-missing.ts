import { findEmoji } from '../../src/stage/lexicon/emoji-index.ts';
import { figureOfWord } from '../../src/stage/lexicon/nouns.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { commonNouns } from './common-nouns.ts';

/**
 * What a noun leads to: a drawing or a picture of its own, a place, what it is a kind of (`kin`), a sign with the word on
 * it, or nothing.
 */
export type Shown = 'drawing' | 'picture' | 'place' | 'kin' | 'sign' | 'nothing';

export interface ShownNoun {
  readonly noun: string;
  readonly shown: Shown;
  /** What is shown for its kin. */
  readonly as?: string;
}

const COMMON = 2000;

/** The commonest nouns, each with what it leads to; this takes some twenty seconds. */
export async function shownNouns(): Promise<ShownNoun[]> {
  const shown: ShownNoun[] = [];
  for (const noun of commonNouns(COMMON)) shown.push(await showNoun(noun));
  return shown;
}

export async function showNoun(noun: string): Promise<ShownNoun> {
  const { place, subjects } = await readScene(`${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`);
  const figure = subjects[0]?.figure;
  if (!figure) return { noun, shown: place === 'abstract' ? 'nothing' : 'place' };
  if (figure.kind === 'sign') return { noun, shown: 'sign' };
  if (figureOfWord(noun)) return { noun, shown: 'drawing' };
  if (findEmoji(noun, true)) return { noun, shown: 'picture' };
  return { noun, shown: 'kin', as: figure.kind === 'emoji' ? figure.icon : figure.model };
}

/** `sign: bullet, wire`, with those that are named oftener first. */
export function tellMissing(nouns: readonly ShownNoun[]): string {
  const byShown = Map.groupBy(nouns, ({ shown }) => shown);
  const counts = [...byShown].map(([shown, { length }]) => `${shown} ${length}`).toSorted();
  const lists = (['sign', 'nothing', 'kin'] as const).map((shown) => {
    const told = (byShown.get(shown) ?? []).map(({ as, noun }) => (as ? `${noun} (${as})` : noun));
    return `${shown}: ${told.join(', ')}`;
  });
  return [`${nouns.length} nouns: ${counts.join(', ')}`, ...lists].join('\n\n');
}

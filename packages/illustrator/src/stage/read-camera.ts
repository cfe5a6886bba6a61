import { byWord, wordTable } from '../catalogue/word-tables.ts';
import type { Camera } from '../scene-description.ts';
import type { Draft } from './draft.ts';

export const CAMERA_WORDS = wordTable<{
  readonly moves: Record<Camera['move'], string[]>;
  readonly framings: Record<Camera['framing'], string[]>;
}>('camera');
const MOVES = byWord(CAMERA_WORDS.moves);
const FRAMINGS = byWord(CAMERA_WORDS.framings);

/** What the words about the camera ask of it. */
export function readCamera(words: readonly string[]): Draft['camera'] {
  // "circle-left" is to circle.
  const moveOf = (word: string) => MOVES.get(word) ?? MOVES.get(word.split('-')[0]!);
  const move = words.map(moveOf).find((each) => each !== undefined) ?? null;
  const framing = words.map((word) => FRAMINGS.get(word)).find((each) => each !== undefined) ?? null;
  const pace = words.includes('slow-motion') ? 0.45 : words.includes('time-lapse') ? 2.2 : null;
  const unbroken = move === 'still' || move === 'track' || words.includes('one-take');
  return { move, framing, pace, cutting: words.includes('cut') ? 'free' : unbroken ? 'none' : null };
}

import type { Camera } from '../scene-description.ts';
import type { Draft } from './draft.ts';

const MOVES: Readonly<Record<string, Camera['move']>> = {
  track: 'track',
  'pan-left': 'pan-left',
  'move-left': 'pan-left',
  pan: 'pan-right',
  'pan-right': 'pan-right',
  'move-right': 'pan-right',
  zoom: 'zoom-in',
  'zoom-in': 'zoom-in',
  'move-in': 'zoom-in',
  'zoom-out': 'zoom-out',
  'zoom-back': 'zoom-out',
  'zoom-away': 'zoom-out',
  rise: 'rise',
  tilt: 'rise',
  'tilt-up': 'rise',
  'tilt-down': 'rise',
  crane: 'rise',
  still: 'still',
};
const FRAMINGS: Readonly<Record<string, Camera['framing']>> = {
  aerial: 'aerial',
  'close-up': 'close-up',
  wide: 'wide',
  medium: 'medium',
};

/** What the words about the camera ask of it. */
export function readCamera(words: readonly string[]): Draft['camera'] {
  const move = words.map((word) => MOVES[word]).find((each) => each !== undefined) ?? null;
  const framing = words.map((word) => FRAMINGS[word]).find((each) => each !== undefined) ?? null;
  const pace = words.includes('slow-motion') ? 0.45 : words.includes('time-lapse') ? 2.2 : null;
  const unbroken = move === 'still' || move === 'track' || words.includes('one-take');
  return { move, framing, pace, cutting: words.includes('cut') ? 'free' : unbroken ? 'none' : null };
}

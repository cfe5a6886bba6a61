import type { Worn } from './person-look.ts';

/** In hundredths of a person: letters that can be read where a film is 640 wide, and how wide one is. */
const LETTERS = 8.4;
const LETTER = LETTERS * 0.7;
const NARROWEST = 22;

/** A tabard over breast and arm with what somebody is on it, a line for each word. */
export function lettered(words: string): Worn {
  const lines = words.toUpperCase().split(' ');
  const wide = Math.max(NARROWEST, ...lines.map(({ length }) => length * LETTER + 4));
  const tall = Math.max(20, lines.length * (LETTERS + 1.6) + 5);
  const first = 4 + tall / 2 - ((lines.length - 1) * (LETTERS + 1.6)) / 2;
  return {
    at: 'front',
    colour: '#f2e14a',
    sketch: [
      'line $-40 2.4 -5 0 -5 8',
      'line $-40 2.4 5 0 5 8',
      `box $-40 ${-wide / 2 - 1} 3 ${wide + 2} ${tall + 2} 2.4`,
      `box $ ${-wide / 2} 4 ${wide} ${tall} 2`,
      ...lines.map((line, index) => `text ink ${LETTERS} 0 ${first + index * (LETTERS + 1.6)} ${line}`),
    ].join('\n'),
  };
}

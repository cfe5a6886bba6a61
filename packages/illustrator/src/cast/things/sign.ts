import { sketched } from '../objects/sketched.ts';
import type { Rig } from '../rig.ts';

const TALL = 60;
const LETTERS = 17;

/** A card on a post with the name of what nothing here can draw: better told than shown wrongly. */
export function sign(word: string): Rig {
  const half = Math.max(30, word.length * LETTERS * 0.31 + 10);
  const sketch = `
    2x ${half * 1.2} 0 line $ 4 ${half * -0.6} 0 ${half * -0.6} -30
    box $ ${-half} ${-TALL} ${half * 2} 38 5
    box #fffaf0 ${2.5 - half} -57.5 ${half * 2 - 5} 33 4
    text #2b2430 ${LETTERS} 0 -41 ${word}`;
  return sketched({ size: TALL, tall: TALL, wide: half * 2, below: 2, colour: '#8a6242', sketch }, null);
}

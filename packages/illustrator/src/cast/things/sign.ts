import { sketched } from '../objects/sketched.ts';
import { known } from '../painted-as.ts';
import type { Rig } from '../rig.ts';

const TALL = 60;
const LETTERS = 17;
/** Nobody takes a card with a word on it for the thing. */
export const WRITTEN = 'card with its name';

/** A card on a post with the name of what nothing here can draw: better told than shown wrongly. */
export function sign(word: string): Rig {
  const half = Math.max(30, word.length * LETTERS * 0.31 + 10);
  const sketch = `
    2x ${half * 1.2} 0 line $ 4 ${half * -0.6} 0 ${half * -0.6} -30
    box $ ${-half} ${-TALL} ${half * 2} 38 5
    box #fffaf0 ${2.5 - half} -57.5 ${half * 2 - 5} 33 4
    text #2b2430 ${LETTERS} 0 -41 ${word}`;
  const card = sketched(
    { size: TALL, tall: TALL, wide: half * 2, below: 2, colour: '#8a6242', sketch },
    null,
  );
  return known(card, { name: WRITTEN });
}

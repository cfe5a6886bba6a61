import { useLettering } from '../../painting/lettering.ts';
import { placed, roundedBox, segment } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';

const TALL = 34;
const LETTERS = 17;

/** A card on a post with the name of what nothing here can draw: better told than shown wrongly. */
export function sign(word: string): Rig {
  const half = Math.max(30, word.length * LETTERS * 0.31 + 10);
  return {
    box: { left: -half, right: half, top: -TALL - 26, bottom: 2 },
    cycle: 3,
    frames: 1,
    speed: 0,
    medium: 'ground',
    draw(brush) {
      for (const x of [-half * 0.6, half * 0.6]) segment(brush, [x, 0], [x, -30], 4, '#8a6242');
      roundedBox(brush, -half, -TALL - 26, half * 2, TALL + 4, 5, '#8a6242');
      roundedBox(brush, -half + 2.5, -TALL - 23.5, half * 2 - 5, TALL - 1, 4, '#fffaf0');
      // Lettering is set at a size the typeface is hinted for, then brought down to the card.
      placed(brush, { y: -TALL / 2 - 24, scale: LETTERS / 100 }, () => {
        useLettering(brush, 100);
        brush.textAlign = 'center';
        brush.fillStyle = '#2b2430';
        brush.fillText(word, 0, 0);
      });
    },
  };
}

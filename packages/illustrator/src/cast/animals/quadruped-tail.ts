import type { Species } from '../../catalogue/animal-bodies.ts';
import { type Brush, placed } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import type { Point } from '../rig.ts';

const BUSHY = 'M 16 -8 C -40 -36 -86 -4 -122 34 C -76 62 -36 36 16 14 Z';

/** From its root at the origin, backwards. */
const TAILS: Readonly<Record<Species['tail'], Sketch>> = {
  bushy: `
    path $ ${BUSHY}
    within ${BUSHY}
    oval light -120 34 40 46
    whole`,
  ringed: `
    path $ ${BUSHY}
    within ${BUSHY}
    3x 32 -3 oval mark -102 32 9 60
    whole`,
  plume: `
    oval $ -34 -26 34 46 .1
    oval $ -52 -78 38 56 .1
    oval $ -36 -122 32 32 .1
    oval light -40 -74 20 44 .1`,
  curl: 'curve $ 11 M 10 -7 A 17 17 0 1 1 2 -29',
  short: 'oval light -6 -2 17 13 -.5',
  thin: 'curve $ 13 M 10 0 C -43 -10 -71 -78 -108 -74',
  hair: 'curve mane 25 M 10 0 C -38 -10 -63 36 -77 68',
  tuft: `
    curve $ 9 M 10 0 C -34 -10 -55 36 -84 34
    oval mark -84 34 16 12`,
  none: '',
};

/** How far it is turned upwards by who runs, and by who sits or lies. */
const TURNED: Partial<Record<Species['tail'], { readonly fast: number; readonly low: number }>> = {
  bushy: { fast: 0.4, low: -0.05 },
  ringed: { fast: 0.4, low: -0.05 },
  thin: { fast: -0.35, low: -0.85 },
};

export function drawTail(
  brush: Brush,
  { belly, mane, markColour, tail }: Species,
  colours: { readonly shade: string; readonly dark: string },
  root: Point,
  wag: number,
  pace?: 'fast' | 'low',
): void {
  placed(brush, { x: root.x, y: root.y, turn: wag + (pace ? (TURNED[tail]?.[pace] ?? 0) : 0) }, () =>
    drawSketch(brush, TAILS[tail], {
      main: colours.shade,
      inks: { light: belly, mane: mane ?? colours.dark, mark: markColour ?? colours.dark },
    }),
  );
}

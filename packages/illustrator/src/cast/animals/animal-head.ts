import type { Species } from '../../catalogue/animal-bodies.ts';
import { darker, mix } from '../../painting/colour.ts';
import { type Brush, oval, placed } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import { GAPING, mouthOpening, TONGUE_OUT } from '../mouth.ts';

/** Both ears have their root at the origin; the far one is dark all over. */
const EARS: Readonly<Record<Species['ear'], Sketch>> = {
  point: `
    poly $ -13 5 -4 -43 14 6
    poly inner -6 0 -2 -30 8 2`,
  small: `
    poly $ -9 5 -3 -29 10 6
    poly inner -4 0 -1 -20 6 2`,
  flop: 'oval $-20 -8 11 12 25 .4',
  leaf: `
    oval $ -14 -4 8 22 -1.05
    oval inner -14 -4 4 14 -1.05`,
  long: `
    oval $ -8 -30 9 36 -.22
    oval inner -8 -30 4.4 27 -.22`,
  fan: `
    oval $-14 -26 34 36 46 .2
    oval $+8 -25 35 26 36 .2`,
  round: `
    disc $ 0 -6 13
    disc inner 0 -5 6.5`,
  large: `
    disc $ 0 -6 20
    disc inner 0 -5 10`,
};

/** With the snout that long. */
const profile = (snout: number): Sketch =>
  `path $ M -27 6 C -31 -27 8 -38 26 -15 C 38 -9 ${snout - 4} -6 ${snout} 5 C ${snout + 2} 14 ${snout - 6} 21 ${snout - 14} 21 C 16 31 -21 35 -27 6 Z`;
const muzzle = (snout: number): Sketch => `
  path light M 3 27 C 6 9 26 5 ${snout - 1} 8 C ${snout + 2} 16 ${snout - 6} 21 ${snout - 14} 21 C 16 29 8 31 3 27 Z
  line light-45 2 ${snout - 6} 17 ${snout - 22} 19 ${snout - 30} 15`;
const nose = (snout: number): Sketch => `oval #2a1f24 ${snout - 2} 3 7 5.6`;
const whiskered = (snout: number): Sketch => `
  oval #d9737a ${snout - 2} 3 5 4
  3x 0 4 line #ffffff@85 1.4 ${snout - 14} 8 ${snout + 16} 6`;
/** The lower jaw far down, with tongue and teeth. */
const gape = (snout: number): Sketch => `
  poly #7d2730 ${snout - 48} 14 ${snout - 4} 9 ${snout - 8} 50 ${snout - 40} 44
  oval #e0707a ${snout - 24} 42 14 7 .1
  poly $-12 ${snout - 52} 18 ${snout - 41} 43 ${snout - 8} 47 ${snout - 10} 57 ${snout - 48} 55 ${snout - 62} 28
  poly #ffffff ${snout - 13} 9 ${snout - 7} 9 ${snout - 10} 21
  3x -7 1 poly #ffffff ${snout - 21} 10 ${snout - 15} 10 ${snout - 18} 16
  poly #ffffff ${snout - 16} 47 ${snout - 10} 47 ${snout - 13} 37
  2x -7 -1 poly #ffffff ${snout - 24} 46 ${snout - 18} 46 ${snout - 21} 41`;
const EYE: Sketch = `
  oval #231a1f 16.5 -6 5 6.2
  disc #ffffff 18.4 -8.4 1.9`;
const LID: Sketch = 'line #231a1f 2.4 11 -5 16 -3 21 -5';
const FORELOCK: Sketch = 'path mane M 14 -34 C 2 -44 -14 -40 -22 -26 C -8 -30 2 -26 12 -14 Z';

/** A head in profile, looking right, about 60 wide, with the origin where it meets the neck. */
export function drawAnimalHead(
  brush: Brush,
  species: Species,
  coat: string,
  blink: boolean,
  phase: number,
): void {
  const snout = 34 + 34 * species.snout;
  const { belly, crest, face, limbs, mane = coat, markColour = coat, whiskers } = species;
  const draw = (sketch: Sketch, main = coat) =>
    drawSketch(brush, sketch, {
      main,
      phase,
      inks: { light: belly, mark: markColour, mane, inner: limbs ?? mix(main, '#ffb9a0', 0.55) },
    });
  const ear = (x: number, y: number, far: boolean) => {
    placed(brush, { x, y }, () => {
      const colour = far ? darker(limbs ?? coat, 0.28) : (limbs ?? coat);
      draw(far ? EARS[species.ear].replaceAll('inner', '$') : EARS[species.ear], colour);
    });
  };
  if (crest) draw(crest);
  // Of ears as large as an elephant's the near one hides the other.
  if (species.ear !== 'fan') ear(9, -20, true);
  draw(profile(snout));
  if (species.nose !== 'none') draw(muzzle(snout) + (whiskers ? whiskered(snout) : `\n${nose(snout)}`));
  const opening = mouthOpening() ?? 0;
  if (opening === GAPING && species.nose !== 'none') draw(gape(snout));
  else if (opening > 0) {
    const wide = Math.min(1, opening);
    oval(brush, snout - 17, 19 + wide * 4, 12, 2 + wide * 6, '#7d2730', -0.12);
    oval(brush, snout - 17, 20 + wide * 7, 8, 1 + wide * 3, '#d9606a', -0.12);
    if (opening === TONGUE_OUT) oval(brush, snout - 12, 36, 8, 17, '#e8607a', -0.16);
  }
  if (face) draw(face);
  draw(blink ? LID : EYE);
  oval(brush, 2, 12, 5, 3, mix(coat, '#ff8f7a', 0.35));
  ear(-10, -18, false);
  if (species.mane) draw(FORELOCK);
}

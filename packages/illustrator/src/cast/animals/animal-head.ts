import type { Species } from '../../catalogue/animal-bodies.ts';
import { darker, mix } from '../../painting/colour.ts';
import { type Brush, oval, placed } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import { GAPING, mouthOpening, TONGUE_OUT } from '../mouth.ts';
import { animalParts } from './animal-parts.ts';

/** With the snout that long. */
const profile = (snout: number): Sketch =>
  `path $ M -27 6 C -31 -27 8 -38 26 -15 C 38 -9 ${snout - 4} -6 ${snout} 5 C ${snout + 2} 14 ${snout - 6} 21 ${snout - 14} 21 C 16 31 -21 35 -27 6 Z`;
const muzzle = (snout: number): Sketch => `
  path light M 3 27 C 6 9 26 5 ${snout - 1} 8 C ${snout + 2} 16 ${snout - 6} 21 ${snout - 14} 21 C 16 29 8 31 3 27 Z
  line light-45 2 ${snout - 6} 17 ${snout - 22} 19 ${snout - 30} 15`;

/** A head in profile, looking right, about 60 wide, with the origin where it meets the neck. */
export function drawAnimalHead(
  brush: Brush,
  species: Species,
  coat: string,
  blink: boolean,
  phase: number,
): void {
  const snout = 34 + 34 * species.snout;
  const parts = animalParts();
  const atSnout = (sketch: Sketch) => placed(brush, { x: snout }, () => draw(sketch));
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
      const sketch = parts.ears[species.ear];
      draw(far ? sketch.replaceAll('inner', '$') : sketch, colour);
    });
  };
  if (crest) draw(crest);
  // Of ears as large as an elephant's the near one hides the other.
  if (species.ear !== 'fan') ear(9, -20, true);
  draw(profile(snout));
  if (species.nose !== 'none') {
    draw(muzzle(snout));
    atSnout(whiskers ? parts.whiskered : parts.nose);
  }
  const opening = mouthOpening() ?? 0;
  if (opening === GAPING && species.nose !== 'none') atSnout(parts.gape);
  else if (opening > 0) {
    const wide = Math.min(1, opening);
    oval(brush, snout - 17, 19 + wide * 4, 12, 2 + wide * 6, '#7d2730', -0.12);
    oval(brush, snout - 17, 20 + wide * 7, 8, 1 + wide * 3, '#d9606a', -0.12);
    if (opening === TONGUE_OUT) oval(brush, snout - 12, 36, 8, 17, '#e8607a', -0.16);
  }
  if (face) draw(face);
  draw(blink ? parts.lid : parts.eye);
  oval(brush, 2, 12, 5, 3, mix(coat, '#ff8f7a', 0.35));
  ear(-10, -18, false);
  if (species.mane) draw(parts.forelock);
}

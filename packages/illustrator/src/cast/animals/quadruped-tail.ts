import type { Species } from '../../catalogue/animal-bodies.ts';
import { type Brush, placed } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { Point } from '../rig.ts';
import { animalParts } from './animal-parts.ts';

export function drawTail(
  brush: Brush,
  { belly, mane, markColour, tail }: Species,
  colours: { readonly shade: string; readonly dark: string },
  root: Point,
  wag: number,
  pace?: 'fast' | 'low',
): void {
  const { sketch, ...turned } = animalParts().tails[tail];
  placed(brush, { ...root, turn: wag + ((pace && turned[pace]) ?? 0) }, () =>
    drawSketch(brush, sketch, {
      main: colours.shade,
      inks: { light: belly, mane: mane ?? colours.dark, mark: markColour ?? colours.dark },
    }),
  );
}

import type { FishKind, Species } from '../../catalogue/animal-bodies.ts';
import { wordTable } from '../../catalogue/word-tables.ts';
import { once } from '../../once.ts';
import { type Brush, placed } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import type { Point } from '../rig.ts';

type HeadPart = 'nose' | 'whiskered' | 'gape' | 'eye' | 'lid' | 'forelock';

/** `words/animal-parts.yaml`, which says what each is. */
interface AnimalParts extends Readonly<Record<HeadPart, Sketch>> {
  readonly ears: Readonly<Record<Species['ear'], Sketch>>;
  readonly tails: Readonly<
    Record<Species['tail'], { readonly sketch: Sketch; readonly fast?: number; readonly low?: number }>
  >;
  readonly fishTails: Readonly<Record<FishKind['tail'], Sketch>>;
}

export const animalParts = once(() => wordTable<AnimalParts>('animal-parts'));

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

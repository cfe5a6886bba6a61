import type { Species } from '../../catalogue/animal-bodies.ts';
import { wordTable } from '../../catalogue/word-tables.ts';
import { once } from '../../once.ts';
import type { Sketch } from '../../painting/sketch.ts';

/** `words/animal-parts.yaml`, which says what each is. */
interface AnimalParts {
  readonly ears: Readonly<Record<Species['ear'], Sketch>>;
  readonly tails: Readonly<
    Record<Species['tail'], { readonly sketch: Sketch; readonly fast?: number; readonly low?: number }>
  >;
  readonly nose: Sketch;
  readonly whiskered: Sketch;
  readonly gape: Sketch;
}

export const animalParts = once(() => wordTable<AnimalParts>('animal-parts'));

import { DOG, type QuadrupedData, type Species } from '../../catalogue/animal-bodies.ts';
import { animalDrawing } from '../../catalogue/animal-index.ts';

export function speciesFrom(data: QuadrupedData, coat: string): Species {
  return { ...DOG, ...data, coat };
}

/** Null where it has not four legs, or there is no such animal. */
export function speciesOf(model: string): Species | null {
  const found = animalDrawing(model);
  return found?.quadruped ? speciesFrom(found.quadruped, found.colour) : null;
}

/** A dog stands in for one that is not known. */
export const anySpecies = (model: string): Species => speciesOf(model) ?? speciesOf('dog')!;

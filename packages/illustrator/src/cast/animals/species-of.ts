import { DOG, type QuadrupedData, type Species } from '../../catalogue/animal-bodies.ts';
import { animalDrawing } from '../../catalogue/animal-index.ts';
import { darker, lighter, NAMED_COLOURS } from '../../painting/colour.ts';
import type { ColourName } from '../../scene-description.ts';

export function speciesFrom(data: QuadrupedData, coat: string): Species {
  return { ...DOG, ...data, coat };
}

/** Null where it has not four legs, or there is no such animal. */
export function speciesOf(model: string): Species | null {
  const found = animalDrawing(model);
  return found?.quadruped ? speciesFrom(found.quadruped, found.colour) : null;
}

/** The whole animal in the colour asked for: belly and paws a little lighter, marks a little darker. */
export function dyed(species: Species, colour: ColourName | null): Species {
  if (!colour) return species;
  const coat = NAMED_COLOURS[colour];
  // A tabby has its stripes from its own colour: a black cat is black.
  const plain = (colour === 'black' || colour === 'white') && species.stripedLegs && species.size < 1;
  const { face: _, mark: __, stripedLegs: ___, ...unmarked } = species;
  return {
    ...(plain ? unmarked : species),
    coat,
    belly: lighter(coat, colour === 'black' ? 0.08 : 0.22),
    paw: species.paw === species.belly ? lighter(coat, 0.22) : darker(coat, 0.4),
    ...(species.markColour && !species.markStays ? { markColour: darker(coat, 0.2) } : {}),
    ...(species.mane ? { mane: darker(coat, 0.35) } : {}),
  };
}

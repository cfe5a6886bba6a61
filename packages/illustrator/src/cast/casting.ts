import { PLACES, type Place, type SceneDescription } from '../scene-description.ts';
import { PLACE_NAMES } from '../scenery/place-names.ts';
import type { Random } from '../seeded-random.ts';

export interface CastingContext {
  readonly scene: SceneDescription;
  readonly random: Random;
}

export const INDOOR: ReadonlySet<Place> = new Set(PLACES.filter((place) => PLACE_NAMES[place].indoors));

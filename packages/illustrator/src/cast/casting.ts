import type { Place, SceneDescription } from '../scene-description.ts';
import type { Random } from '../seeded-random.ts';

export interface CastingContext {
  readonly scene: SceneDescription;
  readonly random: Random;
}

export const INDOOR: ReadonlySet<Place> = new Set(['room', 'kitchen', 'stage']);

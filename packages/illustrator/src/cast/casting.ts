import { PLACES, placeWords } from '../catalogue/place-index.ts';
import type { Place, SceneDescription, Subject, SubjectId } from '../scene-description.ts';
import type { Random } from '../seeded-random.ts';
import type { Worn } from './people/person-look.ts';
import type { Medium, Rig } from './rig.ts';

export interface CastingContext {
  readonly scene: SceneDescription;
  readonly random: Random;
  /** Who or what the subject has to do with. */
  readonly partner?: Subject | null;
  /** Draws what somebody has in hand. */
  readonly castThing?: (thing: Subject) => Promise<Rig | null>;
  /** As whose part it is drawn, from the outermost on. */
  readonly within?: readonly SubjectId[];
  /** Sits on something that is drawn apart: the origin is the hips, and the legs hang on both sides. */
  readonly astride?: boolean;
  /** Does it to what somebody else has in hand. */
  readonly emptyHanded?: boolean;
  /** Worn beside the clothes. */
  readonly worn?: readonly Worn[];
}

/** What holds people up where that is not the ground. */
export const MEDIA: Partial<Record<Place, Medium>> = { space: 'air', underwater: 'submerged' };

export const INDOOR: ReadonlySet<Place> = new Set(PLACES.filter((place) => placeWords(place).indoors));

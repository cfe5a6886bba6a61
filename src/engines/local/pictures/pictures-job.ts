import type { PictureStudy, StudyPurpose } from '@phonofilm/illustrator/study-picture';
import type { TimeRange } from '../../../domain/films/film.ts';

/** What the process with the models is told. Plain data. */
export interface PicturesJob {
  readonly weightsDirectory: string;
  readonly pictures: readonly PictureToLookAt[];
  readonly frame: { readonly width: number; readonly height: number };
  /** Where enlarged pictures go. */
  readonly directory: string;
}

export interface PictureToLookAt {
  readonly path: string;
  readonly purpose: StudyPurpose | 'clip' | null;
  readonly cut?: TimeRange;
  readonly enlarge: boolean;
}

/** What came of one picture. */
export interface LookedAt {
  readonly study: PictureStudy | null;
  /** The picture enlarged, where it was worth it. */
  readonly enlarged: string | null;
  /** What could not be done, and why. */
  readonly failures: readonly string[];
}

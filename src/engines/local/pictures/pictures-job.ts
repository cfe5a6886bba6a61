import type { PictureStudy, StudyPurpose } from '@phonofilm/illustrator/study-picture';
import type { TimeRange } from '../../../domain/videos/video.ts';

/** What the process with the models is told. Plain data. */
export interface PicturesJob {
  readonly weightsDirectory: string;
  readonly pictures: readonly PictureToLookAt[];
}

export interface PictureToLookAt {
  readonly path: string;
  readonly purpose: StudyPurpose | 'clip';
  readonly cut?: TimeRange;
}

/** What came of one picture. */
export interface LookedAt {
  readonly study: PictureStudy | null;
  /** What could not be done, and why. */
  readonly failures: readonly string[];
}

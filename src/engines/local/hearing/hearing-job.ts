import type { WeightName } from '../../../weights/manifest.ts';
import type { TranscriptionRequest } from '../../engine.ts';

/** A job for the recogniser process. */
export interface HearingJob extends Omit<TranscriptionRequest, 'file' | 'model' | 'account'> {
  /** Path of the decoded audio. */
  readonly pcm: string;
  /** The recognisers to use; null when none is installed. */
  readonly english: WeightName | null;
  readonly others: WeightName | null;
}

import type { WeightName } from '../../../weights/manifest.ts';
import type { TranscriptionRequest } from '../../engine.ts';

/** What the recogniser process is asked to do. */
export interface HearingJob extends Omit<TranscriptionRequest, 'file' | 'model' | 'account'> {
  /** The decoded audio. */
  readonly pcm: string;
  /** The recognisers to use; null when there is none on the machine. */
  readonly english: WeightName | null;
  readonly others: WeightName | null;
}

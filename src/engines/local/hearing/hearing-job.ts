import type { TranscriptionRequest } from '../../engine.ts';
import type { RecogniserName, WhisperName } from './hearing-plan.ts';

/** A job for the recogniser process. */
export interface HearingJob extends Omit<TranscriptionRequest, 'file' | 'model' | 'account' | 'effort'> {
  /** Path of the decoded audio. */
  readonly pcm: string;
  /** The recognisers to use; null when none is installed. */
  readonly english: RecogniserName | null;
  readonly others: WhisperName | null;
}

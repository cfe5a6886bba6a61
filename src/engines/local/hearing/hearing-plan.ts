import type { Effort } from '../../../domain/model.ts';

export type WhisperName = 'whisper-base' | 'whisper-small';
export type RecogniserName = WhisperName | 'moonshine-tiny';

/**
 * Which recogniser serves how much effort: the first of each list whose weights are installed. Moonshine supports only
 * English and is the fastest; Whisper small is the most accurate. The order follows the measured word error rates
 * in docs/audio-reports.md.
 */
export interface HearingPlan {
  readonly english: readonly RecogniserName[];
  readonly others: readonly WhisperName[];
}

const GENERAL: HearingPlan = {
  english: ['whisper-base', 'whisper-small'],
  others: ['whisper-base', 'whisper-small'],
};
const FASTEST: HearingPlan = { english: ['moonshine-tiny', ...GENERAL.english], others: GENERAL.others };
const MOST_ACCURATE: HearingPlan = {
  english: ['whisper-small', 'whisper-base'],
  others: ['whisper-small', 'whisper-base'],
};

const PLANS: Readonly<Record<Effort, HearingPlan>> = {
  fast: FASTEST,
  usual: GENERAL,
  thorough: MOST_ACCURATE,
};

/** Translation is always left to the most accurate: Whisper base garbles what it translates. */
export function hearingPlan(effort: Effort, task: 'transcribe' | 'translate'): HearingPlan {
  return task === 'translate' ? MOST_ACCURATE : PLANS[effort];
}

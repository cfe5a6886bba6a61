export type WhisperName = 'whisper-base' | 'whisper-small';
export type RecogniserName = WhisperName | 'moonshine-tiny';

/**
 * Which recogniser serves which model: the first of each list whose weights are installed. Moonshine supports only
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

const PLANS: Readonly<Record<string, HearingPlan>> = {
  'asr-1': GENERAL,
  'asr-large-v3': MOST_ACCURATE,
  'asr-large-v3-turbo': FASTEST,
  'chat-4o-mini-transcribe': GENERAL,
  'chat-4o-transcribe': MOST_ACCURATE,
};

/**
 * A model without a row, such as the transcription of the chat model, uses the fastest. Translation is always left to
 * the most accurate: Whisper base garbles what it translates.
 */
export function hearingPlan(model: string, task: 'transcribe' | 'translate'): HearingPlan {
  return task === 'translate' ? MOST_ACCURATE : (PLANS[model] ?? FASTEST);
}

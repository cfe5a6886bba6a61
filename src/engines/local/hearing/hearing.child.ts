import { serveJobsWith } from '../../../platform/children/serve-jobs.ts';
import type { Transcript, TranscriptSegment, TranscriptWord } from '../../engine.ts';
import { chooseListener, firstRecogniser, moonshineFor } from './choose-listener.ts';
import { collectBuffers } from './collect-buffers.ts';
import type { HearingJob } from './hearing-job.ts';
import type { RecogniserName } from './hearing-plan.ts';
import { MOONSHINE_PACKING } from './moonshine-listener.ts';
import { PcmFile, SAMPLE_RATE } from './pcm-file.ts';
import { RecogniserModels } from './recogniser-models.ts';
import { WHISPER_PACKING } from './whisper/whisper-listener.ts';
import { WindowCutter } from './window-cutter.ts';

/** The longest span; pauses in speech are almost always closer together. */
const LONGEST_SPAN = 14 * SAMPLE_RATE;

async function recognise(
  job: HearingJob,
  models: RecogniserModels,
  onSegment: (segment: TranscriptSegment) => void,
  signal: AbortSignal,
): Promise<Transcript> {
  const voice = await models.voiceActivity();
  await models.load(firstRecogniser(job));
  await using pcm = await PcmFile.open(job.pcm);
  const cutter = new WindowCutter(voice.spans(pcm, LONGEST_SPAN, signal));
  const segments: TranscriptSegment[] = [];
  const words: TranscriptWord[] = [];
  const keep = (segment: TranscriptSegment) => {
    const numbered = { ...segment, id: segments.length };
    segments.push(numbered);
    onSegment(numbered);
  };
  let window = await cutter.next(moonshineFor(job) ? MOONSHINE_PACKING : WHISPER_PACKING);
  // Silence gives an empty text in the requested language.
  if (!window) return { language: job.language ?? 'en', duration: pcm.seconds, text: '', segments, words };
  const { language, listener, first } = await chooseListener(job, models, pcm, window, signal);
  if (first) {
    first.forEach(keep);
    window = await cutter.next(listener.packing);
  }
  while (window) {
    for await (const segment of listener.listen(pcm, window, signal, (found) => words.push(...found))) {
      keep(segment);
    }
    window = await cutter.next(listener.packing);
  }
  const text = segments.map((segment) => segment.text).join('');
  return { language, duration: pcm.seconds, text: text.trim(), segments, words };
}

export interface HearingSetup {
  readonly weightsDirectory: string;
  readonly threads: number;
  /** Recognisers to load before the first job needs them. */
  readonly preload: readonly (RecogniserName | 'silero-vad')[];
}

serveJobsWith<HearingSetup, HearingJob>(async (setup) => {
  const models = new RecogniserModels(setup.weightsDirectory, setup.threads);
  for (const name of setup.preload) await models.load(name);
  return async (job, emit, signal) => {
    try {
      return await recognise(job, models, emit, signal);
    } finally {
      // What the job held would otherwise stay until the next one.
      setImmediate(() => collectBuffers('all'));
    }
  };
});

import type { Transcript, TranscriptSegment, TranscriptWord } from '../../engine.ts';
import { chooseListener, firstRecogniser, moonshineFor } from './choose-listener.ts';
import type { HearingJob } from './hearing-job.ts';
import { MOONSHINE_PACKING } from './moonshine-listener.ts';
import { PcmFile, SAMPLE_RATE } from './pcm-file.ts';
import type { RecogniserModels } from './recogniser-models.ts';
import { WHISPER_PACKING } from './whisper/whisper-listener.ts';
import { WindowCutter } from './window-cutter.ts';

/** The longest span; pauses in speech are almost always closer together. */
const LONGEST_SPAN = 14 * SAMPLE_RATE;

export async function recognise(
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

import { readFile } from 'node:fs/promises';
import type {
  Transcriber,
  Transcript,
  TranscriptionRequest,
  TranscriptSegment,
  TranscriptWord,
} from '../engine.ts';
import { namedText, rehearse } from './rehearsed-text.ts';

const WHAT_IS_HEARD = 'This is a test transcript. Nothing was heard.';

/** Transcripts of test keys: the text that the recording names, or always the same one. */
export class TestTranscriber implements Transcriber {
  readonly name = 'rehearsal';

  async transcribe(
    request: TranscriptionRequest,
    signal: AbortSignal,
    onSegment?: (segment: TranscriptSegment) => void,
  ): Promise<Transcript> {
    await rehearse(request.prompt ?? '', signal);
    const recording =
      typeof request.file === 'string' ? await readFile(request.file) : Buffer.concat(request.file.pieces);
    const text = namedText(recording) ?? WHAT_IS_HEARD;
    const duration = request.durationSeconds ?? 1;
    const words = timedWords(text, duration);
    const segments = sentences(text).map((sentence, id): TranscriptSegment => {
      const before = sentences(text).slice(0, id).join('').length;
      const [start, end] = [before, before + sentence.length].map((at) => second(at, text, duration));
      return {
        ...{ id, seek: 0, start: start ?? 0, end: end ?? duration, text: sentence, tokens: [50_364 + id] },
        ...{ temperature: request.temperature, avgLogprob: -0.1, compressionRatio: 1, noSpeechProb: 0 },
      };
    });
    for (const segment of segments) onSegment?.(segment);
    return { language: request.language ?? 'en', duration, text, segments, words };
  }
}

const sentences = (text: string): string[] => text.match(/[^.!?。！？]+[.!?。！？]*/g) ?? [text];

const second = (at: number, text: string, duration: number) =>
  Math.round((at / Math.max(1, text.length)) * duration * 100) / 100;

/** Each word takes as long as it has letters. */
function timedWords(text: string, duration: number): TranscriptWord[] {
  return [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    start: second(index, text, duration),
    end: second(index + word.length, text, duration),
  }));
}

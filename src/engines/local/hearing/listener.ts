import type { TranscriptSegment, TranscriptWord } from '../../engine.ts';
import type { PcmFile } from './pcm-file.ts';
import type { Packing, Window } from './window-cutter.ts';

/** One recogniser configured for one request. Segment ids are assigned later, in order. */
export interface Listener {
  readonly packing: Packing;
  listen(
    pcm: PcmFile,
    window: Window,
    signal: AbortSignal,
    onWords: (words: readonly TranscriptWord[]) => void,
  ): AsyncGenerator<TranscriptSegment>;
}

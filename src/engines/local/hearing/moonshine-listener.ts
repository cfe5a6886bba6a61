import type { TranscriptSegment } from '../../engine.ts';
import { compressionRatio } from './compression-ratio.ts';
import { correctSpelling } from './correct-spelling.ts';
import type { Listener } from './listener.ts';
import type { MoonshineModel, MoonshineText } from './moonshine-model.ts';
import { type PcmFile, SAMPLE_RATE } from './pcm-file.ts';
import type { Packing, Window } from './window-cutter.ts';

/** The model was trained on single utterances. */
export const MOONSHINE_PACKING: Packing = { longestSeconds: 14, widestGapSeconds: 0.8 };

/** English with Moonshine: one segment per window. */
export class MoonshineListener implements Listener {
  readonly packing = MOONSHINE_PACKING;
  readonly #model: MoonshineModel;
  readonly #prompt: string | null;
  readonly #temperature: number;

  constructor(model: MoonshineModel, prompt: string | null, temperature: number) {
    this.#model = model;
    this.#prompt = prompt;
    this.#temperature = temperature;
  }

  async *listen(pcm: PcmFile, window: Window, signal: AbortSignal): AsyncGenerator<TranscriptSegment> {
    const samples = await pcm.read(window.start, window.end);
    yield* this.segments(await this.#model.write(samples, this.#temperature, signal), window);
  }

  *segments(heard: MoonshineText, window: Window): Generator<TranscriptSegment> {
    if (heard.text === '') return;
    const text = correctSpelling(heard.text, this.#prompt);
    const certainty = window.spans.reduce((sum, span) => sum + span.certainty, 0) / window.spans.length;
    yield {
      id: 0,
      seek: Math.round((window.start / SAMPLE_RATE) * 100),
      start: window.start / SAMPLE_RATE,
      end: window.end / SAMPLE_RATE,
      text: ` ${text}`,
      tokens: heard.tokens,
      temperature: this.#temperature,
      avgLogprob: heard.avgLogprob,
      compressionRatio: compressionRatio(text),
      // Moonshine gives no silence probability; the voice detector does.
      noSpeechProb: 1 - certainty,
    };
  }
}

import type { TranscriptSegment, TranscriptWord } from '../../../engine.ts';
import { compressionRatio } from '../compression-ratio.ts';
import { correctSpelling } from '../correct-spelling.ts';
import type { Listener } from '../listener.ts';
import { type PcmFile, SAMPLE_RATE } from '../pcm-file.ts';
import type { Packing, Window } from '../window-cutter.ts';
import type { WhisperHearing, WhisperModel, WhisperSound, WhisperText } from './whisper-model.ts';
import { cutIntoPieces, type Piece, piecesBeforeError } from './whisper-pieces.ts';
import { wordTimes } from './word-times.ts';

/** Whisper always processes 30 s; filling them makes each second cheaper. */
export const WHISPER_PACKING: Packing = { longestSeconds: 29, widestGapSeconds: 3 };

/** Signs of an invented text: it is repetitive, or has a low probability. */
const REPETITIVE = 2.4;
const UNLIKELY = -1;
/** The model itself considers a loop likely; any other text is preferred. */
const LOOP_PENALTY = 10;
const SILENT = 0.6;
const TEMPERATURE_STEP = 0.2;
const MOST_TRIES = 4;
/** Unrecognised speech after the last timestamp that is worth another pass. */
const WORTH_HEARING_SECONDS = 1;

/** Any language with Whisper: one segment per pair of timestamps. */
export class WhisperListener implements Listener {
  readonly packing = WHISPER_PACKING;
  readonly #model: WhisperModel;
  readonly #hearing: WhisperHearing;
  #ready: WhisperSound | null;

  /** `ready` is the first window, already encoded. */
  constructor(model: WhisperModel, hearing: WhisperHearing, ready: WhisperSound | null = null) {
    this.#model = model;
    this.#hearing = hearing;
    this.#ready = ready;
  }

  async *listen(
    pcm: PcmFile,
    window: Window,
    signal: AbortSignal,
    onWords: (words: readonly TranscriptWord[]) => void,
  ): AsyncGenerator<TranscriptSegment> {
    let start = window.start;
    for (;;) {
      const sound = this.#ready ?? (await this.#encode(await pcm.read(start, window.end), signal));
      this.#ready = null;
      const heard = await this.#hear(sound, signal);
      const offset = start / SAMPLE_RATE;
      const segments = isInvented(heard) ? [] : this.#segments(heard, offset, window.end / SAMPLE_RATE);
      if (this.#hearing.attention) onWords(wordTimes(heard, this.#model.tokens, offset, sound.seconds));
      yield* segments;
      // Whisper sometimes stops early; the rest is processed again, as long as it makes progress.
      const next = Math.round((segments.at(-1)?.end ?? 0) * SAMPLE_RATE);
      if (next <= start || unheard(window, next) < WORTH_HEARING_SECONDS * SAMPLE_RATE) return;
      start = next;
    }
  }

  #encode(samples: Float32Array, signal: AbortSignal): Promise<WhisperSound> {
    const silence = this.#hearing.language === 'en' ? 'some' : 'to the full window';
    return this.#model.encode(samples, silence, signal);
  }

  /**
   * A text that goes wrong after some pieces ends before them. One that looks invented from its beginning is tried again
   * with a higher temperature; the most likely one that does not loop is kept.
   */
  async #hear(sound: WhisperSound, signal: AbortSignal): Promise<WhisperText> {
    let best: WhisperText | null = null;
    let bestScore = -Infinity;
    for (let attempt = 0; ; attempt++) {
      const temperature = Math.min(1, this.#hearing.temperature + attempt * TEMPERATURE_STEP);
      const written = await this.#model.write(sound, { ...this.#hearing, temperature }, signal);
      const heard = this.#withoutError(written);
      const loops = heard.loops || compressionRatio(this.#model.tokens.text(heard.tokens)) > REPETITIVE;
      if (isInvented(heard) || (!loops && heard.avgLogprob > UNLIKELY)) return heard;
      const score = loops ? heard.avgLogprob - LOOP_PENALTY : heard.avgLogprob;
      if (best === null || score > bestScore) [best, bestScore] = [heard, score];
      if (temperature === 1 || attempt + 1 === MOST_TRIES) return best;
    }
  }

  #withoutError(heard: WhisperText): WhisperText {
    const good = piecesBeforeError(this.#pieces(heard), heard.loops);
    const tokens = good.flatMap((piece) => piece.tokens);
    if (tokens.length === 0 || tokens.length === heard.tokens.length) return heard;
    return { ...heard, tokens, loops: false };
  }

  #pieces(heard: WhisperText): Piece[] {
    return cutIntoPieces(heard.tokens, this.#model.tokens.firstTimestamp);
  }

  #segments(heard: WhisperText, offset: number, latest: number): TranscriptSegment[] {
    const { tokens } = this.#model;
    const ratio = compressionRatio(tokens.text(heard.tokens));
    return this.#pieces(heard).flatMap((piece) => {
      const transcribed = tokens.text(piece.tokens);
      if (transcribed.trim() === '') return [];
      // The prompt biases the model towards a spelling, but not reliably.
      const text = correctSpelling(transcribed, this.#hearing.prompt);
      return {
        id: 0,
        seek: Math.round(offset * 100),
        start: offset + piece.start,
        end: Math.min(latest, piece.end === null ? latest : offset + piece.end),
        text,
        tokens: piece.tokens,
        temperature: heard.temperature,
        avgLogprob: heard.avgLogprob,
        compressionRatio: ratio,
        noSpeechProb: heard.noSpeechProb,
      };
    });
  }
}

function isInvented(heard: WhisperText): boolean {
  return heard.noSpeechProb > SILENT && heard.avgLogprob < UNLIKELY;
}

/** Samples of speech in the window after a position. */
function unheard(window: Window, from: number): number {
  return window.spans.reduce((sum, span) => sum + Math.max(0, span.end - Math.max(span.start, from)), 0);
}

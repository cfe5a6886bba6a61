import { join } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { loadSession } from '../onnx/load-session.ts';
import { type PcmFile, SAMPLE_RATE } from './pcm-file.ts';

/** A span of speech, in samples. */
export interface Span {
  readonly start: number;
  readonly end: number;
  /** Mean probability of speech over the span. */
  readonly certainty: number;
}

const FRAME = 512;
const CONTEXT = 64;
/** How many frames are read at once: three seconds. */
const BLOCK_FRAMES = 100;
/** Below this peak everything counts as silence without running the model, so long silences cost nothing. */
const SILENT_PEAK = 0.0015;
const BEGINS_AT = 0.5;
const ENDS_BELOW = 0.35;
const SHORTEST_SPEECH = Math.round(0.2 * SAMPLE_RATE);
/** Of all spans of five speakers none is below 0.84; plucked strings, in which Whisper hears an "Oh", have 0.3. */
const LEAST_CERTAINTY = 0.45;
/** A pause this long ends a span. */
const PAUSE = Math.round(0.4 * SAMPLE_RATE);
/** Soft first and last sounds are outside of what the model is sure of. */
const MARGIN = Math.round(0.15 * SAMPLE_RATE);

/** Silero's voice activity detector. */
export class VoiceActivity {
  readonly #session: InferenceSession;

  private constructor(session: InferenceSession) {
    this.#session = session;
  }

  static async load(directory: string): Promise<VoiceActivity> {
    return new VoiceActivity(
      await loadSession(join(directory, 'silero_vad_v5.onnx'), { threads: 1, arena: false }),
    );
  }

  /** Spans of speech in order. None is longer than `longest` samples: longer speech is cut where it is weakest. */
  async *spans(pcm: PcmFile, longest: number, signal: AbortSignal): AsyncGenerator<Span> {
    const builder = new SpanBuilder(longest);
    let state = blankState();
    let context: Float32Array = new Float32Array(CONTEXT);
    for (let at = 0; ; at += FRAME * BLOCK_FRAMES) {
      const block = await pcm.read(at, at + FRAME * BLOCK_FRAMES);
      for (let offset = 0; offset < block.length; offset += FRAME) {
        signal.throwIfAborted();
        const frame = block.subarray(offset, offset + FRAME);
        let probability = 0;
        if (isSilent(frame)) {
          state = blankState();
        } else {
          ({ probability, state } = await this.#judge(context, frame, state));
        }
        context = frame.length < CONTEXT ? context : frame.slice(frame.length - CONTEXT);
        yield* builder.add(at + offset, probability);
      }
      if (block.length < FRAME * BLOCK_FRAMES) break;
    }
    yield* builder.finish(pcm.samples);
  }

  async #judge(
    context: Float32Array,
    frame: Float32Array,
    state: Tensor,
  ): Promise<{ probability: number; state: Tensor }> {
    const input = new Float32Array(CONTEXT + FRAME);
    input.set(context);
    input.set(frame, CONTEXT);
    const { output, stateN } = await this.#session.run({
      input: new Tensor('float32', input, [1, CONTEXT + FRAME]),
      state,
      sr: new Tensor('int64', [BigInt(SAMPLE_RATE)], []),
    });
    return { probability: (output!.data as Float32Array)[0]!, state: stateN! };
  }
}

function blankState(): Tensor {
  return new Tensor('float32', new Float32Array(2 * 128), [2, 1, 128]);
}

function isSilent(frame: Float32Array): boolean {
  for (const sample of frame) if (Math.abs(sample) > SILENT_PEAK) return false;
  return true;
}

/** Turns one probability per frame into spans. */
class SpanBuilder {
  readonly #longest: number;
  #probabilities: number[] = [];
  #start = -1;
  #lastVoiced = -1;
  #lastEnd = 0;

  constructor(longest: number) {
    // The margins are added to it.
    this.#longest = longest - 2 * MARGIN;
  }

  *add(at: number, probability: number): Generator<Span> {
    if (this.#start < 0) {
      if (probability >= BEGINS_AT) this.#begin(at, probability);
      return;
    }
    this.#probabilities.push(probability);
    if (probability >= ENDS_BELOW) this.#lastVoiced = at + FRAME;
    if (at + FRAME - this.#lastVoiced >= PAUSE) {
      yield* this.#close(this.#lastVoiced);
    } else if (at + FRAME - this.#start >= this.#longest) {
      yield* this.#cutAtWeakest();
    }
  }

  *finish(total: number): Generator<Span> {
    if (this.#start >= 0) yield* this.#close(this.#lastVoiced, total);
  }

  #begin(at: number, probability: number): void {
    this.#start = at;
    this.#lastVoiced = at + FRAME;
    this.#probabilities = [probability];
  }

  /** All ends but the last are further from the end of the sound than the margin. */
  *#close(end: number, total = Number.POSITIVE_INFINITY): Generator<Span> {
    const start = this.#start;
    this.#start = -1;
    if (end - start < SHORTEST_SPEECH) return;
    const voiced = this.#probabilities.slice(0, Math.ceil((end - start) / FRAME));
    const certainty = voiced.reduce((sum, value) => sum + value, 0) / voiced.length;
    if (certainty < LEAST_CERTAINTY) return;
    const from = Math.max(this.#lastEnd, start - MARGIN);
    this.#lastEnd = Math.min(total, end + MARGIN);
    yield { start: from, end: this.#lastEnd, certainty };
  }

  /** Speech without a pause: cut in the later half, where the voice is weakest, and continue from there. */
  *#cutAtWeakest(): Generator<Span> {
    const probabilities = this.#probabilities;
    let weakest = Math.floor(probabilities.length / 2);
    for (let n = weakest; n < probabilities.length - 8; n++) {
      if (probabilities[n]! <= probabilities[weakest]!) weakest = n;
    }
    const cut = this.#start + (weakest + 1) * FRAME;
    const rest = probabilities.slice(weakest + 1);
    const lastVoiced = this.#lastVoiced;
    yield* this.#close(cut);
    this.#lastEnd = cut;
    this.#start = cut;
    this.#lastVoiced = Math.max(lastVoiced, cut);
    this.#probabilities = rest;
  }
}

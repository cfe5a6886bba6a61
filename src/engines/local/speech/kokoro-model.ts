import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import type { KokoroVoice } from '../../../weights/kokoro-voices.ts';
import { loadSession } from '../onnx/load-session.ts';

const STYLE_WIDTH = 256;
/** The model's context, without its start and end tokens. */
export const MOST_TOKENS = 510;

/** Voices and their shares, which add up to 1. */
export type VoiceMix = readonly (readonly [voice: KokoroVoice, share: number])[];

/** Kokoro 82M: phonemes in, sound out. */
export class KokoroModel {
  readonly sampleRate = 24_000;
  readonly #session: InferenceSession;
  readonly #directory: string;
  readonly #voices = new Map<KokoroVoice, Promise<Float32Array>>();
  #lastRun: Promise<unknown> = Promise.resolve();

  private constructor(session: InferenceSession, directory: string) {
    this.#session = session;
    this.#directory = directory;
  }

  static async load(directory: string, threads: number): Promise<KokoroModel> {
    // Here the arena halves the memory: without it, buffers of varying sizes fragment the heap.
    const settings = { threads, arena: true, floatConvolutions: true, unpackConstants: false };
    return new KokoroModel(await loadSession(join(directory, 'kokoro-quantized.onnx'), settings), directory);
  }

  /** One text at a time: the model uses all threads. */
  async speak(tokens: readonly number[], mix: VoiceMix, speed: number): Promise<Float32Array> {
    const style = await this.#style(mix, tokens.length);
    const run = this.#lastRun.then(() =>
      this.#session.run({
        input_ids: new Tensor('int64', BigInt64Array.from([0, ...tokens, 0], BigInt), [1, tokens.length + 2]),
        style: new Tensor('float32', style, [1, STYLE_WIDTH]),
        speed: new Tensor('float32', [speed], [1]),
      }),
    );
    this.#lastRun = run.catch(() => {});
    const { waveform } = await run;
    return waveform!.data as Float32Array;
  }

  /** A voice has a style vector for each text length. */
  async #style(mix: VoiceMix, length: number): Promise<Float32Array> {
    const style = new Float32Array(STYLE_WIDTH);
    for (const [voice, share] of mix) {
      const rows = await this.#voice(voice);
      const row = Math.min(length, rows.length / STYLE_WIDTH - 1) * STYLE_WIDTH;
      for (let n = 0; n < STYLE_WIDTH; n++) style[n]! += rows[row + n]! * share;
    }
    return style;
  }

  #voice(name: KokoroVoice): Promise<Float32Array> {
    const known = this.#voices.get(name);
    if (known) return known;
    const loading = readFile(join(this.#directory, 'voices', `${name}.bin`)).then(
      (bytes) => new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4),
    );
    this.#voices.set(name, loading);
    return loading;
  }
}

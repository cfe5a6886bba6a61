import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import type { KokoroVoice } from '../../../weights/manifest.ts';
import { PLANNED_PITCH, PLANNED_SOUNDS, PLANNED_STRENGTH } from '../../../weights/prepare/split-speech.ts';
import { loadPreparedWhole } from '../onnx/load-session.ts';
import { HALF_FADE, type SpeechPlan, STEP_SAMPLES, windowSteps } from './speech-plan.ts';

const STYLE_WIDTH = 256;
/** The model's context, without its start and end tokens. */
export const MOST_TOKENS = 510;

/** Voices and their shares, which add up to 1. */
export type VoiceMix = readonly (readonly [voice: KokoroVoice, share: number])[];

/** Kokoro 82M: phonemes become a plan of the sentence, and windows of the plan become sound. */
export class KokoroModel {
  readonly sampleRate = 24_000;
  readonly #planner: InferenceSession;
  readonly #waves: InferenceSession;
  readonly #directory: string;
  readonly #voices = new Map<KokoroVoice, Promise<Float32Array>>();
  #lastRun: Promise<unknown> = Promise.resolve();

  private constructor(planner: InferenceSession, waves: InferenceSession, directory: string) {
    this.#planner = planner;
    this.#waves = waves;
    this.#directory = directory;
  }

  static async load(directory: string, threads: number): Promise<KokoroModel> {
    const planner = await loadPreparedWhole('kokoro', 'plan', directory, { threads, arena: false });
    // Here the arena saves a sixth of the processor or more, for 30 MB.
    const waves = await loadPreparedWhole('kokoro', 'wave', directory, { threads, arena: true });
    return new KokoroModel(planner, waves, directory);
  }

  async plan(tokens: readonly number[], mix: VoiceMix, speed: number): Promise<SpeechPlan> {
    const style = await this.#style(mix, tokens.length);
    const planned = await this.#inTurn(() =>
      this.#planner.run({
        input_ids: new Tensor('int64', BigInt64Array.from([0, ...tokens, 0], BigInt), [1, tokens.length + 2]),
        style: new Tensor('float32', style, [1, STYLE_WIDTH]),
        speed: new Tensor('float32', [speed], [1]),
      }),
    );
    const values = (name: string) => planned[name]!.data as Float32Array;
    return {
      style,
      sounds: values(PLANNED_SOUNDS),
      pitch: values(PLANNED_PITCH),
      strength: values(PLANNED_STRENGTH),
      steps: values(PLANNED_PITCH).length / 2,
    };
  }

  /**
   * The sound of some steps of a plan, which is `HALF_FADE` samples longer at each end that is not an end of the track:
   * there it is faded into its neighbour.
   */
  async sound(plan: SpeechPlan, track: readonly number[], from: number, to: number): Promise<Float32Array> {
    const { steps, offset } = windowSteps(plan, track, from, to);
    const count = steps.length;
    const features = plan.sounds.length / plan.steps;
    const sounds = new Float32Array(features * count);
    for (let feature = 0; feature < features; feature++) {
      for (let n = 0; n < count; n++)
        sounds[feature * count + n] = plan.sounds[feature * plan.steps + steps[n]!]!;
    }
    const { waveform } = await this.#inTurn(() =>
      this.#waves.run({
        [PLANNED_SOUNDS]: new Tensor('float32', sounds, [1, features, count]),
        [PLANNED_PITCH]: new Tensor('float32', halves(plan.pitch, steps), [1, count * 2]),
        [PLANNED_STRENGTH]: new Tensor('float32', halves(plan.strength, steps), [1, count * 2]),
        style: new Tensor('float32', plan.style, [1, STYLE_WIDTH]),
      }),
    );
    const begin = offset * STEP_SAMPLES - (from > 0 ? HALF_FADE : 0);
    const end = (offset + to - from) * STEP_SAMPLES + (to < track.length ? HALF_FADE : 0);
    return (waveform!.data as Float32Array).slice(begin, end);
  }

  /** One run at a time: the model uses all threads. */
  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#lastRun.then(run);
    this.#lastRun = result.catch(() => {});
    return result;
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

/** Pitch and strength have two values a step. */
function halves(values: Float32Array, steps: readonly number[]): Float32Array {
  return Float32Array.from(steps.flatMap((step) => [values[step * 2]!, values[step * 2 + 1]!]));
}

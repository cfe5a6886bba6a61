import llamaTokenizer from 'llama-tokenizer-js';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { loadPreparedWhole } from '../onnx/load-session.ts';
import { runWhileWanted } from '../onnx/run-while-wanted.ts';
import { decoderStep, startOfText } from './decoder-step.ts';
import { SAMPLE_RATE } from './pcm-file.ts';
import { logSoftmaxAt, pickToken } from './token-choice.ts';
import { repeatedTail } from './token-loop.ts';

export interface MoonshineText {
  readonly text: string;
  readonly tokens: readonly number[];
  readonly avgLogprob: number;
}

const START = 1;
const END = 2;
/** Nobody speaks faster than this; beyond it the model repeats itself. */
const TOKENS_PER_SECOND = 9;

/** Moonshine tiny: English only; its work grows with the audio instead of being 30 s each time. */
export class MoonshineModel {
  readonly #encoder: InferenceSession;
  readonly #sound: InferenceSession;
  readonly #step: InferenceSession;

  private constructor(encoder: InferenceSession, sound: InferenceSession, step: InferenceSession) {
    this.#encoder = encoder;
    this.#sound = sound;
    this.#step = step;
  }

  static async load(directory: string, threads: number): Promise<MoonshineModel> {
    const load = (part: string) =>
      loadPreparedWhole('moonshine-tiny', part, directory, { threads, arena: false });
    return new MoonshineModel(await load('encoder'), await load('sound'), await load('step'));
  }

  async write(samples: Float32Array, temperature: number, signal: AbortSignal): Promise<MoonshineText> {
    const wave = new Tensor('float32', samples, [1, samples.length]);
    const { last_hidden_state } = await runWhileWanted(this.#encoder, { input_values: wave }, signal);
    const state = { encoder_hidden_states: last_hidden_state! };
    const heard = await runWhileWanted(this.#sound, state, signal);
    const most = Math.ceil((samples.length / SAMPLE_RATE) * TOKENS_PER_SECOND) + 2;
    const written: number[] = [];
    let logprobs = 0;
    let steps = 0;
    let memory = startOfText(this.#step, heard);
    let token = START;
    while (written.length < most) {
      const { logits, next } = await decoderStep(this.#step, [token], memory, [], signal);
      token = pickToken(logits, temperature);
      logprobs += logSoftmaxAt(logits, token);
      steps += 1;
      if (token === END) break;
      written.push(token);
      memory = next;
      const repeated = repeatedTail(written);
      if (repeated > 0) {
        written.length -= repeated;
        break;
      }
    }
    return {
      text: llamaTokenizer.decode([START, ...written], true, true).trim(),
      tokens: written,
      avgLogprob: logprobs / steps,
    };
  }
}

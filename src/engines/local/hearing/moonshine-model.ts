import { join } from 'node:path';
import llamaTokenizer from 'llama-tokenizer-js';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { loadSession } from '../onnx/load-session.ts';
import { SAMPLE_RATE } from './pcm-file.ts';
import { logSoftmaxAt, pickToken } from './token-choice.ts';

export interface MoonshineText {
  readonly text: string;
  readonly tokens: readonly number[];
  readonly avgLogprob: number;
}

const START = 1;
const END = 2;
/** Nobody speaks faster than this; beyond it the model repeats itself. */
const TOKENS_PER_SECOND = 9;
const HEADS = 8;
const HEAD_WIDTH = 36;

type Cache = Record<string, Tensor>;

/** Moonshine tiny: English only; its work grows with the audio instead of being 30 s each time. */
export class MoonshineModel {
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;

  private constructor(encoder: InferenceSession, decoder: InferenceSession) {
    this.#encoder = encoder;
    this.#decoder = decoder;
  }

  static async load(directory: string, threads: number): Promise<MoonshineModel> {
    const settings = { threads, arena: false };
    return new MoonshineModel(
      await loadSession(join(directory, 'encoder_model.onnx'), settings),
      await loadSession(join(directory, 'decoder_model_merged.onnx'), { ...settings, lateFirstStep: true }),
    );
  }

  async write(samples: Float32Array, temperature: number, signal: AbortSignal): Promise<MoonshineText> {
    const sound = new Tensor('float32', samples, [1, samples.length]);
    const { last_hidden_state } = await this.#encoder.run({ input_values: sound });
    const most = Math.ceil((samples.length / SAMPLE_RATE) * TOKENS_PER_SECOND) + 2;
    const written: number[] = [];
    let logprobs = 0;
    let cache = this.#emptyCache();
    let token = START;
    while (written.length < most) {
      signal.throwIfAborted();
      const again = written.length > 0;
      const output = await this.#decoder.run({
        ...cache,
        input_ids: new Tensor('int64', [BigInt(token)], [1, 1]),
        encoder_hidden_states: last_hidden_state!,
        use_cache_branch: new Tensor('bool', [again], [1]),
      });
      const logits = output.logits!.data as Float32Array;
      token = pickToken(logits, temperature);
      logprobs += logSoftmaxAt(logits, token);
      if (token === END) break;
      written.push(token);
      cache = nextCache(cache, output, again);
    }
    return {
      text: llamaTokenizer.decode([START, ...written], true, true).trim(),
      tokens: written,
      avgLogprob: logprobs / (written.length + 1),
    };
  }

  #emptyCache(): Cache {
    const names = this.#decoder.inputNames.filter((name) => name.startsWith('past_key_values'));
    const empty = new Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_WIDTH]);
    return Object.fromEntries(names.map((name) => [name, empty]));
  }
}

/** The cache for decoded tokens grows; the cache for the audio stays as the first step produced it. */
function nextCache(cache: Cache, output: InferenceSession.OnnxValueMapType, again: boolean): Cache {
  const next: Cache = {};
  for (const name of Object.keys(cache)) {
    next[name] =
      again && name.includes('.encoder.')
        ? cache[name]!
        : (output[name.replace('past_key_values', 'present')] as Tensor);
  }
  return next;
}

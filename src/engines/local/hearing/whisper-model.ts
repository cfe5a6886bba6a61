import { join } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { loadSession } from '../onnx/load-session.ts';
import { FRAMES_PER_SECOND, MEL_BANDS, melSpectrogram, WINDOW_SECONDS } from './mel-spectrogram.ts';
import { SAMPLE_RATE } from './pcm-file.ts';
import { logSoftmaxAt, pickToken, softmaxAt } from './token-choice.ts';
import { applyRules } from './whisper-rules.ts';
import { END_OF_TEXT, NO_SPEECH, START, TIMESTAMP_STEP, WhisperTokens } from './whisper-tokens.ts';

export interface WhisperHearing {
  readonly language: string;
  readonly task: 'transcribe' | 'translate';
  readonly prompt: string | null;
  readonly temperature: number;
  /** Whether attention is recorded, for word times. */
  readonly attention: boolean;
}

export interface WhisperText {
  /** Including the timestamp tokens between the texts. */
  readonly tokens: readonly number[];
  readonly avgLogprob: number;
  readonly noSpeechProb: number;
  readonly temperature: number;
  /** For each token, the attention its alignment heads paid to each 20 ms of audio. */
  readonly attention: readonly (readonly Float32Array[])[];
}

/** A window of audio after the encoder. */
export interface WhisperSound {
  readonly states: Tensor;
  readonly seconds: number;
}

/** The decoder has 448 positions; recognised text may fill half of them. */
const MOST_TOKENS = 224;

type Cache = Record<string, Tensor>;

/** Whisper as two ONNX graphs, called directly: only the needed outputs leave the runtime. */
export class WhisperModel {
  readonly tokens: WhisperTokens;
  readonly #encoder: InferenceSession;
  readonly #decoder: InferenceSession;
  readonly #layers: number;
  #lastEncode: Promise<unknown> = Promise.resolve();

  private constructor(tokens: WhisperTokens, encoder: InferenceSession, decoder: InferenceSession) {
    this.tokens = tokens;
    this.#encoder = encoder;
    this.#decoder = decoder;
    this.#layers = decoder.inputNames.filter((name) => name.endsWith('.decoder.key')).length;
  }

  static async load(directory: string, threads: number): Promise<WhisperModel> {
    // The arena would keep the encoder's peak memory forever.
    const settings = { threads, arena: false };
    // One after the other: loading both at once would be the peak of memory use.
    const decoder = await loadSession(join(directory, 'decoder_model_merged_quantized.onnx'), {
      ...settings,
      lateFirstStep: true,
    });
    // Each layer's attention is an output of 70 MB: dropping them halves the encoder's peak.
    const encoderFile = join(directory, 'encoder_model_quantized.onnx');
    const encoder = await loadSession(encoderFile, { ...settings, unread: /attentions/ });
    const tokens = await WhisperTokens.load(directory);
    return new WhisperModel(tokens, encoder, decoder);
  }

  /** One window at a time: the encoder uses all threads, and its memory is the process's peak. */
  async encode(samples: Float32Array): Promise<WhisperSound> {
    const turn = this.#lastEncode.then(() => this.#encode(samples));
    this.#lastEncode = turn.catch(() => {});
    return turn;
  }

  async #encode(samples: Float32Array): Promise<WhisperSound> {
    // The last window left about 40 MB in buffers outside the heap, which the garbage collector does not count.
    globalThis.gc?.();
    const features = new Tensor('float32', melSpectrogram(samples), [
      1,
      MEL_BANDS,
      WINDOW_SECONDS * FRAMES_PER_SECOND,
    ]);
    const { last_hidden_state } = await this.#encoder.run({ input_features: features });
    return { states: last_hidden_state!, seconds: samples.length / SAMPLE_RATE };
  }

  /** The spoken language, with its probability. */
  async identifyLanguage(sound: WhisperSound): Promise<{ language: string; probability: number }> {
    const { logits } = await this.#step([START], sound, this.#emptyCache(), false);
    const names = [...this.tokens.languages.keys()];
    const scores = names.map((name) => logits[this.tokens.languages.get(name)!]!);
    const best = scores.indexOf(Math.max(...scores));
    return { language: names[best]!, probability: softmaxAt(Float32Array.from(scores), best) };
  }

  async write(sound: WhisperSound, hearing: WhisperHearing, signal: AbortSignal): Promise<WhisperText> {
    const { tokens } = this;
    const lastTimestamp = tokens.firstTimestamp + Math.min(1500, Math.ceil(sound.seconds / TIMESTAMP_STEP));
    const prompt = tokens.prompt(hearing.prompt, hearing.language, hearing.task);
    const written: number[] = [];
    const attention: Float32Array[][] = [];
    let logprobs = 0;
    let noSpeechProb = 0;
    let cache = this.#emptyCache();
    let input = prompt;
    while (written.length < MOST_TOKENS) {
      signal.throwIfAborted();
      const step = await this.#step(input, sound, cache, hearing.attention);
      if (written.length === 0) noSpeechProb = softmaxAt(step.first, NO_SPEECH);
      else if (hearing.attention) attention.push(step.attention);
      applyRules(step.logits, written, tokens, lastTimestamp);
      const token = pickToken(step.logits, hearing.temperature);
      logprobs += logSoftmaxAt(step.logits, token);
      cache = step.cache;
      if (token === END_OF_TEXT) break;
      written.push(token);
      input = [token];
    }
    return {
      tokens: written,
      avgLogprob: logprobs / (written.length + 1),
      noSpeechProb,
      temperature: hearing.temperature,
      attention,
    };
  }

  async #step(
    input: readonly number[],
    sound: WhisperSound,
    cache: Cache,
    withAttention: boolean,
  ): Promise<{ logits: Float32Array; first: Float32Array; cache: Cache; attention: Float32Array[] }> {
    const again = cache['past_key_values.0.decoder.key']!.dims[2]! > 0;
    const layers = Array.from({ length: this.#layers }, (_, layer) => layer);
    const parts = again ? ['decoder'] : ['decoder', 'encoder'];
    const kept = layers.flatMap((layer) =>
      parts.flatMap((part) => [`present.${layer}.${part}.key`, `present.${layer}.${part}.value`]),
    );
    const attentions = withAttention ? layers.map((layer) => `cross_attentions.${layer}`) : [];
    const output = await this.#decoder.run(
      {
        ...cache,
        input_ids: new Tensor('int64', BigInt64Array.from(input, BigInt), [1, input.length]),
        encoder_hidden_states: sound.states,
        use_cache_branch: new Tensor('bool', [again], [1]),
      },
      ['logits', ...kept, ...attentions],
    );
    const next = { ...cache };
    for (const name of kept) next[name.replace('present', 'past_key_values')] = output[name]!;
    const all = output.logits!.data as Float32Array;
    const size = output.logits!.dims[2]!;
    const startAt = Math.max(0, input.indexOf(START));
    return {
      logits: all.subarray((input.length - 1) * size),
      first: all.slice(startAt * size, (startAt + 1) * size),
      cache: next,
      attention: withAttention ? this.#alignment(output) : [],
    };
  }

  #alignment(output: InferenceSession.OnnxValueMapType): Float32Array[] {
    return this.tokens.alignmentHeads.map(([layer, head]) => {
      const { data, dims } = output[`cross_attentions.${layer}`] as Tensor;
      const [, , rows, frames] = dims as [number, number, number, number];
      const end = (head * rows + rows) * frames;
      return (data as Float32Array).slice(end - frames, end);
    });
  }

  #emptyCache(): Cache {
    const cache: Cache = {};
    for (const { name, shape } of this.#decoder
      .inputMetadata as readonly InferenceSession.TensorValueMetadata[]) {
      if (!name.startsWith('past_key_values')) continue;
      const [, heads, , width] = shape as [number | string, number, number | string, number];
      cache[name] = new Tensor('float32', new Float32Array(0), [1, heads, 0, width]);
    }
    return cache;
  }
}

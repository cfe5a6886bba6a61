import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { ENCODED } from '../../../../weights/prepare/split-encoder.ts';
import { loadPrepared, loadPreparedWhole } from '../../onnx/load-session.ts';
import { runWhileWanted } from '../../onnx/run-while-wanted.ts';
import { collectBuffers } from '../collect-buffers.ts';
import { type DecoderMemory, decoderStep, startOfText } from '../decoder-step.ts';
import type { WhisperName } from '../hearing-plan.ts';
import { SAMPLE_RATE } from '../pcm-file.ts';
import { logSoftmaxAt, pickToken, softmaxAt } from '../token-choice.ts';
import { repeatedTail } from '../token-loop.ts';
import { FRAMES_PER_SECOND, MEL_BANDS, MOST_FRAMES, melSpectrogram } from './mel-spectrogram.ts';
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
  /** Whether it ended because it repeated itself; all but the first of the repeated phrases are left out. */
  readonly loops: boolean;
  /** For each token, the attention its alignment heads paid to each 20 ms of audio. */
  readonly attention: readonly (readonly Float32Array[])[];
}

/** A window of audio after the encoder. */
export interface WhisperSound {
  readonly memory: DecoderMemory;
  readonly seconds: number;
}

interface Step {
  readonly logits: Float32Array;
  readonly memory: DecoderMemory;
  readonly attention: readonly Float32Array[];
}

/**
 * Whisper learned from windows of 30 s. In English, and to tell the language, shorter ones are as good and take a quarter of
 * the time: of 191 words in windows of at most 5 s, Whisper small got 3 wrong, and as many or fewer with three to six seconds
 * of silence (14 with one). In French, Russian and Spanish it got 44 of 368 wrong instead of 33.
 */
export type WhisperSilence = 'to the full window' | 'some';
const SILENT_SECONDS = 5;
const SHORTEST_SECONDS = 10;

/** The decoder has 448 positions; recognised text may fill half of them. */
const MOST_TOKENS = 224;

/** So many tokens of a prompt take Whisper small 130 ms of processor. */
const PROMPT_AT_ONCE = 64;

/** Each step leaves a copy of what was written so far: up to 10 MB. */
const STEPS_PER_COLLECTION = 8;

/** Each slice of the encoder leaves what it has read: 5 MB for a window of 30 s on Whisper small. */
const SLICES_PER_COLLECTION = 4;

type Values = InferenceSession.OnnxValueMapType;

function only(values: Values, names: readonly string[]): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

/** Whisper as ONNX graphs that are called directly: only the needed outputs leave the runtime. */
export class WhisperModel {
  readonly tokens: WhisperTokens;
  readonly #encoder: readonly InferenceSession[];
  readonly #sound: readonly InferenceSession[];
  readonly #step: InferenceSession;
  #lastEncode: Promise<unknown> = Promise.resolve();

  private constructor(
    tokens: WhisperTokens,
    encoder: readonly InferenceSession[],
    sound: readonly InferenceSession[],
    step: InferenceSession,
  ) {
    this.tokens = tokens;
    this.#encoder = encoder;
    this.#sound = sound;
    this.#step = step;
  }

  static async load(name: WhisperName, directory: string, threads: number): Promise<WhisperModel> {
    // The arena would keep the encoder's peak memory forever.
    const settings = { threads, arena: false };
    return new WhisperModel(
      await WhisperTokens.load(directory),
      await loadPrepared(name, 'encoder', directory, settings),
      await loadPrepared(name, 'sound', directory, settings),
      await loadPreparedWhole(name, 'step', directory, settings),
    );
  }

  /** One window at a time: the encoder uses all threads, and its memory is the process's peak. */
  async encode(samples: Float32Array, silence: WhisperSilence, signal: AbortSignal): Promise<WhisperSound> {
    const sound = this.#lastEncode.then(() => this.#encode(samples, silence, signal));
    // Only that it has ended: the sound itself is 110 MB.
    const end = () => {};
    this.#lastEncode = sound.then(end, end);
    return sound;
  }

  async #encode(samples: Float32Array, silence: WhisperSilence, signal: AbortSignal): Promise<WhisperSound> {
    signal.throwIfAborted();
    collectBuffers('all');
    const frames = framesFor(samples, silence);
    const mel = await melSpectrogram(samples, frames, signal);
    let carried: Values = { input_features: new Tensor('float32', mel, [1, MEL_BANDS, frames]) };
    for (const [n, part] of this.#encoder.entries()) {
      if (n % SLICES_PER_COLLECTION === 0) collectBuffers('young');
      const written = await runWhileWanted(part, only(carried, part.inputNames), signal);
      const read = this.#encoder.slice(n + 1).flatMap(({ inputNames }) => inputNames);
      carried = { ...only(carried, read), ...written };
    }
    const state = carried[ENCODED]!;
    const heard = {};
    for (const part of this.#sound)
      Object.assign(heard, await runWhileWanted(part, { encoder_hidden_states: state }, signal));
    return { memory: startOfText(this.#step, heard), seconds: samples.length / SAMPLE_RATE };
  }

  /** The spoken language, with its probability. */
  async identifyLanguage(
    sound: WhisperSound,
    signal: AbortSignal,
  ): Promise<{ language: string; probability: number }> {
    const { logits } = await this.#take([START], sound.memory, false, signal);
    const names = [...this.tokens.languages.keys()];
    const scores = names.map((name) => logits[this.tokens.languages.get(name)!]!);
    const best = scores.indexOf(Math.max(...scores));
    return { language: names[best]!, probability: softmaxAt(Float32Array.from(scores), best) };
  }

  async write(sound: WhisperSound, hearing: WhisperHearing, signal: AbortSignal): Promise<WhisperText> {
    const { tokens } = this;
    const lastTimestamp = tokens.firstTimestamp + Math.min(1500, Math.ceil(sound.seconds / TIMESTAMP_STEP));
    const { before, steering } = tokens.prompt(hearing.prompt, hearing.language, hearing.task);
    const opened = await this.#read(before, sound.memory, signal);
    // What the model says after the start token alone is whether anybody speaks.
    const noSpeechProb = softmaxAt(opened.logits, NO_SPEECH);
    const written: number[] = [];
    const attention: (readonly Float32Array[])[] = [];
    let logprobs = 0;
    let repeated = 0;
    let { memory } = opened;
    let input: readonly number[] = steering;
    while (written.length < MOST_TOKENS) {
      if (written.length % STEPS_PER_COLLECTION === 0) collectBuffers('young');
      const step = await this.#take(input, memory, hearing.attention, signal);
      if (written.length > 0 && hearing.attention) attention.push(step.attention);
      applyRules(step.logits, written, tokens, lastTimestamp);
      const token = pickToken(step.logits, hearing.temperature);
      logprobs += logSoftmaxAt(step.logits, token);
      memory = step.memory;
      if (token === END_OF_TEXT) break;
      written.push(token);
      input = [token];
      repeated = repeatedTail(written);
      if (repeated > 0) break;
    }
    const avgLogprob = logprobs / (written.length + 1);
    written.length -= repeated;
    return {
      tokens: written,
      avgLogprob,
      noSpeechProb,
      temperature: hearing.temperature,
      loops: repeated > 0,
      attention,
    };
  }

  /** Takes a whole prompt, in pieces, because a run cannot be stopped. */
  async #read(prompt: readonly number[], memory: DecoderMemory, signal: AbortSignal): Promise<Step> {
    const first = await this.#take(prompt.slice(0, PROMPT_AT_ONCE), memory, false, signal);
    const rest = prompt.slice(PROMPT_AT_ONCE);
    return rest.length === 0 ? first : this.#read(rest, first.memory, signal);
  }

  async #take(
    tokens: readonly number[],
    memory: DecoderMemory,
    withAttention: boolean,
    signal: AbortSignal,
  ): Promise<Step> {
    const layers = new Set(this.tokens.alignmentHeads.map(([layer]) => layer));
    const attentions = withAttention ? [...layers].map((layer) => `cross_attentions.${layer}`) : [];
    const { logits, next, output } = await decoderStep(this.#step, tokens, memory, attentions, signal);
    return { logits, memory: next, attention: withAttention ? this.#alignment(output) : [] };
  }

  #alignment(output: InferenceSession.OnnxValueMapType): Float32Array[] {
    return this.tokens.alignmentHeads.map(([layer, head]) => {
      const { data, dims } = output[`cross_attentions.${layer}`] as Tensor;
      const [, , rows, frames] = dims as [number, number, number, number];
      const end = (head * rows + rows) * frames;
      return (data as Float32Array).slice(end - frames, end);
    });
  }
}

/** The sound, and silence after it: without any, Whisper goes on writing after the end. */
function framesFor(samples: Float32Array, silence: WhisperSilence): number {
  if (silence === 'to the full window') return MOST_FRAMES;
  const seconds = Math.max(SHORTEST_SECONDS, Math.ceil(samples.length / SAMPLE_RATE) + SILENT_SECONDS);
  return Math.min(MOST_FRAMES, seconds * FRAMES_PER_SECOND);
}

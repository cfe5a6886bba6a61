import type { EngineMessage } from '../../engine.ts';
import { commonLength } from './common-length.ts';
import { type AddonContext, type AddonModel, type LlamaAddon, loadLlamaAddon } from './llama-addon.ts';
import type { LlamaModel, LlamaModelOptions, Sampling } from './llama-model.ts';
import { SpareCore } from './spare-core.ts';
import { tinyLlamaTokens } from './tinyllama-template.ts';

const SEQUENCE = 0;
/** Tokens read at once. More are not read sooner, and what lies between the layers takes memory for each. */
const BATCH = 128;
/** As node-llama-cpp chooses it. */
const TOP_K = 40;
const PUNISHED_TOKENS = 64;

interface Loaded {
  readonly release: string;
  readonly addon: LlamaAddon;
  readonly model: AddonModel;
  readonly context: AddonContext;
  readonly batch: number;
  readonly spareCore: SpareCore;
}

/**
 * The model that comes with the service, straight through llama.cpp: ready after 0.3 s of processor, where
 * node-llama-cpp takes 1.3 and a process more, most of it to find out what is known of this model.
 */
export class TinyLlamaModel implements LlamaModel {
  readonly release: string;
  readonly contextSize: number;
  readonly templateStops = [];
  readonly #options: LlamaModelOptions;
  readonly #addon: LlamaAddon;
  readonly #model: AddonModel;
  readonly #context: AddonContext;
  readonly #batch: number;
  readonly #spareCore: SpareCore;
  #tokens: readonly number[] = [];

  private constructor(options: LlamaModelOptions, loaded: Loaded) {
    const { release, addon, model, context, batch, spareCore } = loaded;
    this.release = release;
    this.contextSize = model.getTrainContextSize();
    this.#options = options;
    this.#addon = addon;
    this.#model = model;
    this.#context = context;
    this.#batch = batch;
    this.#spareCore = spareCore;
  }

  /** Null where llama.cpp can be had through the library at most. A test reads in smaller batches: that takes less time. */
  static async load(options: LlamaModelOptions, batch = BATCH): Promise<TinyLlamaModel | null> {
    const spareCore = new SpareCore();
    const loaded = await loadLlamaAddon();
    if (loaded === null) return null;
    const { addon } = loaded;
    const model = new addon.AddonModel(options.path, { addonExports: addon, gpuLayers: 0, useMmap: true });
    if (!(await model.init())) throw new Error(`llama.cpp cannot load ${options.path}`);
    const context = new addon.AddonContext(model, {
      contextSize: model.getTrainContextSize(),
      batchSize: batch,
      sequences: 1,
      // The same tokens whatever the number of threads; flash attention adds up in another order with each.
      flashAttention: false,
      threads: options.threads,
    });
    if (!(await context.init())) throw new Error('llama.cpp has no memory for a conversation');
    const release = `${loaded.release} without flash attention`;
    return new TinyLlamaModel(options, { release, addon, model, context, batch, spareCore });
  }

  tokensOf(messages: readonly EngineMessage[]): number[] {
    const model = this.#model;
    return tinyLlamaTokens(messages, {
      begin: model.tokenBos(),
      end: model.tokenEos(),
      tokenize: (text, special) => [...model.tokenize(text, special)],
    });
  }

  textOf(tokens: readonly number[]): string {
    return this.#model.detokenize(Uint32Array.from(tokens));
  }

  known(tokens: readonly number[]): number {
    return commonLength(tokens, this.#tokens);
  }

  async read(tokens: readonly number[]): Promise<void> {
    this.#forgetAfter(this.known(tokens));
    await this.#decode(tokens.slice(this.#tokens.length), false);
  }

  async *write(tokens: readonly number[], sampling: Sampling): AsyncGenerator<number> {
    // The last token is always read: what follows it is wanted.
    this.#forgetAfter(Math.min(this.known(tokens), tokens.length - 1));
    const sampler = new this.#addon.AddonSampler(this.#model);
    try {
      for (let unread = tokens.slice(this.#tokens.length); ; ) {
        const index = await this.#decode(unread, true);
        sampler.applyConfig(configOf(sampling));
        const token = await this.#context.sampleToken(index, sampler);
        if (token < 0) throw new Error('llama.cpp chose no token');
        if (this.#model.isEogToken(token)) return;
        yield token;
        unread = [token];
      }
    } finally {
      sampler.dispose();
    }
  }

  async save(file: string): Promise<void> {
    await this.#context.saveSequenceStateToFile(file, SEQUENCE, Uint32Array.from(this.#tokens));
  }

  async restore(file: string): Promise<void> {
    this.#forgetAfter(0);
    this.#tokens = [...(await this.#context.loadSequenceStateFromFile(file, SEQUENCE, this.contextSize))];
  }

  #forgetAfter(index: number): void {
    if (index >= this.#tokens.length) return;
    if (index === 0) this.#context.disposeSequence(SEQUENCE);
    else this.#context.removeTokenCellsFromSequence(SEQUENCE, index, this.#tokens.length);
    this.#tokens = this.#tokens.slice(0, index);
  }

  /** Reads tokens after those it knows; gives the index of what follows the last, where that is wanted. */
  async #decode(tokens: readonly number[], isNextWanted: boolean): Promise<number> {
    const context = this.#context;
    const { threads, mostThreads } = this.#options;
    let index = -1;
    for (let from = 0; from < tokens.length; from += this.#batch) {
      const batch = tokens.slice(from, from + this.#batch);
      const wanted = isNextWanted && from + this.#batch >= tokens.length ? [batch.length - 1] : [];
      context.setThreads(this.#spareCore.isThere() ? mostThreads : threads);
      context.initBatch(batch.length);
      const known = this.#tokens;
      [index = -1] = context.addToBatch(
        SEQUENCE,
        known.length,
        Uint32Array.from(batch),
        Uint32Array.from(wanted),
      );
      try {
        await context.decodeBatch();
      } catch (error) {
        // It may have read some of them.
        this.#forgetAfter(0);
        throw error;
      }
      this.#tokens = [...known, ...batch];
    }
    return index;
  }
}

function configOf({ temperature, topP, minP, seed, repeatPenalty, punished }: Sampling) {
  const tokens = Uint32Array.from(punished());
  return {
    temperature,
    topP,
    minP,
    topK: TOP_K,
    seed: Math.max(0, seed ?? Math.floor(Date.now() / 1000)),
    repeatPenalty,
    repeatPenaltyMaxTokens: Math.max(PUNISHED_TOKENS, tokens.length),
    repeatPenaltyTokens: tokens,
  };
}

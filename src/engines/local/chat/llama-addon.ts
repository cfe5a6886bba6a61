import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** What is used of the native part of node-llama-cpp. */
export interface LlamaAddon {
  readonly AddonModel: new (
    path: string,
    options: { addonExports: LlamaAddon; gpuLayers: number; useMmap: boolean },
  ) => AddonModel;
  readonly AddonContext: new (
    model: AddonModel,
    options: {
      contextSize: number;
      batchSize: number;
      sequences: number;
      flashAttention: boolean;
      threads: number;
    },
  ) => AddonContext;
  readonly AddonSampler: new (model: AddonModel) => AddonSampler;
  markLoaded(): boolean;
  setLogger(logger: (level: number, message: string) => void): void;
  setLoggerLogLevel(level: number): void;
  loadBackends(folder?: string): void;
  /** Undefined while no backend is loaded, false for the processor alone. */
  getGpuType(): string | false | undefined;
  init(): Promise<void>;
}

export interface AddonModel {
  init(): Promise<boolean>;
  getTrainContextSize(): number;
  tokenBos(): number;
  tokenEos(): number;
  isEogToken(token: number): boolean;
  /** `special`: markers such as `</s>` become the token they name. */
  tokenize(text: string, special: boolean): Uint32Array;
  detokenize(tokens: Uint32Array): string;
}

export interface AddonContext {
  init(): Promise<boolean>;
  setThreads(threads: number): void;
  initBatch(size: number): void;
  /** Gives the indices of the wanted results in the batch. */
  addToBatch(sequence: number, firstIndex: number, tokens: Uint32Array, wanted: Uint32Array): Uint32Array;
  decodeBatch(): Promise<void>;
  sampleToken(index: number, sampler: AddonSampler): Promise<number>;
  disposeSequence(sequence: number): void;
  removeTokenCellsFromSequence(sequence: number, from: number, to: number): boolean;
  saveSequenceStateToFile(file: string, sequence: number, tokens: Uint32Array): Promise<number>;
  loadSequenceStateFromFile(file: string, sequence: number, contextSize: number): Promise<Uint32Array>;
}

export interface AddonSampler {
  applyConfig(config: {
    temperature: number;
    minP: number;
    topK: number;
    topP: number;
    seed: number;
    repeatPenalty: number;
    repeatPenaltyMaxTokens: number;
    repeatPenaltyTokens: Uint32Array;
  }): void;
  dispose(): void;
}

export interface LoadedAddon {
  readonly addon: LlamaAddon;
  /** Of llama.cpp. */
  readonly release: string;
}

const LOG_ERRORS = 2;

/**
 * The native part of node-llama-cpp without the library around it: that is 590 modules, and it tries the native part in a
 * process of its own first, which takes a second in all. Null where there is no such part for this system.
 */
export async function loadLlamaAddon(): Promise<LoadedAddon | null> {
  const require = createRequire(import.meta.resolve('node-llama-cpp'));
  const system = `${process.platform}-${process.arch}`;
  let folder: string;
  try {
    folder = join(dirname(require.resolve(`@node-llama-cpp/${system}`)), '../bins', system);
  } catch {
    return null;
  }
  const { buildOptions } = JSON.parse(readFileSync(join(folder, '_nlcBuildMetadata.json'), 'utf8'));
  const addon: LlamaAddon = require(join(folder, 'llama-addon.node'));
  addon.markLoaded();
  addon.setLogger((_level, message) => process.stderr.write(message));
  addon.setLoggerLogLevel(LOG_ERRORS);
  addon.loadBackends();
  if (addon.getGpuType() === undefined) addon.loadBackends(folder);
  await addon.init();
  return { addon, release: buildOptions.llamaCpp.release };
}

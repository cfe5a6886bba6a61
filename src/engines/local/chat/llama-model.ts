import type { EngineMessage } from '../../engine.ts';

/** How a token is chosen among those that may follow. */
export interface Sampling {
  readonly temperature: number;
  readonly topP: number;
  readonly minP: number;
  /** Null: other tokens every time. */
  readonly seed: number | null;
  /** Makes the tokens that `punished` gives less likely. Without it, small models repeat themselves. */
  readonly repeatPenalty: number;
  readonly punished: () => readonly number[];
}

/** A model in llama.cpp's memory, with its tokenizer and its chat template, and the one conversation that it has read. */
export interface LlamaModel {
  /** Which llama.cpp it is: another one remembers differently. */
  readonly release: string;
  readonly contextSize: number;
  /** Template markers that a model may write as plain text instead of its end token. */
  readonly templateStops: readonly string[];
  /** The conversation as the model's tokens, up to where its reply begins. */
  tokensOf(messages: readonly EngineMessage[]): number[];
  textOf(tokens: readonly number[]): string;
  /** How many of these tokens, from the first on, it has read already. */
  known(tokens: readonly number[]): number;
  /** Reads these tokens as far as it does not know them, and forgets whatever else it had read. */
  read(tokens: readonly number[]): Promise<void>;
  /** Reads the conversation likewise and writes on, up to its end token. */
  write(tokens: readonly number[], sampling: Sampling): AsyncIterable<number>;
  /** Writes what it remembers of the conversation into a file. */
  save(file: string): Promise<void>;
  /** Remembers the conversation of a file instead of its own. The file must be of the same model and release. */
  restore(file: string): Promise<void>;
}

export interface LlamaModelOptions {
  readonly path: string;
  readonly threads: number;
  /** As many as there may be while nobody else computes. */
  readonly mostThreads: number;
}

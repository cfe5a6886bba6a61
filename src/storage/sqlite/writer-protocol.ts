import type { SqlValue, WriteOutcome } from '../database.ts';

/** What the main thread and the writer thread say to each other. */
export interface WriterSetup {
  readonly file: string;
}

/** `[number of the SQL text, values, expected rows (-1: any), expectation]` */
export type PackedWrite = readonly [number, readonly SqlValue[], number, string];

export interface WriteRequest {
  /** SQL texts the writer has not seen yet, in the order of their numbers: each text crosses only once. */
  readonly newTexts: readonly string[];
  /** Batches that arrived together and are committed together. */
  readonly batches: readonly (readonly PackedWrite[])[];
}

export type WriteReply =
  | { readonly outcomes: readonly (WriteOutcome | { readonly failure: string })[] }
  /** The commit itself failed: none of the batches is durable. */
  | { readonly failure: string };

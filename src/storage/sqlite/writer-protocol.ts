import type { SqlValue, WriteOutcome } from '../database.ts';
import type { SqliteFailure } from './sqlite-failure.ts';

/** What the main thread and the writer thread say to each other. */
export interface WriterSetup {
  readonly file: string;
}

/** `[number of the SQL text, values, expected rows (-1: any), expectation]` */
export type PackedWrite = readonly [number, readonly SqlValue[], number, string];

export interface WriteRequest {
  /** SQL texts the writer has not seen yet, in the order of their numbers: each text crosses only once. */
  readonly newTexts: readonly string[];
  /** Batches that arrived together. */
  readonly batches: readonly (readonly PackedWrite[])[];
}

/** The outcomes of the next so many batches, in their order: a request may be answered in parts, a commit each. */
export type WriteReply = readonly (WriteOutcome | SqliteFailure)[];

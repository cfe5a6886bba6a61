import type { SqlValue, WriteOutcome } from '../database.ts';
import type { SqliteFailure } from './sqlite-failure.ts';

/** Messages between the main thread and the writer thread. */
export interface WriterSetup {
  readonly file: string;
}

/** `[number of the SQL text, values, expected rows (-1: any), expectation]` */
export type PackedWrite = readonly [number, readonly SqlValue[], number, string];

export interface WriteRequest {
  /** SQL texts the writer does not know yet, in the order of their numbers: each text is sent only once. */
  readonly newTexts: readonly string[];
  /** Batches that arrived together. */
  readonly batches: readonly (readonly PackedWrite[])[];
  /** Whether one of them has to survive a power cut. */
  readonly syncs: boolean;
}

export type WriterMessage = WriteRequest | 'close';

/** The outcomes of the next batches, in order. A request may get several replies, one per commit. */
export type WriteReply = readonly (WriteOutcome | SqliteFailure)[];

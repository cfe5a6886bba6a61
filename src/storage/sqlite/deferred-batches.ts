import type { DeferredBatch, DeferredWrites, Read, Row, Write } from '../database.ts';
import type { DeferredWriter, Entry } from './deferred-writer.ts';
import type { PackedWrite } from './writer-protocol.ts';

export interface DeferredBatchesParts {
  readonly writer: DeferredWriter;
  readonly version: () => number | null;
  readonly whenIdle: DeferredWrites['whenIdle'];
  readonly read: (statement: Read) => Row[];
  readonly pack: (batch: readonly Write[]) => PackedWrite[];
  /** Something waits for the next commit. */
  readonly onAdded: () => void;
}

class Deferred implements DeferredBatch {
  readonly entry: Entry;

  constructor(entry: Entry) {
    this.entry = entry;
  }

  get isWritten(): boolean {
    return this.entry.state === 'written';
  }
}

/** The storage port's side of the deferred writer. */
export class DeferredBatches implements DeferredWrites {
  readonly #parts: DeferredBatchesParts;

  constructor(parts: DeferredBatchesParts) {
    this.#parts = parts;
  }

  get version(): number | null {
    return this.#parts.version();
  }

  whenIdle(call: (refusal: Error | null) => void): void {
    this.#parts.whenIdle(call);
  }

  readNow(statement: Read): Row | undefined {
    return this.#parts.read(statement)[0];
  }

  add(make: () => readonly Write[]): DeferredBatch {
    const { writer, pack, onAdded } = this.#parts;
    const entry = writer.add(() => pack(make()));
    onAdded();
    return new Deferred(entry);
  }

  keep(
    batch: readonly Write[],
    earlier: DeferredBatch | null,
    otherwise?: () => readonly Write[],
  ): Promise<true> {
    const { writer, pack, onAdded } = this.#parts;
    const before = earlier instanceof Deferred ? earlier.entry : null;
    const kept = writer.keep(pack(batch), before, otherwise ? () => pack(otherwise()) : null);
    onAdded();
    return kept;
  }
}

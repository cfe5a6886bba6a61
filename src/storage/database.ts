/**
 * The storage port: one set of SQL texts, thin drivers.
 *
 * Statements are written for PostgreSQL with `$1, $2, …` and run unchanged on SQLite. A write is a batch: a list of
 * statements, each with the number of rows it must change; all or nothing. There are no interactive transactions:
 * a use case states its conditions in SQL (`… WHERE balance - held >= $1`), so races are decided by the database.
 */
export type SqlValue = string | number | null;

export type Row = Record<string, SqlValue>;

export interface Read {
  readonly sql: string;
  readonly values: readonly SqlValue[];
}

export interface Write extends Read {
  /** Rows the statement must change; `any` when it does not matter. */
  readonly rows: number | 'any';
  /** The name of the expectation, reported when it fails: `quota`, `idempotency` … */
  readonly expectation?: string;
  /**
   * It adds its first value, a number, to the row that its second value names, and asks for nothing else: several of them
   * for one row may be written as one, with their sum.
   */
  readonly adds?: true;
}

export type WriteOutcome =
  | { readonly ok: true }
  /** Nothing was written. `rows`: a different number of rows matched; `conflict`: a unique key was taken. */
  | { readonly ok: false; readonly expectation: string; readonly reason: 'rows' | 'conflict' };

export interface WriteOptions {
  /**
   * What an answered batch survives at least; a storage may do more.
   *   power-cut  everything: the answer waits for the disk. The default.
   *   crash      the death of the process, in whatever way. A power cut within the next tenth of a second may lose it, and
   *              with it nothing that was written before. Such a batch must be refused when it runs a second time: after
   *              a crash it is repeated if it is not known whether it was committed.
   *   nothing    It is seen by all reads and writes at once, and lost if the process dies within the next tenth of a
   *              second. For what is worth nothing without the process.
   */
  readonly survives?: 'power-cut' | 'crash' | 'nothing';
}

/** A batch that is written later. */
export interface DeferredBatch {
  /** It is in the database. */
  readonly isWritten: boolean;
}

/**
 * Of a storage to which only this process writes. Whoever knows that a batch will not be refused has it written later,
 * with many others: before anybody reads or writes anything else, or within a tenth of a second.
 */
export interface DeferredWrites {
  /** Changes with everything else that is written: what was read before may be outdated. Null while it is being written. */
  readonly version: number | null;
  /**
   * Calls as soon as nothing else is being written: `version` is known then, and what is added goes before whatever waits
   * to be written. With an error when the storage takes nothing any more.
   */
  whenIdle(call: (refusal: Error | null) => void): void;
  readNow(statement: Read): Row | undefined;
  /** The batch is made when it is written. It survives nothing: lost if the process dies before. */
  add(make: () => readonly Write[]): DeferredBatch;
  /**
   * As `add`, in place of an earlier batch that is not written yet. Resolves when the batch survives the process; it must be
   * refused when it runs a second time. If it is refused after all, `otherwise` is written.
   */
  keep(
    batch: readonly Write[],
    earlier: DeferredBatch | null,
    otherwise?: () => readonly Write[],
  ): Promise<true>;
}

export interface Database {
  /** Where nobody else can write. */
  readonly deferred?: DeferredWrites;
  read(statement: Read): Promise<Row[]>;
  /** Resolves when the batch is durable, or was refused as a whole. */
  write(batch: readonly Write[], options?: WriteOptions): Promise<WriteOutcome>;
  close(): Promise<void>;
}

export async function readOne(database: Database, statement: Read): Promise<Row | undefined> {
  return (await database.read(statement))[0];
}

/** For batches whose expectations fail only because of a bug. */
export async function mustWrite(database: Database, batch: readonly Write[]): Promise<void> {
  const outcome = await database.write(batch);
  if (!outcome.ok) throw new Error(`storage refused a batch: ${outcome.expectation} (${outcome.reason})`);
}

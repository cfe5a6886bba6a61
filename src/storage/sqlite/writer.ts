import { open } from 'node:fs/promises';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { WriteOutcome } from '../database.ts';
import { openConnection } from './open-connection.ts';
import { type SqliteFailure, sqliteFailure } from './sqlite-failure.ts';
import type { PackedWrite, WriteReply, WriteRequest, WriterSetup } from './writer-protocol.ts';

/**
 * The writer thread: runs each of the batches that arrived together under a savepoint, and commits many with one fsync.
 * A slow disk blocks only this thread, never the event loop or the reads. A commit of which no batch has to wait for the
 * disk is synced a moment later.
 */
const SQLITE_CONSTRAINT = 19;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

class LostTransaction extends Error {
  readonly reason: SqliteFailure;

  constructor(reason: SqliteFailure) {
    super(reason.failure);
    this.reason = reason;
  }
}

const database: DatabaseSync = openConnection((workerData as WriterSetup).file);
if (!parentPort) throw new Error('the writer runs in a thread');
const port = parentPort;
const texts: string[] = [];
const statements: (StatementSync | undefined)[] = [];
const syncEach = database.prepare('PRAGMA synchronous = FULL');
const syncLater = database.prepare('PRAGMA synchronous = NORMAL');
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');
const savepoint = database.prepare('SAVEPOINT batch');
const release = database.prepare('RELEASE batch');
const rollbackBatch = database.prepare('ROLLBACK TO batch');

/**
 * A commit is large enough that its flush takes a fifth of its time: on a slow disk everything that waits, on a fast
 * one less, so that finished batches are answered while the rest is written.
 */
const RUNS_PER_FLUSH = 4;
const FEWEST_PER_COMMIT = 16;
/** Weight of the newest commit in the running means. */
const MEAN_WEIGHT = 0.1;
const SYNC_WITHIN_MS = 100;
let syncsLater = false;
let syncing = false;
let batchMs = 0;
let flushMs = 0;

port.on('message', (request: WriteRequest | 'close') => {
  if (request === 'close') {
    database.close();
    port.close();
    return;
  }
  texts.push(...request.newTexts);
  const { batches, soon } = request;
  if (soon !== syncsLater) (soon ? syncLater : syncEach).run();
  syncsLater = soon;
  for (let first = 0; first < batches.length; ) {
    const together = batches.slice(first, first + batchesPerCommit());
    port.postMessage(commitTogether(together));
    first += together.length;
  }
  if (soon) syncSoon();
});

/** Syncs what was committed without it; a later commit that waits for the disk does so too. */
function syncSoon(): void {
  if (syncing) return;
  syncing = true;
  setTimeout(async () => {
    syncing = false;
    // A failure of the disk is found by the next commit that waits for it.
    await using log = await open(`${(workerData as WriterSetup).file}-wal`).catch(() => undefined);
    await log?.datasync().catch(() => {});
  }, SYNC_WITHIN_MS).unref();
}

function batchesPerCommit(): number {
  return Math.max(FEWEST_PER_COMMIT, Math.ceil((RUNS_PER_FLUSH * flushMs) / (batchMs || Number.MIN_VALUE)));
}

function commitTogether(batches: WriteRequest['batches']): WriteReply {
  try {
    const began = performance.now();
    begin.run();
    const outcomes = batches.map(runBatch);
    const ran = performance.now();
    commit.run();
    batchMs += MEAN_WEIGHT * ((ran - began) / batches.length - batchMs);
    flushMs += MEAN_WEIGHT * (performance.now() - ran - flushMs);
    return outcomes;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    // None of the batches is durable.
    const { failure, code } = error instanceof LostTransaction ? error.reason : sqliteFailure(error);
    return batches.map(() => ({ failure: `the commit failed: ${failure}`, code }));
  }
}

function runBatch(batch: readonly PackedWrite[]): WriteOutcome | SqliteFailure {
  savepoint.run();
  const outcome = runStatements(batch);
  // On a full or failing disk SQLite rolls back the whole transaction, and with it every batch of this commit.
  if ('failure' in outcome && !database.isTransaction) throw new LostTransaction(outcome);
  if (!('ok' in outcome) || !outcome.ok) rollbackBatch.run();
  release.run();
  return outcome;
}

function runStatements(batch: readonly PackedWrite[]): WriteOutcome | SqliteFailure {
  for (const [number, values, rows, expectation] of batch) {
    try {
      const { changes } = statement(number).run(...values);
      if (rows >= 0 && Number(changes) !== rows) return { ok: false, expectation, reason: 'rows' };
    } catch (error) {
      if (isUniqueConflict(error)) return { ok: false, expectation, reason: 'conflict' };
      return sqliteFailure(error);
    }
  }
  return { ok: true };
}

/** Prepared at its first run, so that an invalid SQL text fails only its own batch. */
function statement(number: number): StatementSync {
  statements[number] ??= database.prepare(texts[number] ?? '');
  return statements[number];
}

function isUniqueConflict(error: unknown): boolean {
  const { code, failure } = sqliteFailure(error);
  return (
    code === SQLITE_CONSTRAINT_PRIMARYKEY ||
    code === SQLITE_CONSTRAINT_UNIQUE ||
    (code === SQLITE_CONSTRAINT && /UNIQUE/.test(failure))
  );
}

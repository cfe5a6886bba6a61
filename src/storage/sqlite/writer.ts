import { fdatasyncSync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { BatchRunner, LostTransaction } from './batch-runner.ts';
import { openConnection } from './open-connection.ts';
import { sqliteFailure } from './sqlite-failure.ts';
import type { WriteReply, WriteRequest, WriterSetup } from './writer-protocol.ts';

/**
 * The writer thread: runs each of the batches that arrived together under a savepoint, and commits many with one fsync.
 * A slow disk blocks only this thread, never the event loop or the reads.
 */
const { file } = workerData as WriterSetup;
const database: DatabaseSync = openConnection(file);
if (!parentPort) throw new Error('the writer runs in a thread');
const port = parentPort;
const texts: string[] = [];
const runner = new BatchRunner(database, texts);
/** SQLite's log, which exists as long as a connection does: the main thread's reader keeps it. */
const log = openSync(`${file}-wal`, 'r');
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');

/**
 * A commit is large enough that its flush takes a fifth of its time: on a slow disk everything that waits, on a fast
 * one less, so that finished batches are answered while the rest is written.
 */
const RUNS_PER_FLUSH = 4;
const FEWEST_PER_COMMIT = 16;
/** Weight of the newest commit in the running means. */
const MEAN_WEIGHT = 0.1;
/** Commits that did not wait for the disk are synced within this time. */
const SYNC_LATER_MS = 100;
let isSyncing = true;
let syncLater: NodeJS.Timeout | undefined;
let batchMs = 0;
let flushMs = 0;

port.on('message', (request: WriteRequest | 'close') => {
  if (request === 'close') {
    clearTimeout(syncLater);
    database.close();
    port.close();
    return;
  }
  texts.push(...request.newTexts);
  const { batches, syncs } = request;
  setSyncing(syncs);
  for (let first = 0; first < batches.length; ) {
    const together = batches.slice(first, first + batchesPerCommit());
    port.postMessage(commitTogether(together));
    first += together.length;
  }
  if (!syncs) syncLater ??= setTimeout(syncLog, SYNC_LATER_MS);
});

/** With `exec`: SQLite carries this pragma out when it is prepared, so a prepared one runs too early or not at all. */
function setSyncing(syncs: boolean): void {
  if (syncs === isSyncing) return;
  database.exec(`PRAGMA synchronous = ${syncs ? 'FULL' : 'NORMAL'}`);
  isSyncing = syncs;
}

/** A later commit that waits for the disk syncs the earlier ones too; this is for when none comes. */
function syncLog(): void {
  syncLater = undefined;
  // If it fails, the disk does, and the next commit that waits for it is refused.
  try {
    fdatasyncSync(log);
  } catch {}
}

function batchesPerCommit(): number {
  return Math.max(FEWEST_PER_COMMIT, Math.ceil((RUNS_PER_FLUSH * flushMs) / (batchMs || Number.MIN_VALUE)));
}

function commitTogether(batches: WriteRequest['batches']): WriteReply {
  try {
    const began = performance.now();
    begin.run();
    const outcomes = batches.map((batch) => runner.run(batch));
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

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { WriteOutcome } from '../database.ts';
import { openConnection } from './open-connection.ts';
import type { PackedWrite, WriteReply, WriteRequest, WriterSetup } from './writer-protocol.ts';

/**
 * The writer thread: takes the batches that arrived together, runs each under a savepoint, and commits them with one
 * fsync. A slow disk stalls this thread alone, never the event loop or the reads.
 */
const SQLITE_CONSTRAINT = 19;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;
const SQLITE_CONSTRAINT_UNIQUE = 2067;

const database: DatabaseSync = openConnection((workerData as WriterSetup).file);
const texts: string[] = [];
const statements: (StatementSync | undefined)[] = [];
const begin = database.prepare('BEGIN IMMEDIATE');
const commit = database.prepare('COMMIT');
const savepoint = database.prepare('SAVEPOINT batch');
const release = database.prepare('RELEASE batch');
const rollbackBatch = database.prepare('ROLLBACK TO batch');

parentPort!.on('message', (request: WriteRequest | 'close') => {
  if (request === 'close') {
    database.close();
    parentPort!.close();
    return;
  }
  parentPort!.postMessage(commitTogether(request));
});

function commitTogether(request: WriteRequest): WriteReply {
  try {
    texts.push(...request.newTexts);
    begin.run();
    const outcomes = request.batches.map(runBatch);
    commit.run();
    return { outcomes };
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    return { failure: describe(error) };
  }
}

function runBatch(batch: readonly PackedWrite[]): WriteOutcome | { failure: string } {
  savepoint.run();
  const outcome = runStatements(batch);
  // On a full disk or a failing one SQLite gives up the whole transaction, and with it every batch of this commit.
  if ('failure' in outcome && !database.isTransaction) throw new Error(outcome.failure);
  if (!('ok' in outcome) || !outcome.ok) rollbackBatch.run();
  release.run();
  return outcome;
}

function runStatements(batch: readonly PackedWrite[]): WriteOutcome | { failure: string } {
  for (const [number, values, rows, expectation] of batch) {
    try {
      const { changes } = statement(number).run(...values);
      if (rows >= 0 && Number(changes) !== rows) return { ok: false, expectation, reason: 'rows' };
    } catch (error) {
      if (isUniqueConflict(error)) return { ok: false, expectation, reason: 'conflict' };
      return { failure: describe(error) };
    }
  }
  return { ok: true };
}

/** Prepared when first run, so that a text that does not compile fails its own batch and no other. */
function statement(number: number): StatementSync {
  statements[number] ??= database.prepare(texts[number]!);
  return statements[number];
}

function isUniqueConflict(error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode;
  return (
    code === SQLITE_CONSTRAINT_PRIMARYKEY ||
    code === SQLITE_CONSTRAINT_UNIQUE ||
    (code === SQLITE_CONSTRAINT && /UNIQUE/.test(describe(error)))
  );
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

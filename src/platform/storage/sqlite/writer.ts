import type { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { BatchRunner } from './batch-runner.ts';
import { openConnection } from './open-connection.ts';
import type { WriterMessage, WriterSetup } from './writer-protocol.ts';

/**
 * The writer thread, with the only connection that writes: commits batches that arrived together with one fsync. A slow
 * disk blocks only this thread, never the event loop or the reads.
 */
const { file } = workerData as WriterSetup;
const database: DatabaseSync = openConnection(file);
if (!parentPort) throw new Error('the writer runs in a thread');
const port = parentPort;
const texts: string[] = [];
const runner = new BatchRunner(database, texts);

/**
 * A commit is large enough that its flush takes a fifth of its time: on a slow disk everything that waits, on a fast
 * one less, so that finished batches are answered while the rest is written.
 */
const RUNS_PER_FLUSH = 4;
const FEWEST_PER_COMMIT = 16;

port.on('message', (message: WriterMessage) => {
  if (message === 'close') {
    database.close();
    port.close();
    return;
  }
  texts.push(...message.newTexts);
  const { batches, syncs } = message;
  for (let first = 0; first < batches.length; ) {
    const together = batches.slice(first, first + (syncs ? batchesPerCommit() : batches.length));
    port.postMessage(runner.commitTogether(together, syncs));
    first += together.length;
  }
});

function batchesPerCommit(): number {
  const { batchMs, commitMs } = runner;
  return Math.max(FEWEST_PER_COMMIT, Math.ceil((RUNS_PER_FLUSH * commitMs) / (batchMs || Number.MIN_VALUE)));
}

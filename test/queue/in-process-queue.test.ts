// Own process: it shares its tests with other files, which could not be told apart.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { FairLine } from '../../src/queue/in-process/fair-line.ts';
import { InProcessQueue } from '../../src/queue/in-process/in-process-queue.ts';
import { openDataFolder } from '../support/seed-account.ts';
import { taskQueueContract } from './task-queue-contract.ts';

taskQueueContract('the queue in the process', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'phonofilm-queue-'));
  const database = openDataFolder(folder);
  return {
    database,
    queue: (lanes, laneOf, onCrash) =>
      new InProcessQueue({ database, lanes, laneOf, onCrash, retryAfterCrashMs: 1 }),
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

test('a fair line serves its accounts in turn, each in its own order', () => {
  const line = new FairLine<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) line.push(item[0]!, item);
  assert.equal(line.size, 6);
  const anybody = () => true;
  assert.equal(
    line.shift((account) => account === 'c'),
    'c1',
    'those who may not be served keep their place',
  );
  const served = Array.from({ length: 5 }, () => line.shift(anybody));
  assert.deepEqual(served, ['a1', 'b1', 'a2', 'b2', 'a3']);
  assert.equal(line.shift(anybody), undefined);
  assert.equal(line.size, 0);
});

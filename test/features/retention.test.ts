import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import pino from 'pino';
import { Billing } from '../../src/features/billing/billing.ts';
import { NodeRecord } from '../../src/features/operation/node-record.ts';
import { Retention } from '../../src/features/retention/retention.ts';
import { completeTask, insertTask } from '../../src/features/tasks/task-table.ts';
import { taskFolder } from '../../src/platform/artifacts/artifact-store.ts';
import { DiskArtifactStore } from '../../src/platform/artifacts/disk-artifact-store.ts';
import { LinkSigner } from '../../src/platform/artifacts/link-signer.ts';
import { type Database, mustWrite } from '../../src/platform/storage/database.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { openDataFolder } from '../support/seed-account.ts';
import { aTask } from '../support/stored-task.ts';

const log = pino({ level: 'silent' });
const OLD = 1500;

test('expired tasks go with their files, a thousand in a batch', async () => {
  const folder = scratchFolder();
  const stored = openDataFolder(folder);
  const artifacts = new DiskArtifactStore(folder, new LinkSigner('x'));
  const ids = Array.from({ length: OLD }, (_, index) => `old-${index}`);
  await mustWrite(
    stored,
    ids.flatMap((id) => [
      insertTask(aTask(id)),
      { sql: "UPDATE tasks SET status = 'processing' WHERE id = $1", values: [id], rows: 1 },
      completeTask(id, 'film', 20),
    ]),
  );
  writeFileSync(join(folder, 'film.mp4'), 'a film');
  await artifacts.put(`${taskFolder('old-7')}/film.mp4`, join(folder, 'film.mp4'));
  let batches = 0;
  const database: Database = {
    read: (statement) => stored.read(statement),
    write: (batch, options) => {
      batches += 1;
      return stored.write(batch, options);
    },
    close: () => stored.close(),
  };
  const now = () => 10_000_000;
  const retention = new Retention({
    database,
    artifacts,
    billing: new Billing(database, now, log),
    endTask: async () => true,
    requestLog: { prune: async () => {} },
    audioHistory: { prune: async () => {} },
    taskTimeoutMs: 1,
    queueTimeoutMs: 1,
    filmMs: 1000,
    taskMs: 1000,
    ledgerMs: 1000,
    log,
    now,
  });
  await retention.sweep();
  assert.deepEqual(await stored.read({ sql: 'SELECT id FROM tasks', values: [] }), []);
  assert.equal(await artifacts.stat(`${taskFolder('old-7')}/film.mp4`), null);
  assert.ok(batches <= 10, `${batches} batches`);
  await database.close();
});

test('of nodes that make films one is the first, and when it is gone another', async () => {
  const database = openDataFolder(scratchFolder());
  let now = 1000;
  const node = (role: string) =>
    new NodeRecord({
      database,
      role,
      host: 'here',
      version: '1',
      films: () => 0,
      canWrite: () => true,
      isSingleProcess: false,
      log,
      now: () => now,
    });
  const [api, early, late] = [node('api'), node('worker'), node('serve')] as const;
  const first = async () => await Promise.all([api, early, late].map((one) => one.isFirst()));
  for (const one of [api, early, late]) {
    await one.start();
    now += 10;
  }
  assert.deepEqual(await first(), [false, true, false]);
  await early.stop();
  assert.deepEqual(await first(), [false, false, true]);
  await Promise.all([api.stop(), late.stop()]);
  await database.close();
});

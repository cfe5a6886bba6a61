import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import pino from 'pino';
import { Billing } from '../../src/features/billing/billing.ts';
import { Retention, type RetentionParts } from '../../src/features/retention/retention.ts';
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

/** Keeps everything for a second. */
function retentionOf(database: Database, parts: Pick<RetentionParts, 'now'> & Partial<RetentionParts>) {
  return new Retention({
    database,
    artifacts: new DiskArtifactStore(scratchFolder(), new LinkSigner('x')),
    billing: new Billing(database, parts.now, log),
    endTask: async () => true,
    requestLog: { prune: async () => {} },
    audioHistory: { prune: async () => {} },
    taskTimeoutMs: 1,
    queueTimeoutMs: 1,
    filmMs: 1000,
    taskMs: 1000,
    ledgerMs: 1000,
    log,
    ...parts,
  });
}

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
  const retention = retentionOf(database, { artifacts, now });
  await retention.sweep();
  assert.deepEqual(await stored.read({ sql: 'SELECT id FROM tasks', values: [] }), []);
  assert.equal(await artifacts.stat(`${taskFolder('old-7')}/film.mp4`), null);
  assert.ok(batches <= 10, `${batches} batches`);
  await database.close();
});

test('of many nodes one sweeps in a minute', async () => {
  const database = openDataFolder(scratchFolder());
  let now = 1000;
  let swept = 0;
  const requestLog = {
    prune: async () => {
      swept += 1;
    },
  };
  const node = () => retentionOf(database, { requestLog, now: () => now });
  const nodes = [node(), node(), node()];
  const sweepInTurn = async () => await Promise.all(nodes.map((one) => one.sweepInTurn()));
  await sweepInTurn();
  now += 10_000;
  await sweepInTurn();
  assert.equal(swept, 1);
  now += 50_000;
  await sweepInTurn();
  assert.equal(swept, 2);
  await database.close();
});

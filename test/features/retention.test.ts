import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import pino from 'pino';
import { Billing } from '../../src/features/billing/billing.ts';
import { Retention, type RetentionDeps } from '../../src/features/retention/retention.ts';
import { insertRun } from '../../src/features/tasks/start-table.ts';
import { completeTask, insertTask } from '../../src/features/tasks/task-table.ts';
import { characterFolder, taskFolder } from '../../src/platform/artifacts/artifact-store.ts';
import { DiskArtifactStore } from '../../src/platform/artifacts/disk-artifact-store.ts';
import { LinkSigner } from '../../src/platform/artifacts/link-signer.ts';
import { type Database, mustWrite } from '../../src/platform/storage/database.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { openDataFolder } from '../support/seed-account.ts';
import { aTask } from '../support/stored-task.ts';

const log = pino({ level: 'silent' });
const OLD = 1500;

/** Keeps everything for a second. */
function retentionOf(database: Database, parts: Pick<RetentionDeps, 'now'> & Partial<RetentionDeps>) {
  return new Retention({
    database,
    artifacts: new DiskArtifactStore(scratchFolder(), new LinkSigner('x')),
    billing: new Billing(database, parts.now, log),
    endTask: async () => true,
    requestLog: { prune: async () => {} },
    taskTimeoutMs: 1,
    queueTimeoutMs: 1,
    videoMs: 1000,
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
      completeTask(id, 'video', 20),
    ]),
  );
  writeFileSync(join(folder, 'film.mp4'), 'a video');
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

test('a test video is kept for an hour, whatever the settings say', async () => {
  const folder = scratchFolder();
  const database = openDataFolder(folder);
  const now = () => 10_000_000;
  const hour = 3_600_000;
  const videos = [
    ['live', 'acct_1', now() - 2 * hour],
    ['old', 'acct_1_test', now() - hour - 1],
    ['new', 'acct_1_test', now() - hour + 1],
  ] as const;
  for (const [id, accountId, finishedAt] of videos)
    await mustWrite(database, [
      insertTask(aTask(id, { accountId })),
      { sql: "UPDATE tasks SET status = 'processing' WHERE id = $1", values: [id], rows: 1 },
      completeTask(id, 'video', finishedAt),
    ]);
  const long = { taskTimeoutMs: 1e9, queueTimeoutMs: 1e9, videoMs: 1e9, taskMs: 1e9, ledgerMs: 1e9 };
  const retention = new Retention({
    ...{ database, log, now, ...long },
    artifacts: new DiskArtifactStore(folder, new LinkSigner('x')),
    billing: new Billing(database, now, log),
    endTask: async () => true,
    requestLog: { prune: async () => {} },
  });
  await retention.sweep();
  const left = await database.read({
    sql: 'SELECT id FROM tasks WHERE film IS NOT NULL ORDER BY id',
    values: [],
  });
  assert.deepEqual(
    left.map(({ id }) => id),
    ['live', 'new'],
  );
  await database.close();
});

test('files whose task or character was not written within an hour are removed', async () => {
  const folder = scratchFolder();
  const database = openDataFolder(folder);
  const artifacts = new DiskArtifactStore(folder, new LinkSigner('x'));
  const [lost, recent, character] = [taskFolder('lost'), taskFolder('recent'), characterFolder('char_lost')];
  const HOUR = 3_600_000;
  for (const stored of [lost, recent, character]) {
    writeFileSync(join(folder, 'file'), 'bytes');
    await artifacts.put(`${stored}/file`, join(folder, 'file'));
  }
  await mustWrite(database, [
    insertRun(lost, 'lost', 1),
    insertRun(character, 'char_lost', 1),
    insertRun(recent, 'recent', HOUR),
  ]);
  await retentionOf(database, { artifacts, now: () => HOUR + 2 }).sweep();
  const isThere = async (stored: string) => (await artifacts.stat(`${stored}/file`)) !== null;
  assert.deepEqual(await Promise.all([lost, recent, character].map(isThere)), [false, true, false]);
  assert.deepEqual(await database.read({ sql: 'SELECT task_id FROM runs', values: [] }), [
    { task_id: 'recent' },
  ]);
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

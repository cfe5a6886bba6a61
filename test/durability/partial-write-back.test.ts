import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import type { StoppedAt } from '../support/charging-storage.ts';
import { whenStopped } from '../support/freeze-process.ts';
import { type LoopDisk, mountLoopDisk } from '../support/loop-disk.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { aKey, anAccount, openDataFolder, seedAccount } from '../support/seed-account.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { writeBackPart } from '../support/write-back-part.ts';

/**
 * The power is cut after the disk has written a part of what was not synced. `POWER_MOMENTS=100 POWER_DRAWS=10` cuts it at as
 * many moments and draws as many parts at each; `POWER_SEED` repeats a run as far as its order of events can be repeated.
 */
const MOMENTS = Number(process.env['POWER_MOMENTS'] ?? 6);
const DRAWS = Number(process.env['POWER_DRAWS'] ?? 5);
const SEED = Number(process.env['POWER_SEED'] ?? Math.floor(Math.random() * 2 ** 32));
/** Then a new disk: a database that grew large takes long to look through. */
const MOMENTS_PER_DISK = 12;
const START_BALANCE = 1_000_000_000_000;

interface Answered {
  readonly videos: Set<string>;
  charged: readonly number[];
}

async function seededDisk(): Promise<LoopDisk | null> {
  const disk = mountLoopDisk('96M');
  if (disk === null) return null;
  const database = openDataFolder(join(disk.path, 'data'));
  const account = anAccount('payer', { balance: START_BALANCE });
  await seedAccount(database, account, aKey('payer-key', 'payer'), `sk-${'k'.repeat(48)}`);
  await database.close();
  return disk;
}

/** Null when the database is whole and keeps what it promised. */
function whatIsWrong(folder: string, { videos, charged }: Answered): string | null {
  try {
    using database = new DatabaseSync(join(folder, 'phonofilm.db'));
    const values = (sql: string) =>
      database
        .prepare(sql)
        .all()
        .map((row) => Object.values(row)[0]);
    assert.deepEqual(values('PRAGMA integrity_check'), ['ok']);
    const tasks = new Set(values('SELECT id FROM tasks'));
    for (const video of videos) assert.ok(tasks.has(video), `${video} is lost`);
    const captured = new Set(values(`SELECT id FROM holds WHERE state = 'captured'`));
    for (const [lane, before] of charged.entries()) {
      const count = [...captured].filter((id) => String(id).startsWith(`charge-${lane}-`)).length;
      assert.ok(count >= before, `${before - count} charges are lost that were written before a video`);
      for (let number = 0; number < count; number += 1)
        assert.ok(captured.has(`charge-${lane}-${number}`), 'a charge is lost, and a later one is there');
    }
    const [balance] = values('SELECT balance FROM accounts');
    assert.equal(balance, START_BALANCE - 100 * captured.size, 'the books do not balance');
    const [held] = values('SELECT held FROM accounts');
    assert.equal(held, 100 * Number(values(`SELECT COUNT(*) FROM holds WHERE state = 'held'`)[0]));
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** What is wrong with each of the copies that a power cut now may leave. */
async function drawCopies(disk: LoopDisk, answered: Answered, random: () => number): Promise<string[]> {
  const wrong: string[] = [];
  await using copy = disk.copyAfterPowerCut();
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const folder = scratchFolder();
    cpSync(join(copy.path, 'data'), folder, { recursive: true });
    writeBackPart(join(disk.path, 'data'), folder, random);
    const found = whatIsWrong(folder, answered);
    if (found !== null) wrong.push(found);
  }
  return wrong;
}

test(`a disk that wrote any part of what was not synced keeps every promise, at ${MOMENTS} moments`, async (context) => {
  const random = seededRandom(SEED);
  const wrong: string[] = [];
  const counts: Record<string, number> = {};
  for (let left = MOMENTS; left > 0; left -= MOMENTS_PER_DISK) {
    const disk = await seededDisk();
    if (disk === null) return context.skip('SKIPPED: this user may mount no disk');
    await using _disk = disk;
    const script = new URL('../support/charging-storage.ts', import.meta.url).pathname;
    const seed = Math.floor(random() * 2 ** 32);
    const child = spawn(process.execPath, [script, join(disk.path, 'data', 'phonofilm.db'), String(seed)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    const answered: Answered = { videos: new Set(), charged: [] };
    let moments = Math.min(left, MOMENTS_PER_DISK);
    try {
      for await (const line of createInterface(child.stdout)) {
        const { moment, videos, charged } = JSON.parse(line) as StoppedAt;
        await whenStopped(child.pid!);
        for (const video of videos) answered.videos.add(video);
        answered.charged = charged;
        const found = await drawCopies(disk, answered, random);
        counts[moment] = (counts[moment] ?? 0) + DRAWS;
        wrong.push(...found.map((message) => `${moment}: ${message}`));
        moments -= 1;
        if (moments === 0) break;
        child.kill('SIGCONT');
      }
    } finally {
      child.kill('SIGKILL');
      await ended;
    }
    assert.equal(moments, 0, 'the program that writes ended too early');
  }
  context.diagnostic(`seed ${SEED}, draws ${JSON.stringify(counts)}, ${wrong.length} wrong`);
  assert.deepEqual(wrong, [], `seed ${SEED}`);
});

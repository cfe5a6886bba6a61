import { openSync, readSync, statSync, writeSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { capture, hold } from '../../src/features/billing/money-table.ts';
import { insertTask } from '../../src/features/tasks/task-table.ts';
import { assertWritten } from '../../src/platform/storage/database.ts';
import { SqliteDatabase } from '../../src/platform/storage/sqlite/sqlite-database.ts';
import { seededRandom } from './seeded-random.ts';
import { aTask } from './stored-task.ts';

/**
 * Charges direct requests and orders videos in the database `argv[2]` for ever, with the seed `argv[3]`. At chosen moments it
 * prints what was answered so far, and stops itself until it is told to go on (SIGCONT).
 */
export interface StoppedAt {
  readonly moment: (typeof MOMENTS)[number];
  /** Videos that were ordered since the last stop: each of them waited for the disk. */
  readonly videos: readonly string[];
  /** For each lane, how many of its requests were charged before the newest of these videos was sent. */
  readonly charged: readonly number[];
}

/**
 *   restart     the log has just begun anew
 *   checkpoint  the log is being copied into the file
 *   any         after any number of answers
 */
const MOMENTS = ['restart', 'any', 'checkpoint', 'any'] as const;
const LANES = 4;
const MOST_ANSWERS = 400;
/** Batches between two videos, at most: long enough for the log to begin anew without one. */
const MOST_BETWEEN_VIDEOS = 60;
const OWNER = { accountId: 'payer', keyId: 'payer-key', model: 'vidA3.1' } as const;

const file = process.argv[2]!;
const random = seededRandom(Number(process.argv[3]));
const below = (limit: number) => Math.floor(random() * limit);
const database = new SqliteDatabase(file);
const log = openSync(`${file}-wal`, 'r');
const charged = Array.from({ length: LANES }, () => 0);
const NO_HEADER = '00'.repeat(32);
let videos: string[] = [];
let chargedBefore = [...charged];
let onAnswer = () => {};

function aHold(id: string, expiresAt: number | null) {
  return hold({ id, ...OWNER, source: 'payg', amount: 100, now: 1, expiresAt });
}

async function charge(lane: number): Promise<void> {
  for (let number = 0; ; number += 1) {
    const id = `charge-${lane}-${number}`;
    for (const batch of [aHold(id, 2), capture(id, 1)]) {
      assertWritten(await database.write(batch, { survives: 'crash' }));
      onAnswer();
    }
    charged[lane] = number + 1;
  }
}

async function order(): Promise<void> {
  for (let number = 0; ; number += 1) {
    const pause = Promise.withResolvers<void>();
    let left = below(MOST_BETWEEN_VIDEOS);
    beforeVideo = () => {
      left -= 1;
      if (left < 0) pause.resolve();
    };
    await pause.promise;
    const sent = [...charged];
    const id = `video-${number}`;
    const task = insertTask(aTask(id, { ...OWNER, family: 'A', createdAt: 1, price: 100 }));
    assertWritten(await database.write([...aHold(id, null), task]));
    videos.push(id);
    chargedBefore = sent;
    onAnswer();
  }
}
let beforeVideo = () => {};

function logHeader(): string {
  const header = Buffer.alloc(32);
  readSync(log, header, 0, header.length, 0);
  return header.toString('hex');
}

/** Resolves after so many answers. */
function answers(count: number): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    onAnswer = () => {
      beforeVideo();
      left -= 1;
      if (left <= 0) resolve();
    };
  });
}

async function reach(moment: StoppedAt['moment']): Promise<void> {
  if (moment === 'restart') {
    // An empty log has no header yet.
    while (logHeader() === NO_HEADER) await answers(1);
    const before = logHeader();
    while (logHeader() === before) await answers(1);
    await answers(1 + below(6));
  } else if (moment === 'checkpoint') {
    const copiedAt = () => statSync(file, { bigint: true }).mtimeNs;
    const before = copiedAt();
    void answers(Number.POSITIVE_INFINITY);
    while (copiedAt() === before) await nextTurn();
  } else {
    await answers(1 + below(MOST_ANSWERS));
  }
  // The writer goes on meanwhile.
  for (let turns = moment === 'restart' ? 0 : below(20); turns > 0; turns -= 1) await nextTurn();
}

for (let lane = 0; lane < LANES; lane += 1) void charge(lane);
void order();
for (let count = 0; ; count += 1) {
  const moment = MOMENTS[count % MOMENTS.length]!;
  await reach(moment);
  writeSync(1, `${JSON.stringify({ moment, videos, charged: chargedBefore } satisfies StoppedAt)}\n`);
  process.kill(process.pid, 'SIGSTOP');
  videos = [];
}

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { seededRandom } from '../support/seeded-random.ts';
import { startService, type TestService } from '../support/service.ts';
import { until } from '../support/until.ts';

/** What stands between the service and PostgreSQL. */
export interface Between {
  /** Of the service, so that it goes through it. */
  readonly environment: Record<string, string>;
  /** Past it. */
  readonly directUrl: string;
  /** Cuts all connections at this moment; resolves when new ones can be made. */
  kill(): Promise<void>;
}

/** `RELAY_KILLS=200` for a long run; `FAULT_SEED` repeats the choices of a run, though not its timing. */
const KILLS = Number(process.env['RELAY_KILLS'] ?? 10);
const SEED = Number(process.env['FAULT_SEED'] ?? Date.now() % 1_000_000);

const BALANCE = 1_000_000;

interface Counts {
  videos: number;
  spoken: number;
  unanswered: number;
  operatorCalls: number;
}

/** Videos, direct requests and operators' calls while connections are lost; then everything is counted. */
export async function loseConnections(context: TestContext, between: Between): Promise<void> {
  const random = seededRandom(SEED);
  const service = await startService({ environment: between.environment });
  const database = new pg.Client({ connectionString: between.directUrl });
  await database.connect();
  try {
    const { key, account } = await service.newKey(
      { rate_limit: { requests: 1_000_000, per_seconds: 1 } },
      { balance: BALANCE },
    );
    const trouble = new AbortController();
    const counts: Counts = { videos: 0, spoken: 0, unanswered: 0, operatorCalls: 0 };
    const videos = new Set<string>();
    /** By the length of the text, which no two requests share: whether it was answered. */
    const speeches = new Map<number, boolean>();
    const answers = () => videos.size + speeches.size + counts.operatorCalls;
    const load = [
      ...Array.from({ length: 4 }, (_, number) =>
        makeVideos(service, key, `${number}`, videos, trouble.signal),
      ),
      ...Array.from({ length: 4 }, () => speak(service, key, speeches, trouble.signal)),
      callOperator(service, counts, trouble.signal),
    ];
    for (let kill = 0; kill < KILLS; kill += 1) {
      // In the middle of work: something was answered since the last kill.
      const enough = answers() + 3;
      const patience = Date.now() + 3000;
      while (answers() < enough && Date.now() < patience) await Promise.race([delay(5), Promise.all(load)]);
      await delay(random() * 40);
      await between.kill();
    }
    trouble.abort();
    await Promise.all(load);
    const answered = [...speeches.values()].filter((each) => each).length;
    Object.assign(counts, { videos: videos.size, spoken: answered, unanswered: speeches.size - answered });
    context.diagnostic(`seed ${SEED}, ${KILLS} kills: ${JSON.stringify(counts)}`);
    await compareBooks(service, database, account, videos, speeches);
  } finally {
    await database.end();
    await service.stop();
  }
}

/** As a client with retries and an Idempotency-Key would. */
async function makeVideos(
  service: TestService,
  key: string,
  client: string,
  videos: Set<string>,
  trouble: AbortSignal,
): Promise<void> {
  for (let number = 0; !trouble.aborted; number += 1) {
    const headers = { authorization: `Bearer ${key}`, 'idempotency-key': `${client}-${number}` };
    const video = { model: 'vidA3.1', prompt: 'a quiet lake' };
    for (;;) {
      const { status, json, text } = await service.call('POST', '/v1/video/create', video, headers);
      if (status === 200) {
        videos.add(json.id);
        break;
      }
      assert.equal(status, 503, text);
      await delay(50);
    }
    await delay(20);
  }
}

/** Each text has another length, so that each request has its own price. */
async function speak(
  service: TestService,
  key: string,
  speeches: Map<number, boolean>,
  trouble: AbortSignal,
): Promise<void> {
  while (!trouble.aborted) {
    const length = speeches.size + 1;
    speeches.set(length, false);
    const speech = { model: 'chat-4o-mini-tts-2025-12-15', input: 'a'.repeat(length), voice: 'alloy' };
    const headers = { authorization: `Bearer ${key}` };
    // An answer that breaks off is no answer: the caller is told that something went wrong.
    const answer = await service.call('POST', '/v1/audio/speech', speech, headers).catch(() => null);
    if (answer?.status === 200) speeches.set(length, true);
    else if (answer) assert.equal(answer.status, 503, answer.text);
    await delay(20);
  }
}

async function callOperator(service: TestService, counts: Counts, trouble: AbortSignal): Promise<void> {
  while (!trouble.aborted) {
    const { status, json, text } = await service.admin('POST', '/accounts', { name: 'made', balance: 1 });
    if (status !== 200) assert.equal(status, 503, text);
    else {
      counts.operatorCalls += 1;
      await until(async () => (await service.admin('GET', `/accounts/${json.id}`)).status === 200);
    }
    await delay(50);
  }
}

async function compareBooks(
  service: TestService,
  database: pg.Client,
  account: string,
  videos: ReadonlySet<string>,
  speeches: ReadonlyMap<number, boolean>,
): Promise<void> {
  const rows = async (sql: string) => (await database.query(sql)).rows;
  // Which is how it is known that no task lacks its job.
  await until(async () => (await rows('SELECT 1 FROM tasks WHERE finished_at IS NULL')).length === 0);
  const tasks = await rows('SELECT id, status, film AS video, price FROM tasks');
  assert.deepEqual(new Set(tasks.map((task) => task.id)), videos, 'every video was made once');
  for (const { id, status, video } of tasks) {
    assert.equal(status, 'completed', id);
    assert.ok(existsSync(join(service.dataDirectory, 'artifacts', video)), `the video of ${id} is there`);
  }
  // A job whose worker could not settle it comes once more, and is removed then.
  const waiting = "SELECT 1 FROM pgboss.job WHERE name LIKE 'lane.%' AND state IN ('created', 'retry')";
  await until(async () => (await rows(waiting)).length === 0);

  const holds = await rows(`SELECT * FROM holds WHERE account_id = '${account}'`);
  const charges = holds.filter((hold) => hold.expires_at !== null && hold.state === 'captured');
  const amounts = charges.map((hold) => Number(hold.captured));
  assert.equal(new Set(amounts).size, amounts.length, 'no request was charged twice');
  const answered = [...speeches.values()].filter((each) => each).length;
  assert.ok(charges.length >= answered && charges.length <= speeches.size, 'what was answered was charged');

  const sum = (list: readonly pg.QueryResultRow[], column: string) =>
    list.reduce((total, row) => total + Number(row[column]), 0);
  const [owner] = await rows(`SELECT balance, held FROM accounts WHERE id = '${account}'`);
  assert.equal(Number(owner.balance), BALANCE * 1_000_000 - sum(holds, 'captured'), 'the balance');
  assert.equal(
    Number(owner.held),
    sum(
      holds.filter((hold) => hold.state === 'held'),
      'amount',
    ),
    'held',
  );
  const captures = await rows(`SELECT * FROM ledger WHERE account_id = '${account}' AND kind = 'capture'`);
  assert.equal(sum(captures, 'amount'), sum(holds, 'captured'), 'the ledger');
  assert.equal(captures.length, charges.length + tasks.length, 'an entry for each charge');
  const made = await rows("SELECT count(*) AS count FROM accounts WHERE name = 'made'");
  const openings = await rows(
    "SELECT count(*) AS count FROM ledger JOIN accounts ON accounts.id = account_id WHERE name = 'made'",
  );
  assert.deepEqual(openings, made, 'an opening entry for each account');
}

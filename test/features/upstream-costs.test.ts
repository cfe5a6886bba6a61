import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pino } from 'pino';
import { countUpstreamCosts } from '../../src/features/billing/upstream-cost-table.ts';
import { intendStart } from '../../src/features/tasks/start-table.ts';
import { failTask, insertTask } from '../../src/features/tasks/task-table.ts';
import { UpstreamCosts } from '../../src/gateway/costs/upstream-costs.ts';
import { mustWrite } from '../../src/platform/storage/database.ts';
import { migrateSqlite } from '../../src/platform/storage/sqlite/migrate-sqlite.ts';
import { SqliteDatabase } from '../../src/platform/storage/sqlite/sqlite-database.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { aStart, aTask } from '../support/stored-task.ts';

/** What hosted services cost in a day is known to all nodes, and to a node's own starts at once. */
const folder = scratchFolder();
const file = join(folder, 'phonofilm.db');
migrateSqlite(file);
const database = new SqliteDatabase(file);
const NOON = Date.UTC(2026, 0, 31, 12);
const HALF_A_DAY = 12 * 3_600_000;
let now = NOON;
let limit: number | null = 100;
const ROUTE = 'upstream/far/vidB-2/great';
const node = (read: SqliteDatabase['read'] = (statement) => database.read(statement)) =>
  new UpstreamCosts({
    database: { read },
    limitOf: (upstream) => (upstream === 'far' ? limit : null),
    routes: () => [{ upstream: 'far', upstreamModel: 'great' }],
    costOf: (_route, { seconds }) => seconds * 4,
    log: pino({ level: 'silent' }),
    now: () => now,
  });
const [one, other] = [node(), node()];
after(async () => {
  await database.close();
});

/** Each costs 40. */
const videos = ['a', 'b', 'c', 'd'].map((id) => aTask(id));
const [a, , c] = videos as [(typeof videos)[0], unknown, (typeof videos)[0]];
const turnOf = (by: UpstreamCosts, { id }: { readonly id: string }) => by.turnToStart('far', id);
const spend = (amount: number) =>
  mustWrite(database, countUpstreamCosts([{ upstream: 'far', amount }], 20260131));

test('of starts at the same time as many are allowed as reach the limit, and one that came to nothing does not count', async () => {
  await mustWrite(
    database,
    videos.map((video) => insertTask(video)),
  );
  const started = videos.map(async ({ id }) => {
    using turn = await turnOf(one, { id });
    if (turn === null) return null;
    if (id !== 'a') await mustWrite(database, [intendStart(aStart(id, { route: ROUTE, cost: 40 }), now)]);
    return id;
  });
  assert.deepEqual(await Promise.all(started), ['a', 'b', 'c', 'd']);
  assert.equal(await turnOf(one, a), null);
});

test('a video that was started counts on every node, but not against a further attempt at itself', async () => {
  assert.equal(await turnOf(other, a), null);
  using itself = await turnOf(other, c);
  assert.notEqual(itself, null);
  assert.deepEqual((await one.today()).get('far'), { spent: 0, expected: 120 });
});

test('requests ask what was known a second ago; a look brings it up to date', async () => {
  limit = 150;
  assert.equal(one.waitMs('far'), 0);
  await spend(30);
  assert.equal(one.waitMs('far'), 0);
  now += 1000;
  assert.equal(one.waitMs('far'), 0);
  const [outage] = await one.outages();
  assert.deepEqual(
    [outage?.upstream, outage?.model, outage?.reason, outage?.probeAt],
    ['far', 'great', 'spent', NOON + HALF_A_DAY],
  );
  assert.equal(one.waitMs('far'), NOON + HALF_A_DAY - now);
  assert.equal(one.waitMs('near'), 0);
});

test('another limit counts at once, and no limit too', async () => {
  limit = 151;
  assert.equal(one.waitMs('far'), 0);
  limit = null;
  assert.deepEqual(await one.outages(), []);
  using turn = await turnOf(one, a);
  assert.notEqual(turn, null);
  limit = 150;
  assert.equal((await one.outages()).length, 1);
});

test('a new day begins with nothing but the videos under way', async () => {
  now = NOON + HALF_A_DAY;
  assert.equal(one.waitMs('far'), 0);
  assert.deepEqual(await one.outages(), []);
  assert.deepEqual((await one.today()).get('far'), { spent: 0, expected: 120 });
});

test('a video that ends while its costs are read counts once: not both as under way and as paid, nor as neither', async () => {
  let isPaid = false;
  const meanwhile = node(async (statement) => {
    const rows = await database.read(statement);
    if (!isPaid) {
      isPaid = true;
      await mustWrite(database, [
        failTask('d', { code: 'upstream_error', message: 'no video' }, now, false),
        ...countUpstreamCosts([{ upstream: 'far', amount: 40 }], 20260201),
      ]);
    }
    return rows;
  });
  const { spent, expected } = (await meanwhile.today()).get('far')!;
  assert.equal(spent + expected, 120);
});

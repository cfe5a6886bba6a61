import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { beginProcessing, intendStart } from '../../src/features/tasks/start-table.ts';
import { assertJobIsFree, otherWithJob } from '../../src/features/tasks/task-job-table.ts';
import { insertTask } from '../../src/features/tasks/task-table.ts';
import { mustWrite } from '../../src/platform/storage/database.ts';
import { migratePostgres } from '../../src/platform/storage/postgres/migrate-postgres.ts';
import { PostgresDatabase } from '../../src/platform/storage/postgres/postgres-database.ts';
import { PostgresServer } from '../../src/platform/storage/postgres/postgres-server.ts';
import { testPostgres } from '../support/postgres.ts';
import { aStart, aTask } from '../support/stored-task.ts';
import { until } from '../support/until.ts';

/**
 * Two nodes whose starts were lost find the same job in a service's list, and both write that it is theirs: at the same
 * moment, because a third connection holds both up until both have begun to write.
 */
const TASKS = ['vidB-2:1-one', 'vidB-2:1-other'];
const MARKS = { upstream: 'far', id: 'job-7' };

let url: string;
let nodes: PostgresDatabase[];
let blocker: pg.Client;

before(async () => {
  url = await (await testPostgres()).newDatabase();
  const servers = TASKS.map(() => new PostgresServer(url, { connections: 2, statementTimeoutMs: 20_000 }));
  await migratePostgres(servers[0]!);
  nodes = servers.map((server) => new PostgresDatabase(server));
  for (const id of TASKS) {
    await mustWrite(nodes[0]!, [insertTask(aTask(id)), intendStart(aStart(id, { plan: '{}' }), 11)]);
  }
  blocker = new pg.Client({ connectionString: url });
  await blocker.connect();
});
after(async () => {
  await blocker.end();
  await Promise.all(nodes.map((node) => node.close()));
});

test('of two nodes that take over the same job at the same moment, one gets it', async () => {
  await blocker.query('BEGIN');
  await blocker.query('SELECT 1 FROM tasks FOR UPDATE');
  const takingOver = TASKS.map((id, index) =>
    nodes[index]!.write([
      ...assertJobIsFree(id, 0, MARKS),
      beginProcessing(aStart(id, { plan: '{}' }), JSON.stringify(MARKS), 12),
    ]),
  );
  await until(async () => {
    const { rows } = await blocker.query('SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted');
    return rows[0].waiting >= TASKS.length;
  });
  await blocker.query('COMMIT');
  const outcomes = await Promise.all(takingOver);
  assert.equal(outcomes.filter(({ ok }) => ok).length, 1, JSON.stringify(outcomes));
  const refused = outcomes.findIndex(({ ok }) => !ok);
  assert.deepEqual(outcomes[refused], { ok: false, expectation: 'job', reason: 'rows' });
  // The worker that did not get it sees why.
  assert.equal((await nodes[refused]!.read(otherWithJob(TASKS[refused]!, 0, MARKS))).length, 1);
});

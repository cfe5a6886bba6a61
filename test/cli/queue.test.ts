import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import pg from 'pg';
import { testPostgres } from '../support/postgres.ts';
import { startService, type TestService } from '../support/service.ts';
import { runPhonofilm } from './run-phonofilm.ts';

describe('the command line and the dead-lettered tasks', () => {
  let service: TestService;
  let database: pg.Client;
  before(async () => {
    const url = await (await testPostgres()).newDatabase();
    service = await startService({ environment: { DATABASE_URL: url } });
    database = new pg.Client({ connectionString: url });
    await database.connect();
  });
  after(async () => {
    await database.end();
    await service.stop();
  });

  const run = (...args: string[]) =>
    runPhonofilm([...args, '--url', service.url, '--admin-key', service.adminKey], {
      DATA_DIR: service.dataDirectory,
    });

  /** As pg-boss leaves a job after its last attempt. */
  const giveUp = (taskId: string, reason: string) =>
    database.query(
      `INSERT INTO pgboss.job (name, data, source_name, source_id, source_retry_count, source_output)
        VALUES ('dead', $1, 'lane.fake/video', gen_random_uuid(), 20, $2)`,
      [JSON.stringify({ taskId, accountId: 'acct_1', model: 'vidA3' }), JSON.stringify({ message: reason })],
    );

  test('there are none at first', async () => {
    const listed = await run('queue', 'dead');
    assert.deepEqual([listed.code, listed.stdout], [0, 'No dead-lettered tasks.\n'], listed.stderr);
    const redriven = await run('queue', 'redrive');
    assert.deepEqual([redriven.code, redriven.stdout], [0, 'Back in the queue: 0.\n'], redriven.stderr);
  });

  test('they are listed and put back into the queue, those named or all', async () => {
    for (const id of ['vidA3:1-one', 'vidA3:1-two', 'vidA3:1-three']) await giveUp(id, 'out of memory');
    const { stdout } = await run('queue', 'dead');
    const [head, ...rows] = stdout.trimEnd().split('\n');
    assert.match(head!, /^ID +ATTEMPTS +DEAD-LETTERED +ACCOUNT +REASON$/);
    assert.equal(rows.length, 3);
    assert.match(rows[0]!, /^vidA3:1-one +21 +\d{4}-\d\d-\d\dT[\d:]+Z +acct_1 +out of memory$/);

    const some = await run('queue', 'redrive', '--tasks', 'vidA3:1-two,vidA3:1-nobody', '--json');
    assert.deepEqual(JSON.parse(some.stdout), { redriven: 1 }, some.stderr);
    const left = JSON.parse((await run('queue', 'dead', '--json')).stdout);
    assert.deepEqual(
      left.data.map((task: { id: string }) => task.id),
      ['vidA3:1-one', 'vidA3:1-three'],
    );
    assert.equal((await run('queue', 'redrive')).stdout, 'Back in the queue: 2.\n');
    assert.equal((await run('queue', 'dead')).stdout, 'No dead-lettered tasks.\n');
  });
});

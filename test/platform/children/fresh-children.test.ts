// Own process: it changes the environment.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { FRESH } from '../../../src/platform/children/child-policy.ts';
import { ChildPool } from '../../../src/platform/children/child-pool.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

const cache = scratchFolder();

const pool = new ChildPool({
  name: 'the fixture',
  module: new URL('./fresh-children.fixture.ts', import.meta.url),
  memoryMb: 256,
  policy: FRESH,
});
const job = (word: string) => ({ turn: { account: 'a' }, input: { word }, timeoutMs: 60_000 });

test('a child gets nothing of the environment that could be a secret', async (context) => {
  const secrets = ['ADMIN_KEY', 'DATABASE_URL', 'AWS_SECRET_ACCESS_KEY', 'HTTPS_PROXY'];
  for (const name of secrets) process.env[name] = 'secret';
  context.after(() => {
    for (const name of secrets) delete process.env[name];
  });
  const environment = await pool.run<NodeJS.ProcessEnv>(job('environment'), context.signal);
  assert.equal(environment['PATH'], process.env['PATH']);
  assert.doesNotMatch(JSON.stringify(environment), /secret/);
});

test('a child leaves what it has compiled for the next one', async () => {
  process.env['NODE_COMPILE_CACHE'] = cache;
  assert.equal(await pool.run<string>(job('video'), new AbortController().signal), 'VIDEO');
  const stored = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  assert.ok(stored.length > 0);
});

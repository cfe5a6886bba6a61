// Own process: it changes the environment.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runInChild } from '../../src/children/run-in-child.ts';

const cache = mkdtempSync(join(tmpdir(), 'phonofilm-cache-'));
after(() => rmSync(cache, { recursive: true }));

const job = (word: string) => ({
  module: new URL('./run-in-child.fixture.ts', import.meta.url),
  input: { word },
  timeoutMs: 60_000,
  memoryMb: 256,
});

test('a child gets nothing of the environment that could be a secret', async (context) => {
  const secrets = ['ADMIN_KEY', 'DATABASE_URL', 'AWS_SECRET_ACCESS_KEY', 'HTTPS_PROXY'];
  for (const name of secrets) process.env[name] = 'secret';
  context.after(() => {
    for (const name of secrets) delete process.env[name];
  });
  const environment = await runInChild<NodeJS.ProcessEnv>(job('environment'), context.signal);
  assert.equal(environment['PATH'], process.env['PATH']);
  assert.doesNotMatch(JSON.stringify(environment), /secret/);
});

test('a child leaves what it has compiled for the next one', async () => {
  process.env['NODE_COMPILE_CACHE'] = cache;
  assert.equal(await runInChild<string>(job('film'), new AbortController().signal), 'FILM');
  const stored = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  assert.ok(stored.length > 0);
});

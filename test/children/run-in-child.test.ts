import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { runInChild } from '../../src/children/run-in-child.ts';

const cache = mkdtempSync(join(tmpdir(), 'phonofilm-cache-'));
after(() => rmSync(cache, { recursive: true }));

test('a child leaves what it has compiled for the next one', async () => {
  process.env['NODE_COMPILE_CACHE'] = cache;
  const job = {
    module: new URL('./run-in-child.fixture.ts', import.meta.url),
    input: { word: 'film' },
    timeoutMs: 60_000,
    memoryMb: 256,
  };
  assert.equal(await runInChild<string>(job, new AbortController().signal), 'FILM');
  const stored = readdirSync(cache, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  assert.ok(stored.length > 0);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const GENERATE = fileURLToPath(new URL('../console/scripts/generate-types.ts', import.meta.url));

test('the types of the console are those of the OpenAPI document: npm run console:types', () => {
  const { status, stderr } = spawnSync(process.execPath, [GENERATE, '--check'], { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
});

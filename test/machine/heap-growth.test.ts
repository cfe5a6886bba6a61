import assert from 'node:assert/strict';
import { test } from 'node:test';
import { growthOf } from '../../src/machine/heap-growth.ts';

const MB = 1024 * 1024;

test('a small heap may grow to four times its size, a large one as V8 thinks best', () => {
  assert.equal(growthOf(30 * MB), 300);
  assert.equal(growthOf(500 * MB), 0);
});

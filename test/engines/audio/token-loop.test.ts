import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repeatedTail } from '../../../src/engines/local/hearing/token-loop.ts';

test('a phrase said three times in a row is a loop, of which one is kept', () => {
  assert.equal(repeatedTail([9, 1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4]), 8);
});

test('a phrase said twice, or with other words between, is what somebody said', () => {
  assert.equal(repeatedTail([1, 2, 3, 4, 1, 2, 3, 4]), 0);
  assert.equal(repeatedTail([1, 2, 3, 4, 9, 1, 2, 3, 4, 9, 1, 2, 3, 4]), 0);
});

test('a short word said often is no loop', () => {
  assert.equal(repeatedTail([5, 5, 5, 5, 5, 5]), 0);
  assert.equal(repeatedTail([]), 0);
});

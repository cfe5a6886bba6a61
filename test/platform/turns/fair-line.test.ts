import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FairLine } from '../../../src/platform/turns/fair-line.ts';

const anybody = () => true;

test('a fair line serves its accounts in turn, each in its own order', () => {
  const line = new FairLine<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'c1', 'b2']) line.push(item[0]!, item);
  assert.equal(line.size, 6);
  assert.equal(
    line.shift((item) => item === 'c1'),
    'c1',
    'those who may not be served keep their place',
  );
  const served = Array.from({ length: 5 }, () => line.shift(anybody));
  assert.deepEqual(served, ['a1', 'b1', 'a2', 'b2', 'a3']);
  assert.equal(line.shift(anybody), undefined);
  assert.equal(line.size, 0);
});

test('an account that was just served without waiting comes after one that was not', () => {
  const line = new FairLine<string>();
  line.serveNow('a');
  for (const item of ['a1', 'a2', 'b1', 'b2']) line.push(item[0]!, item);
  assert.deepEqual(
    Array.from({ length: 4 }, () => line.shift(anybody)),
    ['b1', 'a1', 'b2', 'a2'],
  );
});

test('an item that leaves the line takes no turn of its account', () => {
  const line = new FairLine<string>();
  for (const item of ['a1', 'a2', 'a3', 'b1']) line.push(item[0]!, item);
  line.remove('a', 'a1');
  line.remove('a', 'unknown');
  assert.equal(line.size, 3);
  assert.deepEqual(
    Array.from({ length: 3 }, () => line.shift(anybody)),
    ['a2', 'b1', 'a3'],
  );
});

test('an account that had been idle has no turns saved up', () => {
  const line = new FairLine<string>();
  for (let turn = 0; turn < 5; turn += 1) line.serveNow('busy');
  for (const item of ['idle 1', 'idle 2', 'idle 3']) line.push('idle', item);
  line.push('busy', 'busy 1');
  assert.deepEqual(
    Array.from({ length: 4 }, () => line.shift(anybody)),
    ['idle 1', 'busy 1', 'idle 2', 'idle 3'],
  );
});

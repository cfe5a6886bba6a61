import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boundedProgress, canBecome, isFinal, statesBefore, type TaskStatus } from '../../src/domain/task.ts';

const STATES: TaskStatus[] = ['queued', 'pending', 'processing', 'completed', 'failed'];

test('a task moves only along the transitions of the contract', () => {
  const allowed = STATES.flatMap((from) =>
    STATES.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  assert.deepEqual(allowed, [
    'queued → processing',
    'queued → failed',
    'pending → processing',
    'pending → failed',
    'processing → completed',
    'processing → failed',
  ]);
});

test('the states before a state are those that may become it', () => {
  assert.deepEqual(statesBefore('processing'), ['queued', 'pending']);
  assert.deepEqual(statesBefore('completed'), ['processing']);
  assert.deepEqual(statesBefore('failed'), ['queued', 'pending', 'processing']);
  assert.deepEqual(statesBefore('queued'), []);
});

test('completed and failed are final, and nothing else', () => {
  assert.deepEqual(STATES.filter(isFinal), ['completed', 'failed']);
});

test('progress is whole, never below 0, and below 100 whatever an engine says', () => {
  const cases = { '-5': 0, '0': 0, '0.9': 0, '49.99': 49, '99': 99, '99.9': 99, '100': 99, '1e9': 99 };
  for (const [percent, shown] of Object.entries(cases)) assert.equal(boundedProgress(Number(percent)), shown);
});

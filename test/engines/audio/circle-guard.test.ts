import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CircleGuard } from '../../../src/engines/local/chat/language-model.ts';

const goesInCircles = (tokens: readonly number[]) => {
  const guard = new CircleGuard();
  return tokens.some((token) => guard.add(token));
};
const times = (count: number, tokenAt: (place: number) => number) =>
  Array.from({ length: count }, (_, place) => tokenAt(place));

test('a text whose words come in ever new order goes on', () => {
  assert.equal(goesInCircles(times(500, (place) => (place * place * 7919) % 211)), false);
});

test('a list of lines that begin alike goes on', () => {
  assert.equal(goesInCircles(times(400, (place) => (place % 8 < 4 ? place % 8 : place * 31))), false);
});

test('the same sentence again and again is noticed', () => {
  for (const length of [1, 2, 7, 20])
    assert.equal(goesInCircles(times(120, (place) => place % length)), true);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cutIntoPieces,
  piecesBeforeError,
} from '../../../src/engines/local/hearing/whisper/whisper-pieces.ts';

/** Numbers from 1000 on are timestamps, in steps of 20 ms. */
const TIME = 1000;
const words = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const starts = (written: number[], loops: boolean) =>
  piecesBeforeError(cutIntoPieces(written, TIME), loops).map(({ start }) => start);

test('a text is cut at its timestamps', () => {
  const pieces = cutIntoPieces([1000, 7, 8, 1100, 1150, 9, 1200, 1200, 5], TIME);
  assert.deepEqual(
    pieces.map(({ start, end }) => [start, end]),
    [
      [0, 2],
      [3, 4],
      [4, null],
    ],
  );
});

test('what comes before a phrase that repeats itself is kept, the rest is heard again', () => {
  const written = [1000, ...words(9), 1200, 1200, ...words(20)];
  assert.deepEqual(starts(written, true), [0]);
  assert.deepEqual(starts(written, false), [0, 4]);
});

test('a sentence in no time was not said there: it and what follows are heard again', () => {
  const written = [1000, ...words(9), 1200, 1200, ...words(12), 1202, 1300, ...words(9), 1400];
  assert.deepEqual(starts(written, false), [0]);
});

test('a short answer may be quick', () => {
  assert.deepEqual(starts([1000, 5, 6, 1004, 1050, ...words(8), 1150], false), [0, 1]);
});

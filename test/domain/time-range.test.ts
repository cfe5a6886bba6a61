import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseTimeRange } from '../../src/features/characters/character-options.ts';

test('two times from 1 to 3 seconds apart are a range', () => {
  const ranges = {
    '0,1': [0, 1],
    '0,3': [0, 3],
    '1,3': [1, 3],
    '5.5,7': [5.5, 7],
    '0.3,3.3': [0.3, 3.3],
    ' 2 , 4 ': [2, 4],
    '3600,3602': [3600, 3602],
  };
  for (const [text, [start, end]] of Object.entries(ranges))
    assert.deepEqual(parseTimeRange(text), { start, end });
});

test('anything else is not a range', () => {
  const others = [
    '',
    '1',
    '1,',
    ',1',
    '1,1',
    '3,1',
    '0,0.99',
    '0,3.01',
    '-1,1',
    '1,2,3',
    'a,b',
    '1e0,2',
    '1;2',
    '0x1,2',
    '.5,2',
    '1.,2',
    'NaN,2',
    'Infinity,2',
  ];
  for (const text of others) assert.equal(parseTimeRange(text), null, JSON.stringify(text));
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mentionedUsernames } from '../../src/domain/character.ts';

test('mentions are found wherever they stand, each once, in order', () => {
  assert.deepEqual(mentionedUsernames('@mira meets @tobo.12 and @mira again'), ['mira', 'tobo.12']);
  assert.deepEqual(mentionedUsernames('(@a_b), "@c-d"!'), ['a_b', 'c-d']);
  assert.deepEqual(mentionedUsernames('一只@mira在跑'), ['mira']);
});

test('the full stop of a sentence is no part of a name', () => {
  assert.deepEqual(mentionedUsernames('Here comes @mira. And @tobo... and @lala-'), ['mira', 'tobo', 'lala']);
});

test('a text without mentions has none', () => {
  for (const text of ['', 'no one', '@', '@ mira', '@.', '@-']) {
    assert.deepEqual(mentionedUsernames(text).filter(Boolean), [], text);
  }
});

test('an empty name is not a mention', () => {
  assert.deepEqual(mentionedUsernames('@... and @-'), []);
});

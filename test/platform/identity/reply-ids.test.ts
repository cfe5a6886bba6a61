import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ReplyIds } from '../../../src/platform/identity/reply-ids.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;
const ids = new ReplyIds('a secret that all nodes share');

test('the id of a reply stands for its words for an hour, on every node', () => {
  const { id, expiresAt } = ids.make('acct_1', 'Good day.\nHow are you?', NOW);
  assert.match(id, /^audio_[\w-]+$/);
  assert.equal(expiresAt, (NOW + HOUR) / 1000);
  const elsewhere = new ReplyIds('a secret that all nodes share');
  assert.equal(elsewhere.transcriptOf('acct_1', id, NOW + HOUR - 1), 'Good day.\nHow are you?');
  assert.equal(elsewhere.transcriptOf('acct_1', id, NOW + HOUR), null);
});

test('the words cannot be read from an id, nor put into one', () => {
  const { id } = ids.make('acct_1', 'Good day.', NOW);
  assert.ok(!Buffer.from(id.slice(6), 'base64url').includes('Good'));
  const changed = `${id.slice(0, 20)}${id[20] === 'A' ? 'B' : 'A'}${id.slice(21)}`;
  for (const [account, wrong] of [
    ['acct_2', id],
    ['acct_1', changed],
    ['acct_1', 'audio_'],
    ['acct_1', id.slice(6)],
  ] as const) {
    assert.equal(ids.transcriptOf(account, wrong, NOW), null);
  }
  assert.equal(new ReplyIds('another').transcriptOf('acct_1', id, NOW), null);
});

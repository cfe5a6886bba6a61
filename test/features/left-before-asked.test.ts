import assert from 'node:assert/strict';
import { test } from 'node:test';
import { afterLeaving } from '../../src/gateway/audio/ask-upstream.ts';

test('for a caller who has left, no service is asked, so nothing is charged', () => {
  const left = new Error('the caller went away');
  assert.throws(() => afterLeaving(AbortSignal.abort(left), 30_000), left);
});

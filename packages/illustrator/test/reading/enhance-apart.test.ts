import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enhanceApart } from '../../src/reading/enhance-apart.ts';
import { enhancePrompt } from '../../src/reading/enhance-prompt.ts';

test('a prompt is enhanced in a thread of its own, to the same words', async () => {
  const { signal } = new AbortController();
  const prompts = ['a fox in the snow', 'un gato negro', 'a stoat beside a theodolite'];
  const enhanced = await Promise.all(prompts.map((prompt) => enhanceApart(prompt, signal)));
  assert.deepEqual(enhanced, prompts.map(enhancePrompt));
});

test('whoever no longer waits gets the reason', async () => {
  const stop = new AbortController();
  const answer = enhanceApart('a fox', stop.signal);
  stop.abort(new Error('gone'));
  await assert.rejects(answer, /gone/);
});

test('the longest prompts are read in a bounded time', () => {
  enhancePrompt('a stoat');
  const begun = performance.now();
  enhancePrompt('a red dog beside a tall zorgle under the blue harpsichord, '.repeat(400));
  // A generous bound for a busy machine; on an idle one it is a few hundredths of a second.
  assert.ok(performance.now() - begun < 2_000);
});

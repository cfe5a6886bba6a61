// Own process: it measures its process.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SceneEngine } from '../../../src/engines/local/illustration/scene-engine.ts';
import { EventLoopWatch, MOST_HELD_PARSES } from '../../support/event-loop-watch.ts';

test('a long prompt full of spaces is enhanced without blocking the event loop', async () => {
  const engine = new SceneEngine();
  const watch = new EventLoopWatch();
  const prompt = `a cat${' '.repeat(80_000)}sleeps${' '.repeat(80_000)}`;
  const enhanced = await engine.enhance(prompt, AbortSignal.timeout(60_000));
  const { heldParses } = watch.take();
  watch.stop();
  assert.match(enhanced, /^a cat\s+sleeps\. /);
  assert.ok(heldParses <= MOST_HELD_PARSES, `held for ${heldParses} parses`);
});

test('an aborted enhancement does not block the next one', async () => {
  const engine = new SceneEngine();
  const long = 'a cat and a dog, '.repeat(200);
  await engine.enhance(long, AbortSignal.timeout(60_000));
  const controller = new AbortController();
  const given = engine.enhance(long.repeat(10), controller.signal);
  controller.abort(new Error('no longer wanted'));
  await assert.rejects(given, /no longer wanted/);
  assert.match(await engine.enhance(long, AbortSignal.timeout(60_000)), /camera/i);
});

// Own process: it loads models that stay until its process ends.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createLocalAudio } from '../../../src/compose/local-audio.ts';
import type { SpeechRequest } from '../../../src/engines/engine.ts';
import { collect } from './audio-test.ts';

/** An engine's line is taken in turns by account. */

const request = (account: string): SpeechRequest => ({
  model: 'chat-4o-mini-tts-2025-12-15',
  account,
  text: 'Good evening, and welcome.',
  voice: 'nova',
  format: 'wav',
  speed: 1,
  instructions: null,
});

test('a greedy account neither fills the line of an audio engine nor goes first', async (context) => {
  const audio = createLocalAudio({ weightsDirectory: '/nonexistent', warm: false, waiting: 6 });
  context.after(() => audio.close());
  const ends: string[] = [];
  const speak = async (account: string) => {
    try {
      await collect((await audio.speech.speak(request(account), context.signal)).chunks);
      ends.push(account);
    } catch (error) {
      ends.push(`${account}: ${(error as { code: string }).code}`);
    }
  };
  // Two are spoken at once, six wait: the line is full of one account.
  const greedy = Array.from({ length: 8 }, () => speak('greedy'));
  await Promise.all([speak('modest'), ...greedy]);
  assert.deepEqual(
    ends.filter((end) => end.includes('overloaded')),
    ['greedy: model_overloaded'],
  );
  const spoken = ends.filter((end) => !end.includes('overloaded'));
  // Those that were being spoken end first; of those that waited, the modest one is among the next.
  assert.ok(spoken.indexOf('modest') <= 4, spoken.join(', '));
});

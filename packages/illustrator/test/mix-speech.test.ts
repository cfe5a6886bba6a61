import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mixSpeech } from '../src/sound/mix-speech.ts';

const RATE = 1000;

test('the ambience is 12 dB quieter while somebody speaks, and comes and goes smoothly', async () => {
  const left = new Float32Array(4 * RATE).fill(0.4);
  const right = left.slice();
  const silence = new Float32Array(RATE);
  mixSpeech({ rate: RATE, left, right }, [
    {
      by: null,
      manner: 'say',
      text: '',
      file: '',
      startSeconds: 1,
      endSeconds: 2,
      samples: silence,
      rate: RATE,
    },
  ]);
  const decibels = (at: number) => 20 * Math.log10(left[at * RATE]! / 0.4);
  assert.ok(Math.abs(decibels(0.5)) < 0.01);
  assert.ok(Math.abs(decibels(1.5) + 12) < 0.1);
  assert.ok(Math.abs(decibels(3)) < 0.01);
  const steps = left.slice(1).map((value, at) => Math.abs(value - left[at]!));
  assert.ok(Math.max(...steps) < 0.01, 'no click');
});

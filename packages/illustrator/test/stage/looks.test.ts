import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';

const TOLD: readonly (readonly [prompt: string, noun: string, looks: readonly string[] | undefined])[] = [
  ['a furious goose in the park', 'goose', ['angry']],
  ['a soaked and tired postman', 'postman', ['wet', 'tired']],
  ['a bear sadly eats honey', 'bear', ['sad']],
  ['a horse trembles beside a car', 'horse', ['afraid']],
  ['a rusty car in the park', 'car', ['rusty']],
  ['a cold beer on a table', 'beer', undefined],
  ['an old man in a striped coat', 'man', undefined],
];

test('what is said of how somebody or something is, or does it, is how it looks', async () => {
  for (const [prompt, noun, looks] of TOLD) {
    const { subjects } = await readScene(prompt);
    const subject = subjects.find((each) => each.noun === noun) ?? subjects[0];
    assert.deepEqual(subject?.looks, looks, prompt);
  }
});

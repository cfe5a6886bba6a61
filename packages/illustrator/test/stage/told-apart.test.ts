import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SceneDescription } from '../../src/scene-description.ts';
import { readScene } from '../../src/stage/read-scene.ts';

function shotsOf(scene: SceneDescription): readonly SceneDescription[] {
  return scene.sequence.length > 0 ? scene.sequence : [scene];
}

/** How many are seen of a noun, shot by shot. */
async function seen(prompt: string, noun: string): Promise<number[]> {
  return shotsOf(await readScene(prompt)).map(({ subjects }) =>
    subjects.filter((each) => each.noun === noun).reduce((sum, { count }) => sum + count, 0),
  );
}

const COUNTS: readonly (readonly [prompt: string, noun: string, ...counts: number[]])[] = [
  ['three kittens hide under a sofa, and one of them bites a slipper', 'kitten', 3, 3],
  ['a man shows a book to two girls, and the smaller one yawns', 'girl', 2],
  ['two of the five puppies sleep in a basket', 'puppy', 5],
  ['two dogs lie on a rug; one sleeps and the other yawns', 'dog', 2],
  ['the youngest of three brothers rows while the others sleep', 'brother', 3],
  ['two squirrels fight while a third one eats a nut', 'squirrel', 3],
  ['a red car and a blue car race, and the blue one wins', 'car', 2],
];

for (const [prompt, noun, ...counts] of COUNTS)
  test(`${prompt}: no ${noun} too many, none lost`, async () =>
    assert.deepEqual(new Set(await seen(prompt, noun)), new Set(counts)));

test('what all of them do, each does who does nothing else', async () => {
  const { subjects } = await readScene('three boys sit on a bench while one of them sings');
  assert.deepEqual(
    subjects.filter(({ noun }) => noun === 'boy').map(({ count, action, deed }) => [count, deed ?? action]),
    [
      [2, 'sit'],
      [1, 'sing'],
    ],
  );
});

test('the taller of two is no giant', async () => {
  const { subjects } = await readScene('two boys push a cart, and the taller one wears a cap');
  assert.deepEqual(
    subjects.filter(({ noun }) => noun === 'boy').map(({ size }) => size),
    ['normal', 'large'],
  );
});

test('who stays where they were keeps the place and what they wear', async () => {
  const { sequence } = await readScene(
    'a boy in a red cap sits on a wall, then a dog barks, then the dog runs away',
  );
  for (const { subjects } of sequence)
    assert.deepEqual(subjects.find(({ noun }) => noun === 'boy')?.clothes, [{ name: 'cap', colour: 'red' }]);
});

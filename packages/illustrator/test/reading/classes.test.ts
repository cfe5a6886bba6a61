import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScene } from '../../src/reading/read-scene.ts';
import { sketch } from './sketch.ts';

const PROMPTS: readonly [prompt: string, expected: string][] = [
  // One thing in another.
  [
    'a bowl of fruit with a banana, an apple and grapes on a kitchen table',
    'bowl, banana, apple, grapes, kitchen table; banana in bowl; apple in bowl; grapes in bowl; bowl on kitchen table',
  ],
  ['flowers in a vase', '3 flower, vase; flower in vase'],
  ['a vase of red roses on a table', 'vase, 3 red rose, table; rose in vase; vase on table'],
  ['eggs in a basket', '3 egg, basket; egg in basket'],
  ['a basket with apples and pears', 'basket, 3 apple, 3 pear; apple in basket; pear in basket'],
  ['a cat jumps into a box', 'cat (jump), box; cat in box'],
  // Walking with something in hand.
  ['a man walking while holding flowers', 'man (walk), 3 flower'],
  ['a woman walking with a suitcase', 'woman (walk), suitcase'],
  ['people crossing a bridge', '3 people (walk)'],
  // What is done on, into, with or to something else.
  ['a firefighter climbing a ladder', 'firefighter (climb-ladder)'],
  ['a firefighter climbing a ladder to rescue a cat from a tree', 'firefighter (rescue-cat)'],
  ['a boy climbing a tree', 'boy (climb-tree)'],
  ['three penguins sliding down an icy slope', '3 penguin (slide)'],
  ['a robot waiter serves pizza to two children', 'robot (serve-pizza), 2 children'],
  ['a waitress serving coffee to an old man', 'waitress (serve-drinks), old man'],
  ['an elephant spraying water with its trunk', 'elephant (spray-water)'],
  ['a puppy jumps into a lake', 'puppy (jump-into-water)'],
  ['a cat waking up its sleeping owner', 'cat (wake-owner)'],
  ['a wizard casts a spell', 'wizard (cast-spell)'],
  ['a chef flips a pancake', 'chef (cook) (flip-pancake)'],
  // What two do together.
  ['two women talking', '2 women (talk) (talk)'],
  ['a boy and a girl building a sandcastle', 'boy, girl (build-sandcastle)'],
  // Another stuff than usual.
  ['a car made of lego', 'lego car'],
  ['a papercraft world with a fox', 'paper fox'],
  ['woolly mammoths in the snow', '3 woolly mammoth'],
];

for (const [prompt, expected] of PROMPTS)
  test(`"${prompt}" says what is done, where and with what`, () => assert.equal(sketch(prompt), expected));

for (const [prompt, noun] of [
  ['a hot air balloon shaped like a heart over the mountains', 'hot air balloon'],
  ['a heart-shaped cake on a table', 'cake'],
  ['a heart-shaped cloud', 'cloud'],
] as const)
  test(`"${prompt}" gives the ${noun} the form of a heart`, () => {
    const shaped = readScene(prompt).subjects.filter(({ form }) => form === 'heart');
    assert.deepEqual(
      shaped.map((subject) => subject.noun),
      [noun],
    );
  });

for (const [prompt, place] of [
  ['a train crossing a stone bridge', 'bridge'],
  ['people crossing a bridge', 'bridge'],
  ['a red car on a coastal road', 'coastal-road'],
  ['a boy diving into a swimming pool', 'swimming-pool'],
  ['a dog jumps into the water', 'lake'],
] as const)
  test(`"${prompt}" is at the place ${place}`, () => assert.equal(readScene(prompt).place, place));

test('somebody who holds something while walking is read as a holder who walks', () => {
  for (const prompt of ['a girl walking with a green umbrella', 'a man walking while holding flowers']) {
    const { relation, subjects } = readScene(prompt);
    assert.equal(relation, 'holding');
    assert.equal(subjects[0]!.action, 'walk');
  }
});

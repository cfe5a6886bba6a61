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

/** One number that is split by looks: how many there are of each colour or look. */
const SPLIT: readonly (readonly [prompt: string, noun: string, ...looks: string[]])[] = [
  ['three balloons, one striped and two red', 'balloon', '1 striped', '2 red'],
  ['two cats, one black and one white, sit on a wall', 'cat', '1 black', '1 white'],
  ['a blue and a yellow umbrella', 'umbrella', '1 yellow', '1 blue'],
  ['six eggs, half of them blue', 'egg', '3 ', '3 blue'],
  ['four flowers, half of them red and half yellow', 'flower', '2 red', '2 yellow'],
  ['two cups, one green, the other orange', 'cup', '1 green', '1 orange'],
  ['five kites, two green and the rest red', 'kite', '2 green', '3 red'],
  ['two houses, a red one and a blue one', 'house', '1 red', '1 blue'],
  ['half of the six apples are green', 'apple', '3 ', '3 green'],
  ['a red and a blue paper boat in a puddle', 'paper boat', '1 blue', '1 red'],
  ['two red and three yellow balls', 'ball', '3 yellow', '2 red'],
  ['two dogs, a cat and a red ball', 'dog', '2 '],
];

for (const [prompt, noun, ...looks] of SPLIT)
  test(`${prompt}: ${looks.join(', ')}`, async () => {
    const { subjects } = await readScene(prompt);
    const seen = subjects.filter((each) => each.noun === noun);
    assert.deepEqual(
      seen.map((each) => `${each.count} ${each.colour ?? each.looks?.join(' ') ?? ''}`),
      looks,
    );
  });

for (const [prompt, kind, where] of [
  ['three friends share a sofa', 'on', 'sofa'],
  ['two monkeys share a log', 'on', 'log'],
  ['a boy shares a bench with his dog', 'on', 'bench'],
  ['two women share an umbrella', 'under', 'umbrella'],
] as const)
  test(`${prompt}: all of them are ${kind} it`, async () => {
    const { subjects, relations } = await readScene(prompt);
    const shared = subjects.find(({ noun }) => noun === where)?.id;
    const others = subjects.filter(({ id }) => id !== shared);
    assert.ok(others.every(({ id }) => relations.some((each) => each.of === id && each.to === shared)));
    assert.ok(relations.every((each) => each.kind === kind));
  });

test('two who share a pizza do not sit on it', async () => {
  assert.deepEqual((await readScene('two men share a pizza')).relations, []);
});

for (const [prompt, model] of [
  ['birds on a wire', 'telephone wire'],
  ['three owls on a branch', 'bough'],
  ['pots on a shelf', 'wall shelf'],
  ['paper boats in a gutter', 'gutter'],
  ['five candles on a birthday cake', 'cake'],
] as const)
  test(`${prompt}: what they are on has room for a row`, async () => {
    const { subjects } = await readScene(prompt);
    assert.deepEqual(subjects[1]?.figure, { kind: 'object', model });
  });

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

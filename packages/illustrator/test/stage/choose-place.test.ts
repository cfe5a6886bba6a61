import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';

/** Where a film plays that names no place: nothing there contradicts what is named. */
const PLACES: Readonly<Record<string, string>> = {
  'a hedgehog crosses a garden path': 'garden',
  'a man leans a ladder against the kitchen wall': 'kitchen',
  'a goose hisses at a postman': 'street',
  'a ship passes a castle': 'beach',
  'a baby sleeps on a sofa while a storm rages outside': 'room',
  'a thunderstorm frightens a horse': 'meadow',
  'four men play cards around a table': 'room',
  'a diver swims above a sunken car': 'underwater',
  'a mechanic stands on the wing of an airplane': 'meadow',
  'a kite falls onto a barn': 'farm',
};

for (const [prompt, place] of Object.entries(PLACES))
  test(`${prompt} → ${place}`, async () => assert.equal((await readScene(prompt)).place, place));

test('a building that something falls onto is seen from outside', async () => {
  const { subjects } = await readScene('a kite falls onto a barn');
  assert.deepEqual(
    subjects.map(({ noun }) => noun),
    ['kite', 'barn'],
  );
});

test('what has a name of its own is no part of anybody', async () => {
  const { subjects } = await readScene('a wizard opens his treasure chest');
  assert.deepEqual(
    subjects.map(({ noun }) => noun),
    ['wizard', 'treasure chest'],
  );
});

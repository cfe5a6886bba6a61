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
  'a lion lies on a sofa': 'plain-room',
  'a dog sleeps in a bed': 'plain-room',
  'a man lies on a couch and eats chips': 'room',
  'a woman and her husband shake hands beside a tree': 'park',
  'a dentist stands behind a tree': 'park',
  'a mermaid on a buoy combs her hair': 'ocean',
  'a giant sits on a hill': 'hilltop',
  'a boy runs across a hill': 'hill',
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

test('a building that somebody lifts is a thing, whatever kind of it is told', async () => {
  const { place, subjects } = await readScene('a giant lifts a small village church');
  assert.deepEqual([place, subjects[1]?.figure], ['meadow', { kind: 'landmark', model: 'church' }]);
});

test('a wall stands there where somebody is on it or looks over it, and not where pictures hang on it', async () => {
  const walls = async (prompt: string) => {
    const { relations, subjects } = await readScene(prompt);
    const wall = subjects.find(({ noun }) => noun === 'wall');
    return wall && relations.filter(({ to }) => to === wall.id).map(({ kind }) => kind);
  };
  assert.deepEqual(await walls('a cat sits on a wall'), ['on']);
  assert.deepEqual(await walls('a boy looks over a wall'), ['behind']);
  assert.equal(await walls('a picture hangs on the wall'), undefined);
});

test('what has a name of its own is no part of anybody', async () => {
  const { subjects } = await readScene('a wizard opens his treasure chest');
  assert.deepEqual(
    subjects.map(({ noun }) => noun),
    ['wizard', 'treasure chest'],
  );
});

test('an animal that does what people do has the thing it does it with', async () => {
  const { subjects } = await readScene('a dog sleeps in a bed');
  assert.deepEqual(
    subjects.map(({ noun }) => noun),
    ['dog', 'bed'],
  );
});

test('whose a thing is need not be there, but who owns an animal is', async () => {
  const nouns = async (prompt: string) => (await readScene(prompt)).subjects.map(({ noun }) => noun);
  assert.deepEqual(await nouns("the judge's wig lies on a table"), ['wig', 'table']);
  assert.deepEqual(await nouns("a pirate's parrot sits on a barrel"), ['pirate', 'parrot', 'barrel']);
});

test('what somebody has on is worn, whatever it does there', async () => {
  const { subjects } = await readScene('a tailor greets a general whose medals shine');
  assert.deepEqual(
    subjects.map(({ noun, clothes }) => [noun, clothes.map(({ name }) => name)]),
    [
      ['tailor', []],
      ['general', ['medal']],
    ],
  );
});

test('what nobody gives is not there', async () => {
  const { subjects } = await readScene('a beggar plays the accordion, but nobody gives him a coin');
  assert.deepEqual(
    subjects.map(({ noun }) => noun),
    ['beggar'],
  );
});

test('a noun of two meanings is drawn as the one that is meant, and somebody whom nothing draws is somebody', async () => {
  const figures = async (prompt: string) => (await readScene(prompt)).subjects.map(({ figure }) => figure);
  assert.deepEqual((await figures('a man sleeps under an oak'))[1], {
    kind: 'emoji',
    icon: 'deciduous-tree',
  });
  assert.equal((await figures('a chimney sweep hugs a bride')).length, 2);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';
import { isTied } from '../../src/staging/is-tied.ts';
import type { Sight } from '../../src/witness/sight.ts';
import { FRAME, watchFilm } from '../../src/witness/watch-film.ts';

/** All figures of a noun in the middle of a film. */
async function seen(prompt: string, noun: string): Promise<readonly Sight[]> {
  const { glimpses } = await watchFilm(prompt);
  // The picture of a figure is a frame around what is painted in it.
  const sights = glimpses[6]!.sights.filter(({ drawn, what }) => what.subject?.noun === noun && drawn > 0);
  assert.ok(sights.length > 0, `${noun} is drawn`);
  return sights;
}

/** What is smaller (60 by 60 pixels of 1280 by 720) readers overlook. */
const LEAST = 0.004 * FRAME.width * FRAME.height;

for (const [prompt, noun] of [
  ['a ladybug sits beside a truck', 'ladybug'],
  ['between two parked taxis, a hedgehog waits', 'hedgehog'],
  ['an acrobat balances on a ball that is rolled across the ring by a sea lion', 'acrobat'],
  ['three squid in three crates beside a cat', 'squid'],
  ['two dancers spin around a lamp post', 'dancer'],
  ['a white stag stands beside a red telephone box', 'telephone box'],
  ['dozens of paper lanterns float down the river past a kneeling monk', 'monk'],
] as const)
  test(`"${prompt}" shows the ${noun} large enough to be seen`, async () => {
    for (const { seen: pixels } of await seen(prompt, noun)) assert.ok(pixels > LEAST, `${pixels} pixels`);
  });

test('of many those behind are seen between those before them', async () => {
  const chairs = await seen('seven chairs beside a piano', 'chair');
  assert.equal(chairs.length, 7);
  assert.ok(new Set(chairs.map(({ whole }) => Math.round(whole.bottom))).size >= 2, 'they stand in ranks');
  for (const { seen: pixels, drawn } of chairs) assert.ok(pixels > drawn * 0.4, `${pixels} of ${drawn}`);
});

test('several in several are some in each', async () => {
  const fish = await seen('six goldfish in two bowls', 'goldfish');
  const bowls = await seen('six goldfish in two bowls', 'bowl');
  const inBowl = (bowl: Sight) =>
    fish.filter(({ whole }) => whole.left > bowl.whole.left && whole.right < bowl.whole.right);
  assert.deepEqual([...new Set(bowls.map((bowl) => inBowl(bowl).length))], [3]);
});

test('two who have nothing to do with each other are both seen, whatever each of them does', async () => {
  assert.equal(isTied(await readScene('an owl reads a book to five mice')), true);
  assert.equal(isTied(await readScene('a princess rides a boar and a wizard waves')), true);
  // A camera keeps up with those who all go the same way.
  assert.equal(isTied(await readScene('a dog and a cat run on a beach')), false);
});

test('a camera that goes along with many leaves nobody of them out, and all have the ground under their feet', async () => {
  const dogs = await seen('nine dogs run along a beach', 'dog');
  assert.equal(dogs.length, 9);
  for (const { seen: pixels, whole } of dogs) {
    assert.ok(pixels > LEAST, `${pixels} pixels`);
    assert.ok(whole.bottom > FRAME.height * 0.62, `feet at ${whole.bottom} of ${FRAME.height}`);
  }
});

test('what is named beside somebody has its size in life, whatever he does', async () => {
  const [knight] = await seen('a knight and a castle', 'knight');
  const [castle] = await seen('a knight and a castle', 'castle');
  const tall = ({ whole }: Sight) => whole.bottom - whole.top;
  assert.ok(tall(castle!) > tall(knight!) * 1.3);
});

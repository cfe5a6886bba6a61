import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { test } from 'node:test';
import { PLACES, placeWords } from '../src/catalogue/place-index.ts';
import { IDENTITY } from '../src/compositor/colour-matrix.ts';
import { Compositor } from '../src/compositor/compositor.ts';
import type { Place, SceneDescription } from '../src/scene-description.ts';
import { buildScenery } from '../src/scenery/build-scenery.ts';
import { choosePalette } from '../src/scenery/palette.ts';
import { Stage } from '../src/scenery/stage.ts';
import { seededRandom } from '../src/seeded-random.ts';
import { readScene } from '../src/stage/read-scene.ts';
import { PLACE_WORDS } from '../src/vocabulary/settings.ts';

/** One of each shape for all places: the memory of one for each would be collected again and again. */
const WIDE = new Compositor(160, 90);
const TALL = new Compositor(90, 160);
const MOMENT = { time: 1, progress: 0.2, travel: 20 };

test('every place is painted, differs from every other, and stays the same', async () => {
  const painted = new Map<string, Place>();
  for (const place of PLACES) {
    const picture = await paintPlace(place, WIDE);
    const twin = painted.get(picture);
    assert.equal(twin, undefined, `${place} looks like ${twin}`);
    painted.set(picture, place);
  }
  for (const [picture, place] of [...painted].slice(-3))
    assert.equal(await paintPlace(place, WIDE), picture, place);
});

test('every place fits a tall frame as well, and can be followed through', async () => {
  for (const place of PLACES) {
    assert.ok((await paintPlace(place, TALL, 'track')).length > 0, place);
  }
});

for (const [prompt, place] of [
  ['alley', 'alley'],
  ['pottery workshop', 'pottery-workshop'],
  ['ferry deck', 'ferry-deck'],
  ['covered bridge', 'covered-bridge'],
  ['operating room', 'operating-room'],
  ['lecture hall', 'lecture-hall'],
  ['auto showroom', 'car-showroom'],
  ['outdoor hotel', 'hotel-front'],
  ['loading dock', 'loading-dock'],
  ['mountain path', 'mountain-trail'],
  ['kelp forest', 'underwater'],
  ['truck stop', 'gas-station'],
  ['art gallery', 'art-gallery'],
  ['bakery shop', 'bakery'],
  ['carrousel', 'carousel'],
  ['indoor gymnasium', 'gym'],
  ['indoor library', 'indoor-library'],
  ['indoor movie theater', 'movie-theater'],
  ['indoor swimming pool', 'swimming-pool'],
  ['music studio', 'music-studio'],
  ['outdoor track', 'outdoor-track'],
  ['train station platform', 'train-platform'],
  ['underwater coral reef', 'underwater'],
  ['food court', 'food-court'],
  ['railway', 'train-railway'],
  ['hotel lobby', 'lobby'],
  ['three women walking in a shopping mall', 'mall'],
  ['a dragon in a cave', 'cave'],
  ['a cat in a hospital', 'hospital'],
  ['two people at a bus stop', 'bus-stop'],
  ['vineyard', 'vineyard'],
  ['rice paddy', 'rice-field'],
  ['apple orchard', 'orchard'],
  ['outdoor cafe', 'outdoor-cafe'],
  ['toll booth', 'toll-booth'],
  ['school hallway', 'school-hallway'],
  ['school library', 'indoor-library'],
  ['flower market', 'flower-market'],
  ['subway car', 'subway-car'],
  ['empty parking garage at night', 'parking-garage'],
  ['village church', 'village-church'],
  ['city street', 'street'],
  ['hotel bathroom', 'bathroom'],
  ['mountain lake', 'lake'],
  ['a kitchen window', 'kitchen'],
  ['underwater cave', 'underwater'],
  ['toy store', 'toy-shop'],
  ["butcher's shop", 'butcher-shop'],
  ["a dentist's office", 'dentist-office'],
  ['department store', 'mall'],
  ['a sandstone rock arch', 'rock-arch'],
  ['a man walks down a cobblestone street', 'cobblestone-street'],
  ['server room', 'server-room'],
  ['data center', 'server-room'],
  ['catacomb', 'catacomb'],
  ['fire station', 'fire-station'],
  ['a fire station with a red truck', 'fire-station'],
  ['police station', 'police-station'],
  ['a monkey in a hot spring', 'hot-spring'],
  ['butcher shop', 'butcher-shop'],
  ['toy store', 'toy-shop'],
  ['clothing store', 'clothing-store'],
  ['shoe shop', 'shoe-shop'],
  ['jewelry shop', 'jewelry-store'],
  ['hardware store', 'hardware-store'],
  ['candy store', 'candy-store'],
  ['ice cream parlor', 'ice-cream-parlor'],
  ['pet shop', 'pet-shop'],
  ['gift shop', 'gift-shop'],
  ['locker room', 'locker-room'],
  ['ancient ruins', 'ruins'],
  ['shed', 'shed'],
  ['slum', 'slum'],
  ['fire escape', 'fire-escape'],
  ['hayfield', 'hayfield'],
] as const)
  test(`"${prompt}" is set in the place it names`, async () => {
    assert.equal((await readScene(prompt)).place, place);
  });

/** Brightness along one line of the picture of a prompt, at a share of its height. */
async function brightnessAlong(prompt: string, share: number, compositor: Compositor): Promise<number[]> {
  const { height, width } = compositor;
  const picture = await paintScene(await readScene(prompt), compositor);
  const start = Math.round(height * share) * width * 4;
  return Array.from({ length: width }, (_, x) => {
    const [red = 0, green = 0, blue = 0] = picture.subarray(start + x * 4, start + x * 4 + 3);
    return (red + green + blue) / 3;
  });
}

test('at night a wet street and a wet city mirror their lights, in an upright frame too', async () => {
  for (const compositor of [WIDE, TALL])
    for (const place of ['street', 'city']) {
      const dry = await brightnessAlong(`a ${place} at night`, 0.8, compositor);
      for (const wet of [`a ${place} at night in the rain`, `a slippery ${place} at night`])
        assert.ok(Math.max(...(await brightnessAlong(wet, 0.8, compositor))) > Math.max(...dry) + 20, wet);
    }
});

test('snow leaves the joints of what is paved to be seen', async () => {
  const large = new Compositor(640, 360);
  for (const place of ['street', 'city', 'train platform']) {
    const along = await brightnessAlong(`a woman waits at a ${place} in the snow`, 0.71, large);
    const joints = along.filter((each, x) => each < Math.min(along[x - 3] ?? 0, along[x + 3] ?? 0) - 8);
    assert.ok(joints.length > 10, `${place}: ${joints.length}`);
  }
});

test('windows are lit when the sun sets', async () => {
  const large = new Compositor(640, 360);
  const warmest = async (hour: string) => {
    const picture = await paintScene(await readScene(`a city at ${hour}`), large);
    let lit = 0;
    for (let at = 0; at < picture.length; at += 4)
      if (picture[at + 1]! > 190 && picture[at + 2]! < 170) lit++;
    return lit;
  };
  assert.ok((await warmest('sunset')) > (await warmest('noon')) + 300);
});

test('northern lights are soft: neighbouring rays run into each other', async () => {
  const large = new Compositor(640, 360);
  const along = await brightnessAlong('northern lights over a meadow at night', 0.2, large);
  const steps = along.slice(1).map((each, index) => Math.abs(each - along[index]!));
  // The edges of the moon and of stars are sharp.
  assert.ok(steps.filter((step) => step > 12).length < 20);
});

/** How these are said in English. */
const NAMES: Partial<Record<Place, string>> = {
  'doctors-office': "a doctor's office",
  florist: 'a flower shop',
  greengrocer: 'a fruit shop',
  'spaceship-interior': 'a spaceship cockpit',
};

test('a place by itself is empty', async () => {
  for (const place of PLACES.filter((each) => !placeWords(each).aboard))
    assert.deepEqual((await readScene(NAMES[place] ?? place.replaceAll('-', ' '))).subjects, [], place);
});

test('what only says of which kind a place is does not stand there', async () => {
  for (const prompt of [
    'a gift shop',
    'a tea plantation',
    'a cobblestone street',
    'a beer garden',
    'a fish pond',
  ])
    assert.deepEqual((await readScene(prompt)).subjects, [], prompt);
});

test('a place is found by one of its words only, and every other word finds another', async () => {
  const found = new Map<string, string>();
  for (const [place, words] of Object.entries(PLACE_WORDS))
    for (const word of new Set(words)) {
      assert.equal(found.get(word), undefined, `${word} is ${found.get(word)} and ${place}`);
      found.set(word, place);
    }
});

const plain = readScene('a place');

/** What is painted, told by its digest. */
async function paintPlace(
  place: Place,
  compositor: Compositor,
  move: SceneDescription['camera']['move'] = 'still',
): Promise<string> {
  const read = await plain;
  return hash('sha1', await paintScene({ ...read, place, camera: { ...read.camera, move } }, compositor));
}

async function paintScene(told: SceneDescription, compositor: Compositor): Promise<Uint8ClampedArray> {
  const scene: SceneDescription = { ...told, subjects: [] };
  const mark = compositor.mark();
  const stage = new Stage(compositor, scene, choosePalette(scene), IDENTITY, seededRandom(7));
  await buildScenery(stage);
  const draw = stage.finish(() => {}, 0, 1 / 24);
  compositor.nextFrame();
  draw(MOMENT);
  const picture = compositor.snapshot(compositor.width, compositor.height);
  compositor.release(mark);
  return picture;
}

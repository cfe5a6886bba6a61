import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enhancePrompt } from '../../src/stage/enhance-prompt.ts';
import { readScene } from '../../src/stage/read-scene.ts';

/** Where somebody is whose trade, game or things tell it, when no place is named. */
for (const [prompt, place] of [
  ['A baker pulls a tray of croissants out of the oven.', 'bakery'],
  ['A waiter trips on a rug and drops everything.', 'restaurant'],
  ['A barber trims the beard of a tired sailor.', 'barbershop'],
  ['A nurse pushes an old man in a wheelchair.', 'hospital'],
  ['An office worker stares at a broken printer.', 'office'],
  ['A bartender pours whisky over a big ice cube.', 'bar'],
  ['A judge bangs her gavel.', 'courtroom'],
  ['A priest lights candles.', 'church'],
  ['A little boy splashes in a bathtub full of bubbles.', 'bathroom'],
  ['A goalkeeper catches the ball in the pouring rain.', 'soccer-stadium'],
  ['A hockey player slides across the ice.', 'hockey-rink'],
  ['A basketball player dunks in a packed arena.', 'indoor-basketball-court'],
  ['A tennis player serves on a red clay court.', 'tennis-court'],
  ['Two sumo wrestlers stand in a clay ring.', 'sumo-ring'],
  ['A frog sits on a lily pad.', 'pond'],
  ['A herd of zebras drinks at a watering hole.', 'lake'],
  ['A giant octopus swims around a wooden ship in a storm.', 'ocean'],
  ['A toy train runs around a Christmas tree.', 'room'],
  ['A nurse rides a bicycle in the rain.', 'forest-road'],
  ['a toilet and a sink', 'plain-room'],
] as const)
  test(`"${prompt}" is in: ${place}`, async () => assert.equal((await readScene(prompt)).place, place));

/** Places that are named in passing, by their parts, or beside another. */
for (const [prompt, place] of [
  ['Wind blows sand across the ridge of a dune as camels walk below.', 'desert'],
  ['Kids run through a sprinkler in the front yard.', 'house'],
  ['A tram on a cobbled street, laundry hanging from balconies on both sides.', 'cobblestone-street'],
  ['A woman drinks tea on her balcony.', 'balcony'],
  ['A chef flips a pancake high into the air.', 'kitchen'],
  ['A lone oak tree on top of a grassy hill at sunrise.', 'hilltop'],
  ['A church on a hill with a village below.', 'hilltop'],
  ['A lighthouse on a rocky cliff while huge waves crash below.', 'clifftop'],
  ['A frozen lake at dusk with a single skater.', 'frozen-lake'],
  ['A polar bear on a piece of ice in the middle of the sea.', 'arctic'],
  ['A robot walks through a ruined city.', 'ruined-city'],
  ['An astronaut in a glass greenhouse on Mars.', 'in-greenhouse'],
  ['Three firefighters stand outside a garage.', 'street'],
] as const)
  test(`"${prompt}" is in: ${place}`, async () => assert.equal((await readScene(prompt)).place, place));

test('the sky, what is in it, the water and the ground have the colours that are named, and nobody else has', async () => {
  for (const [prompt, tints] of [
    ['A dog runs under dark purple storm clouds.', { clouds: ['dark purple'] }],
    ['Pink clouds drift across an orange sky above a lake.', { clouds: ['pink'], sky: ['orange'] }],
    ['The sky turns pink and purple over the sea.', { sky: ['pink', 'purple'] }],
    ['A red moon rises over a forest.', { moon: ['red'] }],
    ['Purple lightning strikes a tower.', { lightning: ['purple'] }],
    ['A boat drifts on turquoise water.', { water: ['turquoise'] }],
    ['Fireworks burst in green and gold over a city.', { fireworks: ['green', 'golden'] }],
    ['A camel walks through a purple desert.', { ground: ['purple'] }],
    ['A blue sky with white clouds over a green meadow.', undefined],
    ['A red car under the sky.', undefined],
  ] as const)
    assert.deepEqual((await readScene(prompt)).tints, tints, prompt);
});

test('there may be two suns, and they are no things on the ground', async () => {
  const { suns, subjects } = await readScene('Two suns set over a desert as a traveler walks.');
  assert.equal(suns, 2);
  assert.deepEqual(
    subjects.map(({ noun }) => noun),
    ['traveler'],
  );
});

for (const [prompt, size] of [
  ['A dragon the size of a house sleeps in a cave.', 'giant'],
  ['A rabbit as big as a bus sits on a bridge.', 'giant'],
  ['A frog no bigger than a coin sits on a leaf.', 'tiny'],
  ['A bus-sized cat walks through the city.', 'giant'],
] as const)
  test(`"${prompt}" has somebody ${size} in it, and not what it is measured with`, async () => {
    const { subjects } = await readScene(prompt);
    assert.equal(subjects[0]!.size, size);
    assert.ok(!subjects.some(({ noun }) => /^(house|bus|coin)$/.test(noun)));
  });

test('weather outside of a window is seen from the room', async () => {
  const { place, weather } = await readScene(
    'In a hospital room, a nurse smiles as snow falls outside the window.',
  );
  assert.deepEqual([place, weather], ['hospital', 'snow']);
  assert.equal((await readScene('A nurse smiles in a hospital room.')).weather, 'clear');
});

test('weather that is over or yet to come does not fall, and leaves its traces in the open air', async () => {
  for (const [prompt, weather, grounds] of [
    ['A fox crosses a meadow after the rain.', 'clear', ['wet']],
    ['A tram stops in a town after it rained.', 'clear', ['wet']],
    ['A monk sweeps a courtyard after a snowfall.', 'snow', ['snowed']],
    ['A shepherd calls his dog before the storm.', 'cloudy', undefined],
    ['A cook chops onions in a kitchen after the rain.', 'clear', undefined],
  ] as const) {
    const scene = await readScene(prompt);
    assert.deepEqual([scene.weather, scene.grounds], [weather, grounds], prompt);
  }
  assert.doesNotMatch(await enhancePrompt('a village after a snowfall'), /It snows/);
});

test('the bottom of the sea has what lies there', async () => {
  assert.equal(
    (await readScene('A submarine glides through a sunken city of marble columns.')).seabed,
    'ruins',
  );
  assert.equal((await readScene('A diver explores a sunken ship.')).seabed, 'wreck');
  assert.equal((await readScene('A whale swims underwater.')).seabed, undefined);
});

test('sand is blown and dust is left behind', async () => {
  assert.ok((await readScene('Wind blows golden sand across a dune.')).effects.includes('sand'));
  assert.ok(
    (await readScene('A truck drives along a dirt road, trailing a huge cloud of dust.')).effects.includes(
      'dust',
    ),
  );
});

test('an enhanced prompt says the colours of the sky so that they are read again', async () => {
  for (const prompt of ['A fox under a pink and orange sky.', 'A boat on turquoise water under a green sky.'])
    assert.deepEqual(
      (await readScene(await enhancePrompt(prompt))).tints,
      (await readScene(prompt)).tints,
      prompt,
    );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';
import { sketch } from './sketch.ts';

const PROMPTS: readonly [prompt: string, expected: string][] = [
  // Said of the thing, it is somebody's deed all the same.
  ['A school bus driven by a golden retriever', 'golden retriever (drive), school bus'],
  [
    'Driven by a robot in a straw hat, a green tractor ploughs a field',
    'robot [straw hat] (drive), green tractor',
  ],
  [
    'A red convertible with a bear at the wheel speeds down the highway.',
    'red convertible (drive), bear; bear in convertible',
  ],
  ['A wheelchair is pushed by a nurse along a corridor.', 'nurse (push-wheelchair)'],
  ['A boy is carried by his father.', 'father (carry-child), boy'],
  ['A thief chased by two policemen runs away', 'thief (run), 2 policeman (run)'],
  // What is put, dropped, spilled or knocked over.
  ['A man loads boxes into a white van.', 'man (put), 3 box, white van; box in van'],
  ['A baker slides six round loaves into an oven.', 'baker (put), 6 loaf, oven; loaf in oven'],
  ['A boy drops a vase.', 'boy (drop), vase'],
  ['A man spills coffee', 'man (spill), coffee'],
  ['A toddler knocks over a vase.', 'toddler (knock-over), vase'],
  // A person who falls with something in hand is seen falling, and it flies.
  ['A waitress carrying three plates slips on a wet floor and drops them.', 'waitress (slip), 3 plate'],
  [
    'A waiter carrying a tray of glasses trips on a rug',
    'waiter (trip), tray, rug, glasses; glasses on tray; tray on rug',
  ],
  // What two do to each other.
  ['Two sumo wrestlers push each other', '2 sumo wrestler (sumo)'],
  ['A boxer knocks his opponent down.', 'boxer (knock-out), opponent'],
  ['A rugby player tackles another player', 'rugby player (tackle), player'],
  // Players have moves of their own.
  ['A goalkeeper dives and punches the ball', 'goalkeeper (save-goal)'],
  ['An archer draws his bow and releases an arrow.', 'archer (archery)'],
  // Somebody whom only the dictionary knows.
  ['Guests clap in a garden', '3 guest (clap)'],
  ['A burglar claps in a garden', 'burglar (clap)'],
  ['Fans cheer in a stadium', '3 fan (wave-arms)'],
  ['A golfer swings his club', 'golfer (golf)'],
  ['A girl in roller skates glides down the street', 'girl (roller-skate)'],
  ['a boxer punches a heavy bag', 'boxer (punch-bag)'],
  // Each does what is said of them.
  ['A woman peels an apple while a man washes a car.', 'woman (peel), apple, man (wash-large), car'],
  // Animals in their own way.
  ['A dog races across a lawn while a man chases it.', 'dog (run), man (run)'],
  ['A dog digs a hole', 'dog (stand), hole; dog touching hole'],
];

for (const [prompt, expected] of PROMPTS)
  test(`"${prompt}" shows what is done`, async () => {
    assert.equal(await sketch(prompt), expected);
  });

const HAPPENINGS: readonly [prompt: string, noun: string, does: string][] = [
  ['A coin spins on a table.', 'coin', 'spin'],
  ['A bathtub overflows in a white bathroom.', 'bathtub', 'overflow'],
  ['A stack of plates wobbles and falls over.', 'stack of plates', 'topple'],
  ['A glass falls from a table and shatters on the floor.', 'glass', 'break'],
  ['A red balloon bursts.', 'balloon', 'burst'],
  ['A wooden door slowly opens.', 'door', 'open'],
  ['A lantern swings in the wind.', 'lantern', 'swing'],
  ['A cable car goes up the mountain.', 'cable car', 'rise'],
  ['A kite climbs into the sky.', 'kite', 'rise'],
  ['A balloon drifts up over the town.', 'balloon', 'rise'],
  ['A drone descends over a field.', 'drone', 'land'],
];

test('a tower that rises over a town stands there, and a boat goes up a river on the water', async () => {
  for (const prompt of ['A tower rises above the town.', 'A canoe goes up the river.'])
    assert.equal((await readScene(prompt)).subjects[0]?.does, undefined, prompt);
});

test('what rises into the sky does so in the open air, and a lift is seen from outside', async () => {
  for (const [prompt, place] of [
    ['A lantern rises into the sky.', 'meadow'],
    ['An elevator goes up.', 'street'],
    ['Two nurses talk in an elevator.', 'elevator'],
  ] as const)
    assert.equal((await readScene(prompt)).place, place, prompt);
});

for (const [prompt, noun, does] of HAPPENINGS)
  test(`"${prompt}" shows what the thing does by itself`, async () => {
    assert.equal((await readScene(prompt)).subjects.find((subject) => subject.noun === noun)?.does, does);
  });

test('hands that do something alone are shown alone', async () => {
  const [knitter] = (await readScene('Close-up of hands knitting an orange scarf')).subjects;
  assert.deepEqual([knitter?.deed, knitter?.shown], ['knit', 'hands']);
  const [carver] = (await readScene("Close-up of an old man's hands carving a wooden bird.")).subjects;
  assert.deepEqual([carver?.noun, carver?.deed, carver?.shown], ['old man', 'carve', 'hands']);
  assert.equal((await readScene('a man with a cup in his hands')).subjects[0]?.shown, undefined);
});

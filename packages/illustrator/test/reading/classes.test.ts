import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';
import { translate } from '../../src/translate/translate.ts';
import { sketch } from './sketch.ts';

const PROMPTS: readonly [prompt: string, expected: string][] = [
  // One thing in another.
  ['flowers in a vase', '3 flower, vase; flower in vase'],
  ['a vase of red roses on a table', 'vase, 3 red rose, table; rose in vase; vase on table'],
  ['eggs in a basket', '3 egg, basket; egg in basket'],
  ['a basket with apples and pears', 'basket, 3 apple, 3 pear; apple in basket; pear in basket'],
  ['a cat jumps into a box', 'cat (jump), box; cat in box'],
  // Walking with something in hand.
  ['a man walking while holding flowers', 'man (walk), 3 flower'],
  ['a woman walking with a suitcase', 'woman (walk), suitcase'],
  ['people crossing a bridge', '3 person (walk)'],
  // What is done on, into, with or to something else.
  ['a firefighter climbing a ladder', 'firefighter (climb-ladder)'],
  ['a firefighter climbing a ladder to rescue a cat from a tree', 'firefighter (climb-ladder), cat, tree'],
  ['a boy climbing a tree', 'boy (climb-tree)'],
  ['three penguins sliding down an icy slope', '3 penguin (sit), slope'],
  ['a robot waiter serves pizza to two children', 'robot (serve-pizza), 2 child'],
  ['a waitress serving coffee to an old man', 'waitress (serve-drinks), old man'],
  ['an elephant spraying water with its trunk', 'elephant (spray-water)'],
  ['a puppy jumps into a lake', 'small puppy (jump-into-water)'],
  ['a cat waking up its sleeping owner', 'cat (wake-owner)'],
  ['a wizard casts a spell', 'wizard (cast-spell)'],
  ['a chef flips a pancake', 'chef (flip-pancake)'],
  // What two do together.
  ['two women talking', '2 woman (talk)'],
  ['a boy and a girl building a sandcastle', 'boy (build-sandcastle), girl (build-sandcastle)'],
  // Animals do what takes hands; what it is done with is in them.
  ['a purple octopus juggling three lemons', 'purple octopus (juggle), 3 lemon'],
  ['an otter playing the guitar', 'otter (play-guitar)'],
  ['a penguin reading a newspaper', 'penguin (read-newspaper)'],
  ['a frog riding a bicycle', 'frog (ride-bike)'],
  ['a boy eating an apple', 'boy (eat) (eat-food), apple'],
  ['a chef tosses a pizza in the air', 'chef (toss), pizza'],
  // A verb that is written like a plural.
  ['an astronaut plants a flag', 'astronaut (plant-flag)'],
  ['a boxer punches a heavy bag', 'boxer (punch-bag)'],
  ['a dragon flies over a castle', 'dragon (fly), castle; dragon above castle'],
  ['two house plants on a table', '2 plant, table; plant on table'],
  // A participle before a noun says what that one does.
  ['a squirrel steals a nut from a sleeping cat', 'squirrel, nut, cat (sleep); squirrel in-front-of cat'],
  // What is next to something on a table is on it.
  ['a cup on a table next to a book', 'cup, table, book; cup on table; book on table'],
  // A battle of ships.
  ['two pirate ships battling', '2 pirate ship (fire-cannons)'],
  // A musician has one instrument.
  ['a musician plays the saxophone', 'musician (play-saxophone)'],
  // Everyday words that WordNet leads astray.
  ['an anchor', 'anchor'],
  ['a person pushing a stroller', 'person (push-stroller)'],
  // Another stuff than usual.
  ['a car made of lego', 'lego car (stand)'],
  ['a papercraft world with a fox', 'paper fox'],
  ['woolly mammoths in the snow', '3 woolly mammoth'],
  // The verb of the sentence wins over what the noun alone would tell.
  ['a fisherman feeds ducks', 'fisherman (feed-ducks), 3 duck'],
  ['a painter plays chess', 'painter (play-chess)'],
  ['a drummer washing the dishes', 'drummer (wash-dishes)'],
  ['a cyclist drinking coffee', 'cyclist (drink-tea)'],
  ['a musician sleeping on a bench', 'musician (sleep), bench; musician on bench'],
  ['a swimmer brushing his teeth', 'swimmer (brush-teeth)'],
  ['a drummer on a stage', 'drummer (play-drums)'],
  // A person who is dressed as another is one person.
  ['a boy dressed as a pirate', 'boy [pirate costume]'],
  ['a dog dressed as a king', 'dog [king costume]'],
  ['a cat wearing a bee costume', 'cat [bee costume]'],
  ['a man in a bear costume', 'man [bear costume]'],
  ['a child dressed like an astronaut', 'child [astronaut costume]'],
  // On water, and not on snow.
  ['a woman water skiing', 'woman (water-ski)'],
  // Only the likeness of something.
  ['a yellow rubber duck', 'yellow rubber duck'],
  ['a plush elephant', 'wool elephant (stand)'],
  ['an origami crane', 'paper crane (stand)'],
  ['a toy train', 'toy train'],
  ['a lego castle', 'lego castle'],
  ['a golden statue of a lion', 'golden gold lion (stand)'],
  ['an ice sculpture of a swan', 'turquoise ice swan (stand)'],
  // What weather does is no thing.
  ['a thunderstorm approaches a farm', ''],
  ['the rain stops and the sun comes out', ''],
];

for (const [prompt, expected] of PROMPTS)
  test(`"${prompt}" says what is done, where and with what`, async () =>
    assert.equal(await sketch(prompt), expected));

for (const [prompt, noun] of [
  ['a hot air balloon shaped like a heart over the mountains', 'hot air balloon'],
  ['a heart-shaped cake on a table', 'cake'],
  ['a heart-shaped cloud', 'cloud'],
] as const)
  test(`"${prompt}" gives the ${noun} the form of a heart`, async () => {
    const shaped = (await readScene(prompt)).subjects.filter(({ form }) => form === 'heart');
    assert.deepEqual(
      shaped.map((subject) => subject.noun),
      [noun],
    );
  });

for (const [prompt, place] of [
  ['a train crossing a stone bridge', 'bridge'],
  ['people crossing a bridge', 'bridge'],
  ['a purple octopus juggling three lemons on a pirate ship at night', 'ship-deck'],
  ['a pirate dancing on a ship', 'ship-deck'],
  ['an astronaut on a spaceship', 'space'],
  ['a shark in a library', 'indoor-library'],
  ['a penguin in the desert', 'desert'],
  ['a jellyfish in a living room', 'room'],
  ['an otter on a rooftop in Paris', 'rooftop'],
  ['a man reading under a street lamp', 'street'],
  ['people dancing at a music festival', 'stage'],
  ['a red car on a coastal road', 'coastal-road'],
  ['a boy diving into a swimming pool', 'swimming-pool'],
  ['a dog jumps into the water', 'lake'],
] as const)
  test(`"${prompt}" is at the place ${place}`, async () =>
    assert.equal((await readScene(prompt)).place, place));

test('what has the name of a style is a thing where it has a part in what is done', async () => {
  const shown = async (prompt: string) => {
    const { style, subjects } = await readScene(prompt);
    return [style, ...subjects.map(({ noun }) => noun)].join(' ');
  };
  assert.equal(await shown('a comic book lies on a bench'), ' comic book bench');
  assert.equal(await shown('a tapestry hangs on a pole'), ' tapestry pole');
  assert.equal(await shown('a fox in a comic book style'), 'comic fox');
  assert.equal(await shown('a comic book shows a fox'), 'comic fox');
});

test('what something is made of is no thing beside it, and a style is none either', async () => {
  assert.deepEqual((await readScene('a city made of paper')).subjects, []);
  const [castle, ...others] = (await readScene('a castle made of glass')).subjects;
  assert.deepEqual([castle!.noun, castle!.material, others], ['castle', 'glass', []]);
  const { style, subjects } = await readScene('a dog running on the beach, comic style');
  assert.deepEqual([style, subjects.length], ['comic', 1]);
});

test('what two people do is done by both, and by the person of a person and an animal', async () => {
  const { deeds, subjects } = await readScene('a girl and a boy brush their teeth');
  assert.deepEqual([deeds[0]!.by, ...deeds[0]!.participants].toSorted(), [1, 2]);
  assert.equal(subjects.length, 2);
  assert.equal((await readScene('a boy and a dog play football')).deeds[0]!.by, 1);
});

test('somebody who holds something while walking is read as a holder who walks', async () => {
  for (const prompt of ['a girl walking with a green umbrella', 'a man walking while holding flowers']) {
    const { relation, subjects } = await readScene(prompt);
    assert.equal(relation, 'holding');
    assert.equal(subjects[0]!.action, 'walk');
  }
});

for (const [prompt, stuff] of [
  ['a city made of paper', 'paper'],
  ['a lego world with a dragon', 'lego'],
  ['a paper boat on a lake', null],
] as const)
  test(`"${prompt}" is a scenery of ${stuff ?? 'the usual stuff'}`, async () =>
    assert.equal((await readScene(prompt)).stuff, stuff));

for (const [prompt, framing] of [
  ['a dancer on a stage, spotlight from above', 'medium'],
  ['seagulls circle overhead while a man fishes', 'medium'],
  ['a city from above', 'aerial'],
  ['overhead shot of a street', 'aerial'],
] as const)
  test(`"${prompt}" is filmed ${framing}`, async () =>
    assert.equal((await readScene(prompt)).camera.framing, framing));

test('words of the camera do not make a prompt foreign', async () => {
  for (const prompt of [
    'a view, still camera',
    'a quiet view, static camera',
    'a lake at sunset, still camera',
  ])
    assert.equal(translate(prompt), prompt);
});

for (const [prompt, weathers] of [
  ['a storm comes in over the sea', ['clear', 'storm']],
  ['fog rolls in over the harbor', ['clear', 'fog']],
  ['a thunderstorm approaches a farm', ['clear', 'storm']],
  ['it starts to rain on a street', ['clear', 'rain']],
  ['snow begins to fall on a village', ['clear', 'snow']],
  ['clouds gather over the mountains', ['clear', 'cloudy']],
  ['an approaching storm over a farm', ['clear', 'storm']],
  ['the fog lifts over a lake', ['fog', 'clear']],
  ['the rain stops and the sun comes out', ['rain', 'clear']],
  ['a storm over the sea', []],
] as const)
  test(`"${prompt}" ${weathers.length > 0 ? 'changes the weather while it is filmed' : 'stays as it is'}`, async () =>
    assert.deepEqual((await readScene(prompt)).weathers, weathers));

for (const [prompt, noun] of [
  ['a burning house', 'house'],
  ['a car on fire', 'car'],
  ['a ship in flames', 'ship'],
  ['a candle burning', null],
  ['a campfire burning in the forest', null],
] as const)
  test(`"${prompt}" ${noun ? `sets the ${noun} on fire` : 'sets nothing else on fire'}`, async () => {
    const burning = (await readScene(prompt)).subjects.filter(({ change }) => change === 'burn');
    assert.deepEqual(
      burning.map((subject) => subject.noun),
      noun ? [noun] : [],
    );
  });

for (const prompt of ['a plush elephant', 'a toy car'])
  test(`"${prompt}" stands on a table`, async () =>
    assert.equal((await readScene(prompt)).place, 'tabletop'));

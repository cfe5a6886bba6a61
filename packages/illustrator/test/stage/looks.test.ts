import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectLook } from '../../src/cast/subject-look.ts';
import { channels, NAMED_COLOURS } from '../../src/painting/colour.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { readScene } from '../../src/stage/read-scene.ts';

const TOLD: readonly (readonly [prompt: string, noun: string, looks: readonly string[] | undefined])[] = [
  ['a furious goose in the park', 'goose', ['angry']],
  ['a soaked and tired postman', 'postman', ['wet', 'tired']],
  ['a bear sadly eats honey', 'bear', ['sad']],
  ['a horse trembles beside a car', 'horse', ['afraid']],
  ['a rusty car in the park', 'car', ['rusty']],
  ['a cold beer on a table', 'beer', undefined],
  ['an old man in a striped coat', 'man', undefined],
  ['a copper kettle on a table', 'kettle', ['copper']],
  ['a wooden sign stands in a forest', 'wooden sign', ['wooden']],
  ['a guard stands beside an iron gate', 'iron gate', ['metal']],
  ['a golden cup on a table', 'cup', ['gold']],
  ['a golden leaf on a table', 'leaf', undefined],
  ['a stone tower on a hill', 'stone tower', ['masonry']],
  ['a stone lion beside a door', 'lion', ['stone']],
  ['a marble bench in the park', 'bench', ['marble']],
  ['a fat cat sleeps on a sofa', 'cat', ['fat']],
  ['a paper plane flies over a house', 'paper plane', undefined],
  ['a boy flies a kite, a castle in the distance', 'castle', ['far']],
  ['far away a ship sails on the sea', 'ship', ['far']],
  ['a train passes on the horizon', 'train', ['far']],
  ['a nurse seen from behind looks at the moon', 'nurse', ['from-behind']],
  ['a knight with his back to us faces a dragon', 'knight', ['from-behind']],
  ['a farmer, her back turned to the camera, feeds a goat', 'farmer', ['from-behind']],
  ['a wolf attacks a shepherd from behind', 'wolf', undefined],
  ['a fox peeks from behind a tree', 'fox', undefined],
  ['a monk tells a story to us', 'monk', undefined],
];

test('what is said of how somebody or something is, or does it, is how it looks', async () => {
  for (const [prompt, noun, looks] of TOLD) {
    const { subjects } = await readScene(prompt);
    const subject = subjects.find((each) => each.noun === noun) ?? subjects[0];
    assert.deepEqual(subject?.looks, looks, prompt);
  }
});

test('a colour is told although an animal is called by it, and armour has that of its metal', async () => {
  const { subjects } = await readScene('two red foxes beside a knight in copper armour');
  assert.equal(subjects[0]?.colour, 'red');
  assert.deepEqual(
    subjects[1]?.clothes.map(({ colour }) => colour),
    ['copper'],
  );
});

test('a sash in a colour is seen on clothes of another', async () => {
  const { subjects } = await readScene('a dancer in a red sash');
  const { top } = subjectLook(subjects[0]!, seededRandom(1));
  const [red = 0, green = 0] = channels(top);
  assert.ok(red - green < 60, top);
});

test('a bolt that strikes is that of the storm, and a shower is no rain', async () => {
  const struck = await readScene('a lightning bolt strikes a tree in a storm');
  assert.deepEqual([struck.struck, ...struck.subjects.map(({ noun }) => noun)], [true, 'tree']);
  assert.equal((await readScene('a shower')).weather, 'clear');
});

test('the sun is overhead at noon alone', async () => {
  assert.equal((await readScene('a mule in a village at noon')).highSun, true);
  assert.ok(!(await readScene('a mule in a village')).highSun);
});

test('what is said of a roof is seen of the house, and what is said of a place of its ground', async () => {
  const { subjects } = await readScene('a cottage with a thatched roof');
  assert.deepEqual(subjects[0]?.parts, [{ noun: 'roof', colour: null, looks: ['straw'] }]);
  assert.deepEqual((await readScene('a plumber kneels in a flooded kitchen')).grounds, ['flooded']);
});

test('what the drawing of a deed has is kept with the person who does it', async () => {
  const { details } = await readScene('a baker kneads dough');
  assert.deepEqual(
    details?.map(({ noun, deed }) => [noun, deed]),
    [['dough', 'knead']],
  );
});

test('what somebody writes on a board is told with the deed', async () => {
  const { deeds } = await readScene('A boy writes the word "HELLO" on a blackboard.');
  assert.deepEqual(
    deeds.flatMap(({ roles = [] }) => roles.flatMap(({ writing }) => writing ?? [])),
    ['HELLO'],
  );
});

test('the helmet of a knight is of the metal of the armour', async () => {
  const { subjects } = await readScene('a knight in copper armour');
  const { worn = [] } = subjectLook(subjects[0]!, seededRandom(1));
  assert.ok(worn.some(({ at, colour }) => at === 'head' && colour === NAMED_COLOURS.copper));
});

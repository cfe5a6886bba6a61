import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';
import { sketch } from './sketch.ts';

/** Sentences in which a word is easily taken for a thing, or for the attribute of another. */
const SENTENCES: readonly [prompt: string, expected: string][] = [
  // What stands before a hyphen is no thing of its own.
  [
    'A carpenter in a paint-splattered shirt saws a plank in a dusty workshop.',
    'carpenter [shirt] (saw), plank @workshop day clear',
  ],
  [
    'A bear-sized dog sleeps on a moss-covered log in the forest.',
    'giant dog (sleep), log; dog on log @forest day clear',
  ],
  ['A knight faces a three-headed dragon.', 'knight, dragon; knight in-front-of dragon @meadow day clear'],
  [
    'A banana-yellow sports car speeds down a neon-lit street.',
    'yellow sports car (drive) @street night clear',
  ],
  ['A star shaped balloon drifts over a tree lined avenue.', 'balloon @street day clear'],
  [
    'A boy in mud-stained trousers runs through a rain-soaked street.',
    'boy [trousers] (run) @street day rain',
  ],
  // What is only compared with.
  ['A boy swims like a fish in the pool.', 'boy (swim) @swimming-pool day clear'],
  ['A horse as white as snow stands in a meadow.', 'white horse (stand) @meadow day clear'],
  ['A cloud shaped like a whale floats above the hills.', 'cloud (float) @hilltop day clear'],
  // Verbs that are written like nouns, and nouns that are written like verbs.
  ['A snake coils around a branch and hisses.', 'snake, tree; snake around tree @jungle day clear'],
  ['A girl spots a deer in the forest and stops.', 'girl, deer @forest day clear'],
  ['A woman flags down a taxi in the pouring rain.', 'woman, taxi @street day rain'],
  [
    'A woman saw a ghost in the mirror.',
    'woman (look), ghost, mirror; ghost in mirror @plain-room day clear',
  ],
  ['A fisherman feeds ducks.', 'fisherman (feed-ducks), 3 duck @pond day clear'],
  ['Two house plants on a table.', '2 plant, table; plant on table @plain-room day clear'],
  // Compounds that mean something else than their words.
  ['A house cat stares at a light bulb.', 'cat (look), light bulb @plain-room day clear'],
  ['The bow of a ship cuts through the ice.', 'ship @arctic day clear'],
  // Colours belong to the noun they stand before; "in green" is worn.
  [
    'A girl in green holds a golden trophy on a blue podium.',
    'girl [green clothes] (hold), golden trophy, blue podium; girl on podium @plain-room day clear',
  ],
  ['A fish with orange and white stripes swims past a red coral.', 'fish (swim) @underwater day clear'],
  [
    'A woman with bright red lipstick drinks from a black mug.',
    'woman (drink), red lipstick, black mug @plain-room day clear',
  ],
  // A person with a clause of their own, and what belongs to a person.
  ['A princess who is feeding a swan sits by the pond.', 'princess (sit) (feed-ducks), swan @lake day clear'],
  [
    'A crystal ball glows on a fortune teller’s table.',
    'crystal ball, table; crystal ball on table @plain-room day clear',
  ],
  [
    'A toddler covered in chocolate cake laughs in the kitchen.',
    'toddler (laugh), chocolate cake; chocolate cake on toddler @kitchen day clear',
  ],
  // What is not drawn leaves nobody in its place.
  [
    'Inside a bookshop, a grey cat sleeps on a stack of atlases while a customer tiptoes past.',
    'grey cat (sleep), customer (tiptoe) @bookshop day clear',
  ],
];

test('what is not meant is not drawn, and each attribute has its owner', async () => {
  const read = await Promise.all(
    SENTENCES.map(async ([prompt]) => {
      const { place, time, weather } = await readScene(prompt);
      return [prompt, `${await sketch(prompt)} @${place} ${time} ${weather}`];
    }),
  );
  assert.deepEqual(read, SENTENCES);
});

test('a film is black and white where that is said of it, and not of a cow', async () => {
  assert.equal((await readScene('A bathtub overflows onto black and white tiles.')).style, null);
  assert.equal((await readScene('A black and white cow near a barn.')).style, null);
  assert.equal((await readScene('A man smokes in the rain, black and white.')).style, 'noir');
  assert.equal((await readScene('Black and white footage of a city street.')).style, 'noir');
});

test('no word of a prompt is a name of the language the reader is written in', async () => {
  assert.equal((await sketch('A constructor builds a wall.')).includes('undefined'), false);
});

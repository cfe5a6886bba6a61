import assert from 'node:assert/strict';
import { test } from 'node:test';
import { subjectLook } from '../../src/cast/subject-look.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { type Actor, actorOf, type Cast } from '../../src/stage/cast-again.ts';
import { readScreenplay } from '../../src/stage/read-screenplay.ts';

const sceneOf = async (prompt: string, cast: Cast = {}, edits: string[] = []) =>
  (await readScreenplay({ prompt, edits, style: null, cast })).scene;

async function actorIn(prompt: string): Promise<Actor> {
  const actor = actorOf(await sceneOf(prompt));
  assert.ok(actor, prompt);
  return actor;
}

const anna = await actorIn('a red-haired girl in a yellow coat walks in the park');
const foxy = await actorIn('a fox in a blue scarf sits beside a tree');

test('an actor of another film looks as in that, and does what this film tells', async () => {
  const { place, subjects, deeds } = await sceneOf('@anna rides a bicycle on the beach', { anna });
  const [girl] = subjects;
  assert.equal(place, 'beach');
  assert.deepEqual([girl?.noun, girl?.clothes, girl?.deed], ['girl', anna.clothes, 'ride-bike']);
  assert.deepEqual(
    deeds.map(({ by, verb }) => [by, verb]),
    [[girl?.id, 'ride']],
  );
});

test('what the texts leave open is as it was: skin and shoes come by the chance of the first film', async () => {
  const first = (await sceneOf('a red-haired girl in a yellow coat walks in the park')).subjects[0]!;
  const again = (await sceneOf('@anna dances in the snow', { anna })).subjects[0]!;
  const elsewhere = seededRandom(4711);
  const look = subjectLook({ ...first, likeness: anna.likeness }, elsewhere);
  assert.deepEqual(subjectLook(again, elsewhere), look);
  const other = (await sceneOf('a red-haired girl in a yellow coat dances in the snow')).subjects[0]!;
  assert.notDeepEqual(subjectLook(other, seededRandom(4711)), look);
});

test('several actors, and others of their kind, are each themselves', async () => {
  const two = await sceneOf('@anna and @foxy. dance on the moon', { anna, foxy });
  assert.deepEqual(
    two.subjects.map(({ noun, clothes }) => [noun, clothes]),
    [
      ['girl', anna.clothes],
      ['fox', foxy.clothes],
    ],
  );
  const { subjects } = await sceneOf('a girl in a green dress waves at @anna', { anna });
  assert.deepEqual(
    subjects.map(({ dress }) => dress),
    ['green', 'yellow'],
  );
  const alike = { anna, mia: await actorIn('a girl in a green dress sits on a bench') };
  const girls = await sceneOf('@anna gives @mia an apple', alike);
  assert.deepEqual(
    girls.subjects.slice(0, 2).map(({ dress }) => dress),
    ['yellow', 'green'],
  );
});

test('a text may change a look, of the prompt and of a remix, and name an actor first in a remix', async () => {
  const hat = await sceneOf("@anna's dog barks, @anna in a black hat laughs", { anna });
  const girl = hat.subjects.find(({ noun }) => noun === 'girl');
  assert.deepEqual(girl?.clothes, [...anna.clothes, { name: 'hat', colour: 'black' }]);
  const joined = await sceneOf('a dog runs on the beach', { anna }, ['add @anna']);
  assert.ok(joined.subjects.some(({ dress }) => dress === 'yellow'));
});

test('an actor whom no text names is the one of the same kind, or there as well', async () => {
  const taken = await sceneOf('a girl walks in the rain', { guest: anna });
  assert.deepEqual(
    taken.subjects.map(({ dress, action }) => [dress, action]),
    [['yellow', 'walk']],
  );
  const there = await sceneOf('a street at night', { guest: anna });
  assert.deepEqual([there.place, there.subjects[0]?.dress], ['street', 'yellow']);
});

test('names that belong to nobody are left out, and prompts in other languages name actors too', async () => {
  const { subjects } = await sceneOf('a dog runs past @nobody');
  assert.deepEqual(
    subjects.map(({ noun, as }) => [noun, as]),
    [['dog', undefined]],
  );
  const chinese = await sceneOf('@anna在雪地里骑自行车', { anna });
  assert.deepEqual([chinese.subjects[0]?.dress, chinese.subjects[0]?.deed], ['yellow', 'ride-bike']);
});

test('a name in what somebody says is text', async () => {
  const { subjects, lines } = await sceneOf('@foxy says "Where is @anna?"', { anna, foxy });
  assert.deepEqual(
    subjects.map(({ noun }) => noun),
    ['fox'],
  );
  assert.deepEqual(
    lines.map(({ text }) => text),
    ['Where is @anna?'],
  );
});

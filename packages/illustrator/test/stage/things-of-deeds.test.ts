import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { thingElsewhere, thingsOfDeed, toolOf } from '../../src/cast/people/deed-things.ts';
import { subjectLook } from '../../src/cast/subject-look.ts';
import type { SceneDescription, Subject } from '../../src/scene-description.ts';
import { readScene } from '../../src/stage/read-scene.ts';

function named({ subjects }: SceneDescription, noun: string): Subject {
  const found = subjects.find((subject) => subject.noun === noun);
  assert.ok(found, `${noun} is among ${subjects.map((each) => each.noun).join(', ')}`);
  return found;
}

/** What somebody does to what, with what: `feed-tall horse carrot`. */
async function done(prompt: string, by: string): Promise<string> {
  const scene = await readScene(prompt);
  const doer = named(scene, by);
  const { object, target } = thingsOfDeed(scene, doer.id);
  return [doer.deed, object?.noun, target?.noun].filter((each) => each !== undefined).join(' ');
}

describe('the things that a deed is done to', () => {
  for (const [prompt, by, expected] of [
    ['a boy feeds a carrot to a brown horse', 'boy', 'feed-tall horse carrot'],
    ['a zookeeper feeds a fish to a seal', 'zookeeper', 'feed-one seal fish'],
    ['a girl waters a sunflower', 'girl', 'water-plants sunflower'],
    ['a boy waters a giant tomato plant', 'boy', 'water-plants plant'],
    ['a robot watering a plant on a windowsill', 'robot', 'water-plants'],
    ['a fisherman pulls an old boot out of a lake', 'fisherman', 'catch-fish boot'],
    ['a boy catches a shoe with a fishing rod', 'boy', 'catch-fish shoe'],
    ['a vet listens to the heart of a small dog', 'vet', 'examine-animal dog'],
    ['a woman walks a tiny dog', 'woman', 'walk-dog dog'],
    ['a man carries a large mirror', 'man', 'carry mirror'],
    ['a waiter drops three plates', 'waiter', 'drop plate'],
    ['a baker slides three loaves into an oven', 'baker', 'put loaf oven'],
    ['a beekeeper lifts a honeycomb from a hive', 'beekeeper', 'take-out honeycomb hive'],
    ['a girl takes a kitten out of a basket', 'girl', 'take-out kitten basket'],
    ['a girl hangs a wreath on the door of her house', 'girl', 'hang-on wreath house'],
    ['a man hangs a coat on a hook', 'man', 'hang-on coat hook'],
    ['a waiter sets two glasses on the table', 'waiter', 'put glass table'],
    ['a carpenter hammers a wooden door', 'carpenter', 'hammer-nails door'],
    ['a boy unwraps a sandwich', 'boy', 'unwrap sandwich'],
    ['a blacksmith hammers a sword', 'blacksmith', 'forge sword'],
    ['a mother combs the hair of her daughter', 'mother', 'brush-hair-of'],
    ['a queen signs a big scroll', 'queen', 'sign-paper scroll'],
    ['a boy in pajamas brushes the teeth of a dinosaur', 'boy', 'brush-pet dinosaur'],
  ] as const)
    it(`are those of the sentence: ${prompt}`, async () => {
      assert.equal(await done(prompt, by), expected);
    });

  it('stay in the hands of their holder', async () => {
    const scene = await readScene('a doctor examines a doll that a girl is holding');
    const doctor = named(scene, 'doctor');
    assert.equal(thingsOfDeed(scene, doctor.id).object, null);
    assert.equal(thingElsewhere(scene, doctor.id)?.noun, 'doll');
  });

  it('are drawn once for all who share them', async () => {
    assert.equal(named(await readScene('four children build a snowman'), 'child').shares, true);
    assert.equal(named(await readScene('a child builds a snowman'), 'child').shares, undefined);
  });

  it('are not where they are said not to be', async () => {
    const king = named(await readScene('a king without a crown drinks tea'), 'king');
    assert.equal(subjectLook(king, () => 0.5).worn?.length, 0);
    const crowned = named(await readScene('a king drinks tea'), 'king');
    assert.equal(subjectLook(crowned, () => 0.5).worn?.length, 1);
  });

  it('are not what somebody only is above or beside', async () => {
    const scene = await readScene('a black cat walks along the top of a fence above a barking dog');
    assert.equal(named(scene, 'cat').deed, null);
    named(scene, 'dog');
  });

  it('are done with the tool that is named', async () => {
    const scene = await readScene('a man eats soup with a fork');
    assert.equal(toolOf(scene, named(scene, 'man').id)?.noun, 'fork');
  });

  it('are given, and not what the noun would be as a verb', async () => {
    const scene = await readScene('a nurse gives an old man a glass of water');
    assert.notEqual(named(scene, 'nurse').deed, 'water-plants');
  });

  it('are taken off their wearer', async () => {
    const scene = await readScene('a monkey steals the hat of a tourist who is taking a photo');
    const tourist = named(scene, 'tourist');
    assert.equal(tourist.deed, 'take-photo');
    const worn = subjectLook(tourist, () => 0.5).worn?.filter(({ at }) => at === 'head');
    assert.equal(worn?.length, 1, 'the sunglasses alone');
  });

  it('have those who slide on a sledge on it', async () => {
    const scene = await readScene('three penguins slide down a snowy hill on a red sledge');
    assert.equal(named(scene, 'penguin').deed, null);
    assert.ok(scene.relations.some(({ kind, of }) => kind === 'on' && of === named(scene, 'penguin').id));
  });

  it('are ridden by a person whose trade needs them', async () => {
    const scene = await readScene('an owl sits on a street lamp and watches a cyclist at night');
    assert.ok(
      scene.relations.some(
        ({ kind, of, to }) =>
          kind === 'riding' && of === named(scene, 'cyclist').id && to === named(scene, 'bicycle').id,
      ),
    );
  });
});

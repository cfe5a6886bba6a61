import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { castSubject } from '../../src/cast/cast-subject.ts';
import { isBorne } from '../../src/cast/drawn-together.ts';
import type { Box } from '../../src/cast/rig.ts';
import { silhouetteOf } from '../../src/cast/silhouette.ts';
import type { SceneDescription } from '../../src/scene-description.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { readScene } from '../../src/stage/read-scene.ts';

/** How much further than alone a figure reaches with what it has on it. */
async function reach(prompt: string): Promise<Box> {
  const scene = await readScene(prompt);
  const relation = scene.relations.find((each) => isBorne(scene, each));
  assert.ok(relation, 'something is on a part of somebody');
  const laden = await drawn(scene, relation.to);
  const alone = await drawn({ ...scene, relations: [] }, relation.to);
  return {
    left: alone.left - laden.left,
    right: laden.right - alone.right,
    top: alone.top - laden.top,
    bottom: laden.bottom - alone.bottom,
  };
}

async function drawn(scene: SceneDescription, id: number): Promise<Box> {
  const subject = scene.subjects.find((each) => each.id === id);
  assert.ok(subject);
  const rig = await castSubject(
    { ...subject, action: 'stand', deed: null },
    { scene, random: seededRandom(1) },
    null,
  );
  assert.ok(rig);
  return silhouetteOf(rig).box;
}

describe('what is on a part of somebody is drawn there', () => {
  for (const [prompt, side] of [
    ['a hen stands on the head of a cow', 'top'],
    ['a woman carries a jar on her head', 'top'],
    ['a man carries a sack on his back', 'left'],
    ['three frogs sit on the back of a crocodile', 'top'],
    ['a dog holds a stick in its mouth', 'right'],
  ] as const)
    it(`${prompt}: it reaches further to the ${side}`, async () => {
      const reaches = await reach(prompt);
      assert.ok(reaches[side] > 2, JSON.stringify(reaches));
      assert.ok(reaches.bottom < 1);
    });

  it('whatever else they do', async () => {
    const scene = await readScene('A parrot sits on the shoulder of a pirate who is sharpening his sword.');
    const relation = scene.relations.find((each) => isBorne(scene, each));
    assert.equal(relation?.part, 'shoulder');
    assert.equal(scene.subjects.find(({ noun }) => noun === 'pirate')?.hands?.does, 'work');
  });

  it('each where it is said to be', async () => {
    const { relations, subjects } = await readScene(
      'A woman carries a jar on her head and a baby on her back.',
    );
    const nounOf = (id: number) => subjects.find((each) => each.id === id)?.noun;
    assert.deepEqual(
      relations.map(({ of, part }) => [nounOf(of), part]),
      [
        ['jar', 'head'],
        ['baby', 'back'],
      ],
    );
  });

  it('one in each hand', async () => {
    const { relations, subjects } = await readScene('The boy has a frog in each hand.');
    assert.equal(subjects.find(({ noun }) => noun === 'frog')?.count, 2);
    assert.deepEqual(
      relations.map(({ kind, part }) => [kind, part]),
      [['in', 'hand']],
    );
  });
});

describe('a part of a thing that is named', () => {
  it('is outside where it is a wing or a roof', async () => {
    const { place, relations } = await readScene('a penguin stands on the wing of an airplane');
    assert.notEqual(place, 'aboard-plane');
    assert.deepEqual(
      relations.map(({ kind, part }) => [kind, part]),
      [['on', 'wing']],
    );
  });

  it('belongs to its whole, which is there though nobody names it', async () => {
    const { relations, subjects } = await readScene('an owl sits on a branch');
    assert.deepEqual(
      subjects.map(({ noun }) => noun),
      ['owl', 'tree'],
    );
    assert.equal(relations[0]?.part, 'branch');
  });

  it('is where somebody is seen who leans out of it', async () => {
    const { relations } = await readScene('a fox looks through the window of a cottage');
    assert.deepEqual(
      relations.map(({ kind, part }) => [kind, part]),
      [['in', 'window']],
    );
  });

  it('is a pocket of the coat that somebody wears', async () => {
    const { relations, subjects } = await readScene('a mouse sits in the pocket of the coat of a woman');
    assert.equal(relations[0]?.part, 'pocket');
    assert.ok(subjects.every(({ noun }) => noun !== 'pocket'));
  });
});

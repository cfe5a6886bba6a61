import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { castSubject } from '../../src/cast/cast-subject.ts';
import { measureRig } from '../../src/cast/silhouette.ts';
import type { SceneDescription } from '../../src/scene-description.ts';
import { isNamed, isStranger } from '../../src/scenery/named-things.ts';
import type { Floor, Moment } from '../../src/scenery/stage.ts';
import { seededRandom } from '../../src/seeded-random.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { believableSizes } from '../../src/staging/believable-sizes.ts';
import { castRoles } from '../../src/staging/cast-roles.ts';
import { distantFigures, farAway } from '../../src/staging/distant-figures.ts';

/** How high the figures of a scene are in a frame of 180 pixels, and where their feet are. */
async function inFrame(prompt: string): Promise<ReadonlyMap<string, { high: number; feet: number }>> {
  const scene = await readScene(prompt);
  const floor = { scene, width: 320, height: 180, horizon: 100 } as Floor;
  const far = farAway(scene);
  const roles = (await castRoles(scene, false)).filter(({ subject }) => far.has(subject.id));
  return new Map(
    distantFigures(floor, roles).map(({ path, rig, role, scale }) => [
      role!.subject.noun,
      { high: (rig.box.bottom - rig.box.top) * scale, feet: path({ progress: 0.5 } as Moment).y },
    ]),
  );
}

it('shows what is far away small at the horizon, and nothing else so', async () => {
  for (const prompt of [
    'a lighthouse in the distance, a girl on the beach',
    'a man in the foreground and a lighthouse in the background',
  ]) {
    const far = await inFrame(prompt);
    assert.deepEqual([...far.keys()], ['lighthouse'], prompt);
    const { high, feet } = far.get('lighthouse')!;
    assert.ok(high < 50 && feet > 100 && feet < 130, `${prompt}: ${high} ${feet}`);
  }
  assert.equal((await inFrame('a lighthouse and a girl on the beach')).size, 0);
});

/** How high or wide the first two of a scene are drawn beside each other; `tied`: where they are to each other. */
async function measures(prompt: string, side: 'high' | 'wide', tied = false): Promise<[number, number]> {
  const scene: SceneDescription = await readScene(prompt);
  const cast = [];
  for (const subject of scene.subjects) {
    const rig = await castSubject({ ...subject, action: 'stand' }, { scene, random: seededRandom(1) }, null);
    assert.ok(rig, subject.noun);
    cast.push({ subject, rigs: [rig] });
  }
  const scales = believableSizes(cast, tied ? scene.relations : []);
  const [first, second] = cast.map(({ subject, rigs }) => {
    const { left, right, top, bottom } = measureRig(rigs[0]!);
    return (side === 'high' ? bottom - top : right - left) * scales.get(subject.id)!;
  });
  return [first!, second!];
}

const heights = (prompt: string) => measures(prompt, 'high');

describe('what stands beside each other', () => {
  for (const [smaller, larger] of [
    ['an apple', 'a woman'],
    ['a ladybug', 'a bench'],
    ['a goose', 'a man'],
    ['a child', 'a tree'],
    ['a man', 'an airplane'],
    ['a woman', 'a bus'],
    ['a farmer', 'an elephant'],
    ['a beagle', 'a giraffe'],
    ['a hedgehog', 'a truck'],
    ['a kitten', 'a dog'],
    ['a teacup', 'a piano'],
    ['a nun', 'a cathedral'],
  ] as const)
    it(`has believable sizes: ${smaller} is smaller than ${larger}, and is seen`, async () => {
      const [small, large] = await heights(`${smaller} and ${larger}`);
      assert.ok(small < large * 0.9, `${small} of ${large}`);
      assert.ok(small > large * 0.04, `${small} of ${large}`);
    });

  for (const prompt of [
    'a dragon on a pile of gold coins',
    'a cow on a stack of books',
    'a pig on a heap of potatoes',
  ])
    it(`has heaps that carry what is on them: ${prompt}`, async () => {
      const [above, heap] = await measures(prompt, 'wide', true);
      assert.ok(heap > above, `${heap} under ${above}`);
    });

  for (const animal of ['a dragon', 'a duck', 'a phoenix'])
    it(`lies there asleep, though it flies else: ${animal}`, async () => {
      const scene = await readScene(`${animal} asleep on a rock`);
      const rig = await castSubject(scene.subjects[0]!, { scene, random: seededRandom(1) }, null);
      assert.equal(`${rig?.medium} ${rig?.speed}`, 'ground 0');
    });

  it('has one size of people, whatever is beside them', async () => {
    const [woman, man] = await heights('a woman and a man and an elephant');
    assert.ok(Math.abs(woman / man - 1) < 0.2);
  });
});

describe('the scenery', () => {
  for (const [prompt, thing] of [
    ['a cat sleeps on a couch in the living room', 'sofa'],
    ['a raccoon sits on the fridge in the kitchen', 'refrigerator'],
    ['a crow sits on a park bench', 'bench'],
    ['two hens are on the farm', 'rooster'],
  ] as const)
    it(`has no ${thing} of its own where it is told: ${prompt}`, async () => {
      assert.equal(isNamed(await readScene(prompt), thing), true);
    });

  it('keeps what nobody names', async () => {
    assert.equal(isNamed(await readScene('a cat sleeps on a couch in the living room'), 'lamp'), false);
    assert.equal(isNamed(await readScene('a hen walks on the farm'), 'hen house'), false);
  });
});

describe('what is told of a place', () => {
  it('is its weather inside too, behind the windows', async () => {
    const { place, weather } = await readScene('Outside it snows while an aunt bakes a cake in the kitchen.');
    assert.deepEqual([place, weather], ['kitchen', 'snow']);
  });

  it('leaves animals of the scenery out, which would be taken for those of the film', async () => {
    const scene = await readScene('a zebra drinks from a pond');
    assert.deepEqual([isStranger(scene, 'swimming duck'), isStranger(scene, 'bird house')], [true, false]);
  });
});

describe('a person who is named right before a garment', () => {
  it('wears it', async () => {
    const { subjects } = await readScene('A dog barks beside a lady in a white dress who screams.');
    assert.deepEqual(
      subjects.map(({ noun, clothes }) => [noun, clothes.map(({ name }) => name)]),
      [
        ['dog', []],
        ['lady', ['dress']],
      ],
    );
  });
});

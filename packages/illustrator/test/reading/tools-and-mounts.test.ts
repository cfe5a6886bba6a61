import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';

const nounsOf = async (prompt: string) => (await readScene(prompt)).subjects.map(({ noun }) => noun);

describe('the tools of a deed', () => {
  for (const prompt of [
    'a man cooks eggs in a frying pan',
    'a man flips a pancake in a skillet',
    'a man cuts a watermelon with a knife',
    'a man eats soup from a bowl with a spoon',
    'a man washes the dishes in a sink',
    'a man plays the piano on a stool',
    'a man plays the drums with drumsticks',
    'a man plays dominoes at a table',
    'a man signs a contract at a desk',
    'a man harvests wheat with a scythe',
    'a man hits a baseball with a bat',
    'a man drinks water from a glass',
  ]) {
    it(`are drawn with it and not a second time: ${prompt}`, async () => {
      assert.deepEqual(await nounsOf(prompt), ['man']);
    });
  }

  for (const [prompt, noun] of [
    ['a man drinks tea next to a table with a cup on the table', 'table'],
    ['a man plays the guitar to the left of a chair', 'chair'],
    ['a man writes a letter with a red pen', 'pen'],
    ['a man repairs a table', 'table'],
    ['a man forges a sword at an anvil', 'sword'],
    ['a man washes a cup', 'cup'],
    ['a man swats a fly with a butterfly', 'butterfly'],
    ['a man cooks while a dog sleeps under a table', 'table'],
  ] as const) {
    it(`are things of their own where they are more than that: ${prompt}`, async () => {
      assert.ok((await nounsOf(prompt)).includes(noun));
    });
  }
});

describe('pictures that somebody makes', () => {
  for (const [prompt, deed] of [
    ['a photographer takes a picture of a bride with a camera', 'take-photo'],
    ['tourists are taking photos of a statue', 'take-photo'],
    ['a video of a man taking a photo of a lion', 'take-photo'],
    ['a boy draws a picture of a dog', 'draw'],
    ['a woman paints a portrait of a king', 'paint'],
  ] as const) {
    it(`are made: ${prompt}`, async () => {
      const [first, second, ...others] = (await readScene(prompt)).subjects;
      assert.deepEqual([first?.deed, second?.deed, others.length], [deed, null, 0]);
    });
  }

  it('are the film itself where nobody makes them', async () => {
    assert.deepEqual(await nounsOf('a picture of a dog'), ['dog']);
  });
});

describe('people on something that carries them', () => {
  for (const [prompt, deed] of [
    ['two girls on bicycles', 'ride-bike'],
    ['police officers on motorcycles', 'ride-motorcycle'],
    ['a boy on a skateboard', 'skateboard'],
    ['a woman sitting on a swing', 'swing'],
    ['a man travels by bicycle', 'ride-bike'],
  ] as const) {
    it(`ride it: ${prompt}`, async () => {
      const { subjects } = await readScene(prompt);
      assert.deepEqual([subjects[0]?.deed, subjects.length], [deed, 1]);
    });
  }

  for (const prompt of ['a man on a horse', 'a knight on horseback', 'a girl sits on a camel']) {
    it(`are in the saddle: ${prompt}`, async () => {
      const { relation, relations, subjects } = await readScene(prompt);
      assert.deepEqual([relation, relations.length, subjects[0]?.action], ['riding', 0, 'ride']);
    });
  }

  it('are inside of a bus, train or plane', async () => {
    const places = await Promise.all(
      ['a man on a bus', 'two women on a train', 'people on a plane'].map(
        async (prompt) => (await readScene(prompt)).place,
      ),
    );
    assert.deepEqual(places, ['aboard-bus', 'aboard-train', 'aboard-plane']);
  });

  it('stand on it where the prompt says so', async () => {
    assert.equal((await readScene('a man stands on a horse')).relations[0]?.kind, 'on');
  });
});

describe('what is said in passing', () => {
  for (const prompt of ["a cat sleeps in a woman's lap", 'a woman with a cat on her lap']) {
    it(`is on a lap: ${prompt}`, async () => {
      const { relations, subjects } = await readScene(prompt);
      assert.deepEqual(
        subjects.map(({ noun, action }) => [noun, action]),
        [
          ['woman', 'sit'],
          ['cat', prompt.includes('sleeps') ? 'sleep' : 'sit'],
        ],
      );
      assert.deepEqual(
        relations.map(({ kind, part }) => [kind, part]),
        [[prompt.includes('sleeps') ? 'in' : 'on', 'lap']],
      );
    });
  }

  it('is what somebody is pushed in', async () => {
    const deeds = await Promise.all(
      [
        'a nurse pushes an old man in a wheelchair',
        'a father pushes his daughter on a swing',
        'a woman pushing her baby in a pram',
      ].map(async (prompt) => (await readScene(prompt)).subjects[0]?.deed),
    );
    assert.deepEqual(deeds, ['push-wheelchair', 'push-swing', 'push-stroller']);
  });

  it('is a preposition in the sense of its verb', async () => {
    const relationsOf = async (prompt: string) => (await readScene(prompt)).relations.map(({ kind }) => kind);
    assert.deepEqual(await relationsOf('a cat looks into a fishbowl'), []);
    assert.deepEqual(await relationsOf('a beaver gnaws on a tree trunk'), ['touching']);
    assert.deepEqual(await relationsOf('a fox argues over a piece of cheese'), []);
    assert.deepEqual(await relationsOf('a cat climbs into a box'), ['in']);
  });

  it('is what something is made of', async () => {
    assert.deepEqual(await nounsOf('a sculptor carves a statue out of marble'), ['sculptor', 'statue']);
  });

  it('is that a bus stops, and where a dog jumps', async () => {
    assert.deepEqual(await nounsOf('a bus stops at a red light'), ['bus']);
    assert.equal((await readScene('a dog catches a frisbee in mid-air')).place, 'park');
  });

  it('is when it happens', async () => {
    assert.deepEqual(await nounsOf('a dog shakes off water after a bath'), ['dog']);
    assert.deepEqual(await nounsOf('a man sleeps after dinner'), ['man']);
    assert.deepEqual(await nounsOf('a duck in a bath'), ['duck', 'bath']);
    assert.deepEqual(await nounsOf('a boy looks after a plant'), ['boy', 'plant']);
  });

  it('is a meal or a drink that people have', async () => {
    assert.equal((await readScene('a family has dinner at a table')).subjects[0]?.deed, 'eat');
    assert.equal((await readScene('two men are having a cup of tea')).subjects[0]?.deed, 'drink-tea');
  });

  it('is the shore that waves break on', async () => {
    assert.equal((await readScene('waves roll onto the beach')).place, 'beach');
    assert.equal((await readScene('a boat on the waves')).place, 'ocean');
  });

  it('is English, whatever a word means in Italian', async () => {
    assert.deepEqual(await nounsOf('raindrops run down a window pane'), ['raindrop']);
  });

  it('is a flower that a bird drinks from without hands', async () => {
    assert.equal((await readScene('a hummingbird drinks nectar from a red flower')).subjects[0]?.deed, null);
  });

  it('is the sky, seen from the ground', async () => {
    assert.equal((await readScene('a girl lies on the grass and looks at the clouds')).place, 'meadow');
    assert.equal((await readScene('a plane flies above the clouds')).place, 'sky');
  });
});

describe('who is where', () => {
  for (const [prompt, kind, of, to] of [
    ['an owl stares at a mouse from a branch', 'on', 'owl', 'tree'],
    ['a crow is watching a dog from the fence', 'on', 'crow', 'fence'],
    ['a plane flies over a castle', 'above', 'plane', 'castle'],
  ] as const) {
    it(`follows from what is done there: ${prompt}`, async () => {
      const { relations, subjects } = await readScene(prompt);
      const id = (noun: string) => subjects.find((subject) => subject.noun === noun)?.id;
      assert.ok(relations.some((each) => each.kind === kind && each.of === id(of) && each.to === id(to)));
    });
  }

  it('leaves a person who jumps or hangs from somewhere unchanged', async () => {
    assert.deepEqual((await readScene('a cat jumps from a roof')).relations, []);
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ColourName, SpatialRelation } from '../../src/scene-description.ts';
import { readScene } from '../../src/stage/read-scene.ts';

/** The eighty classes that picture benchmarks ask for. */
const CLASSES =
  `person, bicycle, car, motorcycle, airplane, bus, train, truck, boat, traffic light, fire hydrant, stop sign, parking meter, bench, bird, cat, dog,
horse, sheep, cow, elephant, bear, zebra, giraffe, backpack, umbrella, handbag, tie, suitcase, frisbee, skis, snowboard, sports ball, kite, baseball bat, baseball glove,
skateboard, surfboard, tennis racket, bottle, wine glass, cup, fork, knife, spoon, bowl, banana, apple, sandwich, orange, broccoli, carrot, hot dog, pizza, donut, cake,
chair, couch, potted plant, bed, dining table, toilet, tv, laptop, mouse, remote, keyboard, cell phone, microwave, oven, toaster, sink, refrigerator, book, clock, vase, scissors,
teddy bear, hair drier, toothbrush`
    .split(',')
    .map((noun) => noun.trim());

const article = (noun: string) =>
  /^(skis|scissors|broccoli)$/.test(noun) ? noun : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

for (const noun of CLASSES) {
  test(`${article(noun)} is one thing with a drawing of its own`, async () => {
    const { subjects } = await readScene(article(noun));
    assert.deepEqual(
      subjects.map((subject) => [subject.noun, subject.count]),
      [[noun, 1]],
    );
    assert.notEqual(subjects[0]!.figure.kind, 'sign');
  });
}

test('any two of them beside each other are both there, in this order', async () => {
  for (const [index, noun] of CLASSES.entries()) {
    const other = CLASSES[(index * 7 + 3) % CLASSES.length]!;
    if (other === noun) continue;
    const nouns = (await readScene(`${article(noun)} and ${article(other)}`)).subjects.map(
      (subject) => subject.noun,
    );
    assert.deepEqual(nouns, [noun, other]);
  }
});

test('left of, right of, on top of and at the bottom of hold between any two of them', async () => {
  const relations = [
    ['on the left of', 'left-of'],
    ['on the right of', 'right-of'],
    ['on the top of', 'on'],
    ['on the bottom of', 'under'],
  ] as const;
  for (const [index, noun] of CLASSES.entries()) {
    const other = CLASSES[(index * 11 + 5) % CLASSES.length]!;
    if (other === noun) continue;
    // Each class is in two of the relations, and each relation has half of the classes.
    for (const [words, kind] of relations.filter((_, each) => (each + index) % 2 === 0)) {
      const prompt = `${article(noun)} ${words} ${article(other)}, front view`;
      const scene = await readScene(prompt);
      assert.deepEqual(
        scene.subjects.map((subject) => subject.noun),
        [noun, other],
        prompt,
      );
      // On top of a bus is on its roof.
      const [{ part: _, ...relation }, ...others] = scene.relations as [SpatialRelation];
      assert.deepEqual([relation, ...others], [{ kind, of: 1, to: 2 }], prompt);
    }
  }
});

const COLOURS: readonly [word: string, colour: ColourName][] = [
  ['red', 'red'],
  ['orange', 'orange'],
  ['yellow', 'yellow'],
  ['green', 'green'],
  ['blue', 'blue'],
  ['purple', 'purple'],
  ['pink', 'pink'],
  ['white', 'white'],
  ['black', 'black'],
  ['brown', 'brown'],
  ['gray', 'grey'],
  ['golden', 'golden'],
  ['silver', 'silver'],
  ['turquoise', 'turquoise'],
];

/** Each colour with every fourth class, so that each class has three colours or four. */
for (const [index, [word, colour]] of COLOURS.entries()) {
  test(`${word} is bound to its noun, whatever the noun is`, async () => {
    for (const noun of CLASSES.filter((_, each) => (each + index) % 4 === 0)) {
      const [subject, ...others] = (await readScene(`${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word} ${noun}`))
        .subjects;
      // "an orange" is a fruit, and "an orange orange" is one too.
      assert.equal(others.length, 0, noun);
      assert.deepEqual([subject?.noun, subject?.colour], [noun, colour]);
    }
  });
}

const BESIDE: readonly (readonly [prompt: string, drawn: string])[] = [
  ['A goalkeeper stands in front of a net', 'goal-net'],
  ['A fisherman stands beside a net', 'net'],
  ['A capsule stands on the moon beside an astronaut', 'space capsule'],
  ['A crane lifts a container onto a ship', 'construction crane'],
  ['A crane stands in a pond', 'crane'],
  ['A boxer punches a blue bag', 'punching bag'],
  ['A conductor waves his baton', 'orchestra conductor'],
  ['A conductor checks the tickets of passengers', 'stationmaster'],
  ['A weaver passes a shuttle through a loom', 'weavers shuttle'],
  ['A street sweeper leans on his broom', 'street sweeper'],
];

test('what a short name means is told by what stands or is done beside it', async () => {
  for (const [prompt, drawn] of BESIDE) {
    const { subjects } = await readScene(prompt);
    const models = subjects.map(({ figure }) => ('model' in figure ? figure.model : figure.icon));
    assert.ok(models.includes(drawn), `${prompt}: ${models.join(', ')}`);
  }
});

test('a camel driver is no camel, and a cat chef is a cat', async () => {
  const kindOf = async (prompt: string) => (await readScene(prompt)).subjects[0]?.figure.kind;
  assert.equal(await kindOf('A camel driver waves'), 'person');
  assert.equal(await kindOf('A cat chef waves'), 'quadruped');
});

test('who leans on a broom or a cane has it in hand', async () => {
  for (const tool of ['broom', 'cane', 'shovel']) {
    const { subjects, relations } = await readScene(`An old man leans on a ${tool}`);
    assert.equal(subjects[0]?.deed, 'lean-tool');
    assert.deepEqual(relations, []);
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { SceneDescription } from '../../src/scene-description.ts';
import { readScene } from '../../src/stage/read-scene.ts';

/** Who is in a scene, doing what, and where to each other: `dog (eat), cake, table; dog on table`. */
function told({ absent, relations, subjects }: SceneDescription): string {
  const noun = (id: number) => subjects.find((subject) => subject.id === id)?.noun ?? '?';
  const who = subjects.map(({ action, clothes, colour, count, deed, does, noun: name, size }) =>
    [
      count > 1 ? `${count}` : '',
      size === 'normal' ? '' : size,
      colour ?? '',
      name,
      ...clothes.map((garment) => `[${[garment.colour, garment.name].filter(Boolean).join(' ')}]`),
      (deed ?? action ?? does ?? '') ? `(${deed ?? action ?? does})` : '',
    ]
      .filter((word) => word !== '')
      .join(' '),
  );
  const where = relations.map(({ kind, of, to }) => `${noun(of)} ${kind} ${noun(to)}`);
  return [who.join(', '), ...where, ...absent.map((each) => `no ${each}`)].join('; ');
}

const SENTENCES: readonly [prompt: string, expected: string][] = [
  ['the scarecrow wears a bucket instead of a hat', 'scarecrow, bucket; scarecrow wearing bucket; no hat'],
  ['nobody is on the beach except a lifeguard with a whistle', 'lifeguard, whistle; no person'],
  ['the cake is being eaten by a dog that jumped onto the table', 'dog (eat), cake, table; dog on table'],
  ['a black horse gallops past a white one that is lying', 'black horse (run), white horse (sleep)'],
  [
    'a cat watches two goldfish in a bowl from behind a curtain',
    'cat (look), 2 goldfish, bowl, curtain; cat behind curtain; goldfish in bowl',
  ],
  [
    'seven candles burn on a cake behind which a girl claps',
    '7 candle, cake, girl (clap); candle on cake; girl behind cake',
  ],
  ['a violin lies broken on the stage after the audience has left', 'violin (broken); no audience'],
  ['twins share one bicycle', '2 twin, bicycle; twin riding bicycle'],
  [
    'a goat stands on the roof of a parked car while the owner shouts at it',
    'goat (stand), car, owner (shout); goat on car',
  ],
  ['a horse jumping over a fence', 'horse (jump), fence; horse above fence'],
  ['a lioness with her cub', 'lioness, small lioness; lioness beside lioness'],
  ['a beach with no umbrellas', '; no umbrella'],
  ['a girl leans out of the window of a bus', 'girl (stand), bus; girl in bus'],
  ['a petrol station in the desert', 'petrol station'],
  ['a fisherman mends a net on the deck of a blue boat', 'fisherman (mend-net), blue boat'],
  [
    "a waitress spills soup on a businessman's white shirt",
    'waitress (spill), soup, businessman [white shirt] (stand); waitress beside businessman',
  ],
  ['a librarian stacks books on a cart', 'librarian (put), 3 book, cart; book on cart'],
  ['a lizard climbs up a brick wall', 'lizard (climb), wall; lizard on wall'],
  ['a boy with a lantern climbs a ladder', 'boy (climb-ladder), lantern'],
  ['a nurse pushes an empty wheelchair', 'nurse (walk), wheelchair'],
  ['a bride stands under an arch of roses', 'bride (stand), rose arch; bride under rose arch'],
];

/** Where it all is, when no place is named or somebody's gesture would suggest another. */
const PLACES: readonly [prompt: string, expected: string][] = [
  ['seven candles burn on a cake behind which a girl claps', 'room'],
  ['a child reads under a table', 'room'],
  ['a shepherd on a donkey plays a flute to his sheep', 'pasture'],
  ['a stone lion guards the door of a museum', 'street'],
  ['seven trumpets lie in a trunk', 'plain-room'],
  ['a petrol station in the desert', 'desert'],
  ['a fisherman mends a net on the deck of a blue boat', 'harbor'],
  ['a girl with an umbrella waits at a bus stop', 'bus-stop'],
  ['a child looks out of the window of a train at the mountains', 'aboard-train'],
];

describe('a staged scene', () => {
  for (const [prompt, expected] of PLACES)
    it(`is where such things are: ${prompt}`, async () => {
      assert.equal((await readScene(prompt)).place, expected);
    });

  it('is without those who have left, and without people in an empty place', async () => {
    for (const prompt of [
      'a violin lies on the stage after the audience has left',
      'an empty theatre stage with a chair on it',
    ])
      assert.ok((await readScene(prompt)).absent.includes('audience'), prompt);
  });

  for (const [prompt, expected] of SENTENCES)
    it(`shows whole sentences: ${prompt}`, async () => {
      assert.equal(told(await readScene(prompt)), expected);
    });

  it('shows a deed with its tools, which are not there a second time', async () => {
    for (const [prompt, expected] of [
      ['a person is playing the harp', 'person (play-harp)'],
      ['a person is riding a bike', 'person (ride-bike)'],
      ['a woman peeling a carrot', 'woman (peel), carrot'],
      ['a man washes the dishes in a sink', 'man (wash-dishes)'],
    ] as const)
      assert.equal(told(await readScene(prompt)), expected);
  });

  it('is where and when it is said to be', async () => {
    const { place, time, weather } = await readScene('a wolf in a forest at night in the rain');
    assert.deepEqual([place, time, weather], ['forest', 'night', 'rain']);
    assert.equal((await readScene('bedroom')).place, 'bedroom');
  });

  it('shows one thing after another where that is told, each with its own', async () => {
    const { sequence } = await readScene('a cat sleeps, then it jumps onto a table');
    assert.deepEqual(sequence.map(told), ['cat (sleep), table', 'cat (jump), table; cat on table']);
  });

  it('knows which pot something is in, and what becomes of it', async () => {
    for (const [prompt, pot, change] of [
      ['a cactus in a pot', 'flower pot', null],
      ['a daisy grows and blooms in a pot', 'flower pot', 'grow'],
      ['a rosebud opens in a blue pot', 'flower pot', 'bloom'],
      ['carrots in a pot', 'cooking pot', null],
    ] as const) {
      const { sequence, subjects } = await readScene(prompt);
      const [plant, vessel] = subjects;
      assert.deepEqual(
        [plant?.change, vessel?.figure, sequence.length],
        [change, { kind: 'object', model: pot }, 0],
      );
    }
  });

  it('is changed by edits', async () => {
    const edited = async (prompt: string, edit: string) => readScene(prompt, [edit]);
    assert.equal(told(await edited('a dog on the beach', 'replace the dog with a cat')), 'cat');
    assert.equal(told(await edited('a red car in the city', 'make the car blue')), 'blue car');
    assert.equal((await edited('a dog on the beach', 'make it night')).time, 'night');
    assert.equal(told(await edited('a dog and a cat in the park', 'remove the cat')), 'dog; no cat');
  });

  it('comes from other languages as well', async () => {
    assert.equal(told(await readScene('两只狗在海滩上奔跑')), '2 dog (run)');
    assert.equal(told(await readScene('un chat noir sur une chaise')), 'black cat, chair; cat on chair');
  });
});

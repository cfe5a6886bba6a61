import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';

/** What passes from whom to whom: `hat: farmer (head) to bull (horn)`. */
async function passed(prompt: string): Promise<string[]> {
  const { moves = [], subjects } = await readScene(prompt);
  const nounOf = (id: number | null | undefined) => subjects.find((each) => each.id === id)?.noun;
  const at = (id: number | null | undefined, part: string | undefined) =>
    [nounOf(id), part && `(${part})`].filter((each) => each !== undefined).join(' ');
  return moves
    .filter(({ manner }) => manner === 'pass')
    .map(
      ({ by, from, fromPart, to, toPart, way }) =>
        `${nounOf(by)}: ${at(from, fromPart) || 'above'} to ${at(to, toPart) || way}`,
    );
}

describe('what changes hands or places', () => {
  for (const [prompt, ...expected] of [
    ['A princess hands a key to a pirate.', 'key: princess (hand) to pirate (hand)'],
    ['A postman brings a parcel to a bear.', 'parcel: postman (hand) to bear (mouth)'],
    ['A raven steals a spoon from the cook.', 'spoon: cook (hand) to raven (mouth)'],
    ["The storm blows the farmer's hat onto the horns of a bull.", 'hat: farmer (head) to bull (horn)'],
    ['An apple falls on the head of a hedgehog.', 'apple: above to hedgehog (head)'],
    ["A balloon escapes from a girl's hand.", 'balloon: girl (hand) to up'],
    ['A boy shows his teacher a frog.', 'frog: boy (hand) to boy (hand)'],
    ['A woman drops a coin into a well.', 'coin: woman (hand) to well'],
    ['The cat knocks a vase off the shelf.', 'vase: shelf to down'],
    ['A girl ties a balloon to the handle of her bicycle.', 'balloon: girl (hand) to bicycle (handle)'],
    ["A monkey drops a coconut on an explorer's helmet.", 'coconut: monkey (hand) to explorer (head)'],
    // These are drawn otherwise, or do not happen.
    ['A fisherman pulls a boot out of a lake.'],
    ['A woman puts a cup on a table.'],
    ['A monkey stuffs a banana into a bag.'],
    ['A boy pulls a cork out of a bottle.'],
    ['A man does not give a coin to the beggar.'],
    ['A kite is stuck in a tree.'],
    ['A rabbit jumps out of a hat.'],
  ] as const)
    it(`passes from one to the other: ${prompt}`, async () =>
      assert.deepEqual(await passed(prompt), expected));
});

describe('what becomes of somebody or something', () => {
  for (const [prompt, noun, expected] of [
    ['A bull knocks down two policemen.', 'policeman', 'topple'],
    ['A goat knocks over a bucket of milk.', 'bucket', 'topple'],
    ['An elephant pushes over a fence.', 'fence', 'topple'],
  ] as const)
    it(`is seen: ${prompt}`, async () => {
      const { subjects } = await readScene(prompt);
      assert.equal(subjects.find((each) => each.noun === noun)?.does, expected);
    });

  it('is nothing where it is said not to happen: who does not run stays', async () => {
    const { subjects } = await readScene('A boy throws a stick, but the dog does not run after it.');
    assert.equal(subjects.find(({ noun }) => noun === 'dog')?.action, 'sit');
  });
});

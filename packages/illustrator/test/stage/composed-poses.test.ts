import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';

/** What hands do, to what, with what: `work at soldier with medal`. */
async function handsIn(prompt: string): Promise<string[]> {
  const { subjects } = await readScene(prompt);
  const noun = (id: number | undefined) => subjects.find((each) => each.id === id)?.noun;
  return subjects.flatMap(({ hands, noun: by }) => {
    if (!hands || hands.does === 'look') return [];
    const at = hands.at === undefined ? '' : ` at ${hands.part ? `${hands.part} of ` : ''}${noun(hands.at)}`;
    const held = hands.holds === undefined ? '' : ` with ${noun(hands.holds)}`;
    return [`${by}: ${hands.does}${at}${held}${hands.shared ? ' between them' : ''}`];
  });
}

describe('what nobody drew a deed of', () => {
  for (const [prompt, expected] of [
    ['A queen pins a medal on the chest of a soldier.', 'queen: reach at soldier'],
    ['Two brothers tug at the same sweater.', 'brother: pull at sweater between them'],
    ['A man strangles a goose beside a barrel.', 'man: work at goose'],
    ['A boy pokes a snail with a stick.', 'boy: strike at snail with stick'],
    ['A tailor pins the hem of a dress that an actress wears.', 'tailor: work at hem of actress'],
    ['A boy rubs his belly.', 'boy: work at belly of boy'],
    ['A butler brushes crumbs off the shoulder of a king.', 'butler: work at shoulder of king'],
  ] as const)
    it(`is done with hands at it: ${prompt}`, async () => {
      assert.deepEqual(await handsIn(prompt), [expected]);
    });

  for (const [prompt, expected] of [
    ['A man hugs a tree.', 'man: work at tree'],
    ['The vet lifts the paw of a wolf.', 'vet: lift at paw of wolf'],
  ] as const)
    it(`stands for a drawing that would contradict the sentence: ${prompt}`, async () => {
      assert.deepEqual(await handsIn(prompt), [expected]);
    });

  it('leaves a drawing that fits', async () => {
    for (const [prompt, deed] of [
      ['A boy pets a cat.', 'pet-cat'],
      ['A carpenter saws a plank.', 'saw'],
      ['A man hugs a woman.', 'hug'],
      ['A man washes a car.', 'wash-large'],
    ] as const) {
      const [doer] = (await readScene(prompt)).subjects;
      assert.deepEqual([doer?.deed, doer?.hands], [deed, undefined], prompt);
    }
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScreenplay } from '../../src/stage/read-screenplay.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

async function scenes(prompt: string) {
  const texts = { prompt, edits: [], style: null };
  return await Promise.all(SEEDS.map(async (seed) => (await readScreenplay({ ...texts, seed })).scene));
}

test('seeds choose colours, sides, places and the way of the camera where a prompt leaves them open', async () => {
  const varied = await scenes('a dog beside a tree');
  const values = (of: (scene: (typeof varied)[number]) => unknown) => new Set(varied.map(of));
  assert.ok(values(({ subjects }) => subjects[0]!.colour).size > 3);
  assert.deepEqual([...values(({ relations }) => relations[0]!.kind)].toSorted(), ['left-of', 'right-of']);
  assert.equal(values(({ aside }) => aside).size, SEEDS.length);
  assert.deepEqual([...values(({ camera }) => camera.move)].toSorted(), ['drift-left', 'drift-right']);
});

test('no seed changes what a prompt says', async () => {
  const prompt = 'a black dog to the left of a red car, pan right';
  for (const { subjects, relations, camera } of await scenes(prompt)) {
    const colours = subjects.map(({ noun, colour }) => `${colour} ${noun}`).toSorted();
    assert.deepEqual(colours, ['black dog', 'red car']);
    assert.deepEqual([relations[0]!.kind, camera.move], ['left-of', 'pan-right']);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readScene } from '../../src/stage/read-scene.ts';
import { watchFilm } from '../../src/witness/watch-film.ts';

test('only what is filmed from directly above is seen from there', async () => {
  const framing = async (prompt: string) => (await readScene(prompt)).camera.framing;
  assert.equal(await framing('Filmed from directly above, four cooks sit around a table'), 'overhead');
  assert.equal(await framing("A bird's-eye view of two people in a boat"), 'overhead');
  assert.equal(await framing('A drone shot of a castle'), 'aerial');
});

test('those who are around something stand in a ring about it, and what they hold over them hides them', async () => {
  const { glimpses } = await watchFilm(
    'Filmed from directly above, six dancers with open umbrellas turn in a circle around a fountain.',
  );
  const middles = (name: string) =>
    glimpses[0]!.sights
      .filter(({ what }) => what.name === name)
      .map(({ whole }) => [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2] as const);
  const [fountain] = middles('fountain');
  const dancers = middles('dancer');
  assert.ok(fountain);
  assert.equal(dancers.length, 6);
  for (const side of [-1, 1]) {
    assert.ok(dancers.some(([x]) => (x - fountain[0]) * side > 40));
    assert.ok(dancers.some(([, y]) => (y - fountain[1]) * side > 40));
  }
});

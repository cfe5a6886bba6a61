import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Glimpse } from '../../src/witness/sight.ts';
import { watchFilm } from '../../src/witness/watch-film.ts';

/** How many pixels of it are drawn at the beginning and at the end of a film. */
async function drawnAtEnds(prompt: string, noun: string): Promise<readonly [number, number]> {
  const { glimpses } = await watchFilm(prompt);
  const drawn = (glimpse: Glimpse | undefined) =>
    Math.max(
      0,
      ...(glimpse?.sights ?? []).flatMap((sight) => (sight.what.subject?.noun === noun ? [sight.drawn] : [])),
    );
  return [drawn(glimpses[0]), drawn(glimpses.at(-1))];
}

/** What is done to a thing, and how many times as much of it is there at the end: at least, or at most. */
const CHANGES: readonly (readonly [prompt: string, noun: string, from: number, to: number])[] = [
  ['Two boys build a tree house.', 'tree house', 2, Infinity],
  ['A pirate unfolds a map.', 'map', 2, Infinity],
  ['A girl closes a book.', 'book', 0, 0.8],
  ['A ship sinks.', 'ship', 0, 0.3],
];

for (const [prompt, noun, from, to] of CHANGES)
  test(`“${prompt}” shows another ${noun} afterwards than before`, async () => {
    const [before, after] = await drawnAtEnds(prompt, noun);
    assert.ok(
      before > 0 && after >= before * from && after <= before * to,
      `${before} before, ${after} after`,
    );
  });

test('steam is over soup that stands there, and none over what is said to be cold', async () => {
  const isSteaming = async (prompt: string) =>
    (await watchFilm(prompt)).scene.subjects.some(({ gives }) => gives === 'steam');
  assert.equal(await isSteaming('soup beside a spoon'), true);
  assert.equal(await isSteaming('a cold soup beside a spoon'), false);
  assert.equal(await isSteaming('soup beside a spoon, static shot'), false);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { watchFilm } from '../../src/witness/watch-film.ts';

test('what is thrown and caught leaves the hand, flies, and is with the one who catches it', async () => {
  const { glimpses } = await watchFilm(
    'The bride throws her bouquet over her shoulder, and a small boy catches it.',
  );
  const middle = (noun: string, at: number) => {
    const sight = glimpses[at]!.sights.find(({ what, seen }) => what.subject?.noun === noun && seen > 0);
    assert.ok(sight, `${noun} is seen at ${at}`);
    return { x: (sight.whole.left + sight.whole.right) / 2, y: (sight.whole.top + sight.whole.bottom) / 2 };
  };
  const away = (noun: string, at: number) => Math.abs(middle('bouquet', at).x - middle(noun, at).x);
  assert.ok(away('bride', 0) < away('boy', 0), 'the bride has it');
  assert.ok(away('boy', 11) < away('bride', 11), 'the boy has it');
  const highest = Math.min(...glimpses.map((_, at) => middle('bouquet', at).y));
  assert.ok(highest < middle('bouquet', 0).y - 5, 'it flies');
  // Nobody can reach over between them.
  assert.ok(Math.abs(middle('bride', 0).x - middle('boy', 0).x) > 60);
});

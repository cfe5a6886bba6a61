import assert from 'node:assert/strict';
import { test } from 'node:test';
import { airOfStillLife } from '../../src/staging/still-life.ts';
import type { Glimpse } from '../../src/witness/sight.ts';
import { FRAME, watchFilm } from '../../src/witness/watch-film.ts';

/** How much wider the thing is drawn at the end of a film than at its beginning. */
async function growth(prompt: string, noun: string): Promise<number> {
  const { glimpses } = await watchFilm(prompt);
  const width = (glimpse: Glimpse | undefined) => {
    const sight = glimpse?.sights.find(({ what }) => what.subject?.noun === noun);
    assert.ok(sight, `${noun} is drawn`);
    return sight.whole.right - sight.whole.left;
  };
  return width(glimpses.at(-1)) / width(glimpses[0]);
}

test('the camera comes nearer to things that stand there, and none of them leaves the frame', async () => {
  assert.ok((await growth('a red chair beside a blue lamp', 'chair')) > 1.05);
  const { glimpses } = await watchFilm('a red chair beside a blue lamp');
  for (const { sights } of glimpses)
    for (const { whole, what } of sights)
      if (what.subject)
        assert.ok(
          whole.left > 0 && whole.right < FRAME.width && whole.top > 0 && whole.bottom < FRAME.height,
          what.name,
        );
});

test('a camera that is asked to come closer, to go back or to look up does so visibly', async () => {
  assert.ok((await growth('The camera moves closer to a red chair beside a blue lamp', 'chair')) > 1.4);
  assert.ok((await growth('The camera pulls back from a red chair beside a blue lamp', 'chair')) < 0.7);
});

test('a camera that circles sees the other side half way round, and the place pass behind', async () => {
  const { scene, glimpses } = await watchFilm(
    'The camera circles a statue of a lion between a bench and a lamp',
  );
  const middleOf = (noun: string, glimpse: Glimpse | undefined) => {
    const whole = glimpse?.sights.find(({ what }) => what.subject?.noun === noun)?.whole;
    assert.ok(whole, `${noun} is drawn`);
    return (whole.left + whole.right) / 2;
  };
  const [first] = glimpses;
  const half = glimpses[Math.floor(glimpses.length / 2)];
  const isLeft = (glimpse: Glimpse | undefined) => middleOf('bench', glimpse) < middleOf('lamp', glimpse);
  assert.equal(scene.camera.move, 'circle');
  assert.notEqual(isLeft(first), isLeft(half));
});

test('a static shot of the same things stays as it is', async () => {
  assert.equal(await growth('a red chair beside a blue lamp, static shot', 'chair'), 1);
});

test('in a still life dust or a leaf is in the air, but not in a static shot, nor where somebody does something', async () => {
  const { scene } = await watchFilm('a tree in a meadow');
  assert.deepEqual(airOfStillLife(scene), ['shed']);
  assert.deepEqual(airOfStillLife((await watchFilm('a red chair in a room')).scene), ['motes']);
  assert.deepEqual(airOfStillLife((await watchFilm('a tree in a meadow, static shot')).scene), []);
  assert.deepEqual(airOfStillLife((await watchFilm('a boy climbs a tree in a meadow')).scene), []);
});

test('a camera that keeps up with somebody does not come nearer as well', async () => {
  const change = await growth('a horse gallops across a meadow, tracking shot', 'horse');
  assert.ok(Math.abs(change - 1) < 0.25, `${change}`);
});

test('a flame flickers', async () => {
  const { glimpses } = await watchFilm('a candle on a table, static shot');
  const flames = new Set(
    glimpses.map(({ sights }) => sights.findLast(({ what }) => what.subject?.noun === 'candle')?.seen),
  );
  assert.ok(flames.size > 1);
});

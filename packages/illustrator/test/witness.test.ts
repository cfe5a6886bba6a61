import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { paintedAs } from '../src/cast/painted-as.ts';
import { watchFilm } from '../src/witness/watch-film.ts';
import { WitnessCompositor } from '../src/witness/witness-compositor.ts';

/** Twenty by twenty pixels of one colour, painted as something, with what is painted over them. */
function card(name: string, over?: { name: string; wide: number }) {
  const canvas = createCanvas(20, 20);
  const brush = canvas.getContext('2d');
  paintedAs(brush, { name }, () => {
    brush.fillStyle = '#d03020';
    brush.fillRect(0, 0, 20, 20);
    if (over)
      paintedAs(brush, { name: over.name }, () => {
        brush.fillStyle = '#3050d0';
        brush.fillRect(0, 0, over.wide, 20);
      });
  });
  return canvas;
}

/** What is seen of each after sprites were drawn into a frame of 100 by 60 pixels. */
async function seen(draw: (compositor: WitnessCompositor) => void): Promise<Record<string, string>> {
  const compositor = new WitnessCompositor(100, 60);
  await compositor.watch(async () => draw(compositor));
  return Object.fromEntries(
    compositor.sights().map((sight) => [sight.what.name, `${sight.seen} of ${Math.round(sight.drawn)}`]),
  );
}

test('a frame knows how much of a thing is hidden by another', async () => {
  const shown = await seen((compositor) => {
    compositor.drawSprite(compositor.sprite(card('far')), { x: 30, y: 30 });
    compositor.drawSprite(compositor.sprite(card('near')), { x: 35, y: 30 });
  });
  assert.deepEqual(shown, { far: '100 of 400', near: '400 of 400' });
});

test('what is beyond the edge of the frame is drawn and not seen, and what is enlarged is larger', async () => {
  const shown = await seen((compositor) => {
    compositor.drawSprite(compositor.sprite(card('cut')), { x: 0, y: 30 });
    compositor.drawSprite(compositor.sprite(card('twice')), { x: 60, y: 30, scaleX: 2, scaleY: 2 });
  });
  assert.deepEqual(shown, { cut: '200 of 400', twice: '1600 of 1600' });
});

test('a thing within the picture of another is one of its own, and hides what is under it', async () => {
  const shown = await seen((compositor) =>
    compositor.drawSprite(compositor.sprite(card('body', { name: 'cup', wide: 5 })), { x: 50, y: 30 }),
  );
  assert.deepEqual(shown, { body: '300 of 400', cup: '100 of 100' });
});

test('what a figure has in its hands is seen where they are, at every moment of a film', async () => {
  const { glimpses } = await watchFilm('a chef carries a red cake through a kitchen');
  assert.equal(glimpses.length, 12);
  for (const { sights, second } of glimpses) {
    const cakes = sights.filter(({ what, seen: pixels }) => what.name === 'cake' && pixels > 0);
    assert.equal(cakes.length, 1, `at ${second} s`);
    let outer = cakes[0]!.within;
    while (outer?.within) outer = outer.within;
    assert.equal(outer?.what.name, 'chef');
  }
});

test('a barber has the scissors, and whose hair is cut is in the chair', async () => {
  const { glimpses } = await watchFilm('a barber cuts the hair of a sailor');
  const holders = glimpses.flatMap(({ sights }) =>
    sights.filter(({ what }) => what.name === 'scissors' || what.name === 'salon chair'),
  );
  const pairs = new Set(holders.map(({ what, within }) => `${what.name}: ${within?.what.name}`));
  assert.deepEqual([...pairs].toSorted(), ['salon chair: sailor', 'scissors: barber']);
});

test('two who are each drawn with the other are drawn once, and the film has an end', async () => {
  const { glimpses } = await watchFilm(
    'A lion tamer puts his head into the mouth of a lion who would rather sleep.',
  );
  const names = new Set(glimpses.flatMap(({ sights }) => sights.map(({ what }) => what.name)));
  assert.ok(names.has('lion') && names.has('lion tamer'), [...names].join());
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rig } from '../../src/cast/rig.ts';
import { IDENTITY } from '../../src/compositor/colour-matrix.ts';
import { Compositor } from '../../src/compositor/compositor.ts';
import { ActorPainter } from '../../src/staging/actor.ts';
import { filmReel } from '../../src/staging/reel.ts';

const square: Rig = {
  box: { left: -50, right: 50, top: -100, bottom: 0 },
  cycle: 2,
  frames: 30,
  speed: 0,
  medium: 'ground',
  draw(brush) {
    brush.fillStyle = '#000000';
    brush.fillRect(-50, -100, 100, 100);
  },
};
const filming = { grade: IDENTITY, outline: 0, framesPerSecond: 24 } as const;

test('the pictures of a large cast share the room there is', async () => {
  const compositor = new Compositor(64, 64);
  const alone = await filmReel(compositor, square, { ...filming, scale: 4 });
  const amongThree = await filmReel(compositor, square, { ...filming, scale: 4, of: 3 });
  const small = await filmReel(compositor, square, { ...filming, scale: 1, of: 3 });
  assert.equal(alone.sprites.length, 30);
  assert.ok(amongThree.sprites.length < 15 && amongThree.sprites.length >= 10);
  assert.equal(small.sprites.length, 30);
});

test('a figure that stands still is on whole pixels, and one that moves is not', async () => {
  const compositor = new Compositor(64, 64);
  const reel = await filmReel(compositor, { ...square, frames: 1 }, { ...filming, scale: 0.2 });
  const painter = new ActorPainter(compositor);
  const edge = (x: (time: number) => number) => {
    compositor.nextFrame();
    compositor.flash(1);
    const path = ({ time }: { time: number }) => ({ x: x(time), y: 40 });
    painter.draw({ reel, offset: 0, path, shadow: null, mirror: null }, { time: 1, progress: 0, travel: 0 });
    const row = compositor.snapshot(64, 64).subarray(30 * 64 * 4, 31 * 64 * 4);
    return [...row].filter((value, at) => at % 4 === 1 && value > 12 && value < 243).length;
  };
  const resting = edge(() => 30.5);
  const moving = edge((time) => 29.5 + time);
  assert.ok(resting < moving, `${resting} soft pixels at rest, ${moving} in motion`);
});

test('a movement that suddenly reaches further than before is not cut off', async () => {
  const compositor = new Compositor(64, 64);
  const reaching: Rig = {
    ...square,
    frames: 6,
    draw(brush, phase) {
      brush.fillStyle = '#000000';
      brush.fillRect(-5, -60, 10, 60);
      if (phase > 0.6) brush.fillRect(-50, -100, 100, 4);
    },
  };
  const { sprites } = await filmReel(compositor, reaching, { ...filming, scale: 2 });
  const border = 4;
  assert.deepEqual(
    sprites.map(({ width }) => width - border),
    [20, 20, 20, 20, 200, 200],
  );
  assert.equal(new Set(sprites.map(({ left, width }) => left + width / 2)).size, 1);
});

// Own process: it starts or ends other processes.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import {
  compose,
  contrast,
  encodingCoefficients,
  IDENTITY,
  light,
  saturation,
} from '../src/compositor/colour-matrix.ts';
import { Compositor } from '../src/compositor/compositor.ts';

const root = new URL('../../../', import.meta.url).pathname;

test('the committed kernel is what its source builds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kernel-'));
  const built = join(folder, 'kernel.wasm');
  await promisify(execFile)(
    join(root, 'node_modules/.bin/asc'),
    ['--config', 'packages/illustrator/kernel/asconfig.json', '--outFile', built],
    { cwd: root },
  );
  const [fresh, committed] = await Promise.all([
    readFile(built),
    readFile(join(root, 'packages/illustrator/src/compositor/kernel.wasm')),
  ]);
  await rm(folder, { recursive: true });
  assert.ok(fresh.equals(committed), 'run npm run build:wasm');
});

/** The frame's pixel at (x, y) as RGB. */
function pixel(compositor: Compositor, x: number, y: number): number[] {
  const { width, height } = compositor;
  return [...compositor.snapshot(width, height).subarray((y * width + x) * 4, (y * width + x) * 4 + 3)];
}

function filled(width: number, height: number, colour: string) {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').fillStyle = colour;
  canvas.getContext('2d').fillRect(0, 0, width, height);
  return canvas;
}

function near(actual: number[], expected: number[], within = 4, place = ''): void {
  for (const [index, value] of actual.entries())
    assert.ok(Math.abs(value - expected[index]!) <= within, `${actual} is not near ${expected} ${place}`);
}

test('a colour that goes in comes out', async () => {
  for (const colour of [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
    [0, 0, 0],
    [120, 60, 200],
  ]) {
    const compositor = new Compositor(64, 64);
    compositor.nextFrame();
    compositor.drawLayer(compositor.layer(filled(256, 64, `rgb(${colour})`)), 64, 0);
    near(pixel(compositor, 30, 30), colour);
  }
});

test('a half transparent layer mixes with what is behind it, at any width and offset', async () => {
  for (const width of [64, 66, 94]) {
    for (const x of [0, 0.5, 3.25]) {
      const compositor = new Compositor(width, 64);
      compositor.nextFrame();
      compositor.drawLayer(compositor.layer(filled(256, 64, '#000000')), 64, 0);
      compositor.drawLayer(
        compositor.layer(filled(130, 64, 'rgba(255,255,255,0.5)'), { repeat: true }),
        x,
        0,
      );
      for (const at of [0, width / 2, width - 1]) near(pixel(compositor, at, 20), [128, 128, 128]);
    }
  }
});

test('a sprite lands where it is put, shifted, scaled or turned', async () => {
  const compositor = new Compositor(64, 64);
  compositor.nextFrame();
  compositor.drawLayer(compositor.layer(filled(256, 64, '#000000')), 64, 0);
  const sprite = compositor.sprite(filled(8, 8, '#ffffff'));
  compositor.drawSprite(sprite, { x: 20, y: 20 });
  compositor.drawSprite(sprite, { x: 44, y: 44, scaleX: 2, scaleY: 2, rotation: Math.PI / 4 });
  near(pixel(compositor, 20, 20), [255, 255, 255]);
  near(pixel(compositor, 28, 20), [0, 0, 0]);
  near(pixel(compositor, 44, 44), [255, 255, 255]);
  near(pixel(compositor, 52, 44), [255, 255, 255], 12);
  near(pixel(compositor, 54, 54), [0, 0, 0]);
});

const BEYOND_EDGES = [-40, -5, 30, 60, 90].flatMap((x) => [-40, -5, 30, 60, 90].map((y) => ({ x, y })));

/** What a sprite of 20 by 20 pixels covers of the frame; null where its edge softens. */
function isCovered(centre: { x: number; y: number }, x: number, y: number): boolean | null {
  const distance = Math.max(Math.abs(x + 0.5 - centre.x), Math.abs(y + 0.5 - centre.y));
  if (Math.abs(distance - 10) < 2) return null;
  return distance < 10;
}

test('a sprite at or beyond an edge is cut off there and marks nothing else', async () => {
  const compositor = new Compositor(64, 64);
  const ground = compositor.layer(filled(256, 64, '#000000'));
  const sprite = compositor.sprite(filled(20, 20, '#ffffff'));
  for (const centre of BEYOND_EDGES) {
    compositor.nextFrame();
    compositor.drawLayer(ground, 64, 0);
    compositor.drawSprite(sprite, centre);
    const frame = compositor.snapshot(64, 64);
    for (let index = 0; index < 64 * 64; index++) {
      const covered = isCovered(centre, index % 64, Math.floor(index / 64));
      if (covered === null) continue;
      const place = `${centre.x},${centre.y} at ${index % 64},${Math.floor(index / 64)}`;
      near([...frame.subarray(index * 4, index * 4 + 3)], covered ? [255, 255, 255] : [0, 0, 0], 4, place);
    }
  }
});

test('a mirrored or leaning sprite is drawn row by row, where it belongs, and cut off at the edges', async () => {
  const compositor = new Compositor(64, 64);
  const ground = compositor.layer(filled(256, 64, '#000000'));
  const picture = filled(20, 20, '#ffffff');
  const brush = picture.getContext('2d');
  brush.fillStyle = '#ff0000';
  brush.fillRect(0, 0, 20, 10);
  const sprite = compositor.sprite(picture);
  const clear = () => {
    compositor.nextFrame();
    compositor.drawLayer(ground, 64, 0);
  };
  clear();
  compositor.drawSprite(sprite, { x: 32.3, y: 32.4, scaleY: -1 });
  near(pixel(compositor, 32, 27), [255, 255, 255]);
  near(pixel(compositor, 32, 37), [255, 0, 0], 6);
  near(pixel(compositor, 32, 46), [0, 0, 0]);
  clear();
  compositor.drawSprite(sprite, { x: 20, y: 10, anchorY: 0, lean: 1 });
  near(pixel(compositor, 22, 12), [255, 0, 0], 6);
  near(pixel(compositor, 34, 26), [255, 255, 255]);
  near(pixel(compositor, 20, 26), [0, 0, 0]);
  for (const centre of BEYOND_EDGES) {
    compositor.drawSprite(sprite, { ...centre, scaleY: -0.7 });
    compositor.drawSprite(sprite, { ...centre, lean: -0.6, opacity: 0.5 });
  }
  clear();
  compositor.drawSprite(sprite, { x: 32, y: 32 });
  near(pixel(compositor, 32, 27), [255, 0, 0], 6);
  near(pixel(compositor, 10, 32), [0, 0, 0]);
});

test('turned and stretched sprites beyond the edges leave the stored pictures whole', async () => {
  const compositor = new Compositor(64, 64);
  const ground = compositor.layer(filled(256, 64, '#204060'));
  const sprite = compositor.sprite(filled(20, 20, '#ffffff'));
  compositor.nextFrame();
  for (const centre of BEYOND_EDGES)
    compositor.drawSprite(sprite, { ...centre, rotation: 1, scaleX: 3, scaleY: 0.5 });
  compositor.nextFrame();
  compositor.drawLayer(ground, 64, 0);
  compositor.drawSprite(sprite, { x: 32, y: 32 });
  for (const [x, y] of [
    [0, 0],
    [63, 0],
    [0, 63],
    [63, 63],
    [12, 32],
  ] as const)
    near(pixel(compositor, x, y), [32, 64, 96]);
  for (const [x, y] of [
    [24, 24],
    [32, 32],
    [39, 39],
  ] as const)
    near(pixel(compositor, x, y), [255, 255, 255]);
});

test('colour grades compose in order', async () => {
  const grade = compose(saturation(0), compose(light(1, 0.5, 0), contrast(1)));
  const compositor = new Compositor(64, 64);
  compositor.nextFrame();
  compositor.drawLayer(compositor.layer(filled(256, 64, '#ffffff'), { grade }), 64, 0);
  near(pixel(compositor, 10, 10), [255, 128, 0], 6);
  assert.equal(encodingCoefficients(IDENTITY).length, 12);
});

test('a warped layer without relief is the scaled one, and with relief what is raised moves', async () => {
  const compositor = new Compositor(64, 48);
  const canvas = createCanvas(80, 60);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#000000';
  brush.fillRect(0, 0, 80, 60);
  brush.fillStyle = '#ffffff';
  brush.fillRect(38, 0, 4, 60);
  const layer = compositor.layer(canvas);
  const flat = compositor.relief(20, 15, new Int8Array(300));
  compositor.drawScaled(layer, 0.9, 40, 30);
  const scaled = Buffer.from(compositor.frame());
  compositor.drawWarped(layer, { scale: 0.9, x: 40, y: 30 }, flat, 9, 9);
  const warped = compositor.frame();
  assert.ok(scaled.every((value, at) => Math.abs(value - warped[at]!) <= 2));
  const lower = Int8Array.from({ length: 300 }, (_, at) => (at >= 150 ? 127 : 0));
  compositor.drawWarped(layer, { scale: 1, x: 40, y: 30 }, compositor.relief(20, 15, lower), 10, 0);
  const bar = (row: number) =>
    compositor
      .frame()
      .subarray(row * 64, row * 64 + 64)
      .findIndex((value) => value > 200);
  assert.equal(bar(5), 30);
  assert.equal(bar(43), 20);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { cropWindow } from '../src/media/crop-window.ts';
import { enlarge } from '../src/media/enlarge.ts';
import { canvasFrom, pixelsOf } from '../src/media/sized.ts';
import { fillHoles } from '../src/photographs/fill-holes.ts';
import { canStand } from '../src/photographs/free-standing.ts';
import { doubtMask, edgesTouched } from '../src/photographs/judge-mask.ts';
import { maskCanvas } from '../src/photographs/mask-canvas.ts';
import { refineMask } from '../src/photographs/refine-mask.ts';
import { depthsOf, reliefOf } from '../src/photographs/relief-of.ts';
import { separateSubject } from '../src/photographs/separate-subject.ts';

const SIZE = 100;
const maskOf = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: SIZE * SIZE }, (_, at) => value(at % SIZE, Math.floor(at / SIZE)));
const box =
  (left: number, top: number, right: number, bottom: number, inside = 1) =>
  (x: number, y: number) =>
    x >= left && x < right && y >= top && y < bottom ? inside : 0;
const FACE = { x: 0.4, y: 0.2, width: 0.2, height: 0.2 };

const MASKS: readonly [
  what: string,
  mask: Float32Array,
  faces: readonly (typeof FACE)[],
  doubt: RegExp | null,
][] = [
  ['somebody in the middle', maskOf(box(30, 10, 70, 100)), [FACE], null],
  ['nothing', maskOf(() => 0), [], /no subject/],
  ['a speck', maskOf(box(50, 50, 58, 58)), [], /no subject/],
  ['nearly everything', maskOf(box(3, 3, 97, 97)), [], /fills the picture/],
  ['a cloud', maskOf(box(20, 20, 80, 80, 0.5)), [], /no clear outline/],
  ['the ground from side to side', maskOf(box(0, 30, 100, 100)), [], /beyond the picture/],
  ['a macro cut off above', maskOf(box(10, 0, 90, 60)), [], /beyond the picture/],
  ['a body without its head', maskOf(box(30, 45, 70, 100)), [FACE], /lacks a face/],
  ['one of two people', maskOf(box(30, 10, 60, 100)), [FACE, { ...FACE, x: 0.75 }], /lacks a face/],
];

for (const [what, mask, faces, doubt] of MASKS) {
  test(`a mask of ${what} is ${doubt ? 'not trusted' : 'trusted'}`, async () => {
    const result = doubtMask(mask, faces, edgesTouched(mask));
    if (doubt) assert.match(result ?? '', doubt);
    else assert.equal(result, null);
  });
}

test('only a subject that its picture does not cut off stands in another one', async () => {
  type Touches = { left?: number; top?: number; right?: number; bottom?: number };
  const stands = (...frames: Touches[]) =>
    canStand(frames.map((touches) => ({ left: 0, top: 0, right: 0, bottom: 0, ...touches })));
  assert.ok(stands({}));
  assert.ok(stands({ bottom: 0.8, left: 0.3 }), 'from the waist up');
  assert.ok(!stands({ left: 0.3 }));
  assert.ok(!stands({ top: 0.3 }));
  const [wide, narrow] = [
    { bottom: 0.8, left: 0.6 },
    { bottom: 0.8, left: 0.2 },
  ];
  assert.ok(stands(wide, narrow), 'a clip with one wide mask');
  assert.ok(!stands(wide, wide, narrow, wide), 'a clip with many');
});

test('a picture is cropped to its middle, or as far from it as a face needs', async () => {
  const tall = { width: 600, height: 1200 };
  assert.equal(cropWindow(tall, 1).y, 300);
  const face = { x: 0.4, y: 0.05, width: 0.2, height: 0.1 };
  assert.equal(cropWindow(tall, 1, [face]).y, 0);
  const low = cropWindow(tall, 1, [{ ...face, y: 0.8 }]);
  assert.ok(low.y + low.height >= 0.9 * 1200 && low.y + low.height <= 1200);
});

test('a hole is filled with what is around it', async () => {
  const hole = box(40, 40, 60, 60);
  const picture = canvasFrom(SIZE, SIZE, (at) => {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    return [x, x, x, hole(x, y) ? 0 : 255];
  });
  const { data } = pixelsOf(fillHoles(picture));
  const middle = data[(50 * SIZE + 50) * 4]!;
  assert.ok(middle > 35 && middle < 65, `${middle}`);
  assert.equal(data[(10 * SIZE + 70) * 4], 70);
});

test('a coarse mask is drawn to the edge that the picture has', async () => {
  const brightness = maskOf((x) => (x < 50 ? 0.1 : 0.9));
  const coarse = maskOf((x) => Math.max(0, Math.min(1, (x - 45) / 8)));
  const refined = refineMask(coarse, brightness, SIZE, SIZE);
  const sharpness = (mask: Float32Array) => mask[50 * SIZE + 51]! - mask[50 * SIZE + 48]!;
  assert.ok(sharpness(refined) > 0.7, `${sharpness(refined)}`);
  assert.ok(sharpness(refined) > sharpness(coarse) + 0.3);
});

test('a subject and what is behind it are the picture again', async () => {
  const picture = createCanvas(200, 120);
  const brush = picture.getContext('2d');
  brush.fillStyle = '#3060c0';
  brush.fillRect(0, 0, 200, 120);
  brush.fillStyle = '#e0a020';
  brush.fillRect(60, 30, 80, 60);
  const values = new Uint8Array(200 * 120);
  for (let y = 30; y < 90; y++) values.fill(255, y * 200 + 60, y * 200 + 140);
  const { behind, subject } = separateSubject(
    picture,
    maskCanvas({ width: 200, height: 120, values }, 200, 120),
  );
  const colourAt = (canvas: typeof picture, x: number, y: number) =>
    Array.from(canvas.getContext('2d').getImageData(x, y, 1, 1).data);
  const [red, , blue] = colourAt(behind, 100, 60);
  assert.ok(red! < 80 && blue! > 150, `the subject is gone: ${red}, ${blue}`);
  behind.getContext('2d').drawImage(subject, 0, 0);
  for (const [x, y] of [
    [5, 5],
    [100, 60],
    [62, 32],
    [150, 60],
  ] as const) {
    for (const [channel, value] of colourAt(behind, x, y).entries())
      assert.ok(Math.abs(value - colourAt(picture, x, y)[channel]!) <= 3, `at ${x}, ${y}`);
  }
});

test('what is far moves, what is beside the subject and at the edges does not', async () => {
  const values = (value: (x: number, y: number) => number) =>
    Uint8Array.from(maskOf(value), (each) => each * 255);
  const raster = (value: (x: number, y: number) => number) => ({
    width: SIZE,
    height: SIZE,
    values: values(value),
  });
  // The ground comes nearer from the horizon down; the subject stands on it.
  const nearness = raster((_, y) => y / SIZE);
  const mask = raster(box(40, 30, 60, 90));
  const whole = { x: 0, y: 0, width: 1, height: 1 };
  const depths = depthsOf(nearness, mask, whole, SIZE, SIZE);
  const relief = reliefOf(depths);
  const at = (x: number, y: number) => Math.abs(relief[y * SIZE + x]!);
  assert.ok(at(50, 15) > 40, 'the horizon');
  assert.ok(at(30, 65) < at(50, 15) / 3, 'the ground beside the subject');
  assert.ok(at(0, 50) < 8 && at(50, 0) < 8, 'the edges');
});

test('an enlarged picture keeps its edges and its colours', async () => {
  const canvas = createCanvas(40, 20);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#c03020';
  brush.fillRect(0, 0, 20, 20);
  brush.fillStyle = '#2030c0';
  brush.fillRect(20, 0, 20, 20);
  const picture = await loadImage(await canvas.encode('png'));
  const large = enlarge(picture, { x: 10, y: 0, width: 20, height: 20 }, 200, 200);
  const colour = (x: number) => [...large.getContext('2d').getImageData(x, 100, 1, 1).data];
  assert.deepEqual(colour(5), [0xc0, 0x30, 0x20, 255]);
  assert.deepEqual(colour(195), [0x20, 0x30, 0xc0, 255]);
  const [before, after] = [colour(92), colour(108)];
  assert.ok(
    before[0]! > 0xa0 && after[0]! < 0x40,
    'the edge takes less than two pixels of the small picture',
  );
});

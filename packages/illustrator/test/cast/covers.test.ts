import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { covered } from '../../src/cast/covers.ts';
import { paintedAs } from '../../src/cast/painted-as.ts';
import type { Rig } from '../../src/cast/rig.ts';
import { disc } from '../../src/painting/shapes.ts';
import { readScene } from '../../src/stage/read-scene.ts';
import { coversOf } from '../../src/vocabulary/looks.ts';

const [ROBOT, BALL] = (await readScene('a robot beside a ball')).subjects;

/** A pale body on the left, and on the right something blue that belongs to another. */
const rig: Rig = {
  medium: 'ground',
  speed: 0,
  frames: 1,
  cycle: 1,
  box: { left: -50, right: 50, top: -100, bottom: 0 },
  draw(brush) {
    brush.fillStyle = '#f4f4f4';
    brush.fillRect(-50, -100, 50, 100);
    paintedAs(brush, { name: 'ball', subject: BALL! }, () => disc(brush, 25, -50, 20, '#2040ff'));
    brush.fillRect(-50, -10, 50, 10);
  },
};

function painted(figure: Rig) {
  const brush = createCanvas(100, 100).getContext('2d');
  brush.translate(50, 100);
  figure.draw(brush, 0);
  return (x: number, y: number) => [...brush.getImageData(x, y, 1, 1).data];
}

test('a silver robot holds what has a colour of its own', () => {
  const at = painted(covered(rig, coversOf(['silver']), true, ROBOT!.id));
  assert.deepEqual(at(75, 50), [0x20, 0x40, 0xff, 255]);
  assert.notDeepEqual(at(25, 30), painted(rig)(25, 30));
  assert.equal(at(75, 5)[3], 0, 'nothing is painted beside them');
});

test('white stripes are red on what is white', () => {
  const at = painted(covered(rig, coversOf(['striped'])));
  const columns = Array.from({ length: 50 }, (_, x) => at(x, 50));
  assert.ok(columns.some(([red = 0, green = 0]) => red > green + 80));
});

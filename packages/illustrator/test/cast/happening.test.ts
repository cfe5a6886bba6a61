import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { happening } from '../../src/cast/things/happening.ts';
import { wordTable } from '../../src/catalogue/word-tables.ts';
import { roundedBox } from '../../src/painting/shapes.ts';
import { wordClass } from '../../src/vocabulary/word-classes.ts';

const ROWS = wordTable<Readonly<Record<string, object>>>('happenings');

/** How many pixels are painted of a box to which it happens. */
function painted(kind: string, phase: number, of: readonly string[] = []): number {
  const box = { left: -30, right: 30, top: -60, bottom: 0 };
  const rig = happening(
    {
      box,
      cycle: 1,
      frames: 1,
      speed: 0,
      medium: 'ground',
      draw: (brush) => roundedBox(brush, -30, -60, 60, 60, 0, '#c8604a'),
    },
    kind,
    { main: '#4aa8d8', of },
  );
  const canvas = createCanvas(400, 400);
  const brush = canvas.getContext('2d');
  brush.translate(200, 300);
  rig.draw(brush, phase);
  return canvas.data().filter((value, at) => at % 4 === 3 && value > 8).length;
}

describe('what happens to things', () => {
  for (const kind of Object.keys(ROWS))
    it(`${kind} is seen`, () => assert.ok(painted(kind, 0) > 0 || painted(kind, 1) > 0));

  it('lets flowers begin as seedlings or buds and end in bloom', () => {
    for (const flower of ['tulip', 'rose', 'sunflower', 'flower'])
      for (const kind of ['grow', 'bloom']) {
        const [first, last] = [0, 1].map((phase) => painted(kind, phase, [flower]));
        assert.ok(first! > 0 && first! < last! * 0.8, `${kind} ${flower}`);
      }
    assert.ok(painted('grow', 0, ['rose']) < painted('bloom', 0, ['rose']) / 3);
  });

  it('has a row for all that the stage says', () => {
    assert.deepEqual(
      [...wordClass('happenings'), 'broken', 'smoke', 'steam', 'grow', 'bloom', 'melt', 'burn'].filter(
        (kind) => !(String(kind) in ROWS),
      ),
      [],
    );
  });
});

import { alpha, darker, lighter } from '../painting/colour.ts';
import { type Brush, disc, oval, roundedBox } from '../painting/shapes.ts';
import { drawSketch } from '../painting/sketch.ts';
import { isNamed } from './named-things.ts';
import { paintFloor, paintWindow, wallColours } from './room-shell.ts';
import type { Stage } from './stage.ts';

export function kitchen(stage: Stage): void {
  const { width, horizon, unit } = stage;
  const { floor } = wallColours(stage);
  const night = stage.scene.time === 'night';
  const wall = night ? '#4c4a6a' : stage.paint('#f3e6cf');
  const cupboard = night ? '#3f6a70' : stage.paint('#6fb0a8');
  stage.addBackdrop((brush) => {
    brush.fillStyle = wall;
    brush.fillRect(-80, 0, width + 160, horizon);
    const tile = 34 * unit;
    for (let x = -80; x < width + 80; x += tile)
      for (let y = horizon - 190 * unit; y < horizon - 70 * unit; y += tile)
        roundedBox(
          brush,
          x,
          y,
          tile - 2 * unit,
          tile - 2 * unit,
          2 * unit,
          lighter(wall, ((x / tile + y / tile) & 1) === 0 ? 0.4 : 0.2),
        );
    if (!isNamed(stage.scene, 'window'))
      paintWindow(
        brush,
        stage,
        width * 0.56,
        horizon - 350 * unit,
        Math.min(260 * unit, width * 0.32),
        150 * unit,
      );
    const tops = stage.portrait ? [0.02] : [0.02, 0.2, 0.84];
    for (const share of tops) {
      roundedBox(brush, width * share, horizon - 370 * unit, 170 * unit, 150 * unit, 6 * unit, cupboard);
      for (const door of [0, 1]) {
        brush.strokeStyle = darker(cupboard, 0.18);
        brush.lineWidth = 3 * unit;
        brush.strokeRect(
          width * share + (10 + door * 80) * unit,
          horizon - 360 * unit,
          70 * unit,
          130 * unit,
        );
        disc(brush, width * share + (door ? 98 : 72) * unit, horizon - 300 * unit, 4.5 * unit, '#e6c877');
      }
    }
    paintFloor(brush, stage, floor);
    paintCounter(brush, stage, cupboard);
    if (!isNamed(stage.scene, 'oven'))
      paintAppliance(brush, stage, OVEN, width * 0.3 + 75 * unit, horizon + 38 * unit);
    if (!isNamed(stage.scene, 'refrigerator'))
      paintAppliance(brush, stage, FRIDGE, width * 0.9, horizon + 52 * unit);
  });
  stage.placeCast();
}

function paintCounter(brush: Brush, stage: Stage, cupboard: string): void {
  const { width, horizon, unit, random } = stage;
  const top = horizon - 74 * unit;
  brush.fillStyle = cupboard;
  brush.fillRect(-80, top, width + 160, 110 * unit);
  for (let x = -60; x < width + 60; x += 120 * unit) {
    brush.strokeStyle = darker(cupboard, 0.18);
    brush.lineWidth = 3 * unit;
    brush.strokeRect(x, top + 22 * unit, 108 * unit, 78 * unit);
    roundedBox(brush, x + 42 * unit, top + 30 * unit, 24 * unit, 5 * unit, 2 * unit, '#e6c877');
  }
  roundedBox(
    brush,
    -80,
    top - 8 * unit,
    width + 160,
    20 * unit,
    0,
    stage.scene.time === 'night' ? '#a98f7c' : stage.paint('#e3c9a4'),
  );
  const stove = width * 0.3;
  roundedBox(brush, stove, top - 12 * unit, 150 * unit, 8 * unit, 3 * unit, '#3b3f4a');
  roundedBox(brush, stove + 26 * unit, top - 52 * unit, 74 * unit, 42 * unit, 8 * unit, '#d5564a');
  roundedBox(brush, stove + 20 * unit, top - 56 * unit, 86 * unit, 8 * unit, 4 * unit, '#b8433a');
  for (let puff = 0; puff < 4; puff++)
    oval(
      brush,
      stove + (54 + puff * 8) * unit,
      top - (74 + puff * 22) * unit,
      (10 + puff * 4) * unit,
      (8 + puff * 3) * unit,
      alpha('#ffffff', 0.3 - puff * 0.06),
    );
  const jars = ['#e7b34c', '#b9d36a', '#e88c7a', '#f3f0e6'];
  for (let jar = 0; jar < 4; jar++) {
    const x = width * 0.08 + jar * 40 * unit;
    const tall = (34 + random() * 18) * unit;
    roundedBox(brush, x, top - 8 * unit - tall, 28 * unit, tall, 6 * unit, stage.paint(jars[jar]!));
    roundedBox(brush, x + 2 * unit, top - 14 * unit - tall, 24 * unit, 9 * unit, 3 * unit, '#8a6242');
  }
}

const OVEN = `
  box #dfe3e8 -26 -38 52 38 2
  box #33404a -20 -26 40 22 2
  box #8a5a34 -16 -22 32 14 1
  line steel 2 -18 -29 18 -29
  4x 11 0 disc #33404a -17 -34 2`;

const FRIDGE = `
  box #eef1f4 -26 -122 52 122 4
  box #c9d2da -26 -80 52 3 0
  line #8d98a4 3 -19 -74 -19 -44
  line #8d98a4 3 -19 -104 -19 -88
  box #f2c230 2 -66 10 10 0
  box #e0708a 8 -50 9 9 0`;

function paintAppliance(brush: Brush, stage: Stage, sketch: string, x: number, base: number): void {
  const size = 2.9 * stage.unit;
  brush.save();
  brush.translate(x, base);
  brush.scale(size, size);
  drawSketch(brush, sketch, {
    light: (colour) => (stage.scene.time === 'night' ? darker(colour, 0.4) : stage.paint(colour)),
  });
  brush.restore();
}

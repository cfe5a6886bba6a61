import { darker } from '../painting/colour.ts';
import { disc, even, roundedBox, stroke } from '../painting/shapes.ts';
import { scatterGrowth } from './ground-cover.ts';
import { addHills, grassColours, isSnowy } from './land.ts';
import { isNamed } from './named-things.ts';
import { addHaze, addSky } from './sky.ts';
import type { Stage } from './stage.ts';
import { addTreeRow } from './tree-row.ts';

export function park(stage: Stage): void {
  const { horizon, unit } = stage;
  const ground = grassColours(stage);
  addSky(stage);
  addTreeRow(stage, {
    top: horizon - 30 * unit,
    swell: 30 * unit,
    count: 24,
    tall: 150 * unit,
    parallax: 0.2,
    depth: 0.5,
    kind: 'leafy',
    ground,
  });
  addTreeRow(stage, {
    top: horizon + 14 * unit,
    swell: 20 * unit,
    count: 7,
    tall: 270 * unit,
    parallax: 0.5,
    depth: 0.14,
    kind: 'leafy',
    ground,
  });
  addHaze(stage);
  if (!isNamed(stage.scene, 'lamp'))
    stage.addStrip({ top: stage.ground - 300 * unit, height: 280 * unit, parallax: 1 }, (brush, period) => {
      for (const share of [0.45, 0.95]) paintLamp(brush, stage, share * period, 274 * unit);
    });
  addHills(
    stage,
    { top: even(horizon + 44 * unit), swell: 14 * unit, parallax: 1, depth: 0, colours: ground },
    (brush, period, surface, height) => {
      scatterGrowth(stage, brush, period, surface, height);
      const path = stage.ground - horizon - 44 * unit;
      roundedBox(
        brush,
        -40,
        path - 26 * unit,
        period + 80,
        92 * unit,
        0,
        stage.paint(isSnowy(stage) ? '#dfe7f1' : '#e0c79d'),
      );
      brush.fillStyle = stage.paint(isSnowy(stage) ? '#c9d5e4' : '#c9ab7c');
      brush.fillRect(0, path + 60 * unit, period, 7 * unit);
      if (isNamed(stage.scene, 'bench')) return;
      for (const share of [0.2, 0.7]) paintBench(brush, stage, share * period, path - 28 * unit);
    },
  );
  stage.placeCast();
}

function paintBench(brush: Parameters<typeof disc>[0], stage: Stage, x: number, y: number): void {
  const { unit } = stage;
  const wood = stage.paint('#a8683c');
  const iron = stage.paint('#3d4650');
  for (const side of [-44, 44])
    stroke(
      brush,
      [
        [x + side * unit, y],
        [x + side * unit, y - 44 * unit],
      ],
      5 * unit,
      iron,
    );
  for (const lift of [20, 34, 44])
    stroke(
      brush,
      [
        [x - 56 * unit, y - lift * unit],
        [x + 56 * unit, y - lift * unit],
      ],
      6.5 * unit,
      lift === 20 ? darker(wood, 0.1) : wood,
    );
}

function paintLamp(brush: Parameters<typeof disc>[0], stage: Stage, x: number, y: number): void {
  const { unit } = stage;
  const lit = stage.scene.time === 'night' || stage.scene.time === 'sunset';
  stroke(
    brush,
    [
      [x, y],
      [x, y - 150 * unit],
    ],
    5.5 * unit,
    stage.paint('#39424d'),
  );
  if (lit) {
    const gradient = brush.createRadialGradient(x, y - 160 * unit, 0, x, y - 160 * unit, 90 * unit);
    gradient.addColorStop(0, '#ffe6a699');
    gradient.addColorStop(1, '#ffe6a600');
    brush.fillStyle = gradient;
    brush.fillRect(x - 90 * unit, y - 250 * unit, 180 * unit, 180 * unit);
  }
  disc(brush, x, y - 160 * unit, 13 * unit, lit ? '#fff0c4' : stage.paint('#f3f1e6'));
}

import { darker } from '../painting/colour.ts';
import { disc, even, polygon, stroke } from '../painting/shapes.ts';
import { scatterGrowth } from './ground-cover.ts';
import { addHills, grassColours, isSnowy } from './land.ts';
import { addHaze, addSky } from './sky.ts';
import type { Stage } from './stage.ts';
import { addTreeRow } from './tree-row.ts';

export function farm(stage: Stage): void {
  const { horizon, unit, random } = stage;
  const ground = grassColours(stage);
  addSky(stage);
  addHills(stage, {
    top: even(horizon - 66 * unit),
    swell: 86 * unit,
    parallax: 0.14,
    depth: 0.55,
    colours: ground,
  });
  addTreeRow(stage, {
    top: horizon - 6 * unit,
    swell: 30 * unit,
    count: 11,
    tall: 120 * unit,
    parallax: 0.3,
    depth: 0.34,
    kind: 'leafy',
    ground,
  });
  stage.addStrip({ top: horizon - 170 * unit, height: 260 * unit, parallax: 0.42 }, (brush, period) => {
    for (const share of [0.24, 0.74])
      paintBarn(brush, stage, share * period + random() * 80 * unit, 222 * unit, unit);
  });
  addHaze(stage);
  addHills(
    stage,
    { top: even(horizon + 40 * unit), swell: 26 * unit, parallax: 1, depth: 0, colours: ground },
    (brush, period, surface, height) => {
      paintFence(brush, stage, period, surface);
      scatterGrowth(stage, brush, period, (x) => surface(x) + 30 * unit, height - 30 * unit);
    },
  );
  stage.placeCast();
}

function paintBarn(
  brush: Parameters<typeof disc>[0],
  stage: Stage,
  x: number,
  y: number,
  unit: number,
): void {
  const red = stage.paint('#c0402f', 0.14);
  const roof = stage.paint(isSnowy(stage) ? '#eef4fa' : '#5f4a4a', 0.14);
  brush.fillStyle = red;
  brush.fillRect(x - 80 * unit, y - 100 * unit, 160 * unit, 100 * unit);
  polygon(
    brush,
    [
      [x - 80 * unit, y - 100 * unit],
      [x - 58 * unit, y - 142 * unit],
      [x, y - 166 * unit],
      [x + 58 * unit, y - 142 * unit],
      [x + 80 * unit, y - 100 * unit],
    ],
    red,
  );
  stroke(
    brush,
    [
      [x - 88 * unit, y - 96 * unit],
      [x - 62 * unit, y - 146 * unit],
      [x, y - 172 * unit],
      [x + 62 * unit, y - 146 * unit],
      [x + 88 * unit, y - 96 * unit],
    ],
    9 * unit,
    roof,
  );
  brush.fillStyle = stage.paint('#fff4e6', 0.14);
  brush.fillRect(x - 30 * unit, y - 64 * unit, 60 * unit, 64 * unit);
  brush.fillStyle = red;
  brush.fillRect(x - 26 * unit, y - 60 * unit, 52 * unit, 60 * unit);
  stroke(
    brush,
    [
      [x - 26 * unit, y - 60 * unit],
      [x + 26 * unit, y],
    ],
    4 * unit,
    stage.paint('#fff4e6', 0.14),
  );
  stroke(
    brush,
    [
      [x + 26 * unit, y - 60 * unit],
      [x - 26 * unit, y],
    ],
    4 * unit,
    stage.paint('#fff4e6', 0.14),
  );
  disc(brush, x, y - 120 * unit, 13 * unit, stage.paint('#fff4e6', 0.14));
  disc(
    brush,
    x,
    y - 120 * unit,
    9 * unit,
    stage.scene.time === 'night' ? '#ffd98a' : stage.paint('#6b3a34', 0.1),
  );
}

function paintFence(
  brush: Parameters<typeof disc>[0],
  stage: Stage,
  period: number,
  surface: (x: number) => number,
): void {
  const { unit } = stage;
  const wood = stage.paint('#c79a68', 0.05);
  const posts = Math.round(period / (70 * unit));
  for (let post = 0; post < posts; post++) {
    const x = (post / posts) * period;
    const next = ((post + 1) / posts) * period;
    const y = surface(x) + 6 * unit;
    const yNext = surface(next) + 6 * unit;
    for (const lift of [16, 32])
      stroke(
        brush,
        [
          [x, y - lift * unit],
          [next, yNext - lift * unit],
        ],
        4.5 * unit,
        wood,
      );
    stroke(
      brush,
      [
        [x, y],
        [x, y - 42 * unit],
      ],
      7 * unit,
      darker(wood, 0.12),
    );
  }
}

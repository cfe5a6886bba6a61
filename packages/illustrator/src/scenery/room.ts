import { alpha, darker, lighter } from '../painting/colour.ts';
import { type Brush, glow, oval, polygon, roundedBox, stroke, verticalGradient } from '../painting/shapes.ts';
import { isNamed } from './named-things.ts';
import { paintFloor, paintWindow, wallColours } from './room-shell.ts';
import type { Stage } from './stage.ts';

export function room(stage: Stage): void {
  const { width, height, horizon, unit } = stage;
  const { wall, floor } = wallColours(stage);
  const night = stage.scene.time === 'night';
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, horizon, darker(wall, 0.08), wall);
    brush.fillRect(-80, 0, width + 160, horizon);
    for (let stripe = 0; stripe < 30; stripe++) {
      brush.fillStyle = alpha(lighter(wall, 0.25), 0.16);
      brush.fillRect((stripe / 30) * width, 0, width / 60, horizon);
    }
    if (!isNamed(stage.scene, 'window'))
      paintWindow(brush, stage, width * 0.6, horizon * 0.2, Math.min(300 * unit, width * 0.34), 240 * unit);
    if (!isNamed(stage.scene, 'curtain')) paintCurtains(brush, stage);
    paintFloor(brush, stage, floor);
    roundedBox(brush, -80, horizon - 14 * unit, width + 160, 16 * unit, 0, lighter(wall, 0.35));
    if (!isNamed(stage.scene, 'bookcase')) paintBookshelf(brush, stage, width * 0.04, horizon - 4 * unit);
    if (!isNamed(stage.scene, 'sofa'))
      paintSofa(
        brush,
        stage,
        Math.max(width * 0.32, 330 * unit) - (stage.portrait ? 60 * unit : 0),
        horizon + 26 * unit,
      );
    if (!isNamed(stage.scene, 'lamp')) paintFloorLamp(brush, stage, width * 0.93, horizon + 40 * unit);
    if (!isNamed(stage.scene, 'rug')) paintRug(brush, stage);
    if (night) glow(brush, width * 0.93, horizon - 170 * unit, 420 * unit, '#ffc873', 0.5);
    brush.fillStyle = alpha('#000000', 0);
    brush.fillRect(0, height - 1, 1, 1);
  });
  stage.placeCast();
}

function paintRug(brush: Brush, stage: Stage): void {
  const { width, ground, unit } = stage;
  const night = stage.scene.time === 'night';
  const rings = [
    [0.42, 470, 74, night ? '#6d3a50' : stage.paint('#c8604a')],
    [0.36, 410, 60, night ? '#844a5c' : stage.paint('#dd8a64')],
    [0.29, 330, 46, night ? '#6d3a50' : stage.paint('#c8604a')],
  ] as const;
  for (const [share, most, deep, colour] of rings)
    oval(brush, width * 0.5, ground + 6 * unit, Math.min(width * share, most * unit), deep * unit, colour);
}

function paintCurtains(brush: Brush, stage: Stage): void {
  const { width, horizon, unit } = stage;
  const colour = stage.scene.time === 'night' ? '#7a4f66' : stage.paint('#e08e6d');
  const wide = Math.min(300 * unit, width * 0.34);
  const x = width * 0.6;
  const y = horizon * 0.2 - 24 * unit;
  for (const side of [0, 1]) {
    const edge = side === 0 ? x - 34 * unit : x + wide - 22 * unit;
    for (let fold = 0; fold < 4; fold++)
      roundedBox(
        brush,
        edge + fold * 14 * unit,
        y,
        15 * unit,
        300 * unit,
        6 * unit,
        fold % 2 ? colour : darker(colour, 0.12),
      );
  }
  stroke(
    brush,
    [
      [x - 52 * unit, y],
      [x + wide + 52 * unit, y],
    ],
    7 * unit,
    stage.paint('#8a6242'),
  );
}

function paintBookshelf(brush: Brush, stage: Stage, x: number, base: number): void {
  const { unit, random } = stage;
  const wood = stage.scene.time === 'night' ? '#5a3d3a' : stage.paint('#9a6a43');
  const wide = 190 * unit;
  const tall = 300 * unit;
  roundedBox(brush, x, base - tall, wide, tall, 5 * unit, wood);
  const spines = ['#d4574a', '#e7b34c', '#4f8f8b', '#5a6fb0', '#8f5a9a', '#e8dcc4', '#3f7a54'];
  for (let shelf = 0; shelf < 4; shelf++) {
    const y = base - tall + 12 * unit + shelf * 72 * unit;
    roundedBox(brush, x + 9 * unit, y, wide - 18 * unit, 62 * unit, 2 * unit, darker(wood, 0.3));
    for (let bx = x + 14 * unit; bx < x + wide - 34 * unit; ) {
      const bw = (10 + random() * 12) * unit;
      const bh = (36 + random() * 20) * unit;
      if (random() < 0.86)
        roundedBox(
          brush,
          bx,
          y + 62 * unit - bh,
          bw,
          bh,
          1.5 * unit,
          stage.scene.time === 'night'
            ? darker(spines[Math.floor(random() * 7)]!, 0.35)
            : stage.paint(spines[Math.floor(random() * 7)]!),
        );
      bx += bw + 2 * unit;
    }
  }
}

function paintSofa(brush: Brush, stage: Stage, x: number, base: number): void {
  const { unit } = stage;
  const colour = stage.scene.time === 'night' ? '#3f4f74' : stage.paint('#5f86a8');
  const wide = 330 * unit;
  roundedBox(brush, x - wide / 2, base - 150 * unit, wide, 120 * unit, 26 * unit, darker(colour, 0.1));
  for (const side of [-1, 1])
    roundedBox(
      brush,
      x + (side < 0 ? -wide / 2 + 22 * unit : 4 * unit),
      base - 88 * unit,
      wide / 2 - 26 * unit,
      48 * unit,
      14 * unit,
      lighter(colour, 0.08),
    );
  for (const side of [-1, 1])
    roundedBox(
      brush,
      x + side * (wide / 2) - 24 * unit,
      base - 106 * unit,
      48 * unit,
      96 * unit,
      22 * unit,
      colour,
    );
  roundedBox(
    brush,
    x - wide / 2 + 10 * unit,
    base - 46 * unit,
    wide - 20 * unit,
    34 * unit,
    8 * unit,
    darker(colour, 0.16),
  );
  for (const side of [-1, 1])
    roundedBox(
      brush,
      x + side * (wide / 2 - 30 * unit) - 8 * unit,
      base - 14 * unit,
      16 * unit,
      16 * unit,
      3 * unit,
      '#4a3328',
    );
  roundedBox(
    brush,
    x - wide * 0.34,
    base - 128 * unit,
    66 * unit,
    56 * unit,
    14 * unit,
    stage.paint('#eebf6a'),
  );
}

function paintFloorLamp(brush: Brush, stage: Stage, x: number, base: number): void {
  const { unit } = stage;
  const lit = stage.scene.time === 'night';
  stroke(
    brush,
    [
      [x, base],
      [x, base - 230 * unit],
    ],
    6 * unit,
    '#5b4a40',
  );
  oval(brush, x, base, 34 * unit, 8 * unit, '#5b4a40');
  polygon(
    brush,
    [
      [x - 26 * unit, base - 290 * unit],
      [x + 26 * unit, base - 290 * unit],
      [x + 48 * unit, base - 222 * unit],
      [x - 48 * unit, base - 222 * unit],
    ],
    lit ? '#ffdd95' : stage.paint('#f3e3c2'),
  );
}

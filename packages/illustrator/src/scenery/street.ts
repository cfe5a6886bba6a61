import { darker, lighter } from '../painting/colour.ts';
import { type Brush, disc, even, glow, polygon, repeated, roundedBox, stroke } from '../painting/shapes.ts';
import { leafyTree } from '../painting/trees.ts';
import { seededRandom } from '../seeded-random.ts';
import { foliage, isSnowy } from './land.ts';
import { addRoad } from './road.ts';
import { addHaze, addSky } from './sky.ts';
import { addTowers } from './skyline-towers.ts';
import type { Stage } from './stage.ts';
import { hasNeon, isDark, paintNeon } from './town-light.ts';

const SHOP_COLOURS = ['#d96c5a', '#e0a458', '#5f9ea0', '#7c8fb8', '#c97b9b', '#8fae76', '#d8c3a0'];

export function street(stage: Stage): void {
  const { horizon, unit, random } = stage;
  addSky(stage);
  addTowers(stage, { base: horizon, low: 120, tall: 300, depth: 0.55, parallax: 0.14 });
  const base = even(horizon + 44 * unit);
  const head = 290 * unit;
  stage.addStrip({ top: base - head, height: head + 6 * unit, parallax: 0.72 }, (brush, period, height) => {
    for (let x = 0, shop = 0; x < period; shop++) {
      let wide = (150 + random() * 80) * unit;
      if (x + wide > period - 90 * unit) wide = period - x;
      paintShop(brush, stage, {
        x,
        wide,
        tall: (190 + random() * 90) * unit,
        base: height,
        colour: SHOP_COLOURS[shop % SHOP_COLOURS.length]!,
      });
      x += wide;
    }
    for (let lamp = 0; lamp < 4; lamp++)
      repeated(period, ((lamp + 0.5) / 4) * period, 100 * unit, (x) =>
        paintStreetLamp(brush, stage, x, height),
      );
    for (let tree = 0; tree < 3; tree++) {
      const look = {
        colour: stage.paint(foliage(stage), 0.05),
        trunk: stage.paint('#6a4630', 0.05),
        snow: isSnowy(stage) ? '#f2f7fb' : null,
      };
      repeated(period, ((tree + 0.15) / 3) * period, 110 * unit, (x) =>
        leafyTree(brush, x, height, 180 * unit, look, seededRandom(tree + 5)),
      );
    }
  });
  addHaze(stage);
  addRoad(stage, base);
  stage.ground = horizon + (stage.height - horizon) * 0.66;
  stage.placeCast();
}

function paintShop(
  brush: Brush,
  stage: Stage,
  shop: { x: number; wide: number; tall: number; base: number; colour: string },
): void {
  const { unit, random } = stage;
  const { x, wide, tall, base } = shop;
  const wall = stage.paint(shop.colour, 0.12);
  const lit = isDark(stage) || stage.scene.time === 'sunset';
  const top = base - tall;
  brush.fillStyle = wall;
  brush.fillRect(x, top, wide, tall);
  brush.fillStyle = darker(wall, 0.2);
  brush.fillRect(x, top, wide, 8 * unit);
  if (isSnowy(stage))
    roundedBox(brush, x - 1, top - 6 * unit, wide + 2, 11 * unit, 5 * unit, stage.paint('#f7fbfe'));
  const glass = lit ? '#ffdc96' : stage.paint('#bfe0ee', 0.1);
  const columns = Math.max(2, Math.floor(wide / (52 * unit)));
  for (let y = top + 24 * unit; y < base - 130 * unit; y += 58 * unit) {
    for (let column = 0; column < columns; column++) {
      const wx = x + ((column + 0.5) / columns) * wide - 15 * unit;
      roundedBox(brush, wx - 3 * unit, y - 3 * unit, 36 * unit, 44 * unit, 3 * unit, lighter(wall, 0.35));
      roundedBox(
        brush,
        wx,
        y,
        30 * unit,
        38 * unit,
        2 * unit,
        lit && random() < 0.4 ? stage.paint('#4b5570') : glass,
      );
    }
  }
  roundedBox(brush, x + 12 * unit, base - 84 * unit, wide * 0.58, 66 * unit, 3 * unit, glass);
  roundedBox(brush, x + wide * 0.74, base - 84 * unit, wide * 0.18, 84 * unit, 3 * unit, darker(wall, 0.35));
  const awning = stage.paint(SHOP_COLOURS[Math.floor(random() * SHOP_COLOURS.length)]!, 0.06);
  const stripes = 8;
  for (let stripe = 0; stripe < stripes; stripe++) {
    const sx = x + 6 * unit + (stripe / stripes) * (wide - 12 * unit);
    const sw = (wide - 12 * unit) / stripes;
    polygon(
      brush,
      [
        [sx, base - 112 * unit],
        [sx + sw, base - 112 * unit],
        [sx + sw, base - 84 * unit],
        [sx + sw / 2, base - 77 * unit],
        [sx, base - 84 * unit],
      ],
      stripe % 2 ? stage.paint('#fff6ea', 0.04) : awning,
    );
  }
  if (hasNeon(stage)) paintNeon(brush, stage, x + wide * 0.3, top + 30 * unit, 56 * unit);
}

function paintStreetLamp(brush: Brush, stage: Stage, x: number, base: number): void {
  const { unit } = stage;
  const iron = stage.paint('#39424d');
  stroke(
    brush,
    [
      [x, base],
      [x, base - 190 * unit],
      [x + 34 * unit, base - 204 * unit],
    ],
    5 * unit,
    iron,
  );
  if (isDark(stage)) glow(brush, x + 38 * unit, base - 196 * unit, 90 * unit, '#ffe3a0', 0.7);
  disc(brush, x + 38 * unit, base - 198 * unit, 9 * unit, isDark(stage) ? '#fff3cf' : stage.paint('#f3efe0'));
}

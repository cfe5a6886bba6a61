import { alpha, darker, lighter, mix } from '../painting/colour.ts';
import { leafyTree } from '../painting/plants.ts';
import {
  type Brush,
  disc,
  even,
  glow,
  polygon,
  repeated,
  roundedBox,
  stroke,
  verticalGradient,
} from '../painting/shapes.ts';
import { seededRandom } from '../seeded-random.ts';
import { foliage, isSnowy } from './land.ts';
import { addHaze, addSky } from './sky.ts';
import type { Stage } from './stage.ts';

const TOWER_COLOURS = ['#6f86ad', '#8a7fa8', '#5f93a8', '#a08a8f', '#7d9099', '#b39a86'];
const LIT_WINDOWS = ['#ffd98a', '#ffe9b8', '#ffc76b', '#fff2cf'];
const NEON = ['#ff3fa4', '#27e0ff', '#b55bff', '#ffb02e', '#3dffb0'];

function isDark(stage: Stage): boolean {
  return stage.scene.time === 'night';
}

function hasNeon(stage: Stage): boolean {
  return stage.scene.effects.includes('neon') || stage.scene.style === 'cyberpunk';
}

function addTowers(
  stage: Stage,
  options: { base: number; low: number; tall: number; depth: number; parallax: number },
): void {
  const { unit, random } = stage;
  const head = options.tall * unit;
  stage.addStrip(
    { top: options.base - head, height: head + 70 * unit, parallax: options.parallax },
    (brush, period, height) => {
      for (let x = 0; x < period; ) {
        let wide = (54 + random() * 84) * unit;
        if (x + wide > period - 36 * unit) wide = period - x;
        const tall = (options.low + random() ** 1.3 * (options.tall - options.low)) * unit;
        paintTower(brush, stage, {
          x,
          wide: wide - 2 * unit,
          tall,
          base: head,
          height,
          depth: options.depth,
        });
        x += wide;
      }
    },
  );
}

function paintTower(
  brush: Brush,
  stage: Stage,
  tower: { x: number; wide: number; tall: number; base: number; height: number; depth: number },
): void {
  const { random, unit } = stage;
  const { x, wide, tall, base, depth } = tower;
  const colour = stage.paint(TOWER_COLOURS[Math.floor(random() * TOWER_COLOURS.length)]!, depth);
  const top = base - tall;
  brush.fillStyle = verticalGradient(
    brush,
    top,
    base + 40 * unit,
    colour,
    mix(colour, stage.palette.haze, 0.3),
  );
  const crown = random();
  if (crown < 0.2)
    polygon(brush, [
      [x, top + 18 * unit],
      [x + wide * 0.5, top - 14 * unit],
      [x + wide, top + 18 * unit],
      [x + wide, top + 40 * unit],
      [x, top + 40 * unit],
    ]);
  else if (crown < 0.42) brush.fillRect(x + wide * 0.2, top - 22 * unit, wide * 0.6, 30 * unit);
  else if (crown < 0.6)
    stroke(
      brush,
      [
        [x + wide * 0.5, top],
        [x + wide * 0.5, top - 44 * unit],
      ],
      3 * unit,
      colour,
    );
  brush.fillStyle = verticalGradient(
    brush,
    top,
    base + 40 * unit,
    colour,
    mix(colour, stage.palette.haze, 0.3),
  );
  brush.fillRect(x, top + (crown < 0.2 ? 17 * unit : 0), wide, tower.height - top);
  brush.fillStyle = darker(colour, 0.14);
  brush.fillRect(x + wide * 0.8, top + (crown < 0.2 ? 22 * unit : 0), wide * 0.2, tower.height - top);
  if (isSnowy(stage))
    roundedBox(brush, x - 1, top - 4 * unit, wide + 2, 7 * unit, 3 * unit, stage.paint('#f4f9fd', depth));
  paintWindows(brush, stage, { x, top, wide, base, depth, colour });
  if (hasNeon(stage) && depth < 0.45 && random() < 0.6)
    paintNeon(brush, stage, x + wide * 0.2, top + tall * (0.15 + random() * 0.35), wide * 0.5);
}

function paintWindows(
  brush: Brush,
  stage: Stage,
  wall: { x: number; top: number; wide: number; base: number; depth: number; colour: string },
): void {
  const { random, unit } = stage;
  const size = (wall.depth > 0.45 ? 6 : 9) * unit;
  const step = size * 1.95;
  const litShare = isDark(stage) ? 0.5 : stage.scene.time === 'sunset' ? 0.34 : 0.06;
  const dark = isDark(stage) ? darker(wall.colour, 0.35) : mix(wall.colour, stage.palette.sky[1], 0.55);
  for (let x = wall.x + step * 0.5; x < wall.x + wall.wide - size * 1.2; x += step) {
    for (let y = wall.top + step * 1.1; y < wall.base + 10 * unit; y += step * 1.2) {
      const lit = random() < litShare;
      brush.globalAlpha = lit ? 0.95 - wall.depth * 0.5 : 0.6;
      brush.fillStyle = lit ? LIT_WINDOWS[Math.floor(random() * 4)]! : dark;
      brush.fillRect(x, y, size, size * 1.25);
    }
  }
  brush.globalAlpha = 1;
}

function paintNeon(brush: Brush, stage: Stage, x: number, y: number, size: number): void {
  const { random, unit } = stage;
  const colour = NEON[Math.floor(random() * NEON.length)]!;
  glow(brush, x + size / 2, y + size * 0.5, size * 1.5, colour, 0.5);
  brush.strokeStyle = lighter(colour, 0.25);
  brush.lineWidth = 4 * unit;
  brush.strokeRect(x, y, size, size * 1.1);
  for (let line = 0; line < 3; line++)
    stroke(
      brush,
      [
        [x + size * 0.2, y + size * (0.28 + line * 0.28)],
        [x + size * (0.5 + random() * 0.3), y + size * (0.28 + line * 0.28)],
      ],
      4 * unit,
      lighter(colour, 0.4),
    );
}

/** A road with its far kerb at `top`; wet ones mirror the lights. */
function addRoad(stage: Stage, top: number): void {
  const { unit, random } = stage;
  const snowy = isSnowy(stage);
  const asphalt = stage.paint(snowy ? '#c8d2de' : '#565d6b');
  stage.addStrip({ top, height: stage.height - top, parallax: 1 }, (brush, period, height) => {
    brush.fillStyle = stage.paint(snowy ? '#eef3f8' : '#b9b6b2');
    brush.fillRect(0, 0, period, 30 * unit);
    brush.fillStyle = stage.paint('#8d8b8c');
    brush.fillRect(0, 26 * unit, period, 7 * unit);
    for (let slab = 0; slab < 40; slab++)
      stroke(
        brush,
        [
          [(slab / 40) * period, 2 * unit],
          [(slab / 40) * period - 6 * unit, 25 * unit],
        ],
        1.4 * unit,
        stage.paint('#9d9a97'),
      );
    brush.fillStyle = verticalGradient(
      brush,
      33 * unit,
      height,
      lighter(asphalt, 0.05),
      darker(asphalt, 0.2),
    );
    brush.fillRect(0, 33 * unit, period, height);
    const dashes = 10;
    for (let dash = 0; dash < dashes; dash++) {
      const x = ((dash + 0.2) / dashes) * period;
      polygon(
        brush,
        [
          [x, height * 0.72],
          [x + (period / dashes) * 0.5, height * 0.72],
          [x + (period / dashes) * 0.5 - 6 * unit, height * 0.72 + 9 * unit],
          [x - 6 * unit, height * 0.72 + 9 * unit],
        ],
        stage.paint('#f4ead0'),
      );
    }
    const wet = stage.scene.weather === 'rain' || stage.scene.weather === 'storm';
    if (!wet && !hasNeon(stage)) return;
    brush.globalCompositeOperation = 'screen';
    for (let streak = 0; streak < 34; streak++) {
      const colour = hasNeon(stage) && streak % 2 ? NEON[streak % NEON.length]! : LIT_WINDOWS[streak % 4]!;
      const x = random() * period;
      const strength = isDark(stage) ? 0.4 : 0.16;
      brush.fillStyle = verticalGradient(brush, 33 * unit, height, alpha(colour, strength), alpha(colour, 0));
      brush.fillRect(x, 33 * unit, (6 + random() * 22) * unit, height);
    }
    brush.globalCompositeOperation = 'source-over';
  });
}

export function city(stage: Stage): void {
  const { horizon, unit } = stage;
  addSky(stage);
  // Fireworks need sky to burst in.
  const tall = (stage.portrait ? 1.35 : 1) * (stage.scene.effects.includes('fireworks') ? 0.66 : 1);
  addTowers(stage, { base: horizon + 6 * unit, low: 150, tall: 380 * tall, depth: 0.62, parallax: 0.1 });
  addTowers(stage, { base: horizon + 20 * unit, low: 110, tall: 300 * tall, depth: 0.4, parallax: 0.26 });
  addTowers(stage, { base: horizon + 34 * unit, low: 60, tall: 210 * tall, depth: 0.16, parallax: 0.55 });
  addHaze(stage);
  addRoad(stage, even(horizon + 44 * unit));
  stage.ground = horizon + (stage.height - horizon) * 0.66;
  stage.placeCast();
}

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

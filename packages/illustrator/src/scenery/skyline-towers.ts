import type { PlaceLayer } from '../catalogue/place-data.ts';
import { darker, mix } from '../painting/colour.ts';
import { type Brush, polygon, roundedBox, segment, verticalGradient } from '../painting/shapes.ts';
import { isSnowy } from './land.ts';
import type { Stage } from './stage.ts';
import { hasNeon, isDark, LIT_WINDOWS, paintNeon } from './town-light.ts';

const TOWER_COLOURS = ['#6f86ad', '#8a7fa8', '#5f93a8', '#a08a8f', '#7d9099', '#b39a86'];

/** Towers between half as high and as high as the layer says. */
export function addTowers(
  stage: Stage,
  { y = 0, tall: most = 0, depth = 0, parallax = 0 }: PlaceLayer,
): void {
  const { unit, random, scene } = stage;
  // Fireworks need sky to burst in.
  const tallest = most * (stage.portrait ? 1.2 : 1) * (scene.effects.includes('fireworks') ? 0.66 : 1);
  const head = tallest * unit;
  stage.addStrip(
    { top: stage.heightOf(y) - head, height: head + 70 * unit, parallax },
    (brush, period, height) => {
      for (let x = 0; x < period; ) {
        let wide = (54 + random() * 84) * unit;
        if (x + wide > period - 36 * unit) wide = period - x;
        const tall = tallest * (0.38 + 0.62 * random() ** 1.3) * unit;
        paintTower(brush, stage, {
          x,
          wide: wide - 2 * unit,
          tall,
          base: head,
          height,
          depth,
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
    segment(brush, [x + wide * 0.5, top], [x + wide * 0.5, top - 44 * unit], 3 * unit, colour);
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

import { createCanvas } from '@napi-rs/canvas';
import { alpha, darker, lighter, mix } from '../painting/colour.ts';
import { type Brush, disc, even, glow, oval, repeated, TURN, verticalGradient } from '../painting/shapes.ts';
import type { Random } from '../seeded-random.ts';
import { paintFurtherMoons } from './further-moons.ts';
import { scatterStones } from './ground-cover.ts';
import { addHills } from './land.ts';
import { addMountains } from './mountain-range.ts';
import { addHaze } from './sky.ts';
import type { Stage } from './stage.ts';

function paintStarField(brush: Brush, stage: Stage, count: number, height: number): void {
  const { random, unit, width } = stage;
  const colours = ['#ffffff', '#ffffff', '#bcd7ff', '#ffe1bd'];
  for (let star = 0; star < count; star++) {
    brush.globalAlpha = 0.3 + random() * 0.7;
    disc(
      brush,
      random() * (width + 120) - 60,
      random() * height,
      (0.5 + random() ** 4 * 2.2) * unit,
      colours[star % 4]!,
    );
  }
  brush.globalAlpha = 1;
}

function paintPlanet(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  colours: readonly [string, string],
  ring: boolean,
  random: Random,
): void {
  const halo = (from: number, to: number) => {
    if (!ring) return;
    brush.save();
    brush.translate(x, y);
    brush.rotate(-0.35);
    brush.scale(1, 0.28);
    brush.lineWidth = radius * 0.2;
    brush.strokeStyle = lighter(colours[0], 0.4);
    brush.beginPath();
    brush.arc(0, 0, radius * 1.5, from, to);
    brush.stroke();
    brush.restore();
  };
  halo(Math.PI, TURN);
  brush.save();
  brush.beginPath();
  brush.arc(x, y, radius, 0, TURN);
  brush.clip();
  brush.fillStyle = colours[0];
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  for (let band = 0; band < 8; band++) {
    brush.globalAlpha = 0.35;
    oval(
      brush,
      x + (random() - 0.5) * radius * 0.5,
      y - radius + (band + random() * 0.6) * radius * 0.27,
      radius * (0.7 + random() * 0.6),
      radius * 0.09,
      band % 2 ? lighter(colours[0], 0.35) : colours[1],
      -0.25,
    );
  }
  brush.globalAlpha = 1;
  const shade = brush.createRadialGradient(
    x - radius * 0.4,
    y - radius * 0.4,
    radius * 0.3,
    x - radius * 0.2,
    y - radius * 0.2,
    radius * 1.45,
  );
  shade.addColorStop(0, alpha(darker(colours[1], 0.6), 0));
  shade.addColorStop(1, alpha(darker(colours[1], 0.75), 0.85));
  brush.fillStyle = shade;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  brush.restore();
  halo(0, Math.PI);
}

export function space(stage: Stage): void {
  const { width, height, unit, random } = stage;
  const schemes = [
    ['#7b3fe4', '#e0498f', '#2f7ee8', '#18b7b0'],
    ['#2456c9', '#19a3c4', '#6a3fe0', '#c34fd1'],
    ['#c2456b', '#e08a3f', '#7a3fd0', '#3f62d0'],
  ];
  const nebula = schemes[stage.scene.seed % schemes.length]!;
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, height, '#060516', '#120b30', '#1e0f40');
    brush.fillRect(-80, 0, width + 160, height);
    brush.globalCompositeOperation = 'screen';
    for (let cloud = 0; cloud < 18; cloud++) {
      const along = cloud / 17;
      glow(
        brush,
        width * (along * 1.1 - 0.05) + (random() - 0.5) * 130 * unit,
        height * (0.78 - along * 0.6) + (random() - 0.5) * height * 0.24,
        (140 + random() * 240) * unit,
        nebula[cloud % 4]!,
        0.42,
      );
    }
    brush.globalCompositeOperation = 'source-over';
    paintStarField(brush, stage, 260, height);
  });
  for (const [count, size, parallax] of [
    [70, 1.4, 0.1],
    [36, 2.1, 0.26],
  ] as const) {
    stage.addStrip({ top: 0, height, parallax, drift: 6 * unit * parallax }, (brush, period) => {
      for (let star = 0; star < count; star++)
        disc(brush, random() * period, random() * height, size * (0.4 + random()) * unit, '#ffffff');
    });
  }
  const planets = createCanvas(width + 128, even(height));
  const brush = planets.getContext('2d');
  const at = stage.portrait ? 0.72 : 0.8;
  paintPlanet(brush, width * at, height * 0.22, 96 * unit, ['#ffb26b', '#b3366f'], true, random);
  paintPlanet(brush, width * 0.16, height * 0.3, 40 * unit, ['#7ce0ff', '#2b55c9'], false, random);
  stage.addStrip({ top: 0, height: height * 0.5, parallax: 0.04, span: 1.6 }, (target) =>
    target.drawImage(planets, 0, 0),
  );
  const radius = width * (stage.portrait ? 1.2 : 0.95);
  stage.addBackdrop(
    (target) => {
      const top = height * 0.84;
      glow(target, width * 0.45, top + radius, radius * 1.06, '#7f9bff', 0.001);
      target.fillStyle = alpha('#9fb4ff', 0.22);
      disc(target, width * 0.45, top + radius, radius + 12 * unit);
      target.save();
      target.beginPath();
      target.arc(width * 0.45, top + radius, radius, 0, TURN);
      target.clip();
      target.fillStyle = verticalGradient(target, top, height, '#6f86e0', '#2c2f86');
      target.fillRect(-80, top, width + 160, height - top);
      for (let crater = 0; crater < 16; crater++) {
        const size = (14 + random() * 40) * unit;
        oval(
          target,
          random() * width,
          top + 40 * unit + random() * (height - top),
          size,
          size * 0.3,
          alpha('#4a55b4', 0.7),
        );
      }
      target.restore();
    },
    { top: height * 0.8, dither: false },
  );
  stage.ground = height * 0.62;
  stage.placeCast();
}

export function moon(stage: Stage): void {
  const { width, height, horizon, unit, random } = stage;
  stage.addBackdrop((brush) => {
    brush.fillStyle = verticalGradient(brush, 0, horizon + 60 * unit, '#05060f', '#0d1230');
    brush.fillRect(-80, 0, width + 160, height);
    paintStarField(brush, stage, 260, horizon + 40 * unit);
    paintEarth(brush, width * 0.74, horizon * 0.34, 84 * unit);
  });
  const dust = { top: '#c9ccd6', low: '#8b8f9c' };
  stage.addStrip(
    { top: horizon - 40 * unit, height: height - horizon + 40 * unit, parallax: 0.2 },
    (brush, period, tall) => {
      brush.fillStyle = stage.paint(dust.low, 0.45);
      for (let hill = 0; hill < 8; hill++) {
        const size = (120 + random() * 120) * unit;
        repeated(period, ((hill + random()) / 8) * period, size, (x) =>
          oval(brush, x, 60 * unit, size, size * 0.32),
        );
      }
      brush.fillRect(0, 50 * unit, period, tall);
    },
  );
  stage.addStrip(
    { top: even(horizon + 30 * unit), height: height - horizon, parallax: 1 },
    (brush, period, tall) => {
      brush.fillStyle = verticalGradient(brush, 0, tall, dust.top, dust.low);
      brush.fillRect(0, 6 * unit, period, tall);
      for (let crater = 0; crater < 26; crater++) {
        const near = random();
        const size = (14 + near * 60) * unit;
        repeated(period, random() * period, size, (x) => {
          const y = 30 * unit + near * (tall - 50 * unit);
          oval(brush, x, y, size, size * 0.3, '#a9adb9');
          oval(brush, x, y + size * 0.05, size * 0.86, size * 0.22, '#7d8190');
        });
      }
      scatterStones(stage, brush, period, () => 0, tall, '#9fa3af', 18);
    },
  );
  stage.placeCast();
}

function paintEarth(brush: Brush, x: number, y: number, radius: number): void {
  glow(brush, x, y, radius * 2, '#6fb4ff', 0.4);
  brush.save();
  brush.beginPath();
  brush.arc(x, y, radius, 0, TURN);
  brush.clip();
  brush.fillStyle = '#2f7fd6';
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  for (const [dx, dy, rx, ry] of [
    [-0.4, -0.3, 0.4, 0.3],
    [0.3, 0.1, 0.35, 0.45],
    [-0.2, 0.6, 0.3, 0.2],
    [0.5, -0.6, 0.3, 0.16],
  ] as const)
    oval(brush, x + dx * radius, y + dy * radius, rx * radius, ry * radius, '#57a85c', 0.4);
  for (const [dx, dy] of [
    [-0.1, -0.55],
    [0.2, 0.5],
    [-0.5, 0.2],
    [0.45, -0.15],
  ] as const)
    oval(brush, x + dx * radius, y + dy * radius, radius * 0.42, radius * 0.09, alpha('#ffffff', 0.8), -0.3);
  const night = brush.createLinearGradient(x - radius, y, x + radius, y + radius * 0.4);
  night.addColorStop(0.5, '#00000000');
  night.addColorStop(1, '#050818d0');
  brush.fillStyle = night;
  brush.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  brush.restore();
}

/** Red ground under a butterscotch sky, two small moons. */
export function mars(stage: Stage): void {
  const { width, height, horizon, unit } = stage;
  const night = stage.scene.time === 'night';
  stage.addBackdrop((brush) => {
    brush.fillStyle = stage.scene.tints?.sky
      ? verticalGradient(brush, 0, horizon + 40 * unit, ...stage.palette.sky)
      : night
        ? verticalGradient(brush, 0, horizon + 40 * unit, '#1a0d1e', '#4a2130', '#8a4336')
        : verticalGradient(brush, 0, horizon + 40 * unit, '#b8694a', '#e09a6a', '#f6cf9f');
    brush.fillRect(-80, 0, width + 160, height);
    if (night || stage.palette.stars > 0) paintStarField(brush, stage, 160, horizon);
    if (!night || !stage.scene.moons) {
      glow(brush, stage.sun.x, horizon * 0.42, 360 * unit, '#fff0d6', night ? 0.2 : 0.7);
      disc(brush, stage.sun.x, horizon * 0.42, 30 * unit, '#fff6e6');
    }
    paintFurtherMoons(brush, stage, 0);
    if (stage.scene.moons) return;
    disc(brush, width * 0.2, horizon * 0.24, 17 * unit, mix('#f3d6b8', '#b8694a', 0.3));
    disc(brush, width * 0.31, horizon * 0.36, 9 * unit, mix('#f3d6b8', '#b8694a', 0.4));
  });
  addMountains(stage, {
    base: horizon + 30 * unit,
    tall: 180 * unit,
    parallax: 0.07,
    depth: 0.5,
    colour: '#a8502f',
    caps: false,
    peaks: 7,
  });
  addMountains(stage, {
    base: horizon + 30 * unit,
    tall: 110 * unit,
    parallax: 0.2,
    depth: 0.24,
    colour: '#98412a',
    caps: false,
    peaks: 7,
  });
  addHaze(stage);
  addHills(
    stage,
    {
      top: even(horizon + 40 * unit),
      swell: 34 * unit,
      parallax: 1,
      depth: 0,
      colours: { top: '#d0683c', low: '#8f3a24' },
    },
    (brush, period, surface, tall) => scatterStones(stage, brush, period, surface, tall, '#a84c2e', 56),
  );
  stage.placeCast();
}

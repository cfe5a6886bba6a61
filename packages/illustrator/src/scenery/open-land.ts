import { even, oval, repeated, stroke } from '../painting/shapes.ts';
import { scatterGrowth, scatterStones } from './ground-cover.ts';
import { addHills, grassColours, isSnowy } from './land.ts';
import { addMountains } from './mountain-range.ts';
import { addHaze, addSky } from './sky.ts';
import type { Stage } from './stage.ts';
import { addTreeRow } from './tree-row.ts';

export function mountains(stage: Stage): void {
  const { horizon, unit } = stage;
  const ground = grassColours(stage);
  addSky(stage);
  addMountains(stage, {
    base: horizon,
    tall: Math.min(horizon * 0.82, 370 * unit),
    parallax: 0.06,
    depth: 0.6,
    colour: '#6e8bb0',
    caps: true,
    peaks: 5,
  });
  addMountains(stage, {
    base: horizon + 20 * unit,
    tall: 250 * unit,
    parallax: 0.14,
    depth: 0.3,
    colour: '#5d7b9c',
    caps: true,
    peaks: 7,
  });
  addTreeRow(stage, {
    top: horizon + 8 * unit,
    swell: 44 * unit,
    count: 42,
    tall: 92 * unit,
    parallax: 0.35,
    depth: 0.25,
    kind: 'pine',
    ground,
  });
  addHaze(stage);
  addHills(
    stage,
    { top: even(horizon + 62 * unit), swell: 46 * unit, parallax: 1, depth: 0, colours: ground },
    (brush, period, surface, height) => scatterGrowth(stage, brush, period, surface, height),
  );
  stage.placeCast();
}

export function meadow(stage: Stage): void {
  const { horizon, unit } = stage;
  const ground = grassColours(stage);
  addSky(stage);
  addMountains(stage, {
    base: horizon,
    tall: 160 * unit,
    parallax: 0.08,
    depth: 0.72,
    colour: '#7b93b5',
    caps: isSnowy(stage),
  });
  addHills(stage, {
    top: even(horizon - 58 * unit),
    swell: 80 * unit,
    parallax: 0.18,
    depth: 0.5,
    colours: ground,
  });
  addTreeRow(stage, {
    top: horizon - 4 * unit,
    swell: 46 * unit,
    count: 14,
    tall: 125 * unit,
    parallax: 0.34,
    depth: 0.3,
    kind: 'leafy',
    ground,
  });
  addHaze(stage);
  addHills(
    stage,
    { top: even(horizon + 54 * unit), swell: 40 * unit, parallax: 1, depth: 0, colours: ground },
    (brush, period, surface, height) => scatterGrowth(stage, brush, period, surface, height),
  );
  stage.placeCast();
}

export function savanna(stage: Stage): void {
  const { horizon, unit } = stage;
  const ground = { top: '#dcb35a', low: '#a5762f' };
  addSky(stage);
  addMountains(stage, {
    base: horizon,
    tall: 110 * unit,
    parallax: 0.08,
    depth: 0.7,
    colour: '#8a7fa0',
    caps: false,
  });
  addTreeRow(stage, {
    top: horizon - 10 * unit,
    swell: 24 * unit,
    count: 8,
    tall: 120 * unit,
    parallax: 0.25,
    depth: 0.42,
    kind: 'acacia',
    ground,
  });
  addTreeRow(stage, {
    top: horizon + 26 * unit,
    swell: 24 * unit,
    count: 4,
    tall: 270 * unit,
    parallax: 0.55,
    depth: 0.1,
    kind: 'acacia',
    ground,
  });
  addHaze(stage);
  addHills(
    stage,
    { top: even(horizon + 58 * unit), swell: 30 * unit, parallax: 1, depth: 0, colours: ground },
    (brush, period, surface, height) => {
      const { random } = stage;
      for (let blade = 0; blade < 240; blade++) {
        const x = random() * period;
        const depth = random();
        const y = surface(x) + 6 * unit + depth * (height - 30 * unit);
        const size = (6 + depth * 16) * unit;
        stroke(
          brush,
          [
            [x, y],
            [x + (random() - 0.5) * size * 0.6, y - size],
          ],
          1.6 * unit,
          stage.paint(blade % 3 ? '#c1953f' : '#8f6a2a'),
        );
      }
    },
  );
  stage.placeCast();
}

export function desert(stage: Stage): void {
  const { horizon, unit } = stage;
  const sand = { top: '#f4cd86', low: '#cf8f4b' };
  addSky(stage, { clouds: 3 });
  addMountains(stage, {
    base: horizon,
    tall: 120 * unit,
    parallax: 0.08,
    depth: 0.66,
    colour: '#b98a76',
    caps: false,
  });
  addHills(stage, {
    top: even(horizon - 30 * unit),
    swell: 86 * unit,
    parallax: 0.2,
    depth: 0.42,
    colours: sand,
    roughness: 0.3,
  });
  addHills(stage, {
    top: even(horizon + 16 * unit),
    swell: 84 * unit,
    parallax: 0.45,
    depth: 0.2,
    colours: { top: '#eebb6c', low: '#bd7a3c' },
    roughness: 0.3,
  });
  addTreeRow(stage, {
    top: horizon + 62 * unit,
    swell: 20 * unit,
    count: 4,
    tall: 150 * unit,
    parallax: 0.6,
    depth: 0.1,
    kind: 'cactus',
    ground: null,
  });
  addHaze(stage);
  addHills(
    stage,
    {
      top: even(horizon + 74 * unit),
      swell: 46 * unit,
      parallax: 1,
      depth: 0,
      colours: sand,
      roughness: 0.3,
    },
    (brush, period, surface, height) => {
      // Ripples left by the wind.
      for (let ripple = 0; ripple < 60; ripple++) {
        const depth = stage.random();
        const x = stage.random() * period;
        const length = (40 + depth * 120) * unit;
        const y = surface(x) + 14 * unit + depth * (height - 40 * unit);
        repeated(period, x, length, (at) => {
          brush.globalAlpha = 0.35;
          oval(brush, at, y, length, (1.2 + depth * 2) * unit, stage.paint('#b9763a'));
          brush.globalAlpha = 1;
        });
      }
      scatterStones(stage, brush, period, surface, height, '#b27a4a', 16);
    },
  );
  stage.placeCast();
}

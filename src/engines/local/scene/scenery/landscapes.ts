import { darker, mix } from '../painting/colour.ts';
import { disc, even, oval, polygon, repeated, roundedBox, stroke } from '../painting/shapes.ts';
import {
  addHills,
  addMountains,
  addTreeRow,
  grassColours,
  isSnowy,
  scatterGrowth,
  scatterStones,
} from './land.ts';
import { addCloudSea, addHaze, addSky } from './sky.ts';
import type { Stage } from './stage.ts';

export function forest(stage: Stage): void {
  const { horizon, unit } = stage;
  const ground = grassColours(stage);
  const kind = isSnowy(stage)
    ? 'pine'
    : stage.scene.season === 'autumn' || stage.scene.effects.includes('petals')
      ? 'leafy'
      : 'mixed';
  addSky(stage, { clouds: 4 });
  addMountains(stage, {
    base: horizon,
    tall: 190 * unit,
    parallax: 0.1,
    depth: 0.68,
    colour: '#6d86a3',
    caps: isSnowy(stage),
  });
  addTreeRow(stage, {
    top: horizon - 34 * unit,
    swell: 36 * unit,
    count: 40,
    tall: 120 * unit,
    parallax: 0.22,
    depth: 0.6,
    kind: 'pine',
    ground,
  });
  addTreeRow(stage, {
    top: horizon + 8 * unit,
    swell: 34 * unit,
    count: 26,
    tall: 215 * unit,
    parallax: 0.4,
    depth: 0.36,
    kind,
    ground,
  });
  addTreeRow(stage, {
    top: horizon + 48 * unit,
    swell: 26 * unit,
    count: 13,
    tall: 350 * unit,
    parallax: 0.68,
    depth: 0.12,
    kind,
    ground,
  });
  addHaze(stage);
  addHills(
    stage,
    { top: even(horizon + 84 * unit), swell: 22 * unit, parallax: 1, depth: 0, colours: ground },
    (brush, period, surface, height) => scatterGrowth(stage, brush, period, surface, height),
  );
  stage.ground = horizon + (stage.height - horizon) * 0.7;
  stage.placeCast();
}

export function jungle(stage: Stage): void {
  const { horizon, unit, random } = stage;
  addSky(stage, { clouds: 3 });
  const ground = { top: '#5fa046', low: '#2a6034' };
  addTreeRow(stage, {
    top: horizon - 60 * unit,
    swell: 60 * unit,
    count: 34,
    tall: 190 * unit,
    parallax: 0.2,
    depth: 0.58,
    kind: 'leafy',
    ground,
    colour: '#3c8c50',
  });
  addTreeRow(stage, {
    top: horizon + 10 * unit,
    swell: 30 * unit,
    count: 12,
    tall: 380 * unit,
    parallax: 0.45,
    depth: 0.3,
    kind: 'palm',
    ground,
  });
  addTreeRow(stage, {
    top: horizon + 44 * unit,
    swell: 26 * unit,
    count: 11,
    tall: 360 * unit,
    parallax: 0.68,
    depth: 0.1,
    kind: 'leafy',
    ground,
    colour: '#2f7d40',
  });
  addHaze(stage);
  addHills(
    stage,
    { top: even(horizon + 80 * unit), swell: 22 * unit, parallax: 1, depth: 0, colours: ground },
    (brush, period, surface, height) => scatterGrowth(stage, brush, period, surface, height),
  );
  stage.placeCast();
  // Hanging leaves frame the view above, out of the actors' way.
  stage.addStrip({ top: 0, height: 150 * unit, parallax: 1.4 }, (brush, period) => {
    for (let leaf = 0; leaf < 16; leaf++) {
      const length = (60 + random() * 80) * unit;
      repeated(period, ((leaf + random()) / 16) * period, length, (x) => {
        oval(
          brush,
          x,
          length * 0.35,
          length * 0.2,
          length * 0.6,
          stage.paint(leaf % 2 ? '#1f5c33' : '#2a7040'),
          (random() - 0.5) * 0.8,
        );
      });
    }
  });
}

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

export function arctic(stage: Stage): void {
  const { horizon, unit, random } = stage;
  addSky(stage, { clouds: 5 });
  addMountains(stage, {
    base: horizon,
    tall: 190 * unit,
    parallax: 0.07,
    depth: 0.5,
    colour: '#b4d3ea',
    caps: true,
    peaks: 6,
  });
  stage.addBackdrop(
    (brush) => {
      brush.fillStyle = stage.paint('#3f86b5', 0.1);
      brush.fillRect(-80, horizon, stage.width + 160, stage.height);
      for (let line = 0; line < 60; line++) {
        brush.globalAlpha = 0.25;
        oval(
          brush,
          random() * stage.width,
          horizon + 4 * unit + random() * 90 * unit,
          (20 + random() * 70) * unit,
          1.6 * unit,
          stage.paint('#bfe3f5'),
        );
      }
      brush.globalAlpha = 1;
    },
    { top: horizon, waves: true },
  );
  stage.addStrip({ top: horizon - 70 * unit, height: 190 * unit, parallax: 0.3 }, (brush, period) => {
    for (let berg = 0; berg < 5; berg++) {
      const x = ((berg + 0.2 + random() * 0.5) / 5) * period;
      const size = (50 + random() * 60) * unit;
      const y = (100 + random() * 40) * unit;
      repeated(period, x, size * 1.4, (at) => {
        polygon(
          brush,
          [
            [at - size, y],
            [at - size * 0.7, y - size * 0.5],
            [at - size * 0.2, y - size * 0.85],
            [at + size * 0.3, y - size * 0.55],
            [at + size * 0.6, y - size * 0.62],
            [at + size, y],
          ],
          stage.paint('#eef8ff', 0.12),
        );
        polygon(
          brush,
          [
            [at - size * 0.2, y - size * 0.85],
            [at + size * 0.3, y - size * 0.55],
            [at + size * 0.6, y - size * 0.62],
            [at + size, y],
            [at + size * 0.1, y],
          ],
          stage.paint('#b7dcf2', 0.12),
        );
      });
    }
  });
  addHaze(stage);
  addHills(
    stage,
    {
      top: even(horizon + 76 * unit),
      swell: 18 * unit,
      parallax: 1,
      depth: 0,
      colours: { top: '#f7fbff', low: '#bcd8ee' },
    },
    (brush, period, surface, height) => {
      for (let crack = 0; crack < 14; crack++) {
        const x = random() * period;
        const y = surface(x) + 20 * unit + random() * (height - 60 * unit);
        repeated(period, x, 90 * unit, (at) =>
          stroke(
            brush,
            [
              [at, y],
              [at + 30 * unit, y + 6 * unit],
              [at + 44 * unit, y],
              [at + 84 * unit, y + 9 * unit],
            ],
            2 * unit,
            stage.paint('#a5c9e4'),
          ),
        );
      }
    },
  );
  stage.placeCast();
}

/** High above the land: sky above, a sea of clouds below, the ground far down. */
export function sky(stage: Stage): void {
  const { height, unit, random, palette } = stage;
  addSky(stage, { clouds: 9, low: height * 0.9 });
  const tops = mix(palette.cloud, palette.sky[2], 0.15);
  if (stage.scene.camera.framing === 'aerial') {
    addHills(stage, {
      top: even(height * 0.62),
      swell: 60 * unit,
      parallax: 0.15,
      depth: 0.45,
      colours: grassColours(stage),
    });
  } else
    addMountains(stage, {
      base: height * 0.84,
      tall: 170 * unit,
      parallax: 0.08,
      depth: 0.7,
      colour: '#7b93b5',
      caps: true,
      peaks: 5,
    });
  addCloudSea(stage, even(height * 0.7), 0.3, mix(tops, palette.haze, 0.3), random);
  stage.placeCast();
  addCloudSea(stage, even(height * 0.82), 0.9, tops, random);
  stage.ground = height * 0.72;
}

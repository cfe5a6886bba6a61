import { mix } from '../painting/colour.ts';
import { even, oval, polygon, repeated, stroke } from '../painting/shapes.ts';
import { addHills, grassColours } from './land.ts';
import { addMountains } from './mountain-range.ts';
import { addCloudSea, addHaze, addSky } from './sky.ts';
import type { Stage } from './stage.ts';

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

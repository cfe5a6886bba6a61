import { even, oval, repeated } from '../painting/shapes.ts';
import { scatterGrowth } from './ground-cover.ts';
import { addHills, grassColours, isSnowy } from './land.ts';
import { addMountains } from './mountain-range.ts';
import { addHaze, addSky } from './sky.ts';
import type { Stage } from './stage.ts';
import { addTreeRow } from './tree-row.ts';

export function forest(stage: Stage): void {
  const { horizon, unit } = stage;
  const ground = grassColours(stage);
  const bamboo = stage.scene.bamboo === true && !isSnowy(stage);
  const kind = bamboo
    ? 'bamboo'
    : isSnowy(stage)
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
    kind: bamboo ? 'bamboo' : 'pine',
    ground,
  });
  addTreeRow(stage, {
    top: horizon + 8 * unit,
    swell: 34 * unit,
    count: bamboo ? 70 : 26,
    tall: 215 * unit,
    parallax: 0.4,
    depth: 0.36,
    kind,
    ground,
  });
  addTreeRow(stage, {
    top: horizon + 48 * unit,
    swell: 26 * unit,
    count: bamboo ? 34 : 13,
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

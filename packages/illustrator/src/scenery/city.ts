import { even } from '../painting/shapes.ts';
import { addRoad } from './road.ts';
import { addHaze, addSky } from './sky.ts';
import { addTowers } from './skyline-towers.ts';
import type { Stage } from './stage.ts';

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

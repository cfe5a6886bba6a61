import type { OutdoorDrawing } from '../../catalogue/place-data.ts';
import { mix } from '../../painting/colour.ts';
import { isSnowy } from '../facts.ts';
import { addGround } from '../grounds.ts';
import { addLand } from '../land.ts';
import { addLayers } from '../layers.ts';
import { lightOn } from '../light-on.ts';
import { addHaze, addSky } from '../sky.ts';
import type { Stage } from '../stage.ts';
import { addThings, type Drawings } from './set-things.ts';
import { surfaces } from './surfaces.ts';

/** Builds an outdoor place from what its file says. It stands still unless the camera follows somebody through it. */
export function buildOutdoors(stage: Stage, set: OutdoorDrawing, drawings: Drawings): void {
  const { back, deck, deserted, edge: y = 30, ground, things = '' } = set;
  const { scene, unit } = stage;
  // A bridge has two ends: a subject that crosses it passes before a camera that stands still.
  const travels = scene.camera.move === 'track' || scene.camera.move === 'circle';
  const passes = (travels || stage.passing > 0) && deck === undefined;
  const parallax = passes ? 1 : 0;
  stage.still = !passes;
  if (deck !== undefined) stage.ground = stage.horizon + deck * unit;
  addSky(stage);
  const layers = back.map((name) => surfaces().backs[name]!);
  addLayers(stage, layers, drawings);
  addHaze(stage);
  if (ground === 'grass') {
    const blooms = scene.effects.some((effect) => effect === 'sunflowers' || effect === 'flowers');
    addLand(stage, { kind: 'hills', y, swell: 16, grows: passes || blooms }, drawings);
  } else {
    const snowed = isSnowy(stage) && !surfaces().grounds[ground]!.inSnow;
    const waves = ground === 'water';
    addGround(stage, { kind: 'ground', of: snowed ? 'snow' : ground, y, parallax, waves });
  }
  const light = lightOn(stage, (colour) => stage.paint(isSnowy(stage) ? snowed(colour) : colour));
  addThings(stage, (scene.subjects.length === 0 && deserted) || things, drawings, light, parallax);
  stage.placeCast();
}

/** Snow lies on grass and leaves. */
function snowed(colour: string): string {
  const [red = 0, green = 0, blue = 0] = (/^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? [])
    .slice(1)
    .map((part) => Number.parseInt(part, 16));
  return green > red && green > blue * 1.15 ? mix(colour, '#f4f8fc', 0.92) : colour;
}

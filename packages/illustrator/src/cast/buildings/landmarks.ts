import type { Brush } from '../../painting/shapes.ts';
import type { Rig } from '../rig.ts';
import { drawCampfire, drawFireplace, drawVolcano } from '../things/fires.ts';
import { drawCabin, drawCastle, drawHouse, drawIgloo, drawTemple, drawTent } from './houses.ts';
import { drawChristmasTree, drawPyramid } from './monuments.ts';
import { drawFerrisWheel, drawLighthouse, drawTower, drawWindmill } from './towers.ts';

type Landmark = Pick<Rig, 'box' | 'glows'> & {
  readonly cycle?: number;
  readonly frames?: number;
  /** `colour` is what its walls are asked to be. */
  draw(brush: Brush, phase: number, colour?: string): void;
};

const LANDMARKS: Readonly<Record<string, Landmark>> = {
  castle: { box: box(170, 300), draw: drawCastle },
  house: { box: box(120, 180), draw: drawHouse },
  cabin: { box: box(120, 160), draw: drawCabin },
  lighthouse: {
    box: { left: -200, right: 200, top: -310, bottom: 20 },
    cycle: 3,
    frames: 30,
    draw: drawLighthouse,
  },
  tower: { box: box(110, 400), draw: drawTower },
  pyramid: { box: box(270, 250), draw: drawPyramid },
  windmill: { box: box(150, 290), cycle: 1.6, frames: 20, draw: drawWindmill },
  temple: { box: box(170, 260), draw: drawTemple },
  tent: { box: box(110, 110), draw: drawTent },
  'ferris wheel': { box: box(170, 350), cycle: 2, frames: 30, draw: drawFerrisWheel },
  volcano: { box: box(330, 330), cycle: 1.2, frames: 20, draw: drawVolcano },
  campfire: { glows: true, box: box(60, 110), cycle: 0.8, frames: 16, draw: drawCampfire },
  fireplace: { glows: true, box: box(110, 190), cycle: 0.8, frames: 16, draw: drawFireplace },
  igloo: { box: box(120, 110), draw: drawIgloo },
  'christmas tree': { box: box(90, 230), cycle: 1, frames: 8, draw: drawChristmasTree },
};

/** Stands still in the scene; null when there is no drawing of it: then its emoji stands in. */
export function landmark(model: string, colour: string | null = null): Rig | null {
  const found = LANDMARKS[model];
  if (!found) return null;
  return {
    cycle: 2,
    frames: 1,
    ...found,
    speed: 0,
    medium: 'ground',
    draw: (brush, phase) => (colour ? found.draw(brush, phase, colour) : found.draw(brush, phase)),
  };
}

function box(half: number, tall: number) {
  return { left: -half, right: half, top: -tall, bottom: 10 };
}

import { NAMED_COLOURS } from '../../painting/colour.ts';
import type { Brush } from '../../painting/shapes.ts';
import type { ColourName } from '../../scene-description.ts';
import { sin } from '../beat.ts';
import type { Rig } from '../rig.ts';
import { drawDinosaur, drawPenguin } from './beasts.ts';
import { breathingFire, drawDragon } from './dragon.ts';
import { drawBee, drawButterfly, drawDragonfly } from './insects.ts';
import { drawCrab, drawJellyfish, drawOctopus, drawRay, drawTurtle } from './sea-creatures.ts';
import { sketchedCreature } from './sketched-creatures.ts';

type Drawing = (brush: Brush, phase: number, colour: string) => void;

interface Creature extends Omit<Rig, 'draw'> {
  readonly colour: string;
  readonly draw: Drawing;
}

const CREATURES: Readonly<Record<string, Creature>> = {
  butterfly: {
    box: { left: -22, right: 22, top: -24, bottom: 18 },
    cycle: 0.42,
    frames: 10,
    speed: 45,
    medium: 'air',
    colour: '#f2862a',
    draw: drawButterfly,
  },
  bee: {
    box: { left: -16, right: 18, top: -20, bottom: 14 },
    cycle: 0.17,
    frames: 4,
    speed: 60,
    medium: 'air',
    colour: '#f6c22f',
    draw: drawBee,
  },
  dragonfly: {
    box: { left: -30, right: 22, top: -18, bottom: 14 },
    cycle: 0.17,
    frames: 4,
    speed: 70,
    medium: 'air',
    colour: '#2fa8b5',
    draw: drawDragonfly,
  },
  jellyfish: {
    box: { left: -30, right: 30, top: -40, bottom: 66 },
    cycle: 2,
    frames: 30,
    speed: 14,
    medium: 'submerged',
    colour: '#e58fd0',
    draw: drawJellyfish,
  },
  octopus: {
    box: { left: -60, right: 60, top: -54, bottom: 56 },
    cycle: 2.2,
    frames: 30,
    speed: 26,
    medium: 'submerged',
    colour: '#d2577a',
    draw: drawOctopus,
  },
  turtle: {
    box: { left: -50, right: 56, top: -34, bottom: 36 },
    cycle: 1.9,
    frames: 30,
    speed: 45,
    medium: 'submerged',
    colour: '#5fa055',
    draw: drawTurtle,
  },
  ray: {
    box: { left: -90, right: 60, top: -50, bottom: 50 },
    cycle: 2,
    frames: 30,
    speed: 60,
    medium: 'submerged',
    colour: '#4f6f8f',
    draw: drawRay,
  },
  crab: {
    box: { left: -34, right: 34, top: -34, bottom: 6 },
    cycle: 0.6,
    frames: 14,
    speed: 40,
    medium: 'ground',
    colour: '#e2503c',
    draw: drawCrab,
  },
  penguin: {
    box: { left: -30, right: 34, top: -76, bottom: 6 },
    cycle: 0.9,
    frames: 22,
    speed: 32,
    medium: 'ground',
    colour: '#2b3040',
    draw: drawPenguin,
  },
  dragon: {
    box: { left: -170, right: 130, top: -130, bottom: 90 },
    cycle: 1.2,
    frames: 28,
    speed: 170,
    medium: 'air',
    colour: '#3f9a6a',
    draw: drawDragon,
    seat: (phase) => ({ x: 4, y: -24 - sin(phase) * 6, angle: 0 }),
  },
  dinosaur: {
    box: { left: -150, right: 116, top: -176, bottom: 8 },
    cycle: 1.1,
    frames: 26,
    speed: 90,
    medium: 'ground',
    colour: '#6a9a4f',
    draw: drawDinosaur,
    seat: (phase) => ({ x: -14, y: -112 + sin(phase, 2) * 3, angle: 0 }),
  },
};

/** Null when there is no drawing of it: then its emoji stands in. */
export function creature(model: string, colour: ColourName | null, fire: boolean): Rig | null {
  const found = CREATURES[model];
  if (!found) return sketchedCreature(model, colour && NAMED_COLOURS[colour]);
  if (model === 'dragon' && fire)
    return breathingFire({
      ...found,
      draw: (brush, phase) => found.draw(brush, phase, colour ? NAMED_COLOURS[colour] : found.colour),
    });
  const tone = colour ? NAMED_COLOURS[colour] : found.colour;
  return { ...found, draw: (brush, phase) => found.draw(brush, phase, tone) };
}

import type { Brush } from '../../painting/shapes.ts';
import { sin } from '../beat.ts';
import type { Rig } from '../rig.ts';
import { drawDinosaur, drawPenguin } from './beasts.ts';
import { breathingFire, drawDragon } from './dragon.ts';
import { drawBee, drawButterfly, drawDragonfly } from './insects.ts';
import { drawCrab, drawJellyfish, drawOctopus, drawRay, drawTurtle } from './sea-creatures.ts';

type Drawing = (brush: Brush, phase: number, colour: string) => void;

interface Creature extends Omit<Rig, 'draw'> {
  readonly draw: Drawing;
}

const CREATURES = {
  butterfly: {
    box: { left: -22, right: 22, top: -24, bottom: 18 },
    cycle: 0.42,
    frames: 10,
    speed: 45,
    medium: 'air',
    draw: drawButterfly,
  },
  bee: {
    box: { left: -16, right: 18, top: -20, bottom: 14 },
    cycle: 0.17,
    frames: 4,
    speed: 60,
    medium: 'air',
    draw: drawBee,
  },
  dragonfly: {
    box: { left: -30, right: 22, top: -18, bottom: 14 },
    cycle: 0.17,
    frames: 4,
    speed: 70,
    medium: 'air',
    draw: drawDragonfly,
  },
  jellyfish: {
    box: { left: -30, right: 30, top: -40, bottom: 66 },
    cycle: 2,
    frames: 30,
    speed: 14,
    medium: 'submerged',
    draw: drawJellyfish,
  },
  octopus: {
    box: { left: -60, right: 60, top: -54, bottom: 56 },
    cycle: 2.2,
    frames: 30,
    speed: 26,
    medium: 'submerged',
    draw: drawOctopus,
  },
  turtle: {
    box: { left: -50, right: 56, top: -34, bottom: 36 },
    cycle: 1.9,
    frames: 30,
    speed: 45,
    medium: 'submerged',
    draw: drawTurtle,
  },
  ray: {
    box: { left: -90, right: 60, top: -50, bottom: 50 },
    cycle: 2,
    frames: 30,
    speed: 60,
    medium: 'submerged',
    draw: drawRay,
  },
  crab: {
    box: { left: -34, right: 34, top: -34, bottom: 6 },
    cycle: 0.6,
    frames: 14,
    speed: 40,
    medium: 'ground',
    draw: drawCrab,
  },
  penguin: {
    box: { left: -30, right: 34, top: -76, bottom: 6 },
    cycle: 0.9,
    frames: 22,
    speed: 32,
    medium: 'ground',
    draw: drawPenguin,
  },
  dragon: {
    box: { left: -170, right: 130, top: -130, bottom: 90 },
    cycle: 1.2,
    frames: 28,
    speed: 170,
    medium: 'air',
    draw: drawDragon,
    seat: (phase) => ({ x: 4, y: -24 - sin(phase) * 6, angle: 0 }),
  },
  dinosaur: {
    box: { left: -150, right: 116, top: -176, bottom: 8 },
    cycle: 1.1,
    frames: 26,
    speed: 90,
    medium: 'ground',
    draw: drawDinosaur,
    seat: (phase) => ({ x: -14, y: -112 + sin(phase, 2) * 3, angle: 0 }),
  },
} as const satisfies Readonly<Record<string, Creature>>;

/** A name of one of them. */
export type DrawnCreature = keyof typeof CREATURES;
export const DRAWN_CREATURES = Object.keys(CREATURES) as readonly DrawnCreature[];

export function drawnCreature(name: DrawnCreature, tone: string, fire = false): Rig {
  const found: Creature = CREATURES[name];
  const rig: Rig = { ...found, draw: (brush, phase) => found.draw(brush, phase, tone) };
  return name === 'dragon' && fire ? breathingFire(rig) : rig;
}

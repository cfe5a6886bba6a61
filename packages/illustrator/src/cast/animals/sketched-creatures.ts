import { stroke, TURN } from '../../painting/shapes.ts';
import { drawSketch, type Sketch } from '../../painting/sketch.ts';
import type { Medium, Rig } from '../rig.ts';
import { BEAST_SKETCHES } from './beast-sketches.ts';
import { BIRD_SKETCHES } from './bird-sketches.ts';

/** An animal drawn as text, looking right, with legs that swing while it goes. */
export interface CreatureSketch {
  /** Measures of the sketch; its foot is at y 0, its middle at x 0. */
  readonly wide: number;
  readonly tall: number;
  /** How tall it is in life, in hundredths of a person's height. */
  readonly size: number;
  readonly own: string;
  readonly body: Sketch;
  /** `x y length width colour` of each leg, from behind to front; drawn before the body. */
  readonly legs?: readonly (readonly [x: number, y: number, length: number, width: number, colour: string])[];
  /** How it gets about: on its legs, in hops, or swaying in the water. */
  readonly goes: 'walks' | 'hops' | 'sways';
  readonly speed: number;
  readonly medium?: Medium;
}

const SKETCHES: Readonly<Record<string, CreatureSketch>> = { ...BIRD_SKETCHES, ...BEAST_SKETCHES };

/** Null when there is no sketch of it. */
export function sketchedCreature(model: string, colour: string | null): Rig | null {
  const found = SKETCHES[model];
  if (!found) return null;
  const { wide, tall, size, own, body, legs = [], goes, speed, medium = 'ground' } = found;
  const scale = size / tall;
  const main = colour ?? own;
  // What swims has its middle at the origin.
  const down = medium === 'ground' ? 0 : tall / 2;
  return {
    box: {
      left: (-wide / 2 - 6) * scale,
      right: (wide / 2 + 6) * scale,
      top: (-tall * (goes === 'hops' ? 1.3 : 1.06) + down) * scale,
      bottom: (4 + down) * scale,
    },
    cycle: goes === 'hops' ? 0.7 : goes === 'walks' ? 0.8 : 2.2,
    frames: 20,
    speed,
    medium,
    draw(brush, phase) {
      const beat = Math.sin(phase * TURN);
      const up = goes === 'hops' ? Math.abs(Math.sin(phase * Math.PI)) * 0.2 : 0;
      brush.save();
      brush.scale(scale, scale);
      brush.translate(0, down - up * tall);
      if (goes === 'sways') brush.rotate(beat * 0.05);
      for (const [index, [x, y, length, width, tone]] of legs.entries()) {
        const swing = goes === 'walks' ? (index % 2 ? beat : -beat) * 0.32 : 0;
        const foot: [number, number] = [x + Math.sin(swing) * length, y + Math.cos(swing) * length];
        stroke(brush, [[x, y], foot, [foot[0] + width * 0.9, foot[1]]], width, tone);
      }
      brush.translate(0, goes === 'walks' ? -Math.abs(beat) * tall * 0.015 : 0);
      drawSketch(brush, body, { main });
      brush.restore();
    },
    seat: () => ({ x: 0, y: -size * 0.7, angle: 0 }),
  };
}

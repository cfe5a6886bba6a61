import { stroke, TURN } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { Rig } from '../rig.ts';
import { BEAST_SKETCHES } from './beast-sketches.ts';
import { BIRD_SKETCHES } from './bird-sketches.ts';
import type { CreatureSketch } from './creature-sketch.ts';

const SKETCHES: Readonly<Record<string, CreatureSketch>> = { ...BIRD_SKETCHES, ...BEAST_SKETCHES };

/** Null when there is no sketch of it. */
export function sketchedCreature(model: string, colour: string | null): Rig | null {
  const found = SKETCHES[model];
  if (!found) return null;
  const { wide, tall, size, own, body, legs = [], goes, speed, medium = 'ground' } = found;
  const scale = size / tall;
  const main = colour ?? own;
  // What is under water has its middle at the origin, what floats its waterline.
  const down = medium === 'ground' ? 0 : medium === 'water' ? tall * 0.06 : tall / 2;
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

import { stroke, TURN } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import type { Rig } from '../rig.ts';
import type { CreatureSketch } from './creature-sketch.ts';

/** Lines of a sketch that are the branch on which it sits. */
const BRANCH = /^\s*(?:line wood|path leaf)\b/;

/** `perched` is on a branch of its own, if it has one. */
export function sketchedCreature(sketched: CreatureSketch, main: string, perched = true): Rig {
  const { wide, tall, size, legs = [], goes, speed = 0, medium = 'ground', feet = 0, sketch } = sketched;
  const free = !perched && feet !== 0;
  const body = free
    ? sketch
        .split('\n')
        .filter((line) => !BRANCH.test(line))
        .join('\n')
    : sketch;
  const scale = size / tall;
  // What is under water has its middle at the origin, what floats its waterline.
  const down = free ? -feet : medium === 'ground' ? 0 : medium === 'water' ? tall * 0.06 : tall / 2;
  return {
    box: {
      left: (-wide / 2 - 6) * scale,
      right: (wide / 2 + 6) * scale,
      top: (-tall * (goes === 'hops' ? 1.3 : 1.06) + down) * scale,
      bottom: (free ? 16 : 4 + down) * scale,
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
      if (free) {
        // A long tail would hold it up in the air.
        brush.beginPath();
        brush.rect(-wide, -2 * tall, 2 * wide, 2 * tall + feet + 14);
        brush.clip();
      }
      for (const [index, { x, y, long, thick, colour }] of legs.entries()) {
        const swing = goes === 'walks' ? (index % 2 ? beat : -beat) * 0.32 : 0;
        const foot: [number, number] = [x + Math.sin(swing) * long, y + Math.cos(swing) * long];
        stroke(brush, [[x, y], foot, [foot[0] + thick * 0.9, foot[1]]], thick, colour);
      }
      brush.translate(0, goes === 'walks' ? -Math.abs(beat) * tall * 0.015 : 0);
      drawSketch(brush, body, { main });
      brush.restore();
    },
    seat: () => ({ x: 0, y: -size * 0.7, angle: 0 }),
  };
}

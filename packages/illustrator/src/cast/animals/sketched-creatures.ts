import type { CreatureSketch } from '../../catalogue/animal-bodies.ts';
import { placed } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import { measured } from '../measured.ts';
import type { Rig } from '../rig.ts';

/** Lines of a sketch that are the branch or stump on which it sits. */
const BRANCH = /^ *(?:line wood|path wood|path leaf)\b.*$/gm;
/** Pictures a second. */
const RATE = 24;

/** `perched` is on a branch of its own, if it has one; `fiery` breathes what it can. */
export function sketchedCreature(sketched: CreatureSketch, main: string, perched = true, fiery = false): Rig {
  const { wide, tall, size, cycle = 0.8, speed = 0, medium = 'ground', feet = 0, sketch, seat } = sketched;
  const free = !perched && feet !== 0;
  const body = free ? sketch.replaceAll(BRANCH, '') : sketch;
  const scale = size / tall;
  // What is under water has its middle at the origin, what floats its waterline.
  const down = free ? -feet : medium === 'ground' ? 0 : medium === 'water' ? tall * 0.06 : tall / 2;
  return measured({
    cycle,
    frames: Math.max(4, Math.min(30, Math.round(cycle * RATE))),
    speed,
    medium,
    draw(brush, phase) {
      placed(brush, { scale }, () => {
        brush.translate(0, down);
        if (free) {
          // A long tail would hold it up in the air.
          brush.beginPath();
          brush.rect(-wide, -2 * tall, 2 * wide, 2 * tall + feet + 14);
          brush.clip();
        }
        drawSketch(brush, body, { main, phase });
        if (fiery && sketched.breath) drawSketch(brush, sketched.breath, { main, phase });
      });
    },
    seat: () => ({ x: 0, y: -size * 0.7, ...seat, angle: 0 }),
  });
}

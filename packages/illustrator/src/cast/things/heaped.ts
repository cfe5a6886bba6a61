import { placed } from '../../painting/shapes.ts';
import type { Lying } from '../../vocabulary/heaps.ts';
import { asPicture, type Rig } from '../rig.ts';
import { measureRig } from '../silhouette.ts';

const SHADES = [0.84, 1, 0.92];

/** Several of the same on top of each other: one figure, with nothing left of the seats and openings of its members. */
export function heaped(rig: Rig, lie: readonly Lying[]): Rig {
  const picture = asPicture(rig);
  const { left, right, top, bottom } = measureRig(rig);
  const [wide, high] = [right - left, bottom - top];
  const from = { x: (left + right) / 2, y: bottom - high / 2 };
  const reach = Math.max(...lie.map(([across]) => Math.abs(across))) + 0.5;
  const tallest = Math.max(...lie.map(([, up]) => up)) + 1;
  return {
    ...picture,
    box: { left: -reach * wide, right: reach * wide, top: bottom - tallest * high, bottom },
    draw(brush, phase) {
      for (const [index, [across, up, turn]] of lie.entries())
        placed(brush, { x: across * wide, y: bottom - (up + 0.5) * high, turn, from }, () => {
          // A heap of oranges is no orange heap: those beside and behind each other are told apart by the light on them.
          brush.filter = `brightness(${SHADES[index % SHADES.length]})`;
          picture.draw(brush, (phase + index * 0.37) % 1);
        });
    },
  };
}

import { placed } from '../../painting/shapes.ts';
import type { Lying } from '../../vocabulary/heaps.ts';
import type { Rig } from '../rig.ts';
import { measureRig } from '../silhouette.ts';

const SHADES = [0.84, 1, 0.92];

/** Several of the same on top of each other: one figure, with nothing left of the seats and openings of its members. */
export function heaped(rig: Rig, lie: readonly Lying[]): Rig {
  const {
    anatomy: _,
    cabin: __,
    drawFront,
    inside: ___,
    mouth: ____,
    seat: _____,
    surface: ______,
    ...rest
  } = rig;
  const { left, right, top, bottom } = measureRig(rig);
  const [wide, high, middle] = [right - left, bottom - top, (left + right) / 2];
  const reach = Math.max(...lie.map(([across]) => Math.abs(across))) + 0.5;
  const tallest = Math.max(...lie.map(([, up]) => up)) + 1;
  return {
    ...rest,
    box: { left: -reach * wide, right: reach * wide, top: bottom - tallest * high, bottom },
    draw(brush, phase) {
      for (const [index, [across, up, turn]] of lie.entries())
        placed(
          brush,
          {
            x: across * wide,
            y: bottom - (up + 0.5) * high,
            turn,
            from: { x: middle, y: bottom - high / 2 },
          },
          () => {
            // A heap of oranges is no orange heap: those beside and behind each other are told apart by the light on them.
            brush.filter = `brightness(${SHADES[index % SHADES.length]})`;
            rig.draw(brush, (phase + index * 0.37) % 1);
            drawFront?.call(rig, brush, phase);
          },
        );
    },
  };
}

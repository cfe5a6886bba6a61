import { placed } from '../../painting/shapes.ts';
import { drawSketch } from '../../painting/sketch.ts';
import { SIGNS } from '../../vocabulary/looks.ts';
import type { Rig } from '../rig.ts';
import { measureRig } from '../silhouette.ts';
import { transformed } from '../transformed.ts';

/** How much higher something is on wheels, in hundredths of its width: they reach a little into it. */
const LIFT = 10;

/** The same figure with small wheels below it. */
export function onWheels(rig: Rig): Rig {
  const { left, right, bottom } = measureRig(rig);
  const scale = (right - left) / 100;
  const lifted = transformed(rig, { y: -LIFT * scale });
  return {
    ...lifted,
    box: { ...lifted.box, bottom: rig.box.bottom },
    draw(brush, phase) {
      lifted.draw(brush, phase);
      placed(brush, { x: (left + right) / 2, y: bottom, scale }, () =>
        drawSketch(brush, SIGNS.wheels, { phase }),
      );
    },
  };
}

import { placed, stroke } from '../../painting/shapes.ts';
import { measured } from '../measured.ts';
import { asPicture, drawWhole, type Rig } from '../rig.ts';
import { centred } from '../transformed.ts';

const MOST = 4;

/** All of them before it, one after the other, in harness. */
export function pulling(animal: Rig, load: Rig, count: number, ridden = false): Rig {
  const one = measured({ ...animal, frames: Math.min(8, animal.frames) }).box;
  const cart = measured({ ...load, frames: 1 }).box;
  const long = one.right - one.left;
  const high = Math.max(-one.top * 0.62, 34);
  const scale = ridden ? 1 : Math.min(1.6, high / Math.max(10, cart.bottom - cart.top));
  const several = Math.min(MOST, count);
  const ahead = (each: number) => -one.left + 14 + each * long * 0.82;
  return centred(
    measured({
      ...asPicture(animal),
      company: count - 1,
      draw(brush, phase) {
        drawWhole(brush, load, 0, { x: -cart.right * scale, y: -cart.bottom * scale, scale });
        const y = one.top * 0.42;
        stroke(brush, 2, '#5c4028', [-6, -high * 0.35], [ahead(several - 1) + one.right * 0.3, y]);
        for (let each = several - 1; each >= 0; each--) {
          placed(brush, { x: ahead(each) }, () => animal.draw(brush, (phase + each * 0.31) % 1));
        }
      },
    }),
  );
}

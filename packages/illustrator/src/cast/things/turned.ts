import { placed } from '../../painting/shapes.ts';
import type { Subject } from '../../scene-description.ts';
import { measured } from '../measured.ts';
import { asPicture, type Rig } from '../rig.ts';
import { transformed } from '../transformed.ts';

const QUARTER = Math.PI / 2;
/** The ways in which pictures show long things: upright, lying, and from corner to corner. */
const WAYS = [0, Math.PI / 4, -Math.PI / 4, QUARTER];
const LEANING = 0.24;
/** Round things look alike in every way: they are turned only where it makes a difference. */
const WORTH = 0.85;
/** Penguins stand, cats do not. */
const UPRIGHT = 1.15;

/** A thing that lies flat or leans, or an animal that lies on its back or belly, with its lowest point on the ground. */
export function turned(rig: Rig, lies: NonNullable<Subject['lies']>): Rig {
  if (lies === 'on-hind-legs') return rig;
  const { bottom, left, right, top } = measured({ ...rig, frames: 1 }).box;
  const isUpright = bottom - top > (right - left) * UPRIGHT;
  if (lies === 'on-belly') return isUpright ? rotated(rig, QUARTER, 1, rig.medium) : rig;
  if (lies === 'on-back' && isUpright) return rotated(rig, -QUARTER, 1, rig.medium);
  if (lies === 'on-back' || lies === 'upside-down') return rotated(rig, 0, -1, rig.medium);
  const ways = WAYS.map((angle) => ({ angle, tall: heightOf(rotated(rig, angle)) }));
  const [plain] = ways;
  if (lies === 'leaning') {
    const upright = ways.reduce((best, each) => (each.tall > best.tall * 1.1 ? each : best));
    return rotated(rig, upright.angle + LEANING);
  }
  const flat = ways.reduce((best, each) => (each.tall < best.tall ? each : best));
  return flat.tall < plain!.tall * WORTH ? rotated(rig, flat.angle) : rotated(rig, 0);
}

function heightOf({ box }: Rig): number {
  return box.bottom - box.top;
}

function rotated(rig: Rig, angle: number, high = 1, medium: Rig['medium'] = 'ground'): Rig {
  const picture = asPicture(rig);
  const middle = (rig.box.top + rig.box.bottom) / 2;
  const spun = measured({
    ...picture,
    medium,
    speed: high < 0 ? 0 : rig.speed,
    draw(brush, phase) {
      placed(brush, { y: middle, turn: angle, scale: [1, high], from: { y: middle } }, () =>
        picture.draw(brush, phase),
      );
    },
  });
  // The margin of the measured box is no part of the thing.
  return medium === 'ground' ? transformed(spun, { y: 2 - spun.box.bottom }) : spun;
}

import { asBystander } from '../mouth.ts';
import { drawWorn } from '../people/draw-worn.ts';
import { person } from '../people/person.ts';
import { drawPersonHead } from '../people/person-head.ts';
import type { PersonLook } from '../people/person-look.ts';
import type { Rig } from '../rig.ts';

/** Where a driver's head is seen, in vehicles one sits inside of. */
const CABINS: Readonly<Record<string, readonly [x: number, y: number, scale: number]>> = {
  car: [-42, -54, 0.92],
  taxi: [-42, -54, 0.92],
  'police car': [-42, -54, 0.92],
  'sports car': [-18, -50, 0.85],
  'racing car': [-22, -52, 1],
  bus: [150, -84, 1.4],
  truck: [112, -78, 1.2],
  'pickup truck': [30, -74, 1.15],
  van: [86, -72, 1.1],
  train: [12, -82, 1.2],
  tractor: [-30, -86, 1.3],
  'hot air balloon': [0, -54, 1.2],
  helicopter: [58, -18, 1.5],
  airplane: [130, -26, 0.8],
  rocket: [0, -124, 0.9],
  spaceship: [46, -16, 1],
  submarine: [4, -2, 0.9],
  ufo: [0, -20, 1.6],
};

/** A rider on a mount, drawn together so that the rider moves with the saddle. */
export function riding(mount: Rig, model: string, look: PersonLook): Rig {
  const cabin = CABINS[model];
  if (cabin) {
    const [x, y, scale] = cabin;
    return {
      ...mount,
      draw(brush, phase) {
        asBystander(() => mount.draw(brush, phase));
        brush.save();
        brush.translate(x, y);
        // An animal has its head out of the window, and ears in the wind.
        const out = typeof look.head === 'object' ? 1.45 : 1;
        brush.scale(scale * out, scale * out);
        drawPersonHead(brush, look, false, 'smile');
        drawWorn(brush, look.worn, 'head');
        brush.restore();
      },
    };
  }
  const bike = model === 'bicycle' || model === 'motorcycle';
  const standing = model === 'skateboard' || model === 'surfboard';
  // Saddles and pedals are made for grown people.
  const fitted = bike ? { ...look, height: 1 } : look;
  const rider = person({
    look: fitted,
    movement:
      model === 'bicycle'
        ? 'ride-bike'
        : standing
          ? 'skate'
          : bike
            ? 'ride'
            : mount.medium === 'water'
              ? 'sit-aboard'
              : 'ride',
    seat: 'none',
  });
  // Standing hips are 44 up; a rider's hips come to rest on the saddle.
  const hips = standing ? 0 : mount.medium === 'water' ? 20 : 40;
  const tall = 118 * look.height;
  return {
    ...mount,
    box: { ...mount.box, top: Math.min(mount.box.top, (mount.seat?.(0).y ?? mount.box.top) - tall + 20) },
    draw(brush, phase) {
      asBystander(() => mount.draw(brush, phase));
      const seat = mount.seat?.(phase) ?? { x: 0, y: mount.box.top * 0.6, angle: 0 };
      brush.save();
      if (mount.medium === 'water') {
        // Aboard, the gunwale hides the legs.
        brush.beginPath();
        brush.rect(mount.box.left, mount.box.top * 2, mount.box.right * 2, seat.y - 12 - mount.box.top * 2);
        brush.clip();
      }
      brush.translate(seat.x, seat.y);
      brush.rotate(seat.angle * 0.5);
      brush.translate(0, hips * fitted.height);
      rider.draw(brush, phase);
      brush.restore();
    },
  };
}

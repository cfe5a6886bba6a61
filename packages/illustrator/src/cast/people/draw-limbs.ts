import { darker } from '../../painting/colour.ts';
import { type Brush, disc, placed, roundedBox, stroke } from '../../painting/shapes.ts';
import { limb, type Point } from '../rig.ts';
import type { PersonLook } from './person-look.ts';
import type { Pose } from './pose.ts';

export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export function drawArm(
  brush: Brush,
  look: PersonLook,
  [shoulder, elbow, hand]: readonly [Point, Point, Point],
  far: boolean,
): void {
  const side = far ? 2 : -1;
  // A body of its own has sticks for arms.
  if (look.body) {
    stroke(brush, 2.4, look.top, [shoulder.x, shoulder.y + 10], [hand.x + side * -5, hand.y]);
    return;
  }
  const sleeve = darker(look.top, far ? 0.25 : 0.08);
  const skin = far ? darker(look.skin, 0.18) : look.skin;
  const sleeves = look.sleeves ?? (look.dress && !look.coat ? 'short' : 'long');
  const bare = look.bare === true || sleeves === 'short';
  const top = { x: shoulder.x + side, y: shoulder.y };
  limb(brush, [top, elbow, hand], [8, 6.6, 5], bare ? [skin, skin] : [sleeve, sleeve]);
  if (bare) limb(brush, [top, between(top, elbow, 0.55)], [8.8, 8], [sleeve]);
  if (look.gloves) {
    const glove = far ? darker(look.gloves, 0.2) : look.gloves;
    limb(brush, [between(elbow, hand, 0.55), hand], [7, 6.6], [glove]);
    disc(brush, hand.x, hand.y, look.gloveSize ?? 4.6, glove);
    return;
  }
  if (!bare && look.cuff)
    limb(brush, [between(elbow, hand, 0.7), between(elbow, hand, 0.9)], [6.4, 6], [look.cuff]);
  disc(brush, hand.x, hand.y, 3.7, skin);
}

export function drawLeg(
  brush: Brush,
  look: PersonLook,
  [middle, knee, foot]: readonly [Point, Point, Point],
  angles: Pose['near']['leg'],
  far: boolean,
): void {
  const hip = { x: middle.x + (far ? -1.5 : 1.5), y: middle.y };
  const cloth = far ? darker(look.bottom, 0.28) : look.bottom;
  const skin = far ? darker(look.skin, 0.18) : look.skin;
  const shoe = far ? darker(look.boots ?? look.shoes, 0.25) : (look.boots ?? look.shoes);
  const bare = (look.dress && !look.coat && !look.trousers) || look.bare === true || look.shorts === true;
  limb(brush, [hip, knee, foot], bare ? [9, 7, 5.4] : [11, 9, 7], bare ? [skin, skin] : [cloth, cloth]);
  if (look.bare) limb(brush, [hip, between(hip, knee, 0.5)], [11, 10], [cloth]);
  if (look.shorts) limb(brush, [hip, between(hip, knee, 0.85)], [11.4, 11], [cloth]);
  if (look.socks)
    limb(brush, [between(knee, foot, 0.3), foot], [6.8, 6], [far ? darker(look.socks, 0.25) : look.socks]);
  if (look.cuff && !bare)
    limb(brush, [between(knee, foot, 0.62), between(knee, foot, 0.78)], [8, 7.6], [look.cuff]);
  if (look.boots) limb(brush, [between(knee, foot, 0.35), foot], [9.6, 8.2], [shoe]);
  placed(
    brush,
    { x: foot.x, y: foot.y, turn: Math.max(-1.3, Math.min(0.7, -(angles.hip - angles.knee) * 0.85)) },
    () => roundedBox(brush, -4, -2.6, look.behind ? 8 : 13, look.boots ? 6 : 5.4, 2.6, shoe),
  );
}

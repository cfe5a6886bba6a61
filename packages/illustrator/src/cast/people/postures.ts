import type { Brush } from '../../painting/shapes.ts';
import type { Posture } from '../../scene-description.ts';
import type { Point } from '../rig.ts';
import { postureAlone } from './deeds/key-pose.ts';
import { rotated } from './draw-person.ts';
import { HIPS, type Pose, TORSO } from './pose.ts';

const MOST_LEAN = 0.5;

export interface InPosture {
  readonly pose: Pose;
  /** Takes the brush to where the shoulders have come: what is in hand or at hand comes along. */
  enter(brush: Brush): void;
  /** Where a point of the pose has come. */
  moved(point: Point): Point;
}

/** The same movement of the arms by somebody who sits, kneels or lies. */
export function inPosture(done: Pose, posture: Posture): InPosture {
  const body = postureAlone(posture);
  const limbs = {
    near: { arm: done.near.arm, leg: body.near.leg },
    far: { arm: done.far.arm, leg: body.far.leg },
  };
  if (body.turn !== 0)
    return {
      pose: { ...done, ...limbs, lean: 0, turn: 0 },
      enter(brush) {
        brush.translate(body.shift, -HIPS - body.lift);
        brush.rotate(body.turn);
        brush.translate(-done.shift, HIPS + done.lift);
      },
      moved({ x, y }) {
        const from = { x: x - done.shift, y: y + HIPS + done.lift };
        const { x: right, y: down } = rotated(from, { x: 0, y: 0 }, body.turn);
        return { x: body.shift + right, y: -HIPS - body.lift + down };
      },
    };
  const isPropped = posture === 'prone';
  const lean = isPropped ? body.lean : Math.max(-0.1, Math.min(MOST_LEAN, done.lean)) + body.lean / 2;
  const settled = { ...body, ...limbs, lean, head: isPropped ? body.head : done.head };
  const [from, to] = [shoulderOf(done), shoulderOf(settled)];
  const moved = { x: to.x - from.x, y: to.y - from.y };
  return {
    pose: { ...settled, lift: settled.lift + moved.y, shift: settled.shift - moved.x },
    enter: (brush) => brush.translate(moved.x, moved.y),
    moved: ({ x, y }) => ({ x: x + moved.x, y: y + moved.y }),
  };
}

function shoulderOf({ lean, lift, shift }: Pose): Point {
  return { x: shift + Math.sin(lean) * (TORSO - 4), y: -HIPS - lift - Math.cos(lean) * (TORSO - 4) };
}

/** How high the hips are of somebody who sits; nothing of others. */
export function seatHeight(posture: Posture | undefined): number | undefined {
  return posture === 'sit' || posture === 'sit-low' ? HIPS + postureAlone(posture).lift : undefined;
}

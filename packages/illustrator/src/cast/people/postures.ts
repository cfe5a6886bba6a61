import type { Placing } from '../../painting/shapes.ts';
import type { Posture } from '../../scene-description.ts';
import { type Point, rotated } from '../rig.ts';
import { postureAlone } from './deeds/key-pose.ts';
import { HIPS, type Pose, TORSO } from './pose.ts';

/**
 * The same movement of the arms by somebody who sits, kneels or lies, or with the hips in a saddle, and where that is drawn:
 * what is in hand or at hand comes along.
 */
export function settled(
  done: Pose,
  posture: Posture | 'astride' | undefined,
): { readonly pose: Pose; readonly placing: Placing } {
  if (posture === undefined) return { pose: done, placing: {} };
  const hips = { x: done.shift, y: -HIPS - done.lift };
  if (posture === 'astride')
    return {
      pose: { ...withLegs(done, ASTRIDE), lean: between(-0.2, done.lean, 0.3) },
      placing: { from: hips },
    };
  const body = postureAlone(posture);
  const posed = withLegs(done, body);
  if (body.turn !== 0)
    return {
      pose: { ...posed, lean: 0 },
      placing: { x: body.shift, y: -HIPS - body.lift, turn: body.turn, from: hips },
    };
  const isPropped = posture === 'prone';
  const lean = isPropped ? body.lean : between(-0.1, done.lean, 0.5) + body.lean / 2;
  const { lift, shift } = body;
  const pose = { ...posed, lift, shift, lean, head: isPropped ? body.head : done.head };
  const [from, to] = [shoulderOf(done), shoulderOf(pose)];
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { pose: { ...pose, lift: lift + y, shift: shift - x }, placing: { x, y } };
}

const ASTRIDE = { near: { leg: { hip: 0.95, knee: 1.15 } }, far: { leg: { hip: 0.85, knee: 1.1 } } };

function withLegs(done: Pose, { near, far }: typeof ASTRIDE): Pose {
  return {
    ...done,
    turn: 0,
    near: { arm: done.near.arm, leg: near.leg },
    far: { arm: done.far.arm, leg: far.leg },
  };
}

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value));

function shoulderOf({ lean, lift, shift }: Pose): Point {
  return { x: shift + Math.sin(lean) * (TORSO - 4), y: -HIPS - lift - Math.cos(lean) * (TORSO - 4) };
}

/** Where a point of what is placed has come. */
export function placedPoint(point: Point, { x = 0, y = 0, turn = 0, from = {} }: Placing): Point {
  const at = rotated({ x: point.x - (from.x ?? 0), y: point.y - (from.y ?? 0) }, { x: 0, y: 0 }, turn);
  return { x: x + at.x, y: y + at.y };
}

/** How high the hips are of somebody who sits; nothing of others. */
export function seatHeight(posture: Posture | undefined): number | undefined {
  return posture === 'sit' || posture === 'sit-low' ? HIPS + postureAlone(posture).lift : undefined;
}

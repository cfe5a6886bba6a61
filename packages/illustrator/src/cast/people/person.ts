import { TURN } from '../../painting/shapes.ts';
import type { Posture } from '../../scene-description.ts';
import type { Box, Medium, Rig } from '../rig.ts';
import { type Accessory, drawPerson, drawStool, joints, partOfPerson } from './draw-person.ts';
import { type MovementName, movement as movementOf } from './movements.ts';
import type { PersonLook } from './person-look.ts';
import { astride, HIPS, SEAT_HEIGHT } from './pose.ts';
import { inPosture, seatHeight } from './postures.ts';

export interface PersonOptions {
  readonly look: PersonLook;
  readonly movement: MovementName;
  readonly medium?: Medium;
  readonly behind?: Accessory;
  readonly before?: Accessory;
  /** Room that accessories need beyond the person. */
  readonly room?: Partial<Box>;
  /** What one sits on: a drawn stool unless the scene has something. */
  readonly seat?: 'stool' | 'none';
  /** On something that is drawn apart: the origin is the hips. */
  readonly astride?: boolean;
  readonly posture?: Posture | undefined;
}

export const SEATED = new Set<MovementName>([
  'sit',
  'read',
  'eat',
  'drink',
  'play-piano',
  'play-drum',
  'type',
  'fish',
  'drive',
]);

const SPEAKING = new Set<MovementName>(['sing', 'talk']);

export function person(options: PersonOptions): Rig {
  const { look } = options;
  const movement = movementOf(options.movement);
  const scale = look.height;
  const room = options.room ?? {};
  const isSeated = SEATED.has(options.movement) && !options.astride;
  // Who sits or lies at the movement anyway needs no other legs for it.
  const asItIs = (isSeated && options.posture === 'sit') || options.movement === 'sleep';
  const posture = asItIs ? undefined : options.posture;
  const sits = posture ? seatHeight(posture) : isSeated ? SEAT_HEIGHT : undefined;
  const hasStool = options.seat !== 'none' && (posture ? posture === 'sit' : isSeated);
  const flat =
    posture === 'lie' ||
    posture === 'prone' ||
    options.movement === 'swim' ||
    options.movement === 'fly' ||
    options.movement === 'sleep';
  return {
    box: {
      left: -(flat ? 78 : 62) * scale - (room.left ?? 0),
      right: (flat ? 78 : 62) * scale + (room.right ?? 0),
      top: -(options.movement === 'jump' ? 178 : 150) * scale - (room.top ?? 0),
      bottom: (flat ? 40 : 10) * scale + (room.bottom ?? 0),
    },
    cycle: movement.cycle,
    frames: movement.frames,
    speed: movement.speed * scale,
    medium: options.medium ?? 'ground',
    nearness: 1.3,
    ...(sits !== undefined && { sits: sits * scale }),
    // Whoever is carried sits on a shoulder, beside the head.
    seat(phase) {
      const { neck } = joints(movement.pose(phase));
      return { x: (neck.x - 13) * scale, y: (neck.y + 4) * scale, angle: 0 };
    },
    anatomy: {
      stature: 100 * scale,
      isUpright: true,
      at(anchor, phase) {
        const pose = movement.pose(phase);
        const settled = posture && !options.astride ? inPosture(pose, posture) : null;
        const part = partOfPerson(settled?.pose ?? (options.astride ? astride(pose) : pose), anchor);
        const { x, y } = settled?.moved(part) ?? part;
        return { x: x * scale, y: (y + (options.astride ? HIPS : 0)) * scale };
      },
    },
    draw(brush, phase) {
      brush.save();
      brush.scale(scale, scale);
      if (options.astride) brush.translate(0, HIPS);
      if (hasStool) drawStool(brush);
      const moved = posture && inPosture(movement.pose(phase), posture);
      moved?.enter(brush);
      drawPerson(
        brush,
        {
          look,
          ...(options.behind ? { behind: options.behind } : {}),
          ...(options.before ? { before: options.before } : {}),
          eyesClosed: options.movement === 'sleep' || options.movement === 'meditate' || phase > 0.95,
          expression: SPEAKING.has(options.movement) && Math.sin(phase * TURN * 4) > -0.2 ? 'open' : 'smile',
          windy: options.movement === 'run',
        },
        options.astride ? astride(movement.pose(phase)) : (moved?.pose ?? movement.pose(phase)),
        phase,
      );
      brush.restore();
    },
  };
}

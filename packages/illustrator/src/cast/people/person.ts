import { TURN } from '../../painting/shapes.ts';
import type { Box, Medium, Rig } from '../rig.ts';
import { type Accessory, drawPerson } from './draw-person.ts';
import { MOVEMENTS } from './movements.ts';
import type { PersonLook } from './person-look.ts';

export type MovementName = keyof typeof MOVEMENTS;

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
  const movement = MOVEMENTS[options.movement];
  const scale = look.height;
  const room = options.room ?? {};
  const flat = options.movement === 'swim' || options.movement === 'fly' || options.movement === 'sleep';
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
    draw(brush, phase) {
      brush.save();
      brush.scale(scale, scale);
      drawPerson(
        brush,
        {
          look,
          ...(options.behind ? { behind: options.behind } : {}),
          ...(options.before ? { before: options.before } : {}),
          stool: SEATED.has(options.movement) && options.seat !== 'none',
          eyesClosed: options.movement === 'sleep' || options.movement === 'meditate' || phase > 0.95,
          expression: SPEAKING.has(options.movement) && Math.sin(phase * TURN * 4) > -0.2 ? 'open' : 'smile',
          windy: options.movement === 'run',
        },
        movement.pose(phase),
        phase,
      );
      brush.restore();
    },
  };
}

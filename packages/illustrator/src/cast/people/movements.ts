import { movementDrawing } from '../../catalogue/movement-index.ts';
import type { Action } from '../../scene-description.ts';
import { flow, poseOf } from './deeds/key-pose.ts';
import type { Pose } from './pose.ts';

export type MovementName = Action | 'idle' | 'walk-hold' | 'walk-carry' | 'ride-bike' | 'kick';

export interface Movement {
  readonly cycle: number;
  readonly frames: number;
  readonly speed: number;
  pose(phase: number): Pose;
}

const SAME: Partial<Record<MovementName, MovementName>> = { idle: 'stand', launch: 'stand', chase: 'run' };
/** Pictures a second, and at most. */
const RATE = 22;
const MOST_PICTURES = 28;

export function movement(name: MovementName): Movement {
  // What only a deed shows is done in its own posture alone: others stand there.
  const { cycle, keys, speed = 0 } = movementDrawing(SAME[name] ?? name) ?? movementDrawing('stand')!;
  const at = flow(keys);
  return {
    cycle,
    frames: Math.min(MOST_PICTURES, Math.round(cycle * RATE)),
    speed,
    pose: (phase) => poseOf(at(phase)),
  };
}

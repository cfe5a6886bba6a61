import { movementDrawing } from '../../catalogue/movement-index.ts';
import type { Action } from '../../scene-description.ts';
import type { Rig } from '../rig.ts';
import type { DeedCast } from './deeds/deed-cast.ts';
import { deedRig } from './deeds/deed-rig.ts';

export type MovementName = Action | 'idle' | 'walk-hold' | 'walk-carry' | 'ride-bike' | 'kick';

const SAME: Partial<Record<MovementName, MovementName>> = { idle: 'stand', launch: 'stand', chase: 'run' };

/** Somebody who moves; `props` are what they have with them instead of what the movement has. */
export function moving(name: MovementName, cast: DeedCast, props?: string): Rig {
  // What only a deed shows is done in its own posture alone: others stand there.
  const movement = movementDrawing(SAME[name] ?? name) ?? movementDrawing('stand')!;
  const { stance } = movement;
  const seat = cast.seated ? stance : undefined;
  const posture = stance === 'lie' ? seat : (cast.posture ?? seat);
  const script = { ...movement, ...(props && { props }), flows: true, nearness: 1.3 };
  return deedRig(script, { roomy: true, ...cast, posture });
}
